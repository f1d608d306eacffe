import { usePortalCart } from '../portal/cart/PortalCartProvider';
import { portalKeyOf, sizeLabel } from '../portal/cart/portalLines';
import { useReorder, type Reorder } from './useReorder';

/** "Order again" into the cart of the portal; only below its `PortalCartProvider`. */
export function usePortalReorder(onAdded?: () => void): Reorder {
  const { lines, add } = usePortalCart();
  return useReorder(
    {
      quantityOf: (productId, size) =>
        lines.find((line) => portalKeyOf(line) === portalKeyOf({ productId, size }))?.quantity ?? 0,
      lineCount: () => lines.length,
      add: (items) =>
        items.forEach(({ productId, productName, variant, sizeLabel: label, quantity }) =>
          add({ productId, name: productName, size: variant, ...sizeLabel(variant, label), quantity }),
        ),
    },
    onAdded,
  );
}
