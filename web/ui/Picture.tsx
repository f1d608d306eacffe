import { useState } from 'react';
import { pictureSources } from '../../common/pictures';
import { useTranslation } from '../i18n/text';
import styles from './Picture.module.css';
import { classes } from './classes';

interface PictureProps {
  /** Address at 640 px, `/media/<hash>-640.webp`; null when there is no picture. */
  url: string | null | undefined;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the pictures that are seen first. */
  eager?: boolean;
  shape?: 'landscape' | 'product' | 'square';
}

/** A picture in a box that is reserved before it arrives; "Photo Unavailable" where there is none or it fails. */
export function Picture({ url, alt, sizes, eager = false, shape = 'landscape' }: PictureProps) {
  const t = useTranslation();
  const [failed, setFailed] = useState<string | null>(null);
  const missing = !url || failed === url;
  return (
    <div className={classes(styles.box, styles[shape], missing && styles.missing)}>
      {missing ? (
        <span>{t('Photo Unavailable')}</span>
      ) : (
        <img
          src={url}
          srcSet={pictureSources(url) ?? undefined}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(url)}
        />
      )}
    </div>
  );
}
