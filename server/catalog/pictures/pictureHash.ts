import { createHash } from 'node:crypto';

/** The name of a picture: the first 32 hex digits of the SHA-256 of its bytes. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
