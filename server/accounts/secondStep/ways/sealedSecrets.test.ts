import { SealedSecrets } from './sealedSecrets';

const SECRET = '2BTYZULKKKQXMJMGO4EQ4HHVSAS6ELQK';
const sealing = new SealedSecrets('a secret of this test');

test('what was sealed is not to be read, and opens for its account', () => {
  const sealed = sealing.seal(SECRET, 7);
  expect(Buffer.from(sealed, 'base64url').includes(SECRET)).toBe(false);
  expect(sealing.open(sealed, 7)).toBe(SECRET);
  expect(sealing.seal(SECRET, 7)).not.toBe(sealed);
});

test('it opens for nobody else, with no other key, and not when it was changed', () => {
  const sealed = sealing.seal(SECRET, 7);
  expect(sealing.open(sealed, 8)).toBeNull();
  expect(new SealedSecrets('another secret').open(sealed, 7)).toBeNull();
  expect(sealing.open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 7)).toBeNull();
  expect(sealing.open('', 7)).toBeNull();
});
