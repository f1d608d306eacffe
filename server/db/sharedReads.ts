import type { Queryable } from './queryable';

interface Running {
  /** What those wait for who have asked since it began; null while nobody has. */
  next: Promise<unknown> | null;
  readonly done: Promise<unknown>;
}

/**
 * Runs the same work once for all who ask for it while it is under way: those wait for the next run, which begins after
 * they have asked, so that nobody is given what is older than the question.
 */
export class SharedRuns {
  private readonly running = new Map<string, Running>();

  /** @param key the same for the same work */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.running.get(key);
    if (!running) return this.begin(key, work);
    const again = () => this.begin(key, work);
    running.next ??= running.done.then(again, again);
    return running.next as Promise<Result>;
  }

  private begin<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const done = work();
    const running: Running = { next: null, done };
    this.running.set(key, running);
    const end = () => {
      // What waits begins it anew.
      if (running.next === null) this.running.delete(key);
    };
    done.then(end, end);
    return done;
  }
}

/**
 * Runs equal statements, with equal parameters, once for all who ask for them while one is under way: nobody gets rows that
 * are older than the question. The rows are the same objects for all of them; nobody may change them.
 */
export class SharedReads implements Queryable {
  private readonly runs = new SharedRuns();

  constructor(private readonly reads: Queryable) {}

  query<Rows>(sql: string, parameters: unknown[] = []): Promise<Rows> {
    return this.runs.run(JSON.stringify([sql, parameters]), () => this.reads.query<Rows>(sql, parameters));
  }
}
