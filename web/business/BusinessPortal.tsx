import { lazy } from 'react';
import { MESSAGES } from '../../common/messages';
import { PortalRoute } from '../portal/PortalRoute';
import { useAuth } from '../session/viewer';
import { ButtonLink, PageLink } from '../ui/form/Button';
import { EmptyState } from '../ui/feedback/states';
import styles from './BusinessPortal.module.css';

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
  return (
    <main className={styles.notice}>
      <title>Business Portal | Bustan</title>
      <h1>Business Access Required</h1>
      <EmptyState title="This page is for business accounts.">
        <ButtonLink to="/business/login">Business Login</ButtonLink>
      </EmptyState>
    </main>
  );
}

function Pending() {
  return (
    <main className={styles.notice}>
      <title>Business Portal | Bustan</title>
      <h1>Account Pending Approval</h1>
      <EmptyState title={MESSAGES.pendingBusiness}>
        <p>Until then you can shop at customer prices.</p>
        <ButtonLink to="/store">Go to the Store</ButtonLink>
        <PageLink look="quiet" href="/api/logout">
          Sign Out
        </PageLink>
      </EmptyState>
    </main>
  );
}
