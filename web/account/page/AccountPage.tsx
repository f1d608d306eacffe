import { Navigate, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';
import { useAuth } from '../../session/viewer';
import { ButtonLink } from '../../ui/form/Button';
import { PageLoading } from '../../ui/feedback/states';
import { Card } from '../../ui/layout/Card';
import { DownloadData } from '../closing/DownloadData';
import styles from './AccountPage.module.css';
import { Addresses } from './Addresses';
import { OwnOrders } from './OwnOrders';

/**
 * The account of a customer (specification 15.15): orders, addresses, password. Others have pages of their own and are led
 * to the one thing that all have in common.
 */
export function AccountPage({ openCart }: { openCart: () => void }) {
  const t = useTranslation();
  const auth = useAuth();
  const { pathname } = useLocation();
  if (auth.state === 'loading') return <PageLoading />;
  if (auth.state === 'signed-out') {
    return <Navigate to={`/login?${new URLSearchParams({ returnTo: pathname }).toString()}`} replace />;
  }
  const { viewer } = auth;
  if (viewer.role !== 'CUSTOMER') return <Navigate to="/account/password" replace />;
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ');
  return (
    <div className={styles.page}>
      <title>{`${t('My account')} | Bustan`}</title>
      <h1>{t('My account')}</h1>
      <p className={styles.quiet}>
        <bdi>{[viewer.username, name, viewer.email].filter(Boolean).join(' · ')}</bdi>
      </p>
      <Card title={t('My orders')}>
        <OwnOrders openCart={openCart} />
      </Card>
      <Card title={t('My addresses')}>
        <Addresses />
      </Card>
      <Card title={t('Sign-in')}>
        <div className={styles.actions}>
          <ButtonLink look="quiet" to="/account/password?returnTo=%2Faccount">
            {t('Change password')}
          </ButtonLink>
        </div>
      </Card>
      <Card title={t('Your data')}>
        <DownloadData />
        <div className={styles.actions}>
          <ButtonLink look="quiet" to="/account/data?returnTo=%2Faccount">
            {t('Close my account')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
