import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useCart } from '../cart/cart';
import { pieces } from '../cart/lines';
import { useAuth } from '../signin/viewer';
import { CartIcon } from '../ui/icons';
import { Logo } from '../ui/Logo';
import styles from './StoreHeader.module.css';

interface StoreHeaderProps {
  cartOpen: boolean;
  onCart: () => void;
  cartButton: Ref<HTMLButtonElement>;
}

/** Logo, name, tagline, sign-in and the Cart (count) button. */
export function StoreHeader({ cartOpen, onCart, cartButton }: StoreHeaderProps) {
  const { lines } = useCart();
  const count = pieces(lines);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/store" className={styles.brand}>
          <Logo />
          <span>
            <span className={styles.name}>Bustan</span>
            <span className={styles.tagline}>Fresh from the orchard</span>
          </span>
        </Link>
        <nav aria-label="Account and cart" className={styles.nav}>
          <Account />
          <button
            ref={cartButton}
            type="button"
            className={styles.cart}
            aria-haspopup="dialog"
            aria-expanded={cartOpen}
            onClick={onCart}
          >
            <CartIcon />
            <span>{`Cart (${count})`}</span>
          </button>
        </nav>
      </div>
    </header>
  );
}

function Account() {
  const auth = useAuth();
  if (auth.state === 'loading') return null;
  if (auth.state === 'signed-out') {
    return (
      <Link to="/login" className={styles.account}>
        Sign In
      </Link>
    );
  }
  return (
    <>
      <span className={styles.welcome}>{`Welcome, ${auth.viewer.username}`}</span>
      <a href="/api/logout" className={styles.account}>
        Logout
      </a>
    </>
  );
}
