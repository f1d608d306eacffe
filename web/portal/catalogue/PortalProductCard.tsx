import { useId, useState } from 'react';
import { PICTURE_SIZES } from '../../../common/pictures';
import { SizeSelector } from '../../products/SizeSelector';
import { Picture } from '../../ui/Picture';
import { classes } from '../../ui/classes';
import { CardControl } from './CardControl';
import styles from './PortalProductCard.module.css';
import type { PortalCatalogueLook, PortalProduct } from './shown';

interface PortalProductCardProps<Product extends PortalProduct> {
  product: Product;
  look: PortalCatalogueLook<Product>;
  /** For the cards that are seen first. */
  eager: boolean;
}

/** A product with its size and what its portal says of it; its control adds it, or tells how many are in the cart. */
export function PortalProductCard<Product extends PortalProduct>({
  product,
  look,
  eager,
}: PortalProductCardProps<Product>) {
  const [chosen, choose] = useState<string | null>(null);
  const nameId = useId();
  const { id, name, description, inStock, picture, variants } = product;
  // The first until another is chosen, or when the chosen one is gone.
  const size = (variants.find((variant) => variant.name === chosen) ?? variants[0])?.name ?? null;
  const offer = look.offerOf?.(product, size);
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={classes(styles.picture, !inStock && styles.soldOut)}>
        <Picture url={picture?.url} alt="" sizes={PICTURE_SIZES.portalCard} eager={eager} shape="product" />
        {offer?.badge}
        {!inStock && <p className={styles.overlay}>Out of Stock</p>}
      </div>
      <div className={styles.body}>
        <h3 id={nameId} className={styles.name}>
          {name}
        </h3>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.buy}>
          <SizeSelector product={product} size={{ variant: size, choose }} />
          {offer?.shown}
          <CardControl
            line={{ productId: id, size, name }}
            label={look.addLabel}
            disabled={!inStock || offer?.orderable === false}
            describedBy={nameId}
          />
        </div>
      </div>
    </article>
  );
}
