import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { pgPool } from '../../db/dataSource';
import { sqlState } from '../../db/transaction';

/** How long notes wait at most to be put into the sums: a report reads those that are not. */
const EVERY_MS = 2_000;
const SERIALIZATION_FAILURE = '40001';

/** One view of the database for all of the work; however much there is of it. */
const inOneView = (statement: string): string =>
  `BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0; ${statement}; COMMIT`;

/** Puts what changed of orders into the sums that reports and counts are made of (specification 13.7). */
export async function foldSums(db: DataSource): Promise<void> {
  const connection = await pgPool(db).connect();
  // A connection that is lost fails the statement that waits on it; unheard, its event would end the process.
  const ignore = (): void => undefined;
  connection.on('error', ignore);
  try {
    await connection.query(inOneView('SELECT fold_order_sums()'));
  } catch (error) {
    // The error that matters is the first; a connection that cannot even roll back is given up below.
    await connection.query('ROLLBACK').catch(ignore);
    // Another process was there first.
    if (sqlState(error) !== SERIALIZATION_FAILURE) throw error;
  } finally {
    connection.off('error', ignore);
    connection.release(connection.getTransactionStatus() !== 'I');
  }
}

/** Does so every two seconds while the shop is open. Processes share the work: one at a time does it. */
export class SumsKeeper {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly db: DataSource,
    private readonly log: Logger,
  ) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.fold();
    }, EVERY_MS);
  }

  /** Ends after the work that runs. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async fold(): Promise<void> {
    try {
      await foldSums(this.db);
    } catch (error) {
      this.log.error({ err: error }, 'the sums of the orders could not be brought up to date; it will be tried again');
    }
    this.start();
  }
}
