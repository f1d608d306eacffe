import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

/**
 * Milliseconds for which the processors have worked for this process and for the database's connections to it. Unlike
 * those that pass, they are the same on a machine that has other work.
 */
export class Work {
  private backends: number[] = [];

  constructor(private readonly observer: Client) {}

  /** Looks which connections there are; to be called before what is measured. */
  async look(): Promise<void> {
    const { rows } = await this.observer.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    this.backends = rows.map(({ pid }) => pid);
  }

  /** All of it since they began. */
  total(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + this.backends.reduce((sum, pid) => sum + ofBackend(pid), 0);
  }
}

/** What Linux has counted, in nanoseconds; nothing where there is no such count, or no such process any more. */
function ofBackend(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return 0;
  }
}
