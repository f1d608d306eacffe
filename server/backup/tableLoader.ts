import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';

/** Puts the rows of one table into it, as COPY wrote them, no faster than the database takes them. */
export class TableLoader {
  private readonly copy: CopyStreamQuery;
  private readonly done: Promise<void>;
  private isOver = false;

  /** @param target the table with its columns, as SQL. It was emptied in this transaction: its rows need no later vacuum */
  constructor(client: Client, target: string) {
    this.copy = client.query(copyFrom(`COPY ${target} FROM STDIN WITH (FREEZE)`));
    this.done = finished(this.copy).finally(() => (this.isOver = true));
    // Whoever writes next learns of it, or whoever finishes.
    this.done.catch(() => undefined);
  }

  /** @throws what the database refused of the rows before */
  async write(rows: Buffer): Promise<void> {
    if (this.isOver) return this.done;
    if (!this.copy.write(rows)) await Promise.race([once(this.copy, 'drain'), this.done]);
  }

  /** @throws what the database refuses of the rows */
  async finish(): Promise<void> {
    if (!this.isOver) this.copy.end();
    await this.done;
  }

  /** Ends the copying of a table whose rows did not all come; nothing after the end. */
  cancel(): void {
    if (!this.isOver) this.copy.destroy();
  }
}
