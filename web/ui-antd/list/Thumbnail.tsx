import { PictureOutlined } from '@ant-design/icons';
import { Picture } from '../../ui/Picture';
import styles from './Thumbnail.module.css';

/** A small square picture in a row; its name stands beside it. */
export function Thumbnail({ picture }: { picture: { url: string } | null }) {
  return (
    <div className={styles.thumbnail}>
      {picture ? (
        <Picture url={picture.url} alt="" sizes="48px" shape="square" />
      ) : (
        // The words of a missing picture have no room in it.
        <PictureOutlined aria-label="Photo Unavailable" className={styles.none} />
      )}
    </div>
  );
}
