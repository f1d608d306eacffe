import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { PICTURE_SIZES } from '../../../common/pictures';
import { productPath } from '../../../common/productPath';
import { useTranslation } from '../../i18n/text';
import { isApprovedBusiness, useAuth } from '../../session/viewer';
import { Picture } from '../../ui/Picture';
import { PriceTag } from '../../ui/PriceTag';
import { classes } from '../../ui/classes';
import { CartControl } from './CartControl';
import type { ListedProduct } from '../documents';
import styles from './ProductCard.module.css';
import { SizeSelector } from '../../products/SizeSelector';
import { useSize } from '../../products/useSize';

const MOST_TAGS = 3;

interface ProductCardProps {
  product: ListedProduct;
  /** For the cards that are seen first. */
  eager?: boolean;
}

/**
 * A product with its size, price and Add to Cart, which turns into a stepper once it is in the cart. Its name and
 * picture lead to its page. Drawn anew only when the product itself changes; its control follows the cart.
 */
export const ProductCard = memo(function ProductCard({ product, eager = false }: ProductCardProps) {
  const t = useTranslation();
  const size = useSize(product);
  const business = isApprovedBusiness(useAuth());
  const nameId = useId();
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={classes(styles.picture, !product.inStock && styles.soldOut)}>
        <Picture url={product.picture?.url} alt="" sizes={PICTURE_SIZES.productCard} eager={eager} shape="product" />
        {!product.inStock && <p className={styles.overlay}>{t('Out of Stock')}</p>}
      </div>
      <div className={styles.body}>
        <h2 id={nameId} className={styles.name} dir="auto">
          <Link id={`open-product-${product.id}`} to={productPath(product)} className={styles.link}>
            {product.name}
          </Link>
        </h2>
        {product.description && (
          <p className={styles.description} dir="auto">
            {product.description}
          </p>
        )}
        {product.tags.length > 0 && (
          <ul className={styles.tags} aria-label={t('Tags')}>
            {product.tags.slice(0, MOST_TAGS).map((tag) => (
              <li key={tag} dir="auto">
                {tag}
              </li>
            ))}
          </ul>
        )}
        {!product.inStock && <p className={styles.badge}>{t('Out of Stock')}</p>}
        <div className={styles.buy}>
          <SizeSelector product={product} size={size} />
          <PriceTag amount={size.price?.amount} business={business && size.price !== null} />
          <CartControl product={product} size={size} describedBy={nameId} />
        </div>
      </div>
    </article>
  );
});
