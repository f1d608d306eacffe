import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/Button';
import { CloseIcon } from '../ui/icons';
import styles from './CartDrawer.module.css';
import { CartLineItem } from './CartLineItem';
import { CartTotals } from './CartTotals';
import { PriceChangeNotice } from './PriceChangeNotice';
import { useCart } from './cart';
import { keyOf } from './lines';

interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opened the drawer and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** The cart as a side sheet. It takes the focus while open and gives it back when closed. */
export function CartDrawer({ open, onOpenChange, opener }: CartDrawerProps) {
  const cart = useCart();
  const navigate = useNavigate();
  const { refresh } = cart;
  useEffect(() => {
    if (open) refresh();
  }, [open, refresh]);

  const empty = cart.lines.length === 0;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onCloseAutoFocus={() => {
            // Unless the focus has gone on to a new page.
            if (document.activeElement === document.body) opener.current?.focus();
          }}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>Shopping Cart</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close cart">
              <CloseIcon />
            </Dialog.Close>
          </header>
          {empty ? (
            <div className={styles.empty}>
              <p>Your cart is empty</p>
              <Button onClick={() => onOpenChange(false)}>Continue Shopping</Button>
            </div>
          ) : (
            <>
              <div className={styles.body}>
                <PriceChangeNotice />
                <ul aria-label="Items in your cart">
                  {cart.lines.map((line) => (
                    <CartLineItem key={keyOf(line)} line={line} />
                  ))}
                </ul>
                <Button look="quiet" onClick={cart.clear}>
                  Clear Cart
                </Button>
              </div>
              <footer className={styles.foot}>
                <CartTotals />
                <Button
                  wide
                  onClick={() => {
                    onOpenChange(false);
                    void navigate('/checkout');
                  }}
                >
                  Proceed to Checkout
                </Button>
                <p className={styles.note}>Payment options: Card, WishMoney, COD</p>
              </footer>
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
