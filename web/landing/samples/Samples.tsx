import { useTranslation } from '../../i18n/text';
import { classes } from '../../ui/classes';
import { Drawing } from '../Drawing';
import { sampleCategories, sampleProducts, type SampleProduct } from './samples';
import styles from './Samples.module.css';
import { StoreLink } from '../StoreLink';

const GROUNDS = [styles.cream, styles.mint, styles.blush];

/** The sample categories and the featured sample products; every card leads into the shop. */
export function Samples() {
  const t = useTranslation();
  return (
    <>
      <section className={styles.section} aria-labelledby="landing-categories">
        <h2 id="landing-categories">{t('Shop by Category')}</h2>
        <ul className={styles.categories}>
          {sampleCategories(t).map(({ id, name, description, drawing }, index) => (
            <li key={id}>
              <StoreLink className={classes(styles.category, GROUNDS[index % GROUNDS.length])}>
                <Drawing name={drawing} className={styles.icon} />
                <span className={styles.name}>{name}</span>
                <span className={styles.description}>{description}</span>
              </StoreLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="landing-products">
        <h2 id="landing-products">{t('Featured Products')}</h2>
        <ul className={styles.products}>
          {sampleProducts(t).map((product, index) => (
            <li key={product.id}>
              <Product product={product} ground={GROUNDS[(index + 1) % GROUNDS.length]} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Product({ product, ground }: { product: SampleProduct; ground: string | undefined }) {
  const t = useTranslation();
  const { name, price, drawing, rating } = product;
  return (
    <StoreLink className={styles.product}>
      <span className={classes(styles.image, ground)}>
        <Drawing name={drawing} className={styles.drawing} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        <span className={styles.price} dir="ltr">{`$${price}`}</span>
        <span className={styles.rating}>
          <span role="img" aria-label={t('Rated {rating} of 5', { rating })} dir="ltr">
            <span className={styles.star}>★</span> {rating}
          </span>
        </span>
      </span>
    </StoreLink>
  );
}
