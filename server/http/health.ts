import { Router } from 'express';
import { ShopError } from '../core/errors';
import { DISK_FULL } from '../db/cluster/fullDisk';
import { sqlState } from '../db/transaction';
import type { Readiness } from './readiness';

/** `/healthz`: the process answers. `/readyz`: it can serve, too. */
export function health(readiness: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    await readiness.expect().catch(unready);
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
