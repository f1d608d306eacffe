const ORDER_SUCCESS = '/order-success';
const LOOK_MS = 100;

/** Takes over the newest version that was found. */
let takeOver: (() => void) | undefined;

/**
 * Takes over a new version when somebody goes on to another page: what they did is done, and the next page has nothing
 * typed yet. Not while something is being sent, and not on the way to what an order has led to (specification 19.5).
 * Loaded when a version is found.
 */
export function start(reload: () => void): void {
  const isWatching = takeOver !== undefined;
  takeOver = reload;
  if (isWatching) return;
  const isSending = watchWrites();
  let shown = window.location.pathname;
  setInterval(() => {
    const { pathname } = window.location;
    if (pathname === shown) return;
    shown = pathname;
    if (pathname !== ORDER_SUCCESS && navigator.onLine && !isSending()) takeOver?.();
  }, LOOK_MS);
}

/** @returns whether something was sent to the shop that has no answer yet */
function watchWrites(): () => boolean {
  let underWay = 0;
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const writes = (init?.method ?? 'GET') !== 'GET';
    if (writes) underWay += 1;
    try {
      return await send(input, init);
    } finally {
      if (writes) underWay -= 1;
    }
  };
  return () => underWay > 0;
}
