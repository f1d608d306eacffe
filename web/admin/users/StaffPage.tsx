import { Button } from 'antd';
import { useState } from 'react';
import { Filters, SearchFilter, sorting } from '../../ui-antd/filters/Filters';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { Section } from '../../ui-antd/layout/Section';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { AdminUsersDocument, type User } from './documents';
import { DUTIES, DUTY_TEXTS } from './dutyTexts';
import { actionsColumn, NAMED, STATE } from './userColumns';
import { UserDialog } from './UserDialog';
import { useUserActions } from './useUserActions';

const SORTS = { DATE: true, USERNAME: true, NAME: true } as const;

const DUTIES_COLUMN: Column<User> = {
  title: 'Duties',
  key: 'duties',
  below: 'USERNAME',
  render: ({ duties }) => {
    const given = DUTIES.filter((duty) => duties?.includes(duty));
    return given.length === 0 ? 'None' : given.map((duty) => <Label key={duty}>{DUTY_TEXTS[duty].label}</Label>);
  },
};

/** Who works for the shop without being an admin, and what each may do. */
export function StaffPage() {
  const address = useListAddress();
  const { data, ...reading } = useListQuery(AdminUsersDocument, {
    after: address.after,
    role: 'STAFF' as const,
    status: null,
    search: address.get('search') || null,
    ...sorting(address, SORTS, 'DATE'),
  });
  const [edited, setEdited] = useState<User | 'new' | null>(null);
  const actions = useUserActions(reading.retry);
  return (
    <>
      <title>Staff | Bustan</title>
      <h1>Staff</h1>
      <Section
        title="Members of the Staff"
        count={data?.users.totalCount}
        actions={
          <Button type="primary" onClick={() => setEdited('new')}>
            Add Staff
          </Button>
        }
      >
        <p>Staff signs in where administrators do, and sees and does what its duties say, and nothing else.</p>
        <Filters>
          <SearchFilter address={address} label="Search staff" />
        </Filters>
        <ListTable
          label="Staff"
          rowKey="id"
          rowName={({ username }) => username}
          columns={[...NAMED, DUTIES_COLUMN, STATE, actionsColumn(actions, (user) => () => setEdited(user))]}
          reading={reading}
          page={data?.users}
          address={address}
          filters={['search']}
          empty={{ title: 'No staff yet', text: 'Add who packs, drives or cares for the catalogue.' }}
        />
        {edited && (
          <UserDialog
            user={edited === 'new' ? null : edited}
            newRole="staff"
            onSaved={reading.retry}
            onClose={() => setEdited(null)}
          />
        )}
      </Section>
    </>
  );
}
