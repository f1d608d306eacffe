import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/text';
import { isReachable } from '../../lib/reloadOnce';
import { useToast } from '../../ui/toast/toast';
import { useLazyPart } from '../../ui/useLazyPart';

const loadDrawer = async () => (await import('../../cart/drawer/CartDrawer')).CartDrawer;

/** Kept over a reload that the drawer needs. */
const REOPEN = 'open-cart';
const FETCHED_AFTER_MS = 2000;

/**
 * The cart drawer, which is not part of the first load: it is fetched while the shopper looks around. When that fails a
 * toast says so. A browser does not ask again for code that it could not get once, so the second press loads the page
 * anew, if the shop can be reached; the cart is kept in the browser.
 */
export function useCartDrawer() {
  const t = useTranslation();
  const toast = useToast();
  const [Drawer, fetchDrawer] = useLazyPart(loadDrawer);
  const [open, setOpen] = useState(false);
  const failed = useRef(false);

  const show = useCallback(async () => {
    // What it said last is there to see in the drawer, which it would cover.
    toast(null);
    setOpen(true);
    try {
      await fetchDrawer();
    } catch {
      setOpen(false);
      if (failed.current && (await isReachable())) {
        sessionStorage.setItem(REOPEN, 'yes');
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
    const reopen = sessionStorage.getItem(REOPEN) !== null;
    sessionStorage.removeItem(REOPEN);
    const timer = setTimeout(
      () => void (reopen ? show() : fetchDrawer().catch(() => {})),
      reopen ? 0 : FETCHED_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [fetchDrawer, show]);

  return { Drawer, open, setOpen, show };
}
