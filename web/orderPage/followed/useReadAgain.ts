import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 20_000;

/**
 * Reads something again every 20 seconds as long as somebody looks at the page, and when it is looked at again. For a guest
 * the page holds no stream open: it is no session that could end, an order moves a few times in days, and strangers could
 * hold any number (docs/decisions/0030).
 */
export function useReadAgain(read: () => void): void {
  const onTime = useEffectEvent(read);

  useEffect(() => {
    const ifSeen = () => {
      if (document.visibilityState === 'visible') onTime();
    };
    const timer = setInterval(ifSeen, EVERY_MS);
    document.addEventListener('visibilitychange', ifSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ifSeen);
    };
  }, []);
}
