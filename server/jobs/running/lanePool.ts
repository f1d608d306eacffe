import { setTimeout as delay } from 'node:timers/promises';
import { Client, Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { connectionName } from '../lostJobs';
import { LANE_CONNECTIONS } from './lanes';

/**
 * PostgreSQL plans the statements of graphile-worker once for a connection, while nothing waits: reading and sorting the whole
 * table looks cheapest then, and would be done for each mail while thousands wait. So it goes by the library's own index.
 */
const BY_INDEX = '-c enable_seqscan=off -c enable_sort=off';
const CLOSE_WITHIN_MS = 1_000;

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/** The connections of a lane, which can be closed while something still uses them. */
export class LanePool extends Pool {
  private readonly clients = new Set<Client>();

  /** @param listenUrl where LISTEN works */
  constructor(listenUrl: string, log: Logger) {
    super({
      connectionString: listenUrl,
      max: LANE_CONNECTIONS,
      application_name: connectionName(''),
      connectionTimeoutMillis: 10_000,
      statement_timeout: 30_000,
      // Where PostgreSQL is gone without a word nothing ends a statement, and its connection would never be free again.
      query_timeout: 35_000,
      options: BY_INDEX,
      keepAlive: true,
    });
    // The pool has dropped the connection already, and opens another.
    this.on('error', (error) => log.warn({ err: error }, 'a connection of the jobs was lost'));
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      if (client instanceof Client) this.clients.add(client);
    });
    this.on('remove', (client) => {
      if (client instanceof Client) this.clients.delete(client);
    });
  }

  /**
   * graphile-worker 0.17 gives a listening connection back twice that breaks while the workers end, and the second time would
   * end the process; it alone connects by a callback.
   */
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (!connected) return super.connect();
    super.connect((error, client, release) => {
      let isReleased = false;
      connected(error, client, (broken) => {
        // Of a pool that has ended none comes.
        if (!isReleased) (release as typeof release | undefined)?.(broken);
        isReleased = true;
      });
    });
    return undefined;
  }

  /** Closes all connections, also those that are in use, and opens no more. Never fails. */
  async close(): Promise<void> {
    void this.end().catch(() => undefined);
    const closed = Promise.all([...this.clients].map((client) => client.end().catch(() => undefined)));
    await Promise.race([closed, delay(CLOSE_WITHIN_MS, undefined, { ref: false })]);
  }
}
