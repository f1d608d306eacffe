import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { useCart } from '../../cart/cart';
import { pieces } from '../../cart/lines';
import { LanguageSwitch } from '../../ui/layout/LanguageSwitch';
import { useTranslation } from '../../i18n/text';
import { useAuth } from '../../session/viewer';
import { CartIcon, ExitIcon, PersonIcon } from '../../ui/icons';
import { SiteHeader } from '../../ui/layout/SiteHeader';
import styles from './StoreHeader.module.css';

interface StoreHeaderProps {
  cartOpen: boolean;
  onCart: () => void;
  /** Called when the shopper turns to the button, before it is pressed. */
  onCartAhead: () => void;
  cartButton: Ref<HTMLButtonElement>;
  /** Stands between name and account; on a phone in a row of its own. */
  search?: ReactNode;
}

/** Logo, name, tagline, search, sign-in, language and the Cart (count) button. */
export function StoreHeader({ cartOpen, onCart, onCartAhead, cartButton, search }: StoreHeaderProps) {
  const t = useTranslation();
  const { lines } = useCart();
  return (
    <SiteHeader home="/store" subtitle={t('Fresh from the orchard')} look={styles}>
      {search && <div className={styles.search}>{search}</div>}
      <nav aria-label={t('Account and cart')} className={styles.nav}>
        <Account />
        <LanguageSwitch />
        <button
          ref={cartButton}
          type="button"
          className={styles.cart}
          aria-haspopup="dialog"
          aria-expanded={cartOpen}
          onClick={onCart}
          onPointerEnter={onCartAhead}
          onFocus={onCartAhead}
        >
          <CartIcon />
          <span>{t('Cart ({count})', { count: pieces(lines) })}</span>
        </button>
      </nav>
    </SiteHeader>
  );
}

function Account() {
  const t = useTranslation();
  const auth = useAuth();
  if (auth.state === 'loading') return null;
  if (auth.state === 'signed-out') {
    return (
      <Link to="/login" className={styles.account}>
        <PersonIcon />
        <span className={styles.label}>{t('Sign In')}</span>
      </Link>
    );
  }
  return (
    <>
      <Link to="/account" className={styles.account} title={t('My account')}>
        <PersonIcon />
        <span className={styles.welcome}>{t('Welcome, {name}', { name: auth.viewer.username })}</span>
      </Link>
      <a href="/api/logout" className={styles.account}>
        <ExitIcon />
        <span className={styles.label}>{t('Logout')}</span>
      </a>
    </>
  );
}
