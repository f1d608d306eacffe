import { hashPassword, passwordMatches } from './passwords';

test('a password is kept as argon2id with 19 MiB and two passes', async () => {
  const hash = await hashPassword('plum-and-fig');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwordMatches(hash, 'plum-and-fig')).toBe(true);
  expect(await passwordMatches(hash, 'plum-and-fog')).toBe(false);
  expect(await passwordMatches(null, 'decoy')).toBe(false);
});
