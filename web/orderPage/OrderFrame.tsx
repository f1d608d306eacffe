import type { ComponentType, ReactNode } from 'react';
import { useEnglish } from '../i18n/useEnglish';
import { LanguageSwitch } from '../ui/layout/LanguageSwitch';
import { useTranslation } from '../i18n/text';
import { worksForShop } from '../session/duties';
import { useAuth, type Viewer } from '../session/viewer';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { SiteHeader } from '../ui/layout/SiteHeader';
import { SkipLink } from '../ui/layout/SkipLink';
import { PageLoading } from '../ui/feedback/states';
import styles from './OrderFrame.module.css';
import { homePageOf } from './goBack';

/** Makes the page; it may open the cart where the frame has one. */
type Page = (openCart: (() => void) | null) => ReactNode;

/** The frame of the store, which the routes hand in. */
export type StoreFrame = ComponentType<{ page: Page }>;

interface OrderFrameProps {
  page: Page;
  Store: StoreFrame;
}

/**
 * What stands around an order: the store for who shops there, and for who works elsewhere (portals, back office) only
 * the way there, so that nobody is led into a shop that is not theirs. Signing out is done there, too: a portal knows what
 * has to be asked before.
 */
export function OrderFrame({ page, Store }: OrderFrameProps) {
  const auth = useAuth();
  if (auth.state === 'loading') return <PageLoading />;
  if (auth.state === 'signed-out' || auth.viewer.role === 'CUSTOMER') return <Store page={page} />;
  return <PlainFrame viewer={auth.viewer}>{page(null)}</PlainFrame>;
}

function PlainFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const t = useTranslation();
  const home = homePageOf(viewer.role);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <SiteHeader home={home.to} subtitle={t(home.name)} look={styles}>
        <div className={styles.viewer}>
          <span className={styles.welcome}>{t('Welcome, {name}', { name: viewer.username })}</span>
          {worksForShop(viewer.role) ? <English /> : <LanguageSwitch />}
        </div>
      </SiteHeader>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
    </div>
  );
}

/** For admins and staff an order is a page of the back office, which speaks English. */
function English() {
  useEnglish();
  return null;
}
