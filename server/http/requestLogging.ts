import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { RequestLog } from '../core/log';
import { noteRequest } from '../metrics/requests';

declare module 'http' {
  interface IncomingMessage {
    /** Names this request in its answer (`X-Request-Id`) and in every line of the log about it. */
    id: string;
    /** Logs under the request's id. */
    log: Logger;
    /** What it asks for, under a name that the shop has for it; for metrics and traces. */
    operation?: string;
  }
  interface ServerResponse {
    /** Why the request failed, for the log alone; set where a 5xx is sent. */
    err?: Error;
    /** It was refused for want of room. */
    turnedAway?: boolean;
    /** The code of the refusal that is sent. */
    refusal?: string;
  }
}

/** Ids that are safe to repeat in a header, a log and an e-mail to the shop. */
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,100}$/;
const MAX_PATH = 300;

/** Where lines go. */
export interface Logs {
  log: Logger;
  /** For the line of each request that did not fail: the many, which may be written together. */
  requestLog: RequestLog;
}

/**
 * Gives a request an id (the client's own `X-Request-Id` when it is harmless), and logs one line when the answer is
 * over: method, path, status, duration in milliseconds; of a failure its cause. Counts it for the metrics. To be called before anything else
 * handles the request, so that every response has a line. Nothing of a query, a body or a header is logged, since any of
 * them may hold a secret. pino-http would do the same, but made small responses a third slower.
 */
export function logRequest({ log, requestLog }: Logs, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  const id = requestId(request);
  const path = pathOf(request.url ?? '');
  request.id = id;
  response.on('close', () => {
    // What is refused for want of room is no failure, and too much for a line each.
    const failed = response.statusCode >= 500 && !response.turnedAway;
    const milliseconds = performance.now() - start;
    const aborted = !response.writableFinished;
    const { statusCode: status, refusal } = response;
    noteRequest({ operation: request.operation, path, status, refusal, aborted, milliseconds });
    const line = {
      requestId: id,
      method: request.method,
      path,
      status,
      ms: Math.round(milliseconds),
      // True when the client closed the connection before the response was complete.
      aborted: aborted || undefined,
      err: response.err,
    };
    if (failed) log.error(line, 'request failed');
    else requestLog.info(line, 'request');
  });
}

/** Answers with the request's id, and puts a logger with it on `request.log`. */
export function identify(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('X-Request-Id', request.id);
  // Most requests log nothing of their own, and making a logger costs more than their line.
  let requestLogger: Logger | undefined;
  Object.defineProperty(request, 'log', { get: () => (requestLogger ??= log.child({ requestId: request.id })) });
}

/** The client's own id when it is harmless, else a new one. */
function requestId({ headers }: IncomingMessage): string {
  const header = headers['x-request-id'];
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : newId();
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return (query === -1 ? url : url.slice(0, query)).slice(0, MAX_PATH);
}

/** How many random bytes are drawn at once, for some hundred ids. */
const DRAWN = 4_096;
/** Hexadecimal digits of an id. */
const DIGITS = 30;
let digits = '';
let used = 0;

/** A random UUID. Node.js's own took a twentieth of the time of a cached answer. */
function newId(): string {
  if (used + DIGITS > digits.length) {
    digits = randomBytes(DRAWN).toString('hex');
    used = 0;
  }
  const next = (count: number): string => digits.slice(used, (used += count));
  return `${next(8)}-${next(4)}-4${next(3)}-8${next(3)}-${next(12)}`;
}
