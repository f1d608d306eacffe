import { lazy } from 'react';
import { MESSAGES } from '../../common/messages';
import { PortalRoute } from '../portal/PortalRoute';
import { useAuth } from '../session/viewer';
import { ButtonLink, PageLink } from '../ui/form/Button';
import { EmptyState } from '../ui/feedback/states';
import { PageTitle } from '../ui/layout/PageTitle';
import styles from './BusinessPortal.module.css';
import { useTranslation } from '../i18n/text';

const PortalPage = lazy(async () => ({ default: (await import('./PortalPage')).PortalPage }));

/** The portal of businesses; everybody else is shown the way to their login. */
export function BusinessPortal() {
  return (
    <PortalRoute role="BUSINESS" refused={<AccessRequired />}>
      <Approved />
    </PortalRoute>
  );
}

function Approved() {
  const auth = useAuth();
  if (auth.state !== 'signed-in') return null;
  return auth.viewer.businessApproved ? <PortalPage userId={auth.viewer.id} /> : <Pending />;
}

function AccessRequired() {
  const t = useTranslation();
  return (
    <main className={styles.notice}>
      <PageTitle>{t('Business Portal')}</PageTitle>
      <h1>{t('Business Access Required')}</h1>
      <EmptyState title={t('This page is for business accounts.')}>
        <ButtonLink to="/business/login">{t('Business Login')}</ButtonLink>
      </EmptyState>
    </main>
  );
}

function Pending() {
  const t = useTranslation();
  return (
    <main className={styles.notice}>
      <PageTitle>{t('Business Portal')}</PageTitle>
      <h1>{t('Account Pending Approval')}</h1>
      <EmptyState title={MESSAGES.pendingBusiness}>
        <p>{t('Until then you can shop at customer prices.')}</p>
        <ButtonLink to="/store">{t('Go to the Store')}</ButtonLink>
        <PageLink look="quiet" href="/api/logout">
          {t('Sign Out')}
        </PageLink>
      </EmptyState>
    </main>
  );
}
