import { FollowKeys, followPath, hashOfKey, isKey } from './followKeys';

const order = { orderId: 41, createdAt: new Date('2026-11-23T18:00:00.123Z') };
const keys = new FollowKeys('a secret of the shop');

test('a key is 128 bits, the same for the same order, and another for each order, instant and secret', () => {
  const key = keys.keyOf(order);
  expect(Buffer.from(key, 'base64url')).toHaveLength(16);
  expect(new FollowKeys('a secret of the shop').keyOf(order)).toBe(key);
  const others = [
    keys.keyOf({ ...order, orderId: 42 }),
    keys.keyOf({ ...order, createdAt: new Date('2026-11-23T18:00:00.124Z') }),
    new FollowKeys('another secret').keyOf(order),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
  expect(followPath(41, key)).toBe(`/orders/41?key=${key}`);
});

test('a key that was given goes on opening when the secret has changed, and is not made again as another', () => {
  const key = keys.keyOf(order);
  const hash = hashOfKey(key);
  expect(keys.keyAgain(order, hash)).toBe(key);
  expect(new FollowKeys('another secret').keyAgain(order, hash)).toBeNull();
  expect(isKey(key, hash)).toBe(true);
  expect(keys.keyAgain(order, null)).toBeNull();
});

test('no other key opens, and none opens an order without one', () => {
  const key = keys.keyOf(order);
  const hash = hashOfKey(key);
  // The last character says two bits and four of nothing: that it decodes to the same bytes does not make it the key.
  const twin = key.slice(0, -1) + String.fromCharCode(key.charCodeAt(21) + 1);
  for (const other of ['', key.slice(1), `${key}=`, ` ${key}`, twin]) expect(isKey(other, hash)).toBe(false);
  for (const any of ['', key, '\0'.repeat(32)]) expect(isKey(any, null)).toBe(false);
});
