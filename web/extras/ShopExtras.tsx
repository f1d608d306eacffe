import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { useLazyPart } from '../ui/useLazyPart';
import { installPrompt } from './installPrompt';

const loadExtras = async () => (await import('./Extras')).Extras;

/** Long enough for the page to be drawn first, short enough for the earliest banner. */
const LOAD_AFTER_MS = 900;

/** Contact menu and install banner, which are fetched once the page is drawn. */
export function ShopExtras() {
  const [openedAt] = useState(() => Date.now());
  const [Extras, fetchExtras] = useLazyPart(loadExtras);
  useEffect(() => {
    installPrompt.listen();
    const timer = setTimeout(() => void fetchExtras().catch(() => {}), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fetchExtras]);
  return (
    Extras && (
      <ErrorBoundary instead={null}>
        <Extras openedAt={openedAt} />
      </ErrorBoundary>
    )
  );
}
