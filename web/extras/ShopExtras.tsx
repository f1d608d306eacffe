import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { useLazyPart } from '../ui/useLazyPart';
import { installOffers } from './installOffers';

const loadExtras = async () => (await import('./Extras')).Extras;

/** Long enough for the page to be drawn first, short enough for the earliest banner. */
const WANTED_AFTER_MS = 900;

/** What a page can do without: ways to reach the shop, and the offer to install it. Fetched once the page stands. */
export function ShopExtras() {
  const [since] = useState(() => Date.now());
  const [Extras, fetchExtras] = useLazyPart(loadExtras);
  useEffect(() => {
    installOffers.listen();
    const timer = setTimeout(() => void fetchExtras().catch(() => {}), WANTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fetchExtras]);
  return (
    Extras && (
      <ErrorBoundary instead={null}>
        <Extras since={since} />
      </ErrorBoundary>
    )
  );
}
