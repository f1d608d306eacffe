const PREFIX = 'unsent-';

/**
 * Where the browser keeps what an account has not sent yet. It is no copy of anything, so it outlives the session:
 * whoever signs in meanwhile does not see it, and its owner finds it again.
 */
export function unsentKey(what: string, userId: number): string {
  return `${PREFIX}${what}-${userId}`;
}

/** Whether something that was not sent yet is kept under the key. */
export function isUnsent(key: string): boolean {
  return key.startsWith(PREFIX);
}
