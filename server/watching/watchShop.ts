import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Admission } from '../admission/admission';
import type { Config } from '../core/config';
import { newestBackup } from '../backup/nightly/nightlyBackup';
import type { Replica } from '../db/cluster/lateReads';
import { pgPool } from '../db/dataSource';
import type { Queryable } from '../db/queryable';
import type { Caches } from '../graphql/caches';
import type { Readiness } from '../http/readiness';
import { jobQueue } from '../jobs/jobQueue';
import { mailQueue } from '../mail/mailQueue';
import { countLookups } from '../metrics/counters';
import { watch, watchQueue, type Watched } from '../metrics/gauges';
import { watchEventLoop } from '../metrics/processMetrics';
import { readCertificate } from './certificate';
import { diskOf } from './disk';

/** How often the certificate of PUBLIC_URL is looked at, in milliseconds. */
const CERTIFICATE_EVERY_MS = 3_600_000;

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
    ...watchDisk('DATA_DIR', config.dataDir),
    ...(config.backupDir === null ? [] : watchDisk('BACKUP_DIR', config.backupDir)),
    ...watchCertificate(config.publicUrl),
    ...watchBackups(config.backupDir),
    ...(replica ? [watch('bustan_replica_delay_seconds', () => replica.delaySeconds())] : []),
  ];
  return () => ends.forEach((end) => end());
}

/** Each folder by itself: where one cannot be read, the other is told. @param name of the setting that names the folder */
function watchDisk(name: 'DATA_DIR' | 'BACKUP_DIR', folder: string): (() => void)[] {
  return [
    watch('bustan_disk_free_bytes', async () => ({ [name]: (await diskOf(folder)).free })),
    watch('bustan_disk_size_bytes', async () => ({ [name]: (await diskOf(folder)).size })),
  ];
}

/** 0 while there is none, so that a backup that was never made is told as one that is old. */
function watchBackups(folder: string | null): (() => void)[] {
  if (folder === null) return [];
  return [watch('bustan_backup_timestamp_seconds', async () => ((await newestBackup(folder))?.madeAt ?? 0) / 1_000)];
}

/** Once an hour at most, and never while Prometheus waits: the address may lead anywhere. */
function watchCertificate(publicUrl: string | null): (() => void)[] {
  if (!publicUrl?.startsWith('https:')) return [];
  let lookedAt = -Infinity;
  let ends: number | null = null;
  const name: Watched = 'bustan_certificate_expiry_timestamp_seconds';
  return [
    watch(name, () => {
      if (performance.now() - lookedAt >= CERTIFICATE_EVERY_MS) {
        lookedAt = performance.now();
        readCertificate(publicUrl).then(
          (certificate) => (ends = certificate.ends.getTime() / 1_000),
          () => (ends = null),
        );
      }
      return ends;
    }),
  ];
}
