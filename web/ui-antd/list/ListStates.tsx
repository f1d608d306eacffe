import { Alert, Button, Empty, Space } from 'antd';
import { useLocation } from 'react-router-dom';
import { refusalText } from '../../i18n/refusalText';
import { codeOf } from '../../lib/refusal';
import styles from './ListTable.module.css';
import { useTranslation } from '../../i18n/text';

/** What a list shows that holds nothing: nothing yet, or nothing that fits the filter (`onClear` takes it away). */
export function ListEmpty({
  title,
  text,
  onClear,
}: {
  title: string;
  text?: string;
  onClear?: (() => void) | undefined;
}) {
  const t = useTranslation();
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={null}>
      <p className={styles.emptyTitle}>{onClear ? t('Nothing found') : title}</p>
      {onClear ? <p>{t('Nothing fits what you search for.')}</p> : text && <p>{text}</p>}
      {onClear && (
        <Button className={styles.clear} onClick={onClear}>
          {t('Clear search and filters')}
        </Button>
      )}
    </Empty>
  );
}

/** Why something could not be read, with the way on: reading again, or signing in again. */
export function ListFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const t = useTranslation();
  const { pathname, search } = useLocation();
  const signedOut = codeOf(error) === 'UNAUTHENTICATED';
  return (
    <Alert
      type="error"
      role="alert"
      title={t('{what} could not be loaded', { what })}
      description={t(refusalText(error) ?? 'Please check your connection and try again.')}
      action={
        <Space>
          {signedOut ? (
            <Button href={`/api/login?returnTo=${encodeURIComponent(pathname + search)}`}>{t('Sign In')}</Button>
          ) : (
            <Button onClick={onRetry}>{t('Retry')}</Button>
          )}
        </Space>
      }
    />
  );
}
