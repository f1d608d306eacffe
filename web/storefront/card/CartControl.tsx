import { useCallback, useRef } from 'react';
import { useCartActions, useCartLine } from '../../cart/cart';
import { useTranslation } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { Stepper } from '../../ui/form/Stepper';
import type { ListedProduct } from '../documents';
import type { ChosenSize } from '../../products/useSize';

interface CartControlProps {
  product: Pick<ListedProduct, 'id' | 'name' | 'inStock' | 'picture'>;
  size: ChosenSize;
  /** The element that says which product it is. */
  describedBy: string;
}

/** Add to Cart, or the stepper of what is in the cart already. */
export function CartControl({ product, size: { variant, price }, describedBy }: CartControlProps) {
  const t = useTranslation();
  const cart = useCartActions();
  const handOver = useFocusHandover();
  const line = useCartLine({ id: product.id, selectedVariant: variant });
  if (line) {
    return (
      <Stepper
        ref={handOver}
        name={line.name}
        quantity={line.quantity}
        min={0}
        disabled={!product.inStock}
        onChange={(quantity) => (quantity < 1 ? cart.remove(line) : cart.setQuantity(line, quantity))}
      />
    );
  }
  return (
    <Button
      ref={handOver}
      wide
      disabled={!product.inStock || price === null || !cart.ready}
      aria-describedby={describedBy}
      onClick={() => {
        if (price === null) return;
        cart.add({
          productId: product.id,
          productName: product.name,
          variant,
          price: price.amount,
          imageUrl: product.picture?.url ?? null,
        });
      }}
    >
      {t('Add to Cart')}
    </Button>
  );
}

/**
 * For controls that take each other's place: when the one that goes had the focus, the one that comes gets it, a stepper
 * on its plus. Otherwise who buys by keyboard would be sent back to the top of the page.
 */
function useFocusHandover() {
  const hadFocus = useRef(false);
  return useCallback((control: HTMLElement | null) => {
    if (!control) return undefined;
    if (hadFocus.current) (control.querySelector<HTMLElement>('button:last-of-type') ?? control).focus();
    hadFocus.current = false;
    return () => {
      hadFocus.current = control.contains(document.activeElement);
    };
  }, []);
}
