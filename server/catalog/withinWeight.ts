import { LIST_BYTES } from '../graphql/paging';

/**
 * As many of the entries, from the first on, as weigh at most 2 MB together; one at least, so that every page leads on.
 * @param weigh about the bytes of an entry in an answer
 */
export function withinWeight<Entry>(entries: readonly Entry[], weigh: (entry: Entry) => number): Entry[] {
  let weight = 0;
  const end = entries.findIndex((entry) => (weight += weigh(entry)) > LIST_BYTES);
  return entries.slice(0, end === -1 ? undefined : Math.max(1, end));
}

/** The bytes of texts in JSON. */
export function textBytes(...texts: string[]): number {
  return Buffer.byteLength(JSON.stringify(texts));
}
