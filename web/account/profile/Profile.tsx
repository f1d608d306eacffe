import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { OwnProfileQuery } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { useFocusBack } from '../../lib/focus/useFocusBack';
import type { Viewer } from '../../session/viewer';
import { ViewerDocument } from '../../session/viewerDocument';
import { Button } from '../../ui/form/Button';
import { Notice } from '../../ui/feedback/Notice';
import { ErrorState, PageLoading } from '../../ui/feedback/states';
import styles from '../page/AccountPage.module.css';
import { OwnProfileDocument } from './documents';
import { ProfileForm } from './ProfileForm';
import { SendAgain } from './SendAgain';

type OwnProfile = OwnProfileQuery['ownProfile'];

/** What the account tells of its owner, and whether the e-mail address is confirmed (specification 8.19, 8.20). */
export function Profile({ viewer }: { viewer: Viewer }) {
  const t = useTranslation();
  const client = useApolloClient();
  const { data, loading, refetch } = useQuery(OwnProfileDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(editing, () => opener.current);
  const profile = data?.ownProfile;
  if (!profile && loading) return <PageLoading />;
  if (!profile) {
    return <ErrorState title={t('Your profile could not be loaded.')} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (editing) {
    return (
      <ProfileForm
        role={viewer.role}
        username={viewer.username}
        profile={profile}
        onDone={async (saved) => {
          // The name and the address are told elsewhere, too. What is shown here came with the answer to the change, which is
          // saved even where the rest cannot be read.
          if (saved) {
            await client.refetchQueries({ include: [OwnProfileDocument, ViewerDocument] }).catch(() => {});
          }
          setEditing(false);
        }}
      />
    );
  }
  return (
    <>
      {!profile.emailConfirmed && <Unconfirmed profile={profile} onConfirmed={() => void refetch().catch(() => {})} />}
      <Described viewer={viewer} profile={profile} />
      <div className={styles.actions}>
        <Button ref={opener} onClick={() => setEditing(true)}>
          {t('Edit my profile')}
        </Button>
      </div>
    </>
  );
}

function Unconfirmed({
  profile: { email, formerEmail },
  onConfirmed,
}: {
  profile: OwnProfile;
  onConfirmed: () => void;
}) {
  const t = useTranslation();
  return (
    <Notice title={t('Your e-mail address is not confirmed yet')}>
      <p>
        {t('Please open the link that we sent to {email}. Until then we send nothing else there.', { email })}{' '}
        {formerEmail && t('Our mails go on to {email}.', { email: formerEmail })}
      </p>
      <SendAgain label={t('Send again')} onConfirmed={onConfirmed} />
    </Notice>
  );
}

function Described({ viewer, profile }: { viewer: Viewer; profile: OwnProfile }) {
  const t = useTranslation();
  const { firstName, lastName, phone, email, emailConfirmed, loyaltyPoints } = profile;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('Username')}</dt>
        <dd>
          <bdi>{viewer.username}</bdi>
        </dd>
      </div>
      {name && (
        <div>
          <dt>{t('Name')}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('Email')}</dt>
        <dd>
          <bdi dir="ltr">{email}</bdi>
          {!emailConfirmed && <span className={styles.quiet}> · {t('not confirmed yet')}</span>}
        </dd>
      </div>
      {phone && (
        <div>
          <dt>{t('Phone')}</dt>
          <dd>
            <bdi dir="ltr">{phone}</bdi>
          </dd>
        </div>
      )}
      {typeof loyaltyPoints === 'number' && (
        <div>
          <dt>{t('Loyalty points')}</dt>
          <dd>{t('{count, plural, one {# point} other {# points}}', { count: loyaltyPoints })}</dd>
        </div>
      )}
    </dl>
  );
}
