import { Button } from 'antd';
import { useAuth } from '../../session/viewer';
import { Label } from '../../ui-antd/list/Label';
import type { Column } from '../../ui-antd/list/ListTable';
import { RowActions } from '../../ui-antd/list/RowActions';
import type { User } from './documents';
import { SendLinkButton, UnconfirmedLabel } from './UnconfirmedEmail';
import styles from './UnconfirmedEmail.module.css';
import type { useUserActions } from './useUserActions';

/** By which name a user is known, and whether it can sign in. */
export const NAMED: readonly Column<User>[] = [
  { title: 'Username', key: 'USERNAME', sorts: true, render: ({ username }) => <strong>{username}</strong> },
  {
    title: 'Name',
    key: 'NAME',
    sorts: true,
    from: 'md',
    render: (user) => <span dir="auto">{nameOf(user)}</span>,
  },
];

export const STATE: Column<User> = {
  title: 'Status',
  key: 'status',
  below: 'USERNAME',
  render: (user) => (
    <div className={styles.row}>
      <State user={user} />
      <UnconfirmedLabel user={user} />
    </div>
  ),
};

/** What is done with a user. @param onEdit absent for one that is edited elsewhere */
export function actionsColumn(
  { remove, activate, resetStep }: ReturnType<typeof useUserActions>,
  onEdit: (user: User) => (() => void) | undefined,
): Column<User> {
  return {
    title: 'Actions',
    key: 'actions',
    pinned: true,
    dependency: null,
    width: 250,
    render: (user) => (
      <>
        <RowActions name={user.username} onEdit={onEdit(user)} onDelete={() => void remove(user)} />
        <Button type="link" onClick={() => void activate(user)} aria-label={`${verb(user)} ${user.username}`}>
          {verb(user)}
        </Button>
        <SendLinkButton user={user} />
        <ResetStep user={user} onReset={resetStep} />
      </>
    ),
  };
}

/** For somebody else who has a second step: one's own is changed on its page. */
function ResetStep({ user, onReset }: { user: User; onReset: (user: User) => Promise<void> }) {
  const auth = useAuth();
  if (!user.secondStep || (auth.state === 'signed-in' && auth.viewer.id === user.id)) return null;
  return (
    <Button type="link" onClick={() => void onReset(user)} aria-label={`Reset the second step of ${user.username}`}>
      Reset second step
    </Button>
  );
}

function nameOf({ businessName, firstName, lastName }: User): string {
  return businessName || [firstName, lastName].filter(Boolean).join(' ') || '–';
}

function verb({ active }: User): string {
  return active ? 'Deactivate' : 'Activate';
}

function State({ user: { active, role, businessApproved } }: { user: User }) {
  if (!active) return <Label tone="bad">Inactive</Label>;
  if (role === 'BUSINESS' && !businessApproved) return <Label tone="warning">Pending</Label>;
  return <Label tone="good">Active</Label>;
}
