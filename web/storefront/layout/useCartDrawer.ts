import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/text';
import { isReachable } from '../../lib/reloadOnce';
import { useToast } from '../../ui/toast/toast';
import { useLazyPart } from '../../ui/useLazyPart';

const loadDrawer = async () => (await import('../../cart/drawer/CartDrawer')).CartDrawer;

/** Tells the page after the reload to open the drawer. */
const REOPEN_KEY = 'open-cart';
const FETCHED_AFTER_MS = 2000;

/**
 * The cart drawer, which is not part of the first load: it is fetched while the shopper looks around. When that fails a
 * toast says so. A browser does not request a module again after it failed to load, so the second press reloads the
 * page, if the shop can be reached; the cart is stored in the browser.
 */
export function useCartDrawer() {
  const t = useTranslation();
  const toast = useToast();
  const [Drawer, fetchDrawer] = useLazyPart(loadDrawer);
  const [open, setOpen] = useState(false);
  const failed = useRef(false);

  const show = useCallback(async () => {
    // A toast would cover the drawer, which shows the same.
    toast(null);
    setOpen(true);
    try {
      await fetchDrawer();
    } catch {
      setOpen(false);
      if (failed.current && (await isReachable())) {
        sessionStorage.setItem(REOPEN_KEY, 'yes');
        location.reload();
        return;
      }
      failed.current = true;
      toast({
        title: t('The cart could not be opened'),
        description: t('Please check your connection and press Cart again. Nothing in it is lost.'),
        tone: 'error',
      });
    }
  }, [fetchDrawer, t, toast]);

  useEffect(() => {
    const reopen = sessionStorage.getItem(REOPEN_KEY) !== null;
    sessionStorage.removeItem(REOPEN_KEY);
    const timer = setTimeout(
      () => void (reopen ? show() : fetchDrawer().catch(() => {})),
      reopen ? 0 : FETCHED_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [fetchDrawer, show]);

  return { Drawer, open, setOpen, show };
}
