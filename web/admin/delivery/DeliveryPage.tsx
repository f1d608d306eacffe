import { useMutation } from '@apollo/client/react';
import { App, Button, Select } from 'antd';
import { useId, useState } from 'react';
import { formatLbp } from '../../../common/amountText';
import { dayText } from '../../delivery/deliveryDates';
import type { AdminDeliveryClosuresQuery, AdminDeliveryZonesQuery } from '../../gql/graphql';
import { useDuties } from '../../session/duties';
import { useAction } from '../../ui-antd/actions/useAction';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { Section } from '../../ui-antd/layout/Section';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { RowActions } from '../../ui-antd/list/RowActions';
import { useListQuery, type ListQuery } from '../../ui-antd/list/useListQuery';
import { useRefetch } from '../../ui-antd/list/useRefetch';
import { ClosureDialog } from './ClosureDialog';
import {
  AdminDeliveryClosuresDocument,
  AdminDeliveryDaysDocument,
  AdminDeliveryZonesDocument,
  DeleteDeliveryClosureDocument,
  DeleteDeliveryZoneDocument,
  type Closure,
  type Zone,
} from './documents';
import { HitOrdersDialog } from './HitOrdersDialog';
import styles from './delivery.module.css';
import { TwoWeeks } from './TwoWeeks';
import { ZoneDialog } from './ZoneDialog';
import { useConfirm } from '../../ui-antd/actions/useConfirm';

/** What changes with a zone or a closure. */
const CHANGED = [AdminDeliveryZonesDocument, AdminDeliveryClosuresDocument, AdminDeliveryDaysDocument];

/** Where and when the shop delivers: zones with their plans, the coming two weeks, and days on which nobody delivers. */
export function DeliveryPage() {
  const zones = useListQuery(AdminDeliveryZonesDocument, {});
  const closures = useListQuery(AdminDeliveryClosuresDocument, {});
  const refetch = useRefetch(CHANGED);
  const all = zones.data?.deliveryZones ?? [];
  return (
    <>
      <title>Delivery | Bustan</title>
      <h1>Delivery</h1>
      <div className={styles.list}>
        <Zones zones={zones} onChanged={refetch} />
        {all.length > 0 && <ComingDays zones={all} />}
        {all.length > 0 && <Closures zones={all} closures={closures} onChanged={refetch} />}
      </div>
    </>
  );
}

interface ZonesProps {
  zones: ListQuery<AdminDeliveryZonesQuery>;
  onChanged: () => void;
}

