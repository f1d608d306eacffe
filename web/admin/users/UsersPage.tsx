import { Button } from 'antd';
import { useState } from 'react';
import type { Role, UserStatus } from '../../gql/graphql';
import { useDuties } from '../../session/duties';
import { DateText } from '../../ui/DateText';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { ChoiceFilter, chosen, Filters, SearchFilter, sorting } from '../../ui-antd/filters/Filters';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { AdminUsersDocument, type User } from './documents';
import { actionsColumn, NAMED, STATE } from './userColumns';
import { UserDialog } from './UserDialog';
import { useUserActions } from './useUserActions';

const ROLES: Readonly<Record<Role, string>> = {
  CUSTOMER: 'Customer',
  BUSINESS: 'Business',
  EMPLOYEE: 'Employee',
  STAFF: 'Staff',
  ADMIN: 'Admin',
};
const { ADMIN: _admin, STAFF: _staff, ...ROLES_OF_STAFF } = ROLES;
const STATES: Readonly<Record<UserStatus, string>> = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  APPROVED: 'Approved business',
  PENDING: 'Pending business',
};
const SORTS = { DATE: true, USERNAME: true, NAME: true } as const;

/** User management: every account of the shop that the viewer cares for. */
export function UsersPage() {
  const roles = useDuties()() ? ROLES : ROLES_OF_STAFF;
  const address = useListAddress();
  const { sort, descending } = sorting(address, SORTS, 'DATE');
  const filters = { search: address.get('search') || null, descending };
  const choices = {
    role: chosen<Role>(address.get('role'), roles as typeof ROLES) ?? null,
    status: chosen(address.get('status'), STATES) ?? null,
    sort,
  };
  const { data, ...reading } = useListQuery(AdminUsersDocument, { ...filters, ...choices, after: address.after });
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  const actions = useUserActions(reading.retry);

  const columns: Column<User>[] = [
    ...NAMED,
    { title: 'Email', key: 'email', from: 'lg', render: ({ email }) => email },
    { title: 'Role', key: 'role', below: 'USERNAME', render: ({ role }) => <Label>{ROLES[role]}</Label> },
    STATE,
    {
      title: 'Payment',
      key: 'payment',
      from: 'xl',
      render: ({ role, paymentMode }) => (role === 'BUSINESS' ? (paymentMode === 'CREDIT' ? 'Credit' : 'Cash') : '–'),
    },
    { title: 'Created', key: 'DATE', sorts: true, from: 'xl', render: ({ createdAt }) => <DateText at={createdAt} /> },
    // A business changes its employees itself.
    actionsColumn(actions, (user) => (user.role === 'EMPLOYEE' ? undefined : () => setEdited(user))),
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
          <ChoiceFilter address={address} name="role" label="Role" choices={roles} />
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
