import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage, useTranslation } from '../i18n/text';
import { useToast } from '../ui/toast/toast';
import type { CartStore } from './cartStore';
import { keyOf, renamed, repriced } from './lines';
import type { LineProblem } from './currentPrices';

/** Why lines of a cart cannot be ordered today, by line key. */
export type Problems = ReadonlyMap<string, LineProblem>;

const NO_PROBLEMS: Problems = new Map();

/**
 * Keeps a cart at today's prices: read at the start, when the viewer changes and when the page is looked at again, each
 * time with a toast when a price changed; and by `refresh`, for a screen that shows the changes itself.
 */
export function useCurrentPrices(store: CartStore | null) {
  const client = useApolloClient();
  const toast = useToast();
  const t = useTranslation();
  const language = useLanguage();
  const [found, setFound] = useState({ store, problems: NO_PROBLEMS });
  const latest = useRef<AbortController>(null);
  const problems = found.store === store ? found.problems : NO_PROBLEMS;

  /** Null when the prices could not be read, or a newer call has replaced this one. */
  const read = useCallback(async () => {
    latest.current?.abort();
    const { signal } = (latest.current = new AbortController());
    if (!store || store.lines().length === 0) return { changed: false, problems: NO_PROBLEMS };
    try {
      // Not needed before there is something in a cart.
      const { readCurrentPrices } = await import('./currentPrices');
      const current = await readCurrentPrices(client, store.lines());
      if (signal.aborted) return null;
      const changes = current.changesOf(store.lines());
      if (store.lines().some((line) => (current.names.get(keyOf(line)) ?? line.name) !== line.name)) {
        store.update((before) => renamed(before, current.names));
      }
      if (changes.length > 0) store.update((before) => repriced(before, changes));
      setFound({ store, problems: current.problems });
      return { changed: changes.length > 0, problems: current.problems };
    } catch {
      // The cart stays as the buyer saw it; placing the order checks every price again.
      return null;
    }
  }, [client, store]);

  const known = useRef(problems);
  useEffect(() => {
    known.current = problems;
  }, [problems]);
  const refresh = useCallback(async () => (await read())?.problems ?? known.current, [read]);

  useEffect(() => {
    const readAndNotify = async () => {
      if (document.visibilityState !== 'visible' || !(await read())?.changed) return;
      toast({ title: t('Prices have changed'), description: t('Your cart shows what is new.') });
    };
    void readAndNotify();
    const onVisible = () => void readAndNotify();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
    // In another language the lines are called otherwise.
  }, [read, toast, t, language]);

  return useMemo(() => ({ problems, refresh }), [problems, refresh]);
}
