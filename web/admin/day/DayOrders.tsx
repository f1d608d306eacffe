import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { windowText } from '../../delivery/deliveryDates';
import type { AdminDayOrdersQuery, PackingStage } from '../../gql/graphql';
import { ChoiceFilter, Filters } from '../../ui-antd/filters/Filters';
import type { ListAddress } from '../../ui-antd/filters/useListAddress';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import type { DayPart } from './DayParts';
import styles from './day.module.css';
import { AdminDayOrdersDocument } from './documents';
import { buyerText, placeText } from './orderTexts';
import { NO_DAY, STAGES, type DayFilter } from './useDayAddress';
import { useDayLive } from './useDayLive';

type DayOrder = AdminDayOrdersQuery['dayOrders']['nodes'][number];

const TONES: Readonly<Record<PackingStage, 'plain' | 'good' | 'warning'>> = {
  TO_PACK: 'warning',
  PACKED: 'good',
  OUT: 'plain',
  DELIVERED: 'plain',
};

function isHere(packing: DayOrder['packing']): packing is NonNullable<DayOrder['packing']> {
  return packing?.stage === 'TO_PACK' || packing?.stage === 'PACKED';
}

const COLUMNS: readonly Column<DayOrder>[] = [
  { title: 'Order', key: 'id', render: ({ id }) => <Link to={`/orders/${id}`}>{`#${id}`}</Link> },
  {
    title: 'Customer',
    key: 'customer',
    render: (order) => (
      <span dir="auto" className={styles.customer}>
        {buyerText(order)}
      </span>
    ),
  },
  {
    title: 'Place',
    key: 'place',
    below: 'customer',
    render: (order) => <span dir="auto">{placeText(order)}</span>,
  },
  {
    title: 'Window',
    key: 'window',
    below: 'customer',
    render: ({ deliveryWindow }) => deliveryWindow && <bdi dir="ltr">{windowText(deliveryWindow)}</bdi>,
  },
  {
    title: 'Packed',
    key: 'packed',
    figures: true,
    below: 'customer',
    // An order may leave without a tick on any of its lines.
    render: ({ packing }) => isHere(packing) && `${packing.packedLines} of ${packing.lines} packed`,
  },
  {
    title: 'State',
    key: 'stage',
    below: 'customer',
    render: ({ packing }) =>
      packing?.stage ? <Label tone={TONES[packing.stage]}>{STAGES[packing.stage]}</Label> : 'Cancelled',
  },
  {
    title: 'Pack',
    key: 'actions',
    pinned: true,
    width: 88,
    render: ({ id, packing }) =>
      isHere(packing) && (
        <Link to={`/admin/packing?order=${id}`} aria-label={`Pack order ${id}`}>
          {packing.stage === 'TO_PACK' ? 'Pack' : 'Open'}
        </Link>
      ),
  },
];

interface DayOrdersProps {
  address: ListAddress;
  filter: DayFilter;
  parts: readonly DayPart[];
  /** Called soon after orders of the day have changed. */
  onChanged: () => void;
}

/** The orders of the day, or of a part of it, the first that was placed on top, with slips to print for their boxes. */
export function DayOrders({ address, filter, parts, onChanged }: DayOrdersProps) {
  const { data, ...reading } = useListQuery(AdminDayOrdersDocument, { ...filter, after: address.after });
  const lost = useDayLive(filter.date, () => {
    onChanged();
    reading.retry();
  });
  const page = data?.dayOrders;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const chosen = page?.nodes.filter(({ id }) => selected.has(id)).map(({ id }) => id) ?? [];
  const navigate = useNavigate();
  const print = (parameters: Record<string, string | number | null>) => {
    const known = Object.entries(parameters).filter(([, value]) => value !== null && value !== '');
    void navigate(`/admin/slips?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`);
  };
  const ofPart = {
    date: filter.date ?? NO_DAY,
    window: filter.window,
    zone: filter.zoneId,
    stage: filter.stage,
  };

  return (
    <>
      <Filters>
        <PartFilters address={address} parts={parts} />
        <ChoiceFilter address={address} name="stage" label="State" choices={STAGES} />
        <Button
          icon={<PrinterOutlined />}
          disabled={!page?.nodes.length}
          onClick={() => print(chosen.length > 0 ? { orders: chosen.join(',') } : ofPart)}
        >
          {chosen.length > 0 ? `Slips of ${chosen.length} selected` : 'Slips of all these'}
        </Button>
        <span role="status">{lost}</span>
      </Filters>
      <ListTable
        label="Orders of the day"
        rowKey="id"
        rowName={({ id }) => `order ${id}`}
        columns={COLUMNS}
        reading={reading}
        page={page}
        address={address}
        filters={['window', 'zone', 'stage']}
        selection={{
          selectedRowKeys: chosen,
          onChange: (keys) => setSelected(new Set(keys.map(Number))),
          hideSelectAll: true,
          columnTitle: 'Select',
          getCheckboxProps: ({ id }) => ({ 'aria-label': `Select order ${id}` }),
        }}
        empty={{
          title: 'No orders here',
          text:
            filter.date == null
              ? 'Orders that have no day of delivery will appear here.'
              : 'Orders for this day will appear here as they are placed.',
        }}
      />
    </>
  );
}

/** Narrow the lists to one window or one zone of the day. */
export function PartFilters({ address, parts }: { address: ListAddress; parts: readonly DayPart[] }) {
  const windows = parts.flatMap(({ window }) => (window === null ? [] : [[window, windowText(window)] as const]));
  const zones = parts.flatMap(({ zoneId, zone }) => (zoneId === null ? [] : [[String(zoneId), zone ?? ''] as const]));
  if (windows.length === 0) return null;
  return (
    <>
      <ChoiceFilter address={address} name="window" label="Window" choices={Object.fromEntries(windows)} />
      <ChoiceFilter address={address} name="zone" label="Zone" choices={Object.fromEntries(zones)} />
    </>
  );
}
