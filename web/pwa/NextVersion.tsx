import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { watchWrites, type Writes } from './versionLink';

const ORDER_SUCCESS = '/order-success';

/**
 * Takes over a new version when somebody goes on to another page: what they did is done, and the next page has nothing
 * typed yet. Not while something is being sent, and not on the way to what an order has led to (specification 19.5).
 */
export function NextVersion({ reload }: { reload: (() => void) | null }) {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const writes = useRef<Writes>(undefined);
  const shown = useRef(pathname);
  useEffect(() => {
    writes.current ??= watchWrites(client);
  }, [client]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (reload && pathname !== ORDER_SUCCESS && !writes.current?.isUnderWay()) reload();
  }, [pathname, reload]);
  return null;
}
