import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default algorithm; OWASP's minimum of memory and passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id hash of a password, with its salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one of the hash; for null it takes as long, so that the time does not tell which users
 * exist.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
