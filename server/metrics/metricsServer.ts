import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { ConfigError } from '../core/environment/variables';
import { METRICS_TYPE, type MetricsPage } from './gather';

const LOOPBACK = '127.0.0.1';
/** Names by which this machine calls itself. Another one is that of a site that had its name lead here. */
const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;
/** Prometheus has a few connections. */
const MOST_CONNECTIONS = 16;

/**
 * Serves `/metrics` on a port that only this machine reaches.
 * @returns the server, which listens
 * @throws ConfigError when the port is taken, or cannot be used
 */
export async function serveMetrics(port: number, page: MetricsPage): Promise<Server> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    request.resume();
    const [path] = (request.url ?? '').split('?', 1);
    if (!OWN_HOST.test(request.headers.host ?? '')) return end(response, 403);
    if (path !== '/metrics') return end(response, 404);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD' });
    void sendMetrics(response, page);
  });
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(
          'METRICS_PORT',
          error.code === 'EADDRINUSE'
            ? `${port} is taken: choose another`
            : `${port} cannot be used (${String(error.code)}): choose another, of 1024 or more`,
        ),
      ),
    );
    server.listen(port, LOOPBACK, resolve);
  });
  return server;
}

/** Answers with the page; with 503 where it cannot be made. */
export async function sendMetrics(response: ServerResponse, page: MetricsPage): Promise<void> {
  try {
    const text = await page();
    response.writeHead(200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' }).end(text);
  } catch {
    end(response, 503);
  }
}

/** Whether the request has the token: `Authorization: Bearer <token>`. Takes as long for any wrong one. */
export function hasMetricsToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' }).end();
}