function Zones({ zones: { data, ...reading }, onChanged }: ZonesProps) {
  const address = useListAddress();
  // Only admins set up zones; whoever cares for orders reads them.
  const isAdmin = useDuties()();
  const [edited, setEdited] = useState<Zone | 'new' | null>(null);
  const [deleteZone] = useMutation(DeleteDeliveryZoneDocument);
  const confirm = useConfirm();
  const act = useAction();

  async function remove({ id, version, name }: Zone): Promise<void> {
    const sure = await confirm({
      title: `Delete ${name}?`,
      content: 'Nothing is delivered there any more. Orders that are placed keep their day and window.',
      okText: 'Delete',
    });
    if (!sure) return;
    await act(() => deleteZone({ variables: { id, version } }), {
      success: 'Zone deleted successfully',
      fallback: 'Failed to delete the zone',
    });
    onChanged();
  }

  const columns: Column<Zone>[] = [
    { title: 'Name', key: 'name', render: ({ name }) => <strong dir="auto">{name}</strong> },
    { title: 'Where', key: 'places', below: 'name', render: placesText },
    { title: 'Fee', key: 'fee', figures: true, below: 'name', render: feeText },
    {
      title: 'Minimum',
      key: 'minimum',
      figures: true,
      from: 'md',
      render: ({ minimum }) => (minimum === null ? 'None' : formatLbp(minimum)),
    },
    {
      title: 'Windows a week',
      key: 'windows',
      figures: true,
      from: 'md',
      render: ({ windows }) => (windows.length === 0 ? <Label tone="warning">None</Label> : windows.length),
    },
    {
      title: 'Actions',
      key: 'actions',
      pinned: true,
      width: 116,
      dependency: isAdmin,
      render: (zone) =>
        isAdmin && <RowActions name={zone.name} onEdit={() => setEdited(zone)} onDelete={() => void remove(zone)} />,
    },
  ];

  return (
    <Section
      title="Zones"
      count={data?.deliveryZones.length}
      actions={
        isAdmin && (
          <Button type="primary" onClick={() => setEdited('new')}>
            Create Zone
          </Button>
        )
      }
    >
      <ListTable
        label="Zones"
        rowKey="id"
        rowName={({ name }) => name}
        columns={columns}
        reading={reading}
        page={data && { nodes: data.deliveryZones }}
        address={address}
        empty={{
          title: 'No zones yet',
          text: 'Without zones the shop asks for no day, and delivers everywhere at its usual fees.',
        }}
      />
      {edited && (
        <ZoneDialog zone={edited === 'new' ? null : edited} onSaved={onChanged} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}

function placesText({ places, circles, isEverywhereElse }: Zone): string {
  const names = places.slice(0, 4).map(({ name }) => name);
  const more = places.length - names.length;
  return [
    ...names,
    ...(more > 0 ? [`${more} more`] : []),
    ...(circles.length > 0 ? [circles.length === 1 ? '1 circle' : `${circles.length} circles`] : []),
    ...(isEverywhereElse ? ['everywhere else'] : []),
  ].join(', ');
}

function feeText({ fee, freeFrom }: Zone): string {
  const usual = fee === null ? 'Usual' : formatLbp(fee);
  return freeFrom === null ? usual : `${usual}, free from ${formatLbp(freeFrom)}`;
}

function ComingDays({ zones }: { zones: readonly Zone[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const zone = zones.find((each) => each.id === chosen) ?? zones[0]!;
  return (
    <Section title="The coming two weeks">
      <div className={styles.windowField}>
        <label htmlFor={id}>Zone</label>
        <Select<number>
          id={id}
          value={zone.id}
          options={zones.map((each) => ({ value: each.id, label: each.name }))}
          onChange={setChosen}
        />
      </div>
      <TwoWeeks zoneId={zone.id} />
    </Section>
  );
}

interface ClosuresProps {
  zones: readonly Zone[];
  closures: ListQuery<AdminDeliveryClosuresQuery>;
  onChanged: () => void;
}

function Closures({ zones, closures: { data, ...reading }, onChanged }: ClosuresProps) {
  const address = useListAddress();
  const mayClose = useDuties()('ORDERS');
  const [isNew, setNew] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const [deleteClosure] = useMutation(DeleteDeliveryClosureDocument);
  const { modal } = App.useApp();
  const act = useAction();
  const shown = data?.deliveryClosures.find(({ id }) => id === opened);

  async function remove({ id, date }: Closure): Promise<void> {
    const sure = await modal.confirm({
      title: `Open ${dayText(date, 'en')} again?`,
      content: 'Its windows can be ordered again. Orders that were moved stay where they are.',
      okText: 'Open the Day',
      focusable: { autoFocusButton: 'cancel' },
    });
    if (!sure) return;
    await act(() => deleteClosure({ variables: { id } }), {
      success: 'Day opened successfully',
      fallback: 'Failed to open the day',
    });
    onChanged();
  }

  const columns: Column<Closure>[] = [
    { title: 'Day', key: 'date', render: ({ date }) => <strong>{dayText(date, 'en')}</strong> },
    { title: 'Zone', key: 'zone', below: 'date', render: ({ zone }) => zone?.name ?? 'All zones' },
    { title: 'Reason', key: 'reason', below: 'date', render: ({ reason }) => <span dir="auto">{reason}</span> },
    {
      title: 'Orders on it',
      key: 'orders',
      render: ({ id, date, orderCount }) =>
        orderCount === 0 ? (
          'None'
        ) : (
          <Button
            type="link"
            aria-label={`Show the orders on ${dayText(date, 'en')}`}
            disabled={!mayClose}
            onClick={() => setOpened(id)}
          >
            {orderCount === 1 ? '1 order' : `${orderCount} orders`}
          </Button>
        ),
    },
    {
      title: 'Actions',
      key: 'actions',
      pinned: true,
      width: 72,
      dependency: mayClose,
      render: (closure) =>
        mayClose && (
          <RowActions name={`the closure of ${dayText(closure.date, 'en')}`} onDelete={() => void remove(closure)} />
        ),
    },
  ];

  return (
    <Section
      title="Days without delivery"
      count={data?.deliveryClosures.length}
      actions={
        mayClose && (
          <Button type="primary" onClick={() => setNew(true)}>
            Close a Day
          </Button>
        )
      }
    >
      <ListTable
        label="Days without delivery"
        rowKey="id"
        rowName={({ date }) => dayText(date, 'en')}
        columns={columns}
        reading={reading}
        page={data && { nodes: data.deliveryClosures }}
        address={address}
        empty={{ title: 'No day is closed', text: 'Close a day on which nobody delivers, to one zone or to all.' }}
      />
      {isNew && (
        <ClosureDialog
          zones={zones}
          onSaved={({ id, orderCount }) => {
            onChanged();
            // What it hits is looked at next.
            if (orderCount > 0) setOpened(id);
          }}
          onClose={() => setNew(false)}
        />
      )}
      {shown && <HitOrdersDialog closure={shown} onMoved={onChanged} onClose={() => setOpened(null)} />}
    </Section>
  );
}
