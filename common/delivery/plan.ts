import { windowText, type PlannedWindow } from './zone';

/** The first two windows of a weekday that overlap, by their places in the plan; null: none do. */
export function overlapOf(
  windows: readonly Pick<PlannedWindow, 'weekday' | 'begins' | 'ends'>[],
): { place: number; other: string } | null {
  for (const [place, window] of windows.entries()) {
    const other = windows
      .slice(0, place)
      .find((each) => each.weekday === window.weekday && each.begins < window.ends && window.begins < each.ends);
    if (other) return { place, other: windowText(other) };
  }
  return null;
}
