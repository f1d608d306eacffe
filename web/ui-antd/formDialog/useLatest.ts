import { useState } from 'react';

interface Latest<Thing, Values> {
  /** What is edited as it was read last; null for something new. */
  latest: Thing | null;
  /** Reads it again for a `FormDialog`; absent for something new. */
  reload: (() => Promise<Values | null>) | undefined;
}

/**
 * What a dialog edits: what it was opened on, until what somebody else made of it meanwhile was read.
 * @param opened null for something new
 * @param read the same thing as it is now; null when it is gone
 */
export function useLatest<Thing, Values>(
  opened: Thing | null,
  read: (opened: Thing) => Promise<Thing | null>,
  valuesOf: (thing: Thing) => Values,
): Latest<Thing, Values> {
  const [latest, setLatest] = useState(opened);
  return {
    latest,
    reload: opened
      ? async () => {
          const now = await read(opened);
          if (now) setLatest(now);
          return now && valuesOf(now);
        }
      : undefined,
  };
}
