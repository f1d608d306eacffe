import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

declare module 'http' {
  interface IncomingMessage {
    /** Names this request in its answer (`X-Request-Id`) and in every line of the log about it. */
    id: string;
    /** Logs under the request's id. */
    log: Logger;
  }
  interface ServerResponse {
    /** Why the request failed, for the log alone; set by whoever answers with a 5xx. */
    err?: Error;
  }
}

/** Ids that are safe to repeat in a header, a log and an e-mail to the shop. */
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,100}$/;
const MAX_PATH = 300;

/**
 * Gives a request an id (the caller's own `X-Request-Id` when it is harmless), answers with it, puts a logger with it on
 * `request.log`, and logs one line when the answer is over: method, path, status, duration in milliseconds; of a failure
 * its cause. To be called before anything else answers, so that no answer leaves without a line. Nothing of a query, a
 * body or a header is logged, for any of them may hold what is secret.
 * Written out, since pino-http made a small answer a third slower.
 */
export function logRequest(logger: Logger, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  const id = requestId(request);
  const path = pathOf(request.url ?? '');
  request.id = id;
  response.setHeader('X-Request-Id', id);

  // Few requests have anything to say, and making a logger costs more than the line below.
  let own: Logger | undefined;
  Object.defineProperty(request, 'log', { get: () => (own ??= logger.child({ requestId: id })) });

  response.once('close', () => {
    const failed = response.statusCode >= 500;
    logger[failed ? 'error' : 'info'](
      {
        requestId: id,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
        // The caller went away before the answer was complete.
        ...(response.writableFinished ? {} : { aborted: true }),
        ...(response.err ? { err: response.err } : {}),
      },
      failed ? 'request failed' : 'request',
    );
  });
}

/** The caller's own id when it is harmless, else a new one. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return (query === -1 ? url : url.slice(0, query)).slice(0, MAX_PATH);
}
