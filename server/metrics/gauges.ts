import Gauge from 'prom-client/lib/gauge';
import { singleFlight } from '../core/process/singleFlight';
import { registry } from './registry';

/** How long a reading may take, in milliseconds: Prometheus does not wait for a database that is away. */
const READ_WITHIN_MS = 1_000;

/** How numbers of several processes become one. */
type Aggregator = 'sum' | 'max' | 'min';

/** A number by a label, read when the metrics are asked for. */
interface Numbers {
  readonly help: string;
  readonly label?: string;
  readonly aggregator: Aggregator;
}

/** What can be watched. `max` and `min` where every process sees the same thing. */
const WATCHED = {
  bustan_ready: {
    help: 'Whether the process can serve, as /readyz says: 1 or 0, the least of all processes.',
    aggregator: 'min',
  },
  bustan_database_connections: {
    help: 'Connections to PostgreSQL that are open, by pool.',
    label: 'pool',
    aggregator: 'sum',
  },
  bustan_database_connections_idle: {
    help: 'Connections to PostgreSQL that nobody uses at the moment, by pool.',
    label: 'pool',
    aggregator: 'sum',
  },
  bustan_database_waiting: { help: 'Work that waits for a connection, by pool.', label: 'pool', aggregator: 'sum' },
  bustan_gate_requests: {
    help: 'Requests behind the gate, by what they do: working or waiting.',
    label: 'state',
    aggregator: 'sum',
  },
  bustan_cache_bytes: { help: 'Memory that cached responses take, by cache.', label: 'cache', aggregator: 'sum' },
  bustan_queue_waiting: { help: 'Jobs that are to be done, by queue.', label: 'queue', aggregator: 'max' },
  bustan_queue_failed: { help: 'Jobs that were given up, by queue.', label: 'queue', aggregator: 'max' },
  bustan_queue_oldest_seconds: {
    help: 'For how long the job that waits longest has waited, by queue.',
    label: 'queue',
    aggregator: 'max',
  },
  bustan_disk_free_bytes: {
    help: 'Room on the disk of DATA_DIR, and on that of BACKUP_DIR.',
    label: 'folder',
    aggregator: 'min',
  },
  bustan_disk_size_bytes: {
    help: 'Size of the disk of DATA_DIR, and of that of BACKUP_DIR.',
    label: 'folder',
    aggregator: 'min',
  },
  bustan_public_url_reachable: {
    help: 'Whether the shop answers at PUBLIC_URL, as its customers open it: 1 or 0, of its last look.',
    aggregator: 'max',
  },
  bustan_certificate_expiry_timestamp_seconds: {
    help: 'When the certificate of PUBLIC_URL ends, in Unix time.',
    aggregator: 'min',
  },
  bustan_backup_timestamp_seconds: { help: 'When the last backup was made, in Unix time.', aggregator: 'max' },
  bustan_replica_delay_seconds: { help: 'How far the read replica is behind.', aggregator: 'max' },
} as const satisfies Record<string, Numbers>;

export type Watched = keyof typeof WATCHED;

/** A number, or one for each value of the label; null where there is nothing to tell. */
type Reading = number | Readonly<Record<string, number>> | null;
type Read = () => Reading | Promise<Reading>;

const readers: Record<string, Set<Read> | undefined> = {};

for (const [name, { help, aggregator, ...numbers }] of Object.entries(WATCHED) as [Watched, Numbers][]) {
  const { label } = numbers;
  const gauge = new Gauge({
    name,
    help,
    aggregator,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    collect: async () => {
      const readings = await Promise.all([...(readers[name] ?? [])].map(inTime));
      gauge.reset();
      // One without labels would begin at 0, which means something else than "not known".
      if (label === undefined) gauge.remove();
      for (const reading of readings) {
        if (typeof reading === 'number') gauge.set(reading);
        else if (reading !== null && label !== undefined) {
          for (const [value, number] of Object.entries(reading)) gauge.set({ [label]: value }, number);
        }
      }
    },
  });
}

/**
 * Has a number read whenever the metrics are asked for. Where the reading fails or takes longer than a second, it is left
 * out. Labels must come from a list that does not grow.
 * @returns ends it
 */
export function watch(name: Watched, read: Read): () => void {
  const all = (readers[name] ??= new Set());
  all.add(read);
  return () => void all.delete(read);
}

/** What is waiting in a queue. */
export interface QueueState {
  readonly waiting: number;
  readonly failed: number;
  /** For how long the job that waits longest has waited, in seconds; 0 when none does. */
  readonly oldestSeconds: number;
}

/** Has a queue's jobs counted whenever the metrics are asked for. @returns ends it */
export function watchQueue(queue: string, read: () => Promise<QueueState>): () => void {
  const state = singleFlight(read);
  const ends = [
    watch('bustan_queue_waiting', async () => ({ [queue]: (await state()).waiting })),
    watch('bustan_queue_failed', async () => ({ [queue]: (await state()).failed })),
    watch('bustan_queue_oldest_seconds', async () => ({ [queue]: (await state()).oldestSeconds })),
  ];
  return () => ends.forEach((end) => end());
}

async function inTime(read: Read): Promise<Reading> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, READ_WITHIN_MS, null)));
  try {
    return await Promise.race([read(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
