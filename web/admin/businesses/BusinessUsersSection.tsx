import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLbp } from '../../../common/amountText';
import type { BusinessUsersQuery, UserSort } from '../../gql/graphql';
import { useDuties } from '../../session/duties';
import { Filters, SearchFilter, sorting } from '../../ui-antd/filters/Filters';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { UnconfirmedLabel } from '../users/UnconfirmedEmail';
import { CreateBusinessDialog } from './CreateBusinessDialog';
import { BusinessUsersDocument } from './documents';

type Business = BusinessUsersQuery['users']['nodes'][number];

const SORTS: Readonly<Record<UserSort, true>> = { DATE: true, USERNAME: true, NAME: true, CREDIT: true };

const { CREDIT: _credit, ...SORTS_WITHOUT_CREDIT } = SORTS;

const COLUMNS: readonly Column<Business>[] = [
  {
    title: 'Business',
    key: 'NAME',
    sorts: true,
    render: ({ id, businessName, username }) => (
      <Link to={`/admin/business?user=${id}`} dir="auto">
        {businessName || username}
      </Link>
    ),
  },
  { title: 'Username', key: 'USERNAME', sorts: true, from: 'sm', render: ({ username }) => username },
  {
    title: 'Email',
    key: 'email',
    from: 'lg',
    render: (business) => (
      <>
        {business.email} <UnconfirmedLabel user={business} />
      </>
    ),
  },
  { title: 'City', key: 'city', from: 'xl', render: ({ businessCity }) => businessCity ?? '–' },
  {
    title: 'Payment',
    key: 'payment',
    from: 'md',
    render: ({ paymentMode }) => <Label>{paymentMode === 'CREDIT' ? 'Credit' : 'Cash'}</Label>,
  },
  {
    title: 'Credit Balance',
    key: 'CREDIT',
    sorts: true,
    figures: true,
    below: 'NAME',
    render: ({ paymentMode, creditBalance }) => (paymentMode === 'CREDIT' ? formatLbp(creditBalance ?? '0.00') : 'N/A'),
  },
];

/** Business Users Management: all business accounts, and how to make one. */
export function BusinessUsersSection() {
  const hasDuty = useDuties();
  const seesCredit = hasDuty('CREDIT');
  const address = useListAddress();
  const [creating, setCreating] = useState(false);
  const { data, ...reading } = useListQuery(BusinessUsersDocument, {
    after: address.after,
    search: address.get('search') || null,
    ...sorting(address, (seesCredit ? SORTS : SORTS_WITHOUT_CREDIT) as typeof SORTS, 'DATE'),
  });
  return (
    <Section
      title="Business Users Management"
      count={data?.users.totalCount}
      actions={
        hasDuty('ACCOUNTS') && (
          <Button type="primary" onClick={() => setCreating(true)}>
            Create Business User
          </Button>
        )
      }
    >
      <Filters>
        <SearchFilter address={address} label="Search businesses" />
      </Filters>
      <ListTable
        label="Business users"
        rowKey="id"
        rowName={({ businessName, username }) => businessName || username}
        columns={COLUMNS.filter(
          ({ key }) => (key !== 'CREDIT' || seesCredit) && (key !== 'city' || hasDuty('ACCOUNTS')),
        )}
        reading={reading}
        page={data?.users}
        address={address}
        filters={['search']}
        empty={{ title: 'No business users yet', text: 'Business accounts are created here, and nowhere else.' }}
      />
      {creating && <CreateBusinessDialog onSaved={reading.retry} onClose={() => setCreating(false)} />}
    </Section>
  );
}
