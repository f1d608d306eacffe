import type { Change, ChangeListener } from '../db/notifications';
import type { Queryable } from '../db/queryable';
import { ViewerCache } from '../identity/viewerCache';
import { ResponseCache } from './responseCache';

/** Everything that this process remembers of the database, and the one place where it forgets. */
export class Caches implements ChangeListener {
  /** Answers to reads of the catalogue. */
  readonly answers = new ResponseCache();
  /** Pages of guests. */
  readonly pages = new ResponseCache();
  readonly viewers: ViewerCache;

  /** @param enabled false remembers nothing, ever */
  constructor(
    db: Queryable,
    private readonly enabled: boolean,
  ) {
    this.viewers = new ViewerCache(db);
  }

  /** Forgets what the change touches. */
  changed(change: Change): void {
    if (change.kind === 'catalogue') {
      this.answers.clear();
      this.pages.clear();
    } else if (change.kind === 'user') this.viewers.deleteUser(change.id);
    else if (change.kind === 'session') this.viewers.deleteSession(change.id);
  }

  /** Remembers only while it is told of every change. */
  listening(on: boolean): void {
    for (const cache of [this.answers, this.pages, this.viewers]) cache.enable(on && this.enabled);
  }
}
