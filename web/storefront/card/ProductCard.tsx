import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { PICTURE_SIZES } from '../../../common/pictures';
import { productPath } from '../../../common/productPath';
import { useTranslation } from '../../i18n/text';
import { textLanguage } from '../../i18n/textLanguage';
import { ProductCardFrame } from '../../products/ProductCardFrame';
import { StockNote } from '../../products/StockNote';
import { useSize } from '../../products/useSize';
import { isApprovedBusiness, useAuth } from '../../session/viewer';
import { PriceTag } from '../../ui/PriceTag';
import type { ListedProduct } from '../documents';
import { CartControl } from './CartControl';
import styles from './ProductCard.module.css';

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
  const nameId = useId();
  const business = isApprovedBusiness(useAuth());
  return (
    <ProductCardFrame
      product={product}
      size={size}
      nameId={nameId}
      pictureSizes={PICTURE_SIZES.productCard}
      eager={eager}
      link={
        <Link id={`open-product-${product.id}`} to={productPath(product)} className={styles.link}>
          {product.name}
        </Link>
      }
      details={
        <>
          {product.tags.length > 0 && (
            <ul className={styles.tags} aria-label={t('Tags')}>
              {product.tags.slice(0, MOST_TAGS).map((tag, place) => (
                <li key={tag} {...textLanguage(product.untranslated, `tags.${place}`)}>
                  {tag}
                </li>
              ))}
            </ul>
          )}
          <StockNote inStock={size.inStock} onlyLeft={size.onlyLeft} />
        </>
      }
    >
      <PriceTag amount={size.price?.amount} business={business && size.price !== null} />
      <CartControl product={product} size={size} describedBy={nameId} />
    </ProductCardFrame>
  );
});
