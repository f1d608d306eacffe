import { Router } from 'express';
import type { Queryable } from '../db/queryable';

/** `/healthz`: the process answers. `/readyz`: it reaches its database, too. */
export function health(db: Queryable): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    await db.query('SELECT 1');
    response.json({ status: 'ready' });
  });
  return router;
}
