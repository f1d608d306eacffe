import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCart } from '../cart/cart';
import { readFirstAnswers } from '../lib/queries/firstAnswers';
import { isThinConnection } from '../lib/queries/fetchAhead';
import { useTranslation } from '../i18n/text';
import { useAuth } from '../session/viewer';
import { Button } from '../ui/form/Button';
import { resetFreshness } from '../lib/queries/useFreshQuery';
import styles from './ShopStatus.module.css';
import { watchConnection } from '../lib/connection';
import { cacheOpenPage, startWorker } from './worker';

/** Tells that the shop is offline or has a new version; and starts the service worker. Loaded once the page stands. */
export function ShopStatus() {
  const t = useTranslation();
  const { pathname } = useLocation();
  // These work offline, and say themselves what waits to be sent.
  const worksOffline = pathname === '/driver' || pathname === '/employee/portal';
  const offline = useConnection() && !worksOffline;
  const reload = useWorker(worksOffline);
  if (!offline && !reload) return null;
  return (
    <div role="status" className={styles.bar} ref={tellHeight}>
      {offline ? (
        <p>
          <strong>{t('You are offline.')}</strong>{' '}
          {t('What you see may be old. Your cart is kept; orders can be placed once you are back online.')}
        </p>
      ) : (
        <>
          <p>{t('A new version is ready')}</p>
          {reload && <Button onClick={reload}>{t('Reload')}</Button>}
        </>
      )}
    </div>
  );
}

/** Tells the stylesheets how high the bar is, however its words are broken, so that nothing is left below it. */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const height = new ResizeObserver(() => style.setProperty('--status-bar', `${bar.offsetHeight}px`));
  height.observe(bar);
  return () => {
    height.disconnect();
    style.removeProperty('--status-bar');
  };
}

/** Whether the shop is offline. What was shown in that time is read again once it is back. */
function useConnection(): boolean {
  const [offline, setOffline] = useState(false);
  const wasOffline = useRef(false);
  const client = useApolloClient();
  const { refresh } = useCart();
  useEffect(() => watchConnection(setOffline), []);
  useEffect(() => {
    if (wasOffline.current && !offline) {
      resetFreshness();
      // A part that fails once more says so in its place.
      client.reFetchObservableQueries().catch(() => {});
      void refresh();
    }
    wasOffline.current = offline;
  }, [offline, client, refresh]);
  return offline;
}

/**
 * Starts the service worker. The function takes over a new version; null while there is none. Its installation fetches
 * the scripts of every screen, which nobody who only looks around over a thin connection should pay for: there it waits
 * until something is in the cart.
 * @param always whatever the connection
 */
function useWorker(always: boolean): (() => void) | null {
  const [reload, setReload] = useState<(() => void) | null>(null);
  const { state } = useAuth();
  const isGuest = state === 'signed-out';
  const { lines } = useCart();
  const wanted =
    'serviceWorker' in navigator &&
    (always || lines.length > 0 || !isThinConnection() || navigator.serviceWorker.controller !== null);
  useEffect(() => {
    if (wanted)
      return startWorker((next) => {
        // Announced once it is taken over on the way to the next page: whoever went there sooner would keep the old
        // version. Where the code for that cannot be fetched, the button is there.
        void import('./nextVersion')
          .then((nextVersion) => nextVersion.start(next))
          .catch(() => {})
          .finally(() => setReload(() => next));
      });
  }, [wanted]);
  useEffect(() => {
    if (isGuest && 'serviceWorker' in navigator) void cacheOpenPage(readFirstAnswers().addresses);
  }, [isGuest]);
  return reload;
}
