import { runInNewContext } from 'node:vm';

/** Far more than anything takes that does not hold the process for as long as a stranger likes. */
const LIMIT_MS = 60_000;

/**
 * Runs what must come to its end by itself. Jest's own limit cannot end a test that never waits.
 * @throws after a minute
 */
export function runToEnd<T>(run: () => T): T {
  return runInNewContext('run()', { run }, { timeout: LIMIT_MS }) as T;
}
