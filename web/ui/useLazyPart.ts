import { startTransition, useCallback, useState } from 'react';

/**
 * A part of the page that is fetched when it is needed. Unlike `lazy` it can be asked for again after it could not be
 * fetched, and a failure rejects for the caller instead of breaking the page.
 * @param load the same function each time
 * @returns the part, null until it is there, and what fetches it, which rejects when that fails
 */
export function useLazyPart<Part>(load: () => Promise<Part>): readonly [Part | null, () => Promise<void>] {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const fetchPart = useCallback(async () => {
    const loaded = await load();
    // As a transition: a part that is fetched ahead must not interrupt anything.
    startTransition(() => setPart((before) => before ?? { loaded }));
  }, [load]);
  return [part?.loaded ?? null, fetchPart];
}
