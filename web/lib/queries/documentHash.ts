import type { DocumentNode } from '@apollo/client';

/** codegen writes the hash into each document it generates, with its algorithm in front, which the protocol leaves out. */
export function hashOf(document: DocumentNode): string {
  const meta: unknown = Reflect.get(document, '__meta__');
  if (typeof meta === 'object' && meta !== null && 'hash' in meta && typeof meta.hash === 'string') {
    return meta.hash.replace('sha256:', '');
  }
  throw new Error('This is not a stored document');
}
