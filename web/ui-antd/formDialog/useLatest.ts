import { useState } from 'react';

interface Latest<Entity, Values> {
  /** The newest version that was read; null for something new. */
  latest: Entity | null;
  /** Reads it again for a `FormDialog`; absent for something new. */
  reload: (() => Promise<Values | null>) | undefined;
}

/**
 * What a dialog edits: the version that it was opened with, until a newer one is loaded.
 * @param opened null for something new
 * @param read reads its newest version; null when it was deleted
 */
export function useLatest<Entity, Values>(
  opened: Entity | null,
  read: (opened: Entity) => Promise<Entity | null>,
  valuesOf: (entity: Entity) => Values,
): Latest<Entity, Values> {
  const [latest, setLatest] = useState(opened);
  return {
    latest,
    reload: opened
      ? async () => {
          const newest = await read(opened);
          if (newest) setLatest(newest);
          return newest && valuesOf(newest);
        }
      : undefined,
  };
}
