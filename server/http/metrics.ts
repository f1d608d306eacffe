import { Router } from 'express';
import { ShopError } from '../core/errors';
import type { MetricsPage } from '../metrics/gather';
import { hasMetricsToken, sendMetrics } from '../metrics/metricsServer';
import { methodAmong } from './methods';

/**
 * `/metrics` on the shop's own port, for a Prometheus on another machine (specification 27.2).
 * @param token who has it may read; null: the path does not exist
 */
export function metrics(token: string | null, page: MetricsPage): Router {
  const router = Router();
  if (token === null) return router;
  router.all('/metrics', methodAmong(['GET']), async (request, response) => {
    if (!hasMetricsToken(request.headers.authorization, token)) {
      throw new ShopError('UNAUTHENTICATED', 'Metrics are read with the token of METRICS_TOKEN.');
    }
    await sendMetrics(response, page);
  });
  return router;
}
