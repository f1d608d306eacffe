import { PictureOutlined } from '@ant-design/icons';
import { useTranslation } from '../../i18n/text';
import { Picture } from '../../ui/Picture';
import styles from './Thumbnail.module.css';

/** A small square picture in a row; its name stands beside it. */
export function Thumbnail({ picture }: { picture: { url: string } | null }) {
  const t = useTranslation();
  return (
    <div className={styles.thumbnail}>
      {picture ? (
        <Picture url={picture.url} alt="" sizes="48px" shape="square" />
      ) : (
        // The words of a missing picture have no room in it.
        <PictureOutlined aria-label={t('Photo Unavailable')} className={styles.none} />
      )}
    </div>
  );
}
