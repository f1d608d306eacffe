import { useTranslation } from '../../i18n/text';
import { ButtonLink } from '../form/Button';
import { PageTitle } from '../layout/PageTitle';
import styles from './NotFoundPage.module.css';

/** For every address the shop does not know. */
export function NotFoundPage() {
  const t = useTranslation();
  return (
    <div className={styles.page}>
      <PageTitle>{t('404 Page Not Found')}</PageTitle>
      <h1>{t('404 Page Not Found')}</h1>
      <p>{t('Did you forget to add the page to the router?')}</p>
      <ButtonLink to="/store">{t('Back to the Store')}</ButtonLink>
    </div>
  );
}
