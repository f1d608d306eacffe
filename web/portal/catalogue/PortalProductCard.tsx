import { useId } from 'react';
import { PICTURE_SIZES } from '../../../common/pictures';
import { useTranslation } from '../../i18n/text';
import { ProductCardFrame } from '../../products/ProductCardFrame';
import { StockNote } from '../../products/StockNote';
import { useSize } from '../../products/useSize';
import type { PortalCatalogueConfig, PortalProduct } from './catalogueConfig';
import { sizeLabel } from '../cart/portalLines';
import { PortalCartControl } from './PortalCartControl';

interface PortalProductCardProps<Product extends PortalProduct> {
  product: Product;
  config: PortalCatalogueConfig<Product>;
  /** For the cards that are seen first. */
  eager: boolean;
}

/** A product with its size and what its portal says of it; its control adds it, or tells how many are in the cart. */
export function PortalProductCard<Product extends PortalProduct>({
  product,
  config,
  eager,
}: PortalProductCardProps<Product>) {
  const t = useTranslation();
  const size = useSize(product);
  const nameId = useId();
  const { id, name } = product;
  const offer = config.offerOf?.(product, size.variant);
  return (
    <ProductCardFrame
      product={product}
      size={size}
      nameId={nameId}
      pictureSizes={PICTURE_SIZES.portalCard}
      eager={eager}
      compact
      badge={offer?.badge}
    >
      {offer?.price}
      {product.inStock && <StockNote inStock={size.inStock} onlyLeft={size.onlyLeft} />}
      <PortalCartControl
        line={{ productId: id, size: size.variant, name, ...sizeLabel(size.variant, size.label) }}
        label={t(config.addLabel)}
        disabled={!size.inStock || offer?.orderable === false}
        describedBy={nameId}
      />
    </ProductCardFrame>
  );
}
