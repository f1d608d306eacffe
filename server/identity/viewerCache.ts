import { LRUCache } from 'lru-cache';
import type { Queryable } from '../db/queryable';
import { findSessionViewer, GUEST, viewerOf, type Viewer } from './viewer';

const MOST_SESSIONS = 20_000;
/** A bound on how old rights may be should a notification be lost. */
const OLDEST_MS = 30_000;

interface Known {
  viewer: Viewer;
  expires: number;
}

/**
 * Who the sessions seen lately belong to, for catalogue reads and pages alone: all else asks the database. PostgreSQL
 * tells of every change to users and sessions at its commit (see migrations), and what it names is forgotten.
 */
export class ViewerCache {
  private readonly known = new LRUCache<string, Known>({ max: MOST_SESSIONS, ttl: OLDEST_MS });
  private epoch = 0;
  private enabled = false;

  constructor(private readonly db: Queryable) {}

  /** Begins disabled: viewers are kept only while every change is told. */
  enable(on: boolean): void {
    this.enabled = on;
    this.epoch += 1;
    this.known.clear();
  }

  /** The viewer of a session, when it is known without asking. */
  find(sid: string): Viewer | undefined {
    const known = this.known.get(sid);
    return known && known.expires > Date.now() ? known.viewer : undefined;
  }

  /** The viewer of a session; a guest when it has ended. */
  async read(sid: string): Promise<Viewer> {
    const epoch = this.epoch;
    const session = await findSessionViewer(this.db, sid);
    if (!session) return GUEST;
    const viewer = viewerOf(session.account);
    // Something changed while this was read: use it once, as a reader a moment earlier would have.
    if (this.enabled && epoch === this.epoch) this.known.set(sid, { viewer, expires: session.expires });
    return viewer;
  }

  deleteSession(sid: string): void {
    this.epoch += 1;
    this.known.delete(sid);
  }

  /** Forgets every session of the user. */
  deleteUser(userId: number): void {
    this.epoch += 1;
    for (const [sid, { viewer }] of this.known.entries()) if (viewer.account?.id === userId) this.known.delete(sid);
  }
}
