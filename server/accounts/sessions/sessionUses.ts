import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../db/queryable';

/** A use is written down when the last that was is older. */
const NOTED_EVERY_MS = 5 * 60_000;
const MAX_SESSIONS = 20_000;
const MAX_AGENT_LENGTH = 300;

/** Writes down when sessions are used, and by which browser; to five minutes (specification 8.16). */
export class SessionUses {
  private readonly noted = new LRUCache<string, true>({ max: MAX_SESSIONS, ttl: NOTED_EVERY_MS });

  constructor(private readonly db: Queryable) {}

  /** @param agent the `User-Agent` of the request; absent: none was sent */
  async note(sid: string, agent: string | undefined): Promise<void> {
    if (this.noted.has(sid)) return;
    this.noted.set(sid, true);
    // Of a session that ends meanwhile, nothing is written.
    await this.db.query(
      `INSERT INTO session_use AS u (sid, agent) SELECT sid, $2 FROM session WHERE sid = $1 FOR KEY SHARE
       ON CONFLICT (sid) DO UPDATE SET used_at = now(), agent = excluded.agent
       WHERE u.used_at < now() - make_interval(secs => $3)`,
      [sid, (agent ?? '').slice(0, MAX_AGENT_LENGTH), NOTED_EVERY_MS / 1_000],
    );
  }
}
