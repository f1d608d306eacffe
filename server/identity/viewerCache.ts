import { LRUCache } from 'lru-cache';
import type { Queryable } from '../db/queryable';
import { findSessionViewer, GUEST, viewerOf, type Viewer } from './viewer';

const MAX_SESSIONS = 20_000;
/** How old cached rights may be at most, should a notification be lost. */
const MAX_AGE_MS = 30_000;

interface CachedViewer {
  viewer: Viewer;
  expires: number;
}

/**
 * The viewers of recent sessions, for catalogue reads and pages alone: everything else asks the database. PostgreSQL
 * notifies of every change to users and sessions at its commit (see migrations), which removes them from here.
 */
export class ViewerCache {
  private readonly viewers = new LRUCache<string, CachedViewer>({ max: MAX_SESSIONS, ttl: MAX_AGE_MS });
  private epoch = 0;
  private enabled = false;

  constructor(private readonly db: Queryable) {}

  /** Caches viewers only while notifications of changes arrive; off at the beginning. */
  enable(on: boolean): void {
    this.enabled = on;
    this.epoch += 1;
    this.viewers.clear();
  }

  /** The cached viewer of a session. */
  find(sid: string): Viewer | undefined {
    const cached = this.viewers.get(sid);
    return cached && cached.expires > Date.now() ? cached.viewer : undefined;
  }

  /** The viewer of a session; a guest when it has ended. */
  async read(sid: string): Promise<Viewer> {
    const epoch = this.epoch;
    const session = await findSessionViewer(this.db, sid);
    if (!session) return GUEST;
    const viewer = viewerOf(session.account);
    // What was read while something changed is used for this request alone.
    if (this.enabled && epoch === this.epoch) this.viewers.set(sid, { viewer, expires: session.expires });
    return viewer;
  }

  deleteSession(sid: string): void {
    this.epoch += 1;
    this.viewers.delete(sid);
  }

  /**
   * Removes every session of the user, and of its employees, whose rights end with those of their business; and those
   * without an account, since they may be of employees whose business is let in again.
   */
  deleteUser(userId: number): void {
    this.epoch += 1;
    for (const [sid, { viewer }] of this.viewers.entries()) {
      const { account } = viewer;
      if (!account || account.id === userId || account.parentBusinessId === userId) this.viewers.delete(sid);
    }
  }
}
