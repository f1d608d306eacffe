import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OwnSessionsQuery } from '../../gql/graphql';
import type { TextWithValues } from '../../../common/messages';
import { failureText } from '../../i18n/refusalText';
import { useTranslation } from '../../i18n/text';
import { destinationOf } from '../../session/destination';
import type { Viewer } from '../../session/viewer';
import { DateText } from '../../ui/DateText';
import { PageLoading } from '../../ui/feedback/states';
import { Button } from '../../ui/form/Button';
import { FormPage } from '../../ui/form/FormPage';
import { useToast } from '../../ui/toast/toast';
import { FailureNotice } from '../page/FailureNotice';
import { SignedIn } from '../SignedIn';
import { EndOtherSessionsDocument, EndSessionDocument, OwnSessionsDocument } from './documents';
import styles from './SessionsPage.module.css';

type Session = OwnSessionsQuery['ownSessions'][number];

/** Where everybody who is signed in sees where that is, and ends it (specification 8.16); others sign in first. */
export function SessionsPage() {
  return <SignedIn>{(viewer) => <Sessions viewer={viewer} />}</SignedIn>;
}

function Sessions({ viewer }: { viewer: Viewer }) {
  const t = useTranslation();
  const toast = useToast();
  const [search] = useSearchParams();
  // Never from what was read before: another tab may have ended one.
  const { data, loading, error, refetch } = useQuery(OwnSessionsDocument, { fetchPolicy: 'no-cache' });
  const [endSession] = useMutation(EndSessionDocument, { fetchPolicy: 'no-cache' });
  const [endOthers] = useMutation(EndOtherSessionsDocument, { fetchPolicy: 'no-cache' });
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | TextWithValues | null>(null);

  /** @param which the session's id, or "others" */
  async function end(which: string): Promise<void> {
    setFailure(null);
    setBusy(which);
    try {
      await (which === OTHERS ? endOthers() : endSession({ variables: { id: which } }));
      toast({ title: which === OTHERS ? t('All other devices were signed out.') : t('The device was signed out.') });
      // It is ended, whether or not the others can be read; what fails there is told below.
      await refetch().catch(() => {});
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(null);
    }
  }

  const shown = failure ?? (error && failureText(error));
  const sessions = data?.ownSessions ?? [];
  return (
    <FormPage
      title={t('Where you are signed in')}
      intro={[t('End what you do not know, and choose a new password.')]}
      foot={
        <>
          <Link to={destinationOf(search.get('returnTo'), viewer.role)}>{t('Back')}</Link> ·{' '}
          <Link to={{ pathname: '/account/password', search: search.toString() }}>{t('Change password')}</Link> ·{' '}
          <Link to={{ pathname: '/account/data', search: search.toString() }}>{t('Your data')}</Link>
        </>
      }
    >
      {shown && <FailureNotice text={shown} />}
      {loading && !data && <PageLoading />}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <Described session={session} />
            {!session.isThis && (
              <Button
                look="quiet"
                busy={busy === session.id}
                aria-describedby={session.id}
                onClick={() => void end(session.id)}
              >
                {t('Sign out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="danger" wide busy={busy === OTHERS} onClick={() => void end(OTHERS)}>
          {t('Sign out all other devices')}
        </Button>
      )}
    </FormPage>
  );
}

const OTHERS = 'others';

function Described({ session: { id, browser, system, isThis, lastUsedAt } }: { session: Session }) {
  const t = useTranslation();
  const name =
    browser && system ? t('{browser} on {system}', { browser, system }) : (browser ?? system ?? t('An unknown device'));
  return (
    <div id={id}>
      <p className={styles.browser}>{name}</p>
      <p className={styles.quiet}>
        {isThis ? t('This device') : t('Last used')} · <DateText at={lastUsedAt} />
      </p>
    </div>
  );
}
