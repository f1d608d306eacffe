import { Link } from 'react-router-dom';
import type { AdminStockEntriesQuery } from '../../gql/graphql';
import { useDuties } from '../../session/duties';
import { DateText } from '../../ui/DateText';
import { ChoiceFilter, chosen, Filters } from '../../ui-antd/filters/Filters';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { Section } from '../../ui-antd/layout/Section';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { StockEntriesDocument } from './documents';
import { KINDS, stockName } from './stockText';

type Entry = AdminStockEntriesQuery['stockEntries']['nodes'][number];

/** Every change of stock, newest first. @param changes is another number after each change on the page */
export function StockEntries({ changes }: { changes: number }) {
  return <Entries key={changes} />;
}

function Entries() {
  const address = useListAddress('entries-');
  const seesOrders = useDuties()('ORDERS');
  const { data, ...reading } = useListQuery(StockEntriesDocument, {
    after: address.after,
    productId: Number(address.get('product')) || null,
    kind: chosen(address.get('kind'), KINDS) ?? null,
  });
  const columns: Column<Entry>[] = [
    { title: 'When', key: 'date', below: 'product', render: ({ createdAt }) => <DateText at={createdAt} /> },
    { title: 'Product', key: 'product', render: (entry) => <span dir="auto">{stockName(entry)}</span> },
    { title: 'Kind', key: 'kind', below: 'product', render: ({ kind }) => KINDS[kind] },
    {
      title: 'Change',
      key: 'change',
      figures: true,
      render: ({ change }) => (change > 0 ? `+${change}` : String(change).replace('-', '−')),
    },
    { title: 'Left', key: 'left', below: 'change', figures: true, render: ({ balanceAfter }) => balanceAfter },
    {
      title: 'Order',
      key: 'order',
      from: 'md',
      render: ({ orderId }) =>
        orderId !== null && (seesOrders ? <Link to={`/orders/${orderId}`}>#{orderId}</Link> : `#${orderId}`),
    },
    { title: 'Reason', key: 'reason', from: 'md', render: ({ reason }) => <span dir="auto">{reason}</span> },
    { title: 'By', key: 'by', from: 'lg', render: ({ actorUsername }) => actorUsername ?? '' },
  ];
  return (
    <Section title="Entries" count={data?.stockEntries.totalCount}>
      <Filters>
        <ChoiceFilter address={address} name="kind" label="Kind" choices={KINDS} />
      </Filters>
      <ListTable
        label="Entries of stock"
        rowKey="id"
        rowName={(entry) => `${KINDS[entry.kind]} of ${stockName(entry)}`}
        columns={columns}
        reading={reading}
        page={data?.stockEntries}
        address={address}
        filters={['kind', 'product']}
        empty={{ title: 'No entries yet', text: 'Every change of a count is kept here.' }}
      />
    </Section>
  );
}
