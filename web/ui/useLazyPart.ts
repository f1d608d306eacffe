import { startTransition, useCallback, useState } from 'react';

/**
 * A part of the page that is fetched when it is needed. Unlike `lazy` it can be asked for again after it could not be
 * fetched, and a failure is told to who asked instead of taking the page down.
 * @param load the same function each time
 * @returns the part, null until it is there, and what fetches it, which rejects when that fails
 */
export function useLazyPart<Part>(load: () => Promise<Part>): readonly [Part | null, () => Promise<void>] {
  const [part, setPart] = useState<{ is: Part } | null>(null);
  const fetchPart = useCallback(async () => {
    const is = await load();
    // Nobody waits for a part that is fetched ahead, and whoever does sees no difference.
    startTransition(() => setPart((before) => before ?? { is }));
  }, [load]);
  return [part?.is ?? null, fetchPart];
}
