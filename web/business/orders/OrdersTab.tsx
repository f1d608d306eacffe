import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { ChoiceFilter, chosen, Filters, SearchFilter } from '../../ui-antd/filters/Filters';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { STATUS_LABELS } from '../../orders/statusLabels';
import { usePortalReorder } from '../../reorder/usePortalReorder';
import type { Reorder } from '../../reorder/useReorder';
import { ORDER_COLUMNS } from './columns';
import { BusinessOrdersDocument } from './documents';
import { msg, translate, useTranslation } from '../../i18n/text';

const PAGE = 20;

/** Puts the order of a row into the cart again. */
function reorderColumn({ start, busy }: Reorder): Column<{ id: number }> {
  return {
    title: msg('Again'),
    key: 'again',
    from: 'lg',
    render: ({ id }) => (
      <Button
        loading={busy === id}
        aria-label={translate('Order Again, order {id}', { id })}
        onClick={() => void start(id)}
      >
        {translate('Order Again')}
      </Button>
    ),
  };
}

/** What the business and its employees ordered, newest first; new orders and statuses appear by themselves. */
export function OrdersTab() {
  const t = useTranslation();
  const address = useListAddress();
  const status = chosen(address.get('status'), STATUS_LABELS) ?? null;
  const search = address.get('search') || null;
  const { data, ...reading } = useListQuery(BusinessOrdersDocument, {
    first: PAGE,
    after: address.after,
    status,
    search,
  });
  const page = data?.orders;
  const [, setSearch] = useSearchParams();
  // What goes into the cart is shown there, over the list.
  const reorder = usePortalReorder(() =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set('cart', 'open');
      return next;
    }),
  );
  const nothing = page?.totalCount === 0 && status === null && search === null;
  return (
    <Section
      title={t('Order History')}
      count={page?.totalCount}
      actions={<ExportButton path="/api/business/export/orders.csv" filters={{ search }} choices={{ status }} />}
    >
      <Filters>
        <SearchFilter address={address} label={t('Search by number or name')} />
        <ChoiceFilter address={address} name="status" label={t('Status')} choices={STATUS_LABELS} />
      </Filters>
      <ListTable
        label={t('Orders')}
        rowKey="id"
        rowName={({ id }) => t('order {id}', { id })}
        columns={[...ORDER_COLUMNS.slice(0, -1), reorderColumn(reorder), ...ORDER_COLUMNS.slice(-1)]}
        reading={reading}
        page={page}
        address={address}
        filters={['status', 'search']}
        empty={{ title: t('No orders yet'), text: t('What you and your employees order will appear here.') }}
      />
      {reorder.dialog}
      {nothing && (
        <Link to="/business/portal">
          <Button type="primary" tabIndex={-1}>
            {t('Browse Products')}
          </Button>
        </Link>
      )}
    </Section>
  );
}
