import { grouped } from '../../../common/amountText';
import type { AdminBackupsQuery } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import type { ListAddress } from '../../ui-antd/filters/useListAddress';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import type { ListQuery } from '../../ui-antd/list/useListQuery';
import styles from './jobs.module.css';

type Run = AdminBackupsQuery['backups']['runs'][number];

interface BackupsTableProps {
  backups: AdminBackupsQuery['backups'] | undefined;
  reading: Pick<ListQuery<unknown>, 'loading' | 'error' | 'retry'>;
  address: ListAddress;
}

/** Megabytes as people say them: 23.8 MB. */
function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const COLUMNS: Column<Run>[] = [
  { title: 'Night', key: 'day', render: ({ day }) => day },
  {
    title: 'State',
    key: 'state',
    below: 'day',
    render: ({ state }) => (
      <Label tone={state === 'MADE' ? 'good' : 'bad'}>{state === 'MADE' ? 'Made' : 'Failed'}</Label>
    ),
  },
  { title: 'When', key: 'endedAt', from: 'sm', render: ({ endedAt }) => <DateText at={endedAt} /> },
  {
    title: 'Size',
    key: 'bytes',
    figures: true,
    render: ({ bytes }) => (bytes === null ? '–' : megabytes(bytes)),
  },
  {
    title: 'Orders',
    key: 'orders',
    figures: true,
    from: 'lg',
    render: ({ orders }) => (orders === null ? '–' : grouped(orders)),
  },
  {
    title: 'Verified, or Why It Failed',
    key: 'verifiedAt',
    from: 'md',
    render: ({ verifiedAt, error }) => (
      <>
        {verifiedAt !== null && <DateText at={verifiedAt} />}
        {error !== null && <p className={styles.reason}>{error}</p>}
      </>
    ),
  },
  { title: 'File', key: 'file', from: 'xl', render: ({ file }) => file },
];

/** The nightly backups: when they were made, how large they are, whether they could be read again, and why one failed. */
export function BackupsTable({ backups, reading, address }: BackupsTableProps) {
  const empty = backups?.isSetUp
    ? { title: 'No backup yet', text: 'The first one is made within the hour.' }
    : { title: 'No backup is made', text: 'Set BACKUP_DIR to a folder on another disk.' };
  return (
    <>
      {backups && !backups.isSetUp && backups.runs.length > 0 && (
        <p className={styles.reason}>No backup is made any more: BACKUP_DIR is not set.</p>
      )}
      <ListTable
        label="Backups"
        rowKey="id"
        rowName={({ day, id }) => `backup ${id} of ${day}`}
        columns={COLUMNS}
        reading={reading}
        page={backups && { nodes: backups.runs }}
        address={address}
        empty={empty}
      />
    </>
  );
}
