import { useSyncExternalStore } from 'react';

/** From which width on a window has room for so many businesses. */
const WIDTHS = [
  [1600, 8],
  [1350, 6],
  [1100, 5],
  [900, 4],
  [720, 3],
  [560, 2],
] as const;

/** How many businesses the window has room for: on a phone one at a time. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow);
}

function columnsNow(): number {
  return WIDTHS.find(([width]) => window.innerWidth >= width)?.[1] ?? 1;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
