import path from 'node:path';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';

/**
 * The log: one JSON object a line on standard output. Values of a line that stand under the name of a secret are
 * left out at any depth, and of an error neither its stack nor its SQL is logged
 * (specification 20.8). Fields bound by `child()` do not pass through this: bind identifiers only.
 * @param destination where lines go instead, for tests
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = optionsOf(config, {
    log: (fields) => withoutSecrets(fields, 0) as Record<string, unknown>,
  });
  return destination ? pino(options, destination) : pino(options);
}

/** What the line of a request says. */
export interface RequestLine {
  /** Characters that JSON takes as they are. */
  readonly requestId: string;
  /** One of HTTP's. */
  readonly method: string | undefined;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** True when the client closed the connection before the response was complete; undefined otherwise. */
  readonly aborted: boolean | undefined;
  /** Why it failed; lines of failures alone have it, which go to the log. */
  readonly err: Error | undefined;
}

/** Where the lines of requests go. */
export interface RequestLog {
  info(line: RequestLine, message: string): void;
}

/** How long a line of the log of requests may wait for others, to be written with them. */
const FLUSH_MS = 200;
const FLUSH_LENGTH = 16_384;

/**
 * The log of requests, in the same place and form: a system call for each line took as long as all else about a cached
 * answer, and pino's way to a line of unknown fields a tenth of the rest. Its lines have fixed fields without secrets. The
 * process writes what is left when it exits; killed with -9 it loses the lines of a fifth of a second.
 */
export function createRequestLogger({ logLevel }: Pick<Config, 'logLevel'>): RequestLog {
  if (!pino({ level: logLevel }).isLevelEnabled('info')) return { info: () => undefined };
  const destination = inBatches(pino.destination({ dest: 1, sync: true }));
  const time = sharedTime();
  return {
    info: ({ requestId, method, path, status, ms, aborted }, message) =>
      destination.write(
        `{"level":"info"${time()},"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}${aborted ? ',"aborted":true' : ''},"msg":"${message}"}\n`,
      ),
  };
}

/** The same destination, written to many lines at once. Its own `minLength` counts all that waits again with each line. */
function inBatches(destination: DestinationStream): DestinationStream {
  let waiting = '';
  const flush = (): void => {
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    destination.write(lines);
  };
  setInterval(flush, FLUSH_MS).unref();
  process.once('exit', flush);
  return {
    write: (line) => {
      waiting += line;
      if (waiting.length >= FLUSH_LENGTH) flush();
    },
  };
}

/** The time as pino writes it, made once for all lines of a millisecond. */
function sharedTime(): () => string {
  let last = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) {
      last = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

function optionsOf(
  { logLevel }: Pick<Config, 'logLevel'>,
  formatters: pino.LoggerOptions['formatters'] = {},
): pino.LoggerOptions {
  return {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), ...formatters },
    serializers: { err: describeError, error: describeError },
  };
}

const SECRET_NAME = /authorization|cookie|password|secret|token$|^hash$/i;
const MAX_DEPTH = 6;

/** The value itself when it holds no secret, else a copy without. Deeper than six levels nothing is shown at all. */
function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  if (depth === MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  let copy: Record<string, unknown> | undefined;
  for (const [name, part] of Object.entries(value)) {
    const redacted = SECRET_NAME.test(name) ? '[redacted]' : withoutSecrets(part, depth + 1);
    if (redacted !== part) (copy ??= { ...value })[name] = redacted;
  }
  return copy ?? value;
}

/** What the log holds of an error. `at` are the shop's own lines of its stack, the innermost first. */
interface DescribedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  at?: string[];
  cause?: DescribedError;
}

const PROJECT = path.resolve(__dirname, '../..');
/** Where a line of a stack was. Looked for from the beginnings of words alone: a message may hold words of megabytes. */
const PLACE = /(?:^|[\s(])([^\s()]+:\d+):\d+\)?$/;

function describeError(error: unknown): unknown {
  return error instanceof Error ? describe(error, 0) : withoutSecrets(error, 0);
}

function describe(error: Error, depth: number): DescribedError {
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const at = (error.stack ?? '')
    .split('\n')
    .flatMap((line) => PLACE.exec(line)?.[1]?.replace('file://', '') ?? [])
    .filter((place) => place.startsWith(PROJECT) && !place.includes('node_modules'))
    .slice(0, 4)
    .map((place) => path.relative(PROJECT, place));
  return {
    type: error.name,
    message: error.message.slice(0, 500),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(at.length > 0 ? { at } : {}),
    ...(error.cause instanceof Error && depth < 3 ? { cause: describe(error.cause, depth + 1) } : {}),
  };
}
