import { Picture } from '../../ui/Picture';
import styles from './Thumbnail.module.css';

/** A small square picture in a row; its name stands beside it. */
export function Thumbnail({ picture }: { picture: { url: string } | null }) {
  return (
    <div className={styles.thumbnail}>
      <Picture url={picture?.url} alt="" sizes="48px" shape="square" />
    </div>
  );
}
