import { useCart } from '../cart/cart';
import { keyOf, lineOf } from '../cart/lines';
import type { ReorderCart } from './reorderProposal';
import { useReorder, type Reorder } from './useReorder';

/** Order again into the cart of the store. @param openCart shows the cart, once something went into it */
export function useStoreReorder(openCart: () => void): Reorder {
  const { lines, addAll, refresh } = useCart();
  const cart: ReorderCart = {
    quantityOf: (id, selectedVariant) =>
      lines.find((line) => keyOf(line) === keyOf({ id, selectedVariant }))?.quantity ?? 0,
    lineCount: () => lines.length,
    add(items) {
      addAll(
        items.flatMap(({ price, quantity, ...item }) =>
          price === null ? [] : [{ ...lineOf({ ...item, price }), quantity }],
        ),
      );
      // What lay in the cart before may have been put there at another price.
      void refresh();
    },
  };
  return useReorder(cart, openCart);
}
