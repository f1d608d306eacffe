import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';
import { deferFocus } from '../../lib/focus/focus';
import { Button } from '../../ui/form/Button';
import { CloseIcon } from '../../ui/icons';
import { BlockedLines, useBlockedLines } from './BlockedLines';
import styles from './CartDrawer.module.css';
import { CartLineItem } from './CartLineItem';
import { CartTotals } from './CartTotals';
import { PriceChangeNotice } from './PriceChangeNotice';
import { useCart } from '../cart';
import { keyOf } from '../lines';

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
  const t = useTranslation();
  const blockedLines = useBlockedLines();
  const blockedNotice = useRef<HTMLDivElement>(null);
  const { refresh } = cart;
  useEffect(() => {
    if (open) void refresh();
  }, [open, refresh]);

  async function checkOut(): Promise<void> {
    const focus = deferFocus();
    if (!(await blockedLines.mayOrder())) {
      focus(blockedNotice.current);
      return;
    }
    onOpenChange(false);
    void navigate('/checkout');
  }

  const empty = cart.lines.length === 0;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onCloseAutoFocus={() => {
            // Not when the focus is on a new page already.
            if (document.activeElement === document.body) opener.current?.focus();
          }}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{t('Shopping Cart')}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t('Close cart')}>
              <CloseIcon />
            </Dialog.Close>
          </header>
          {empty ? (
            <div className={styles.empty}>
              <p>{t('Your cart is empty')}</p>
              <Button onClick={() => onOpenChange(false)}>{t('Continue Shopping')}</Button>
            </div>
          ) : (
            <>
              <div className={styles.body}>
                <PriceChangeNotice />
                <BlockedLines ref={blockedNotice} />
                <ul aria-label={t('Items in your cart')}>
                  {cart.lines.map((line) => (
                    <CartLineItem key={keyOf(line)} line={line} />
                  ))}
                </ul>
                <Button look="quiet" onClick={cart.clear}>
                  {t('Clear Cart')}
                </Button>
              </div>
              <footer className={styles.foot}>
                <CartTotals />
                <Button wide onClick={() => void checkOut()}>
                  {t('Proceed to Checkout')}
                </Button>
                <p className={styles.note}>{t('Payment options: Card, WishMoney, COD')}</p>
              </footer>
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
