import { MOST_COUNTED } from '../../../common/constants';
import { Button } from 'antd';
import { useState } from 'react';
import type { OrderSort, OrderStatus, PaymentMethod } from '../../gql/graphql';
import { paymentLabel } from '../../orders/labels';
import { ChoiceFilter, chosen, Filters, SearchFilter, sorting } from '../../ui-antd/filters/Filters';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { DayFilter } from '../../ui-antd/filters/DayFilter';
import { startOfDay } from '../../ui-antd/filters/days';
import { ListTable } from '../../ui-antd/list/ListTable';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { COLUMNS_OF_PACKING, ORDER_COLUMNS } from './columns';
import { AdminOrdersDocument } from './documents';
import styles from './OrdersSection.module.css';
import { SetStatuses } from './SetStatuses';
import { STATUS_LABELS } from '../../orders/statusLabels';
import { useDuties } from '../../session/duties';
import { useNewOrders } from '../../orders/useNewOrders';

const FILTERS = ['search', 'status', 'payment', 'from', 'to'];
const SORTS: Readonly<Record<OrderSort, true>> = { DATE: true, TOTAL: true, CUSTOMER: true, STATUS: true };
const SORTS_OF_PACKING = { DATE: true, CUSTOMER: true, STATUS: true } as const;
const METHODS: readonly PaymentMethod[] = ['STRIPE', 'WISHMONEY', 'COD', 'CREDIT', 'EMPLOYEE_ORDER'];

const NO_ORDERS = { title: 'No orders yet', text: 'Orders will appear here once customers start placing them.' };
const NOTHING_TO_PACK = { title: 'Nothing to pack', text: 'Orders appear here until they are on their way.' };

/** All orders: found, filtered, sorted and paged by the server; new ones appear by themselves. */
export function OrdersSection() {
  const hasDuty = useDuties();
  // Who packs sees no amount, and does not look for people.
  const sees = hasDuty('ORDERS');
  const address = useListAddress();
  const { sort, descending } = sorting(address, sees ? SORTS : SORTS_OF_PACKING, 'DATE');
  const filters = {
    search: (sees && address.get('search')) || null,
    from: startOfDay(address.get('from'), 0),
    to: startOfDay(address.get('to'), 1),
    descending,
  };
  const choices = {
    status: chosen(address.get('status'), STATUS_LABELS) ?? null,
    paymentMethod: METHODS.find((method) => method === address.get('payment')) ?? null,
    sort,
  };
  // A search may match many orders: no more of them are counted.
  const countUpTo = filters.search === null ? undefined : MOST_COUNTED;
  const { data, ...reading } = useListQuery(AdminOrdersDocument, {
    ...filters,
    ...choices,
    after: address.after,
    countTo: countUpTo && countUpTo + 1,
  });
  // With the status that each order had when it was selected, so that a colleague's newer status is not overwritten.
  const [selected, setSelected] = useState<ReadonlyMap<number, OrderStatus>>(new Map());
  const newOrders = useNewOrders(reading.retry);
  const page = data?.orders;
  // What is on another page by now is no longer selected.
  const selectedOnPage = new Map([...selected].filter(([id]) => page?.nodes.some((node) => node.id === id)));
  const select = (ids: readonly number[]) =>
    setSelected(
      new Map(
        page?.nodes
          .filter(({ id }) => ids.includes(id))
          .map(({ id, status }) => [id, selectedOnPage.get(id) ?? status]),
      ),
    );
  const ids = page?.nodes.map(({ id }) => id) ?? [];
  const all = ids.length > 0 && selectedOnPage.size === ids.length;
  const atStart = address.page === 1 && address.sort === '';
  const arrived = page ? [...newOrders.ids].filter((id) => !page.nodes.some((node) => node.id === id)).length : 0;

  return (
    <Section
      title={sees ? 'Orders' : 'Orders to Pack'}
      count={page?.totalCount}
      countUpTo={countUpTo}
      actions={sees && <ExportButton path="/api/admin/export/orders.csv" filters={filters} choices={choices} />}
    >
      <Filters>
        {sees && <SearchFilter address={address} label="Order number, customer or phone" />}
        <ChoiceFilter address={address} name="status" label="Status" choices={STATUS_LABELS} />
        <ChoiceFilter
          address={address}
          name="payment"
          label="Payment"
          choices={Object.fromEntries(METHODS.map((method) => [method, paymentLabel(method)]))}
        />
        <DayFilter address={address} name="from" label="From" />
        <DayFilter address={address} name="to" label="To" />
        {sees && (
          <Button disabled={!page?.nodes.length} onClick={() => select(all ? [] : ids)}>
            {all ? 'Select None' : 'Select Page'}
          </Button>
        )}
        <p role="status" className={styles.news}>
          {!atStart && arrived > 0 && (
            <Button type="link" onClick={() => address.set({ sort: '', order: '' })}>
              {arrived === 1 ? '1 new order' : `${arrived} new orders`}: show the newest
            </Button>
          )}
          {atStart &&
            newOrders.ids.size > 0 &&
            (newOrders.ids.size === 1 ? '1 new order' : `${newOrders.ids.size} new orders`)}
          {!newOrders.live && 'Live updates are interrupted; connecting again…'}
        </p>
      </Filters>
      <SetStatuses
        orders={selectedOnPage}
        onDone={() => {
          select([]);
          reading.retry();
        }}
      />
      <ListTable
        label="Orders"
        rowKey="id"
        rowName={({ id }) => `order ${id}`}
        columns={sees ? ORDER_COLUMNS : COLUMNS_OF_PACKING}
        reading={reading}
        page={page}
        countUpTo={countUpTo}
        address={address}
        filters={FILTERS}
        isMarked={({ id }) => newOrders.ids.has(id)}
        selection={
          sees
            ? {
                selectedRowKeys: [...selectedOnPage.keys()],
                onChange: (keys) => select(keys.map(Number)),
                // Ant Design draws its checkbox for all rows a second time, hidden, where the keyboard still finds it.
                hideSelectAll: true,
                columnTitle: 'Select',
                getCheckboxProps: ({ id }) => ({ 'aria-label': `Select order ${id}` }),
              }
            : undefined
        }
        empty={sees ? NO_ORDERS : NOTHING_TO_PACK}
      />
    </Section>
  );
}
