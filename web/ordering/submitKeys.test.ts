import { SubmitKeys } from './submitKeys';

/** Sends and notes the key; fails when it is told to. */
function sending() {
  const sent: string[] = [];
  return {
    sent,
    done: (key: string) => Promise.resolve(sent.push(key)),
    lost: (key: string) => {
      sent.push(key);
      return Promise.reject(new Error('The answer got lost'));
    },
  };
}

test('two presses at once are one, and what is done is not meant again', async () => {
  const keys = new SubmitKeys();
  const { sent, done } = sending();
  await Promise.all([keys.send('payment', done), keys.send('payment', done)]);
  await keys.send('payment', done);
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test('after an answer that got lost the same key is sent again, until what is sent is meant anew', async () => {
  const keys = new SubmitKeys();
  const { sent, done, lost } = sending();
  await expect(keys.send('payment', lost)).rejects.toThrow('The answer got lost');
  await keys.send('limit', done);
  await keys.send('payment', done);
  expect([sent[1] === sent[0], sent[2] === sent[0]]).toEqual([false, true]);
  await expect(keys.send('payment', lost)).rejects.toThrow('The answer got lost');
  keys.beginAnew('payment');
  await keys.send('payment', done);
  expect(sent[4]).not.toBe(sent[3]);
});
