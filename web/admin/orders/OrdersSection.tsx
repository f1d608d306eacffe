import type { OrderStatus } from '../../gql/graphql';
import { ChoiceFilter, chosen, Filters, SearchFilter } from '../list/Filters';
import { ListTable } from '../list/ListTable';
import { Section } from '../list/Section';
import { useListAddress } from '../list/useListAddress';
import { useListQuery } from '../list/useListQuery';
import { ORDER_COLUMNS } from './columns';
import { AdminOrdersDocument } from './documents';
import { STATUS_LABELS } from './statusLabels';

const FILTERS = ['search', 'status'];

/** All orders: found, filtered, sorted and paged by the server. */
export function OrdersSection() {
  const address = useListAddress();
  const { data, ...reading } = useListQuery(AdminOrdersDocument, {
    after: address.after,
    search: address.get('search') || null,
    status: chosen<OrderStatus>(address.get('status'), STATUS_LABELS),
  });
  return (
    <Section title="Orders" count={data?.orders.totalCount}>
      <Filters>
        <SearchFilter address={address} label="Order number, customer or phone" />
        <ChoiceFilter address={address} name="status" label="Status" choices={STATUS_LABELS} />
      </Filters>
      <ListTable
        label="Orders"
        rowKey="id"
        columns={ORDER_COLUMNS}
        reading={reading}
        page={data?.orders}
        address={address}
        filters={FILTERS}
        empty={{
          title: 'No orders yet',
          text: 'Orders will appear here once customers start placing them.',
        }}
      />
    </Section>
  );
}
