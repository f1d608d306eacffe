import { useEffect, useEffectEvent, useState } from 'react';
import type { ListAddress } from '../../filters/useListAddress';

interface Emptied {
  nodes: readonly unknown[] | undefined;
  /** Whether the list has pages. */
  paged: boolean;
  reading: { loading: boolean; error: unknown };
  address: Pick<ListAddress, 'page' | 'previous'>;
}

/**
 * Goes back to the page before a last page that nothing is left on: the pages before it have more.
 * @returns whether what was read is such a page, of which it is not to be said that there is nothing
 */
export function useEmptiedPage({ nodes, paged, reading, address }: Emptied): boolean {
  const isEmptied = paged && address.page > 1 && nodes?.length === 0 && !reading.loading && !reading.error;
  // Shown until the page before it is there.
  const [left, setLeft] = useState<typeof nodes>();
  if (isEmptied && nodes !== left) setLeft(nodes);
  const goBack = useEffectEvent(() => address.previous({ replace: true }));
  useEffect(() => {
    if (isEmptied) goBack();
  }, [isEmptied]);
  return isEmptied || (nodes !== undefined && nodes === left);
}
