import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { installPrompt, type InstallPrompt } from './installPrompt';
import { isStandalone, platformOf, type Platform } from './platform';

/** How the shop can be installed: by the browser's own prompt, or by hand as explained for the platform. */
export type InstallMethod = { by: 'offer'; offer: InstallPrompt } | { by: 'ios' } | { by: 'hand' };

/** When the banner appears and how long a dismissal hides it (specification 19.8). */
const AFTER_PROMPT_MS = 1000;
const ON_IOS_MS = 2000;
const MANUAL_MS = 5000;
const HIDDEN_FOR_MS = 60 * 60_000;

const DISMISSED_KEY = 'install-dismissed-at';

/**
 * How to install the shop, once the banner is due; and a function that hides the banner for an hour.
 * @param openedAt when the page was opened (ms)
 */
export function useInstallMethod(openedAt: number): { method: InstallMethod | null; dismiss: () => void } {
  const offer = useSyncExternalStore(installPrompt.subscribe, installPrompt.current);
  const [platform] = useState(() => platformOf(navigator));
  const [hidden, setHidden] = useState(() => isStandalone() || wasDismissedRecently());
  const [now, setNow] = useState(Date.now);
  const due = dueAt(platform, offer, openedAt);

  useEffect(() => {
    if (hidden || due === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, due - Date.now()));
    return () => clearTimeout(timer);
  }, [hidden, due]);

  const dismiss = useCallback(() => {
    try {
      localStorage.setItem(DISMISSED_KEY, String(Date.now()));
    } catch {
      // A browser that keeps nothing asks again on the next page.
    }
    setHidden(true);
  }, []);

  const visible = !hidden && due !== null && now >= due;
  return { method: visible ? methodOf(platform, offer) : null, dismiss };
}

/** When the banner is due (ms); null: never, as things stand. */
function dueAt(platform: Platform, offer: InstallPrompt | null, openedAt: number): number | null {
  if (platform === 'ios') return openedAt + ON_IOS_MS;
  const manual = platform === 'android-chrome' ? openedAt + MANUAL_MS : Infinity;
  const due = Math.min(manual, offer ? offer.receivedAt + AFTER_PROMPT_MS : Infinity);
  return due === Infinity ? null : due;
}

function methodOf(platform: Platform, offer: InstallPrompt | null): InstallMethod {
  if (platform === 'ios') return { by: 'ios' };
  return offer ? { by: 'offer', offer } : { by: 'hand' };
}

function wasDismissedRecently(): boolean {
  try {
    const at = Number(localStorage.getItem(DISMISSED_KEY));
    return at > 0 && Date.now() - at < HIDDEN_FOR_MS;
  } catch {
    return false;
  }
}
