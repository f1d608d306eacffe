import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { expectRoom } from '../db/cluster/fullDisk';

/** How long the database may take to say that it is there, in milliseconds; who asks wants to know within a second. */
const DATABASE_MS = 700;

/**
 * Whether the process can serve (specification 20.6, 20.14): it reaches its database; while all connections are busy, the one that
 * listens for changes tells. After a write has found the disk of the database full, it also has to have room again.
 */
export class Readiness {
  private asking: Promise<'yes'> | null = null;

  /** @param isListening whether PostgreSQL answers on the connection that listens */
  constructor(
    private readonly db: DataSource,
    private readonly isListening: () => boolean,
  ) {}

  /** @throws what the database says, or that it does not answer */
  async expect(): Promise<void> {
    const isThere = await Promise.race([this.ask(), delay(DATABASE_MS, 'late' as const, { ref: false })]);
    if (isThere === 'late' && !this.isListening()) throw new Error('PostgreSQL does not answer');
  }

  /** One question for all who ask at once, or a flood of them would stand before every order. */
  private ask(): Promise<'yes'> {
    this.asking ??= this.db
      .query('SELECT 1')
      .then(() => expectRoom(this.db))
      .then(() => 'yes' as const)
      .finally(() => (this.asking = null));
    this.asking.catch(() => undefined);
    return this.asking;
  }
}
