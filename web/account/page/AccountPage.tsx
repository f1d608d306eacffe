import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';
import { destinationOf } from '../../session/destination';
import type { Viewer } from '../../session/viewer';
import { ButtonLink } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { loadAccountTexts } from '../accountTexts';
import { SignedIn } from '../SignedIn';
import { DownloadData } from '../closing/DownloadData';
import { PageTitle } from '../../ui/layout/PageTitle';
import styles from './AccountPage.module.css';
import { GuestOrders } from '../profile/GuestOrders';
import { Profile } from '../profile/Profile';
import { Addresses } from './Addresses';
import { OwnOrders } from './OwnOrders';

/**
 * The account of whoever is signed in (specification 15.15): the own profile, and the ways to password and sessions; of a
 * customer the orders and addresses, too, which others have in their portals.
 */
function AccountPage({ openCart }: { openCart: () => void }) {
  return <SignedIn>{(viewer) => <Account viewer={viewer} openCart={openCart} />}</SignedIn>;
}

function Account({ viewer, openCart }: { viewer: Viewer; openCart: () => void }) {
  const t = useTranslation();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const isCustomer = viewer.role === 'CUSTOMER';
  const back = new URLSearchParams({ returnTo: pathname + search }).toString();
  return (
    <div className={styles.page}>
      <PageTitle>{t('My account')}</PageTitle>
      <h1>{t('My account')}</h1>
      {!isCustomer && (
        <p>
          <Link to={destinationOf(parameters.get('returnTo'), viewer.role)}>{t('Back')}</Link>
        </p>
      )}
      <Card title={t('My profile')}>
        <Profile viewer={viewer} />
      </Card>
      {isCustomer && (
        <>
          <GuestOrders />
          <Card title={t('My orders')}>
            <OwnOrders openCart={openCart} />
          </Card>
          <Card title={t('My addresses')}>
            <Addresses />
          </Card>
        </>
      )}
      <Card title={t('Sign-in')}>
        <div className={styles.actions}>
          <ButtonLink look="quiet" to={`/account/password?${back}`}>
            {t('Change password')}
          </ButtonLink>
          <ButtonLink look="quiet" to={`/account/sessions?${back}`}>
            {t('Where you are signed in')}
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

/** With the texts that only the pages of an account say. */
export async function loadAccountPage() {
  await loadAccountTexts();
  return { default: AccountPage };
}
