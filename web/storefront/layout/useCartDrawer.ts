import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/text';
import { fetchAhead } from '../../lib/queries/fetchAhead';
import { isReachable } from '../../lib/reloadOnce';
import { readStored, writeStored } from '../../lib/storage';
import { useToast } from '../../ui/toast/toast';
import { useLazyPart } from '../../ui/useLazyPart';

const loadDrawer = async () => (await import('../../cart/drawer/CartDrawer')).CartDrawer;

/** Tells the page after the reload to open the drawer. */
const REOPEN_KEY = 'open-cart';

/**
 * The cart drawer, which is not part of the first load: `prepare` fetches it when the shopper turns to it, `show` opens
 * it. When it cannot be fetched a toast says so. A browser does not request a module again after it failed to load, so
 * the second press reloads the page, if the shop can be reached; the cart is stored in the browser.
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
        writeStored(REOPEN_KEY, 'yes', 'session');
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
    if (readStored(REOPEN_KEY, 'session') === null) return;
    const timer = setTimeout(() => {
      writeStored(REOPEN_KEY, null, 'session');
      void show();
    });
    return () => clearTimeout(timer);
  }, [show]);

  const prepare = useCallback(() => fetchAhead(fetchDrawer), [fetchDrawer]);

  return { Drawer, open, setOpen, show, prepare };
}
