type Guard = (event: PopStateEvent) => void;

const guards = new Set<Guard>();

// Called before the router's own listener only because this module is loaded before the router starts: browsers call the
// listeners of this event in the order they were added, even those of the capture phase.
window.addEventListener('popstate', (event) => [...guards].at(-1)?.(event));

/**
 * Adds a listener that is called for Back and Forward before the router; `stopImmediatePropagation` keeps the event from
 * the router. Of several guards the newest is called.
 * @returns a function that removes the guard
 */
export function addBackGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}
