import type { Queryable } from './queryable';

interface Running {
  /** What those wait for who have asked since it began; null while nobody has. */
  next: Promise<unknown> | null;
  readonly done: Promise<unknown>;
}

/**
 * Runs equal statements, with equal parameters, once for all who ask for them while one is under way: those wait for the
 * next run, which begins after they have asked, so that nobody gets rows that are older than the question. The rows are
 * the same objects for all of them; nobody may change them.
 */
export class SharedReads implements Queryable {
  private readonly running = new Map<string, Running>();

  constructor(private readonly reads: Queryable) {}

  query<Rows>(sql: string, parameters: unknown[] = []): Promise<Rows> {
    const key = JSON.stringify([sql, parameters]);
    const running = this.running.get(key);
    if (!running) return this.run(key, sql, parameters) as Promise<Rows>;
    const again = () => this.run(key, sql, parameters);
    running.next ??= running.done.then(again, again);
    return running.next as Promise<Rows>;
  }

  private run(key: string, sql: string, parameters: unknown[]): Promise<unknown> {
    const running: Running = { next: null, done: this.reads.query(sql, parameters) };
    this.running.set(key, running);
    const end = () => {
      // What waits begins it anew.
      if (running.next === null) this.running.delete(key);
    };
    running.done.then(end, end);
    return running.done;
  }
}
