import { useEffect, useEffectEvent } from 'react';

/** Changes that come together are read together. */
const GATHERING_MS = 200;

/**
 * Tells when an order may have changed, as long as somebody looks at the page: soon after it has, when the connection is
 * there (for what happened before), and when the viewer's rights may have ended. A page in the background does not
 * listen, for a browser allows only a few connections to one shop. Where nothing can be listened to, the page stays as
 * it was read.
 * @param id null for none, as long as there is nothing to listen to
 */
export function useLiveOrder(id: number | null, onChanged: () => void): void {
  const onSettled = useEffectEvent(onChanged);

  useEffect(() => {
    if (id === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | null = null;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => onSettled(), GATHERING_MS);
    };
    const end = () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
    const listen = () => {
      let active = true;
      stop = () => (active = false);
      import('../lib/orderStream')
        .then(({ listenToOrders }) => {
          if (active) stop = listenToOrders(id, { onChanged: soon, onConnected: soon, onLost: soon });
        })
        .catch(() => {});
    };
    const onVisibility = () => {
      end();
      if (document.visibilityState === 'visible') listen();
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      end();
    };
  }, [id]);
}
