import { useTranslation } from '../../i18n/text';
import { ButtonLink } from '../form/Button';
import styles from './NotFoundPage.module.css';

/** For every address the shop does not know. */
export function NotFoundPage() {
  const t = useTranslation();
  return (
    <div className={styles.page}>
      <title>{t('404 Page Not Found | Bustan')}</title>
      <h1>{t('404 Page Not Found')}</h1>
      <p>{t('Did you forget to add the page to the router?')}</p>
      <ButtonLink to="/store">{t('Back to the Store')}</ButtonLink>
    </div>
  );
}
