import { useEffect, useEffectEvent, useState } from 'react';
import type { StreamListener } from './orderStream';

/** Changes that come together are shown together. */
const GATHERING_MS = 400;

interface Live<Change> {
  /** Names what is listened to; for another one it is listened anew. */
  key: string;
  listen: (listener: StreamListener<Change>) => () => void;
  /** Called at once with each change. */
  onChange?: (change: Change) => void;
  /** Called soon after changes, and once when the connection is back. */
  onSettled: () => void;
}

/** Listens as long as the page stands. @returns false while the connection is lost; it is made again by itself */
export function useLive<Change>({ key, listen, onChange, onSettled }: Live<Change>): boolean {
  const [isLive, setIsLive] = useState(true);
  const settled = useEffectEvent(onSettled);
  const start = useEffectEvent(listen);
  const changed = useEffectEvent((change: Change) => onChange?.(change));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => settled(), GATHERING_MS);
    };
    const stop = start({
      onChanged(change) {
        changed(change);
        soon();
      },
      onConnected(again) {
        setIsLive(true);
        // Changes may have been missed while it was lost.
        if (again) soon();
      },
      onLost: () => setIsLive(false),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key]);

  return isLive;
}
