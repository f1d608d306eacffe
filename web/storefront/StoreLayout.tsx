import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useText } from '../i18n/text';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { PageLoading } from '../ui/states';
import { useToast } from '../ui/toast';
import { Footer } from './Footer';
import { StoreHeader } from './StoreHeader';
import styles from './StoreLayout.module.css';

const loadDrawer = () => import('../cart/CartDrawer');
const CartDrawer = lazy(async () => ({ default: (await loadDrawer()).CartDrawer }));

/** The frame of the shop's pages: header with the cart, the page, footer. */
export function StoreLayout() {
  const say = useText();
  const { pathname } = useLocation();
  const [cartOpen, setCartOpen] = useState(false);
  const [cartSeen, setCartSeen] = useState(false);
  const main = useFocusOnNewPage(pathname);
  const toast = useToast();
  const cartButton = useRef<HTMLButtonElement>(null);

  // The drawer is not part of the first load; it is fetched while the shopper looks around.
  useEffect(() => {
    const timer = setTimeout(() => void loadDrawer().catch(() => {}), 2000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {say('Skip to content')}
      </a>
      <StoreHeader
        cartOpen={cartOpen}
        cartButton={cartButton}
        onCart={() => {
          // What it said last is there to see in the drawer, which it would cover.
          toast(null);
          setCartSeen(true);
          setCartOpen(true);
        }}
      />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {cartSeen && (
        <Suspense fallback={null}>
          <CartDrawer open={cartOpen} onOpenChange={setCartOpen} opener={cartButton} />
        </Suspense>
      )}
    </div>
  );
}

/** A new page begins at its top, and keyboard and screen reader begin there too. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
