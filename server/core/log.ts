import path from 'node:path';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';

/**
 * The log: one JSON object a line on standard output. Values of a line that stand under the name of a secret are
 * left out at any depth, and of an error only what helps to find it is kept: neither its stack nor its SQL
 * (specification 20.8). pino hands fixed fields of `child()` past this; give it identifiers alone.
 * @param destination where lines go instead, for tests
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => withoutSecrets(fields, 0) as Record<string, unknown>,
    },
    serializers: { err: describeError, error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
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
    const shown = SECRET_NAME.test(name) ? '[redacted]' : withoutSecrets(part, depth + 1);
    if (shown !== part) (copy ??= { ...value })[name] = shown;
  }
  return copy ?? value;
}

/** What the log keeps of an error. `at` are the shop's own lines on its way, the innermost first. */
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

function describeError(error: unknown): unknown {
  return error instanceof Error ? describe(error, 0) : withoutSecrets(error, 0);
}

function describe(error: Error, depth: number): DescribedError {
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const at = (error.stack ?? '')
    .split('\n')
    .flatMap((line) => /\(?([^\s()]+:\d+):\d+\)?$/.exec(line)?.[1]?.replace('file://', '') ?? [])
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
