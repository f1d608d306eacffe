import { Accepting } from './accepting';

/** The event loop is the real one, the clock the test's. */
function acceptingOf() {
  let now = 1_000;
  let goneOn = 0;
  const accepting = new Accepting(
    () => (goneOn += 1),
    () => now,
  );
  return {
    connection: () => accepting.connection(),
    isFirst: () => accepting.isFirst,
    goneOn: () => goneOn,
    /** The end of this turn, a millisecond later. */
    turn: async () => {
      now += 1;
      await new Promise(setImmediate);
    },
  };
}

it('lets work go on after a turn in which nobody connected', async () => {
  const { connection, isFirst, goneOn, turn } = acceptingOf();
  expect(isFirst()).toBe(false);
  connection();
  expect([isFirst(), goneOn()]).toEqual([true, 0]);
  for (let n = 0; n < 3; n += 1) await turn();
  expect([isFirst(), goneOn()]).toEqual([false, 1]);
});

it('holds work back while connections come turn after turn, but not for longer than it may', async () => {
  const { connection, isFirst, goneOn, turn } = acceptingOf();
  let turns = 0;
  connection();
  for (; isFirst() && turns < 1_000; turns += 1) {
    connection();
    await turn();
  }
  expect(turns).toBeGreaterThanOrEqual(250);
  expect(turns).toBeLessThan(255);
  expect(goneOn()).toBe(1);
});

it('then lets work go on for as long, whatever connects', async () => {
  const { connection, isFirst, turn } = acceptingOf();
  let held = 0;
  for (let n = 0; n < 1_500; n += 1) {
    connection();
    await turn();
    if (isFirst()) held += 1;
  }
  expect(held).toBeGreaterThan(700);
  expect(held).toBeLessThan(800);
});
