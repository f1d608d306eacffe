import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Admission } from '../admission/admission';
import type { Config } from '../core/config';
import { singleFlight } from '../core/process/singleFlight';
import { newestBackup } from '../backup/nightly/nightlyBackup';
import type { Replica } from '../db/cluster/lateReads';
import { pgPool } from '../db/dataSource';
import type { Queryable } from '../db/queryable';
import type { Caches } from '../graphql/caches';
import type { Readiness } from '../http/readiness';
import { jobQueue } from '../jobs/jobQueue';
import { mailQueue } from '../mail/mailQueue';
import { countLookups } from '../metrics/counters';
import { watch, watchQueue } from '../metrics/gauges';
import { watchEventLoop } from '../metrics/processMetrics';
import { diskOf, type Disk } from './disk';
import { PublicLook } from './publicLook';

/** What is watched of the shop. */
interface Parts {
  config: Config;
  db: DataSource;
  guestPool: Pool;
  reads: Queryable;
  caches: Caches;
  admission: Admission;
  readiness: Readiness;
  replica: Replica | null;
}

/** Has the numbers of this process read whenever the metrics are asked for (specification 27.1). @returns ends it */
export function watchShop({ config, db, guestPool, reads, caches, admission, readiness, replica }: Parts): () => void {
  const pools = { main: pgPool(db), guests: guestPool };
  const ofPools = (read: (pool: Pool) => number) => () => ({ main: read(pools.main), guests: read(pools.guests) });
  watchEventLoop();
  const ends = [
    watch('bustan_ready', () =>
      readiness.expect().then(
        () => 1,
        () => 0,
      ),
    ),
    watch(
      'bustan_database_connections',
      ofPools((pool) => pool.totalCount),
    ),
    watch(
      'bustan_database_connections_idle',
      ofPools((pool) => pool.idleCount),
    ),
    watch(
      'bustan_database_waiting',
      ofPools((pool) => pool.waitingCount),
    ),
    watch('bustan_gate_requests', () => ({ ...admission.gateCounts })),
    watch('bustan_cache_bytes', () => Object.fromEntries(caches.all.map(({ name, bytes }) => [name, bytes]))),
    countLookups(() => caches.all.map((cache) => ({ cache: cache.name, ...cache.takeCounts() }))),
    watchQueue('mail', () => mailQueue(reads)),
    watchQueue('jobs', () => jobQueue(reads)),
    ...watchDisk('DATA_DIR', () => diskOf(config.dataDir)),
    ...watchBackups(config.backupDir),
    ...watchPublicUrl(config.publicUrl),
    ...(replica ? [watch('bustan_replica_delay_seconds', () => replica.delaySeconds())] : []),
  ];
  return () => ends.forEach((end) => end());
}

/** Each folder by itself: where one cannot be read, the other is told. @param name of the setting that names the folder */
function watchDisk(name: 'DATA_DIR' | 'BACKUP_DIR', read: () => Promise<Disk>): (() => void)[] {
  const disk = singleFlight(read);
  return [
    watch('bustan_disk_free_bytes', async () => ({ [name]: (await disk()).free })),
    watch('bustan_disk_size_bytes', async () => ({ [name]: (await disk()).size })),
  ];
}

/** The disk of the backups, and the newest of them: 0 while there is none, so that one that was never made is told as an old one. */
function watchBackups(folder: string | null): (() => void)[] {
  if (folder === null) return [];
  // One after the other, so that a disk that does not answer keeps one thread.
  const state = singleFlight(async () => {
    const disk = await diskOf(folder);
    return { ...disk, madeAt: (await newestBackup(folder))?.madeAt ?? 0 };
  });
  return [
    ...watchDisk('BACKUP_DIR', state),
    watch('bustan_backup_timestamp_seconds', async () => (await state()).madeAt / 1_000),
  ];
}

/**
 * Whether the shop is found where customers look for it, and its certificate: once a minute, and never while Prometheus
 * waits, since the address may lead anywhere.
 */
function watchPublicUrl(publicUrl: string | null): (() => void)[] {
  if (publicUrl === null) return [];
  const look = new PublicLook(publicUrl);
  return [
    watch('bustan_public_url_reachable', () => look.isReachable()),
    ...(publicUrl.startsWith('https:')
      ? [watch('bustan_certificate_expiry_timestamp_seconds', () => look.certificateEnds())]
      : []),
  ];
}
