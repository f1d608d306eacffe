import type { CatalogueChange } from '../../db/catalogueChange';

/** Changes that are remembered; of a response from before them it is not known what it would have to show. */
const MAX_CHANGES = 1_000;
/**
 * For how long it may be believed that nothing else has happened, after PostgreSQL was asked and had told everything, in
 * milliseconds. A process that was asleep meanwhile must hear first what it has missed. Nothing that is outdated may be
 * shown for longer than two seconds, of which a little is for the way to whoever asks.
 */
const BELIEVED_MS = 1_900;

/**
 * The latest changes of the catalogue. A response remembers its position here from before it was read; what happened
 * since is asked when the response is wanted again, so that a change costs the same however many responses there are.
 */
export class ChangeLog {
  private changes: CatalogueChange[] = [];
  private last = 0;
  private toldEverythingAt = -Infinity;

  /** How many changes there were. */
  get position(): number {
    return this.last;
  }

  add(change: CatalogueChange): void {
    this.last += 1;
    // What happened before everything changed does not matter any more.
    if (change.of === 'everything') this.changes = [];
    else this.changes.push(change);
    // Half of them at once, so that most additions move nothing.
    if (this.changes.length > 2 * MAX_CHANGES) this.changes = this.changes.slice(-MAX_CHANGES);
  }

  /** @param at when PostgreSQL was asked, which has told every change since, by `performance.now()` */
  toldEverything(at: number): void {
    this.toldEverythingAt = at;
  }

  /** Whether the changes of the last moment can be missing, but none from before. */
  get isBelieved(): boolean {
    return performance.now() - this.toldEverythingAt <= BELIEVED_MS;
  }

  /** The changes after a position, oldest first; null when not all of them are known, or everything has changed. */
  since(position: number): readonly CatalogueChange[] | null {
    if (!this.isBelieved) return null;
    const count = this.last - position;
    if (count === 0) return NONE;
    return count > this.changes.length ? null : this.changes.slice(-count);
  }
}

const NONE: readonly CatalogueChange[] = [];
