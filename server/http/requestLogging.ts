import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** Ids that are safe to repeat in a header, a log and an e-mail to the shop. */
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,100}$/;
const MAX_PATH = 300;

/**
 * Gives each request an id (the caller's own `X-Request-Id` when it is harmless), answers with it, puts a logger with it
 * on `req.log`, and logs one line when the request is over: method, path, status, duration in milliseconds. Nothing of
 * a query, a body or a header is logged, for any of them may hold what is secret.
 */
export function requestLogging(logger: Logger): RequestHandler {
  return pinoHttp<IncomingMessage, ServerResponse>({
    logger,
    genReqId(request, response) {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request failed',
    customSuccessObject: (request, response, { responseTime }: { responseTime: number }) =>
      line(request, response, responseTime),
    customErrorObject: (request, response, error, { responseTime }: { responseTime: number }) => ({
      ...line(request, response, responseTime),
      // Without a cause of its own, pino-http makes up an error from the status, which the line already tells.
      ...(response.err ? { err: error } : {}),
    }),
  });
}

function line(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse, responseTime: number) {
  // Express changes `url` inside a router.
  const url = request.originalUrl ?? request.url ?? '';
  const query = url.indexOf('?');
  return {
    method: request.method,
    path: (query === -1 ? url : url.slice(0, query)).slice(0, MAX_PATH),
    status: response.statusCode,
    ms: responseTime,
    // The caller went away before the answer was complete.
    ...(response.writableEnded ? {} : { aborted: true }),
  };
}
