import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { ShopError } from '../core/errors';
import { DISK_FULL, expectRoom } from '../db/cluster/fullDisk';
import { sqlState } from '../db/transaction';

/** How long the database may take to say that it is there, in milliseconds; who asks wants to know within a second. */
const DATABASE_MS = 700;

/**
 * `/healthz`: the process answers. `/readyz`: it reaches its database, too; while all connections are busy, the one that
 * listens for changes tells. After a write has found the disk of the database full, it also has to have room again.
 * @param isListening whether PostgreSQL answers on the connection that listens
 */
export function health(db: DataSource, isListening: () => boolean): Router {
  const router = Router();
  let asking: Promise<'yes'> | null = null;
  // One question for all who ask at once, or a flood of them would stand before every order.
  const ask = (): Promise<'yes'> => {
    asking ??= db
      .query('SELECT 1')
      .then(() => expectRoom(db))
      .then(() => 'yes' as const)
      .finally(() => (asking = null));
    asking.catch(() => undefined);
    return asking;
  };
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const isThere = await Promise.race([ask(), delay(DATABASE_MS, 'late' as const, { ref: false })]).catch(unready);
    if (isThere === 'late' && !isListening()) unready(new Error('PostgreSQL does not answer'));
    response.json({ status: 'ready' });
  });
  return router;
}

function unready(cause: unknown): never {
  const message =
    sqlState(cause) === DISK_FULL
      ? 'The disk of the database is full; nothing can be written.'
      : 'The database does not answer; nothing is served that needs it.';
  throw new ShopError('UNAVAILABLE', message, { retryAfter: 2 }, cause);
}
