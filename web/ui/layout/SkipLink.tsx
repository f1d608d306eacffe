import { useText } from '../../i18n/text';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: leads past the header to `#main`. */
export function SkipLink() {
  const say = useText();
  return (
    <a href="#main" className={styles.skip}>
      {say('Skip to content')}
    </a>
  );
}
