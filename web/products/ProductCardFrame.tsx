import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/text';
import { textLanguage } from '../i18n/textLanguage';
import { Picture } from '../ui/Picture';
import { classes } from '../ui/classes';
import styles from './ProductCardFrame.module.css';
import { SizeSelector } from './SizeSelector';
import type { SizeChoice } from './useSize';

interface ProductCardFrameProps {
  product: {
    name: string;
    description: string | null;
    untranslated?: readonly string[];
    inStock: boolean;
    picture: { url: string } | null;
    variants: readonly { name: string; label?: string }[];
  };
  size: SizeChoice;
  /** The id of its name. */
  nameId: string;
  /** How wide the picture is drawn, for `sizes` of an image. */
  pictureSizes: string;
  /** For the cards that are seen first. */
  eager: boolean;
  /**
   * For the portals, where many products are ordered at once: less of the description, and on a phone the picture beside
   * the text. Its heading is one level lower, since a portal's list has a heading of its own.
   */
  compact?: boolean;
  /** The link to the product's page; absent: the name alone. */
  link?: ReactNode;
  /** Drawn upon the picture. */
  badge?: ReactNode;
  /** Stands below the description. */
  details?: ReactNode;
  /** The price, and the control that puts the product into the cart, which is described by the element with `nameId`. */
  children: ReactNode;
}

/** A product's card in the store and in the portals: picture, name, description, size, and what its face adds. */
export function ProductCardFrame({
  product: { name, description, untranslated, inStock, picture, variants },
  size,
  nameId,
  pictureSizes,
  eager,
  compact = false,
  link = name,
  badge,
  details,
  children,
}: ProductCardFrameProps) {
  const t = useTranslation();
  const Heading = compact ? 'h3' : 'h2';
  return (
    <article className={classes(styles.card, compact && styles.compact)} aria-labelledby={nameId}>
      <div className={classes(styles.picture, !inStock && styles.soldOut)}>
        <Picture url={picture?.url} alt="" sizes={pictureSizes} eager={eager} shape="product" />
        {badge}
        {!inStock && <p className={styles.overlay}>{t('Out of Stock')}</p>}
      </div>
      <div className={styles.body}>
        <Heading id={nameId} className={styles.name} {...textLanguage(untranslated, 'name')}>
          {link}
        </Heading>
        {description && (
          <p className={styles.description} {...textLanguage(untranslated, 'description')}>
            {description}
          </p>
        )}
        {details}
        <div className={styles.buy}>
          <SizeSelector variants={variants} size={size} disabled={!inStock} />
          {children}
        </div>
      </div>
    </article>
  );
}
