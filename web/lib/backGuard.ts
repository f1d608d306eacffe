type Guard = (event: PopStateEvent) => void;

const guards = new Set<Guard>();

// Heard before the router's own listener only because this module is loaded before the router starts: browsers call the
// listeners of this event in the order they were added, whatever phase they ask for.
window.addEventListener('popstate', (event) => [...guards].at(-1)?.(event));

/**
 * Hears of Back and Forward before the router does, which a guard keeps from it by `stopImmediatePropagation`; of
 * several guards the latest is asked.
 * @returns what takes the guard away
 */
export function guardBack(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
