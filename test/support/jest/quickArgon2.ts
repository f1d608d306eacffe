import { hash as argon2, type Options } from '@node-rs/argon2/index.js';

export { verify } from '@node-rs/argon2/index.js';

/**
 * The library's own function, with a thousandth of the memory: the tests make accounts and sign in thousands of times. A
 * hash says itself what it was made with. What the shop's cost is `server/accounts/signIn/passwords.test.ts` asserts.
 */
export function hash(password: string, _options?: Options): Promise<string> {
  return argon2(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}
