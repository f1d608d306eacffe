import { Suspense, useRef, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { ShopExtras } from '../../extras/ShopExtras';
import { Search } from '../search/Search';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { ScrollMemory } from '../../ui/layout/ScrollMemory';
import { SkipLink } from '../../ui/layout/SkipLink';
import { PageLoading } from '../../ui/feedback/states';
import { Footer } from './Footer';
import { StoreHeader } from './StoreHeader';
import styles from './StoreLayout.module.css';
import { useCartDrawer } from './useCartDrawer';

interface StoreLayoutProps {
  /** Makes the page, when it is not the route's; it may open the cart. */
  page?: (openCart: () => void) => ReactNode;
}

/** The frame of the shop's pages: header with the cart, the page, footer. */
export function StoreLayout({ page }: StoreLayoutProps) {
  const location = useLocation();
  const navigation = useNavigationType();
  const { Drawer, open, setOpen, show, prepare } = useCartDrawer();
  const main = useRef<HTMLElement>(null);
  const cartButton = useRef<HTMLButtonElement>(null);

  return (
    <div className={styles.frame}>
      <ScrollMemory
        location={location}
        navigation={navigation}
        anchors="[id^='product-']"
        // Keyboard and screen reader begin at the new page, too.
        onNewPage={() => main.current?.focus({ preventScroll: true })}
      />
      <SkipLink />
      <StoreHeader
        cartOpen={open}
        cartButton={cartButton}
        onCart={() => void show()}
        onCartAhead={prepare}
        search={<Search />}
      />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={location.pathname}>
          <Suspense fallback={<PageLoading />}>{page ? page(() => void show()) : <Outlet />}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {Drawer && <Drawer open={open} onOpenChange={setOpen} opener={cartButton} />}
      <ShopExtras />
    </div>
  );
}
