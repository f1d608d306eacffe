import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import { ShopError } from '../core/errors';
import type { Queryable } from '../db/queryable';

/** How long the database may take to say that it is there, in milliseconds; who asks wants to know within a second. */
const DATABASE_MS = 700;

/**
 * `/healthz`: the process answers. `/readyz`: it reaches its database, too; while all connections are busy, the one that
 * listens for changes tells.
 * @param isListening whether PostgreSQL answers on the connection that listens
 */
export function health(db: Queryable, isListening: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const answer = db.query('SELECT 1').then(() => 'yes' as const);
    const isThere = await Promise.race([answer, delay(DATABASE_MS, 'late' as const, { ref: false })]).catch(unready);
    answer.catch(() => undefined);
    if (isThere === 'late' && !isListening()) unready(new Error('PostgreSQL does not answer'));
    response.json({ status: 'ready' });
  });
  return router;
}

function unready(cause: unknown): never {
  throw new ShopError(
    'UNAVAILABLE',
    'The database does not answer; nothing is served that needs it.',
    { retryAfter: 2 },
    cause,
  );
}
