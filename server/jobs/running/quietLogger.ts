import { Logger } from 'graphile-worker';
import type { Logger as Log } from 'pino';

const SERIOUS: readonly string[] = ['error', 'warning'];

/**
 * graphile-worker's own lines, in the shop's log: what goes wrong with the queue itself. A job that failed is logged by
 * whoever runs it; of the details nothing is taken, since they hold what the job was given.
 */
export function quietLogger(log: Log): Logger {
  // It also prints with its stack what ends a worker, as a connection that is closed under it does; of that a line is here.
  Object.assign(console, { trace: () => undefined });
  return new Logger(() => (level, message, details) => {
    if (details && 'failure' in details) return;
    if (SERIOUS.includes(level)) log.warn({ queue: message }, 'the queue of jobs');
    else log.debug({ queue: message }, 'the queue of jobs');
  });
}
