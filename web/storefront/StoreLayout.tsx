import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useText } from '../i18n/text';
import { Search } from '../search/Search';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ScrollMemory } from '../ui/ScrollMemory';
import { PageLoading } from '../ui/states';
import { useToast } from '../ui/toast';
import { useLazyPart } from '../ui/useLazyPart';
import { Footer } from './Footer';
import { StoreHeader } from './StoreHeader';
import styles from './StoreLayout.module.css';

const loadDrawer = async () => (await import('../cart/CartDrawer')).CartDrawer;

/** The frame of the shop's pages: header with the cart, the page, footer. */
export function StoreLayout() {
  const say = useText();
  const location = useLocation();
  const navigation = useNavigationType();
  const [cartOpen, setCartOpen] = useState(false);
  const [CartDrawer, fetchDrawer] = useLazyPart(loadDrawer);
  const main = useRef<HTMLElement>(null);
  const toast = useToast();
  const cartButton = useRef<HTMLButtonElement>(null);

  // The drawer is not part of the first load; it is fetched while the shopper looks around.
  useEffect(() => {
    const timer = setTimeout(() => void fetchDrawer().catch(() => {}), 2000);
    return () => clearTimeout(timer);
  }, [fetchDrawer]);

  async function openCart(): Promise<void> {
    // What it said last is there to see in the drawer, which it would cover.
    toast(null);
    setCartOpen(true);
    try {
      await fetchDrawer();
    } catch {
      setCartOpen(false);
      toast({
        title: say('The cart could not be opened'),
        description: say('Please check your connection and press Cart again. Nothing in it is lost.'),
        tone: 'error',
      });
    }
  }

  return (
    <div className={styles.frame}>
      <ScrollMemory
        location={location}
        navigation={navigation}
        anchors="[id^='product-']"
        // Keyboard and screen reader begin at the new page, too.
        onNewPage={() => main.current?.focus({ preventScroll: true })}
      />
      <a href="#main" className={styles.skip}>
        {say('Skip to content')}
      </a>
      <StoreHeader cartOpen={cartOpen} cartButton={cartButton} onCart={() => void openCart()} search={<Search />} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={location.pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {CartDrawer && <CartDrawer open={cartOpen} onOpenChange={setCartOpen} opener={cartButton} />}
    </div>
  );
}
