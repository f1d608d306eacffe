import { useText } from '../../i18n/text';
import { ButtonLink } from '../../ui/form/Button';
import styles from './NotFoundPage.module.css';

/** For every address the shop does not know. */
export function NotFoundPage() {
  const say = useText();
  return (
    <div className={styles.page}>
      <title>{say('404 Page Not Found | Bustan')}</title>
      <h1>{say('404 Page Not Found')}</h1>
      <p>{say('Did you forget to add the page to the router?')}</p>
      <ButtonLink to="/store">{say('Back to the Store')}</ButtonLink>
    </div>
  );
}
