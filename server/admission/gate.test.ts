import { Gate, type Kind, type Work } from './gate';

/** A gate whose work ends when the test says so; `log` has what was begun and refused, in order. */
function gateOf(places: number) {
  let now = 0;
  const gate = new Gate(places, () => now);
  const log: string[] = [];
  const enter = (visitor: string, kind: Kind, name: string) => {
    const work: Work = {
      visitor,
      kind,
      begin: () => log.push(name),
      refuse: ({ code, details }) => log.push(`${name}: ${code} ${details.retryAfter}`),
    };
    gate.enter(work);
    return () => gate.withdraw(work);
  };
  return {
    log,
    enter,
    leave: (visitor: string, kind: Kind) => gate.leave({ visitor, kind }),
    pass: (milliseconds: number) => {
      now += milliseconds;
      jest.advanceTimersByTime(milliseconds);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('begins as much as there are places for, and the rest as places become free', () => {
  const { enter, leave, log } = gateOf(4);
  for (const n of [1, 2, 3, 4, 5, 6]) enter('a', 'write', `${n}`);
  expect(log).toEqual(['1', '2', '3', '4']);
  leave('a', 'write');
  leave('a', 'write');
  expect(log).toEqual(['1', '2', '3', '4', '5', '6']);
});

it('keeps a quarter of the places for writes, which go before reads that came earlier', () => {
  const { enter, leave, log } = gateOf(4);
  for (const n of [1, 2, 3, 4]) enter('a', 'read', `r${n}`);
  expect(log).toEqual(['r1', 'r2', 'r3']);
  enter('a', 'write', 'w1');
  enter('a', 'write', 'w2');
  expect(log).toEqual(['r1', 'r2', 'r3', 'w1']);
  leave('a', 'read');
  expect(log.at(-1)).toBe('w2');
  leave('a', 'write');
  expect(log.at(-1)).toBe('r4');
});

it('lets visitors take turns, however much one of them sends', () => {
  const { enter, leave, log, pass } = gateOf(2);
  for (let n = 1; n <= 50; n += 1) enter('flood', 'write', `f${n}`);
  enter('b', 'write', 'b1');
  enter('c', 'write', 'c1');
  enter('b', 'write', 'b2');
  // What was begun first ends first.
  for (let n = 0; n < 6; n += 1) {
    pass(1);
    leave(log[n]!.startsWith('f') ? 'flood' : log[n]![0]!, 'write');
  }
  expect(log).toEqual(['f1', 'f2', 'b1', 'f3', 'c1', 'b2', 'f4']);
});

it('leaves one visitor few places while others are there, and all of them when it is alone', () => {
  const { enter, leave, log, pass } = gateOf(21);
  enter('b', 'read', 'b1');
  for (let n = 1; n <= 20; n += 1) enter('flood', 'read', `f${n}`);
  expect(log).toEqual(['b1', 'f1']);
  pass(1_001);
  leave('b', 'read');
  expect(log).toHaveLength(16);
});

it('refuses what has waited too long: reads after 10 s, writes after 30 s', () => {
  const { enter, leave, log, pass } = gateOf(1);
  enter('a', 'write', 'w1');
  enter('a', 'read', 'r1');
  enter('a', 'write', 'w2');
  pass(10_000);
  expect(log).toEqual(['w1']);
  pass(400);
  expect(log).toEqual(['w1', 'r1: UNAVAILABLE 2']);
  pass(20_000);
  expect(log).toEqual(['w1', 'r1: UNAVAILABLE 2', 'w2: UNAVAILABLE 2']);
  enter('a', 'read', 'r2');
  leave('a', 'write');
  expect(log.at(-1)).toBe('r2');
});

it('refuses at once what comes when a thousand wait: the newest of whoever has most, reads first', () => {
  const { enter, log } = gateOf(1);
  enter('a', 'write', 'w');
  enter('b', 'read', 'other');
  for (let n = 1; n <= 998; n += 1) enter('flood', 'read', `f${n}`);
  enter('c', 'write', 'order');
  expect(log).toEqual(['w']);
  enter('c', 'write', 'another order');
  expect(log).toEqual(['w', 'f998: UNAVAILABLE 2']);
  enter('flood', 'read', 'f999');
  expect(log.at(-1)).toBe('f999: UNAVAILABLE 2');
});

it('does not give up the reads of others for the writes of one', () => {
  const { enter, log } = gateOf(1);
  enter('a', 'write', 'w');
  for (let n = 1; n <= 50; n += 1) enter(`reader ${n}`, 'read', `r${n}`);
  for (let n = 1; n <= 1_000; n += 1) enter('flood', 'write', `f${n}`);
  expect(log).toHaveLength(51);
  expect(log.slice(1).every((line) => /^f\d+: UNAVAILABLE/.test(line))).toBe(true);
});

it('refuses at once what may not wait, and works on when what it began has thrown', () => {
  const log: string[] = [];
  const gate = new Gate(1);
  const work = { visitor: 'a', kind: 'write', refuse: () => log.push('refused') } as const;
  gate.enter({ ...work, begin: () => log.push('begun') });
  gate.enter({ ...work, begin: () => log.push('never'), mayWait: false });
  jest.runOnlyPendingTimers();
  expect(log).toEqual(['begun', 'refused']);
  gate.leave(work);
  const fail = () => {
    throw new Error('broken');
  };
  expect(() => gate.enter({ ...work, begin: fail })).toThrow('broken');
  gate.leave(work);
  gate.enter({ ...work, begin: () => log.push('again') });
  expect(log.at(-1)).toBe('again');
});

it('begins what may not wait while a place is free, also of a visitor that has its part', () => {
  const log: string[] = [];
  const gate = new Gate(3);
  const work = { kind: 'write', refuse: () => log.push('refused') } as const;
  gate.enter({ ...work, visitor: 'b', begin: () => log.push('b') });
  gate.enter({ ...work, visitor: 'a', begin: () => log.push('a') });
  for (const name of ['large', 'too large']) {
    gate.enter({ ...work, visitor: 'a', begin: () => log.push(name), mayWait: false });
  }
  expect(log).toEqual(['b', 'a']);
  jest.runOnlyPendingTimers();
  expect(log).toEqual(['b', 'a', 'large', 'refused']);
});

it('forgets what its client no longer waits for', () => {
  const { enter, leave, log } = gateOf(1);
  enter('a', 'write', 'w1');
  const withdraw = enter('a', 'write', 'w2');
  enter('a', 'write', 'w3');
  withdraw();
  leave('a', 'write');
  expect(log).toEqual(['w1', 'w3']);
});

it('begins nothing while connections are accepted, and refuses what may not wait only afterwards', async () => {
  jest.useRealTimers();
  const gate = new Gate(1);
  const log: string[] = [];
  const work = (name: string): Work => ({
    visitor: 'a',
    kind: 'read',
    mayWait: false,
    begin: () => log.push(`${name} begun`),
    refuse: () => log.push(`${name} refused`),
  });
  gate.connection();
  gate.enter(work('first'));
  gate.enter(work('second'));
  expect(log).toEqual([]);
  while (log.length < 2) await new Promise(setImmediate);
  expect(log).toEqual(['first begun', 'second refused']);
});
