import { setImmediate as nextTurn } from 'node:timers/promises';
import { Turns } from './turns';

/** Turns in which each answer writes its name. */
function turns() {
  const log: string[] = [];
  const all = new Turns();
  const send = (visitor: string, name: string) =>
    all.run({ visitor: () => visitor, send: () => log.push(name), refuse: () => log.push(`${name} refused`) });
  return { log, send };
}

it('sends at once what one visitor alone asks for, however much', () => {
  const { log, send } = turns();
  for (let n = 1; n <= 100; n += 1) send('a', `a${n}`);
  expect(log).toHaveLength(100);
});

it('sends one answer to each visitor in a turn while several ask for more than there is time for', async () => {
  const { log, send } = turns();
  for (let n = 1; n <= 9; n += 1) send('flood', `f${n}`);
  send('b', 'b1');
  log.length = 0;
  for (let n = 10; n <= 60; n += 1) send('flood', `f${n}`);
  send('b', 'b2');
  send('b', 'b3');
  send('c', 'c1');
  expect(log).toEqual([]);
  await nextTurn();
  expect(log).toEqual(['f10', 'b2', 'c1']);
  await nextTurn();
  expect(log.slice(3)).toEqual(['f11', 'b3']);
});

it('sends in the end everything that it has taken', async () => {
  const { log, send } = turns();
  for (let n = 1; n <= 200; n += 1) send(n % 3 === 0 ? 'b' : 'a', `${n}`);
  while (log.length < 200) await nextTurn();
  expect(new Set(log).size).toBe(200);
});
