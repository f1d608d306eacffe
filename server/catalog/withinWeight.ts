import { LIMITS } from '../../common/constants';
import { pageOfEdges, type Page, type PageRequest } from '../db/page';
import { LIST_BYTES } from '../graphql/paging';

/** How many entries a page has that ends by its weight: as many as there is room for when nothing is said. */
export const WEIGHED = { standard: LIMITS.fastCatalogue, max: LIMITS.fastCatalogue } as const;

/**
 * The page with as many of its entries as weigh at most 2 MB together: from the first on, or from the last back where
 * the last ones are asked for. One at least, so that every page leads on.
 * @param weigh about the bytes of an entry in an answer
 */
export function withinWeight<Entry>(
  page: Page<Entry>,
  { last }: PageRequest,
  weigh: (entry: Entry) => number,
): Page<Entry> {
  const { edges, pageInfo } = page;
  const fromEnd = last !== null && last !== undefined;
  let weight = 0;
  const end = (fromEnd ? edges.toReversed() : edges).findIndex(({ node }) => (weight += weigh(node)) > LIST_BYTES);
  if (end === -1) return page;
  const count = Math.max(1, end);
  if (count === edges.length) return page;
  return fromEnd
    ? pageOfEdges(edges.slice(-count), { ...pageInfo, hasPreviousPage: true })
    : pageOfEdges(edges.slice(0, count), { ...pageInfo, hasNextPage: true });
}

/** The bytes of texts in JSON. */
export function textBytes(...texts: string[]): number {
  return Buffer.byteLength(JSON.stringify(texts));
}
