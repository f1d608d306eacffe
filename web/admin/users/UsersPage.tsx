import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { Role, UserSort, UserStatus } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { useToast } from '../../ui/toast/toast';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { ChoiceFilter, chosen, Filters, SearchFilter, sorting } from '../../ui-antd/filters/Filters';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { RowActions } from '../../ui-antd/list/RowActions';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { AdminUsersDocument, DeleteUserDocument, SetUserActiveDocument, type User } from './documents';
import { UserDialog } from './UserDialog';

const ROLES: Readonly<Record<Role, string>> = {
  CUSTOMER: 'Customer',
  BUSINESS: 'Business',
  EMPLOYEE: 'Employee',
  ADMIN: 'Admin',
};
const STATES: Readonly<Record<UserStatus, string>> = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  APPROVED: 'Approved business',
  PENDING: 'Pending business',
};
const SORTS: Readonly<Record<UserSort, true>> = { DATE: true, USERNAME: true, NAME: true, CREDIT: true };

/** User management: every account of the shop. */
export function UsersPage() {
  const address = useListAddress();
  const { sort, descending } = sorting(address, SORTS, 'DATE');
  const filters = { search: address.get('search') || null, descending };
  const choices = {
    role: chosen(address.get('role'), ROLES) ?? null,
    status: chosen(address.get('status'), STATES) ?? null,
    sort,
  };
  const { data, ...reading } = useListQuery(AdminUsersDocument, { ...filters, ...choices, after: address.after });
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  const [deleteUser] = useMutation(DeleteUserDocument);
  const [setActive] = useMutation(SetUserActiveDocument);
  const act = useAction();
  const toast = useToast();
  const confirmDelete = useConfirmDelete();

  async function remove({ id, username }: User): Promise<void> {
    if (!(await confirmDelete(username))) return;
    const done = await act(() => deleteUser({ variables: { id } }), {
      title: 'Error deleting user',
      fallback: 'An error occurred',
    });
    if (done) {
      const deactivated = done.data?.deleteUser === 'DEACTIVATED';
      toast({
        title: 'User deleted successfully',
        ...(deactivated && { description: 'Its orders stay, and it can no longer sign in.' }),
      });
    }
    reading.retry();
  }

  async function activate({ id, active }: User): Promise<void> {
    await act(() => setActive({ variables: { id, active: !active } }), {
      success: 'User updated successfully',
      title: 'Error updating user',
      fallback: 'An error occurred',
    });
    reading.retry();
  }

  const columns: Column<User>[] = [
    { title: 'Username', key: 'USERNAME', sorts: true, render: ({ username }) => <strong>{username}</strong> },
    {
      title: 'Name',
      key: 'NAME',
      sorts: true,
      from: 'md',
      render: (user) => <span dir="auto">{nameOf(user)}</span>,
    },
    { title: 'Email', key: 'email', from: 'lg', render: ({ email }) => email },
    { title: 'Role', key: 'role', below: 'USERNAME', render: ({ role }) => <Label>{ROLES[role]}</Label> },
    { title: 'Status', key: 'status', below: 'USERNAME', render: (user) => <State user={user} /> },
    {
      title: 'Payment',
      key: 'payment',
      from: 'xl',
      render: ({ role, paymentMode }) => (role === 'BUSINESS' ? (paymentMode === 'CREDIT' ? 'Credit' : 'Cash') : '–'),
    },
    { title: 'Created', key: 'DATE', sorts: true, from: 'xl', render: ({ createdAt }) => <DateText at={createdAt} /> },
    {
      title: 'Actions',
      key: 'actions',
      pinned: true,
      dependency: null,
      width: 250,
      render: (user) => (
        <>
          <RowActions
            name={user.username}
            // A business changes its employees itself.
            onEdit={user.role === 'EMPLOYEE' ? undefined : () => setEdited(user)}
            onDelete={() => void remove(user)}
          />
          <Button type="link" onClick={() => void activate(user)} aria-label={`${verb(user)} ${user.username}`}>
            {verb(user)}
          </Button>
        </>
      ),
    },
  ];

  return (
    <>
      <title>User Management | Bustan</title>
      <h1>User Management</h1>
      <Section
        title="Users"
        count={data?.users.totalCount}
        actions={
          <>
            <ExportButton path="/api/admin/export/users.csv" filters={filters} choices={choices} />
            <Button type="primary" onClick={() => setEdited('new')}>
              Create User
            </Button>
          </>
        }
      >
        <Filters>
          <SearchFilter address={address} label="Search users" />
          <ChoiceFilter address={address} name="role" label="Role" choices={ROLES} />
          <ChoiceFilter address={address} name="status" label="Status" choices={STATES} />
        </Filters>
        <ListTable
          label="Users"
          rowKey="id"
          rowName={({ username }) => username}
          columns={columns}
          reading={reading}
          page={data?.users}
          address={address}
          filters={['search', 'role', 'status']}
          empty={{ title: 'No users yet' }}
        />
        {edited && (
          <UserDialog user={edited === 'new' ? null : edited} onSaved={reading.retry} onClose={() => setEdited(null)} />
        )}
      </Section>
    </>
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
