import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/text';
import { destinationOf } from '../../session/destination';
import { worksForShop } from '../../session/duties';
import type { Viewer } from '../../session/viewer';
import { ErrorState, PageLoading } from '../../ui/feedback/states';
import { FormPage } from '../../ui/form/FormPage';
import { SignedIn } from '../SignedIn';
import { ClosingForm } from './ClosingForm';
import styles from './ClosingPage.module.css';
import { AccountClosingDocument } from './documents';
import { DownloadData } from './DownloadData';
import { isInTheWay, Obstacles, type Facts } from './Obstacles';

/**
 * Where everybody who is signed in downloads what is kept about them, and closes their account (specification 24.1, 24.2);
 * others sign in first.
 */
export function ClosingPage() {
  const client = useApolloClient();
  const [closed, setClosed] = useState<string | null>(null);
  if (closed !== null) return <Closed username={closed} />;
  const onClosed = async (username: string) => {
    setClosed(username);
    // Nothing stays of what the account has read; each part of the page shows itself that it could not be read again.
    await client.resetStore().catch(() => {});
  };
  return <SignedIn>{(viewer) => <OwnData viewer={viewer} onClosed={() => onClosed(viewer.username)} />}</SignedIn>;
}

function OwnData({ viewer, onClosed }: { viewer: Viewer; onClosed: () => Promise<void> }) {
  const t = useTranslation();
  const [search] = useSearchParams();
  return (
    <FormPage
      title={t('Your data')}
      intro={[]}
      foot={
        <>
          <Link to={destinationOf(search.get('returnTo'), viewer.role)}>{t('Back')}</Link> ·{' '}
          <Link to={{ pathname: '/account/password', search: search.toString() }}>{t('Change password')}</Link>
        </>
      }
    >
      <DownloadData />
      <Closing viewer={viewer} onClosed={onClosed} />
    </FormPage>
  );
}

function Closing({ viewer, onClosed }: { viewer: Viewer; onClosed: () => Promise<void> }) {
  const t = useTranslation();
  // Never from what was read before: an order may have been delivered since.
  const { data, loading, refetch } = useQuery(AccountClosingDocument, { fetchPolicy: 'no-cache' });
  const facts = data?.accountClosing;
  if (!facts && loading) return <PageLoading />;
  if (!facts) {
    return <ErrorState title={t('The page could not be loaded.')} onRetry={() => void refetch().catch(() => {})} />;
  }
  return (
    <section className={styles.part}>
      <h2>{t('Close my account')}</h2>
      <Meaning viewer={viewer} facts={facts} />
      {isInTheWay(facts) ? (
        <Obstacles facts={facts} />
      ) : (
        <ClosingForm viewer={viewer} onClosed={onClosed} onRefused={() => refetch().catch(() => {})} />
      )}
    </section>
  );
}

/** What closing means, and what stays. */
function Meaning({ viewer: { username, role }, facts }: { viewer: Viewer; facts: Facts }) {
  const t = useTranslation();
  const { employees, keepPersonalDataDays: days } = facts;
  const buys = role === 'CUSTOMER' || role === 'BUSINESS';
  const works = worksForShop(role);
  return (
    <ul className={styles.points}>
      <li>{t('Nobody can sign in to {name} any more, on any device. This cannot be undone.', { name: username })}</li>
      <li>{t('Your name, e-mail, phone and addresses are removed at once. Your username is free again.')}</li>
      {employees > 0 && (
        <li>
          {t(
            '{count, plural, one {An employee of your business can no longer sign in either.} other {# employees of your business can no longer sign in either.}}',
            { count: employees },
          )}
        </li>
      )}
      {role === 'BUSINESS' && <li>{t('Your API tokens end, and so do the programs that use them.')}</li>}
      {buys && <li>{t('Your loyalty points are lost.')}</li>}
      <li>
        {works
          ? t(
              'What stays: what you did for the shop, in its audit log. {days, plural, one {# day} other {# days}} after each entry, your name is removed from it, too.',
              { days },
            )
          : t(
              'What stays: orders, with products and amounts. {days, plural, one {# day} other {# days}} after each order, the name, the contacts, the address and the note are removed from it, too.',
              { days },
            )}
      </li>
    </ul>
  );
}

function Closed({ username }: { username: string }) {
  const t = useTranslation();
  return (
    <FormPage
      title={t('Your account is closed')}
      intro={[t('Thank you for having been with us, {name}.', { name: username })]}
      foot={<Link to="/store">{t('Continue Shopping')}</Link>}
    >
      {null}
    </FormPage>
  );
}
