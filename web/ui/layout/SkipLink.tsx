import { useTranslation } from '../../i18n/text';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: leads past the header to `#main`. */
export function SkipLink() {
  const t = useTranslation();
  return (
    <a href="#main" className={styles.skip}>
      {t('Skip to content')}
    </a>
  );
}
