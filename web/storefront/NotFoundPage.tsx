import { ButtonLink } from '../ui/Button';
import styles from './NotFoundPage.module.css';

/** For every address the shop does not know. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <title>404 Page Not Found | Bustan</title>
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <ButtonLink to="/store">Back to the Store</ButtonLink>
    </div>
  );
}
