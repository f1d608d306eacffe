import { useCartActions, useCartLine } from '../../cart/cart';
import { useTranslation } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { Stepper } from '../../ui/form/Stepper';
import { useFocusHandover } from '../../products/useFocusHandover';
import type { SizeChoice } from '../../products/useSize';
import type { ListedProduct } from '../documents';

interface CartControlProps {
  product: Pick<ListedProduct, 'id' | 'name' | 'picture'>;
  size: Pick<SizeChoice, 'variant' | 'label'> & Pick<ListedProduct, 'price' | 'inStock'>;
  /** The element that says which product it is. */
  describedBy: string;
}

/** Add to Cart, or the stepper of what is in the cart already. */
export function CartControl({ product, size: { variant, label, price, inStock }, describedBy }: CartControlProps) {
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
        disabled={!inStock}
        onChange={(quantity) => (quantity < 1 ? cart.remove(line) : cart.setQuantity(line, quantity))}
      />
    );
  }
  return (
    <Button
      ref={handOver}
      wide
      disabled={!inStock || price === null || !cart.ready}
      aria-describedby={describedBy}
      onClick={() => {
        if (price === null) return;
        cart.add({
          productId: product.id,
          productName: product.name,
          variant,
          label,
          price: price.amount,
          imageUrl: product.picture?.url ?? null,
        });
      }}
    >
      {t('Add to Cart')}
    </Button>
  );
}
