import { useCallback, useId, useRef, useState } from 'react';
import type { Amount } from '../../common/money';
import { useCartActions, useCartLine } from '../cart/cart';
import type { ProductsQuery } from '../gql/graphql';
import { isApprovedBusiness, useAuth } from '../signin/viewer';
import { Button } from '../ui/Button';
import { Picture } from '../ui/Picture';
import { PriceTag } from '../ui/PriceTag';
import { Stepper } from '../ui/Stepper';
import { classes } from '../ui/classes';
import styles from './ProductCard.module.css';

type Product = ProductsQuery['products']['nodes'][number];

const MOST_TAGS = 3;

/** A product with its size, price and Add to Cart, which turns into a stepper once it is in the cart. */
export function ProductCard({ product, eager = false }: { product: Product; eager?: boolean }) {
  const [chosen, setChosen] = useState(product.variants[0]?.name ?? null);
  const business = isApprovedBusiness(useAuth());
  const variant = product.variants.find(({ name }) => name === chosen) ?? product.variants[0];
  const price = (variant ?? product).price?.amount ?? null;
  const nameId = useId();
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={classes(styles.picture, !product.inStock && styles.soldOut)}>
        <Picture
          url={product.picture?.url}
          alt={product.name}
          sizes="(width < 640px) 100vw, (width < 960px) 50vw, 290px"
          eager={eager}
          shape="product"
        />
        {!product.inStock && <p className={styles.overlay}>Out of Stock</p>}
      </div>
      <div className={styles.body}>
        <h2 id={nameId} className={styles.name}>
          {product.name}
        </h2>
        {product.description && <p className={styles.description}>{product.description}</p>}
        {product.tags.length > 0 && (
          <ul className={styles.tags} aria-label="Tags">
            {product.tags.slice(0, MOST_TAGS).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        {!product.inStock && <p className={styles.badge}>Out of Stock</p>}
        <div className={styles.buy}>
          <SizeSelector product={product} chosen={variant?.name} onChoose={setChosen} />
          <PriceTag amount={price} business={business && price !== null} />
          <CartControl product={product} variant={variant?.name ?? null} price={price} describedBy={nameId} />
        </div>
      </div>
    </article>
  );
}

interface SizeSelectorProps {
  product: Product;
  chosen: string | undefined;
  onChoose: (variant: string) => void;
}

function SizeSelector({ product, chosen, onChoose }: SizeSelectorProps) {
  const id = useId();
  if (product.variants.length === 0) return null;
  return (
    <div className={styles.size}>
      <label htmlFor={id}>Size</label>
      <select id={id} value={chosen} disabled={!product.inStock} onChange={(event) => onChoose(event.target.value)}>
        {product.variants.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}

interface CartControlProps {
  product: Product;
  variant: string | null;
  price: Amount | null;
  /** The element that says which product it is. */
  describedBy: string;
}

function CartControl({ product, variant, price, describedBy }: CartControlProps) {
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
          price,
          imageUrl: product.picture?.url ?? null,
        });
      }}
    >
      Add to Cart
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
