import Bowser from 'bowser';
import type { DataSource } from 'typeorm';
import type { Queryable } from '../../db/queryable';
import type { Account } from '../../identity/viewer';
import type { AccountSessionType } from './sessions.types';

/** The longest list; what was not used for longest is left out. */
const MOST_SESSIONS = 100;
/** How long a session lasts from signing in on, in days. */
const LASTS_DAYS = 30;

/** A session's name outside of the server: of its id, which opens it, nobody finds out anything by that. */
const NAME = `encode(sha256(convert_to(s.sid, 'UTF8')), 'hex')`;
const OF_ACCOUNT = `(s.sess->>'userId')::integer = $1`;

interface SessionRow {
  name: string;
  isThis: boolean;
  agent: string | null;
  beganAt: Date;
  usedAt: Date | null;
}

/** The sessions of an account that have not ended: this one first, then those that were used last. */
export async function readOwnSessions(
  db: Queryable,
  { id }: Account,
  sid: string | null,
): Promise<AccountSessionType[]> {
  const rows = await db.query<SessionRow[]>(
    `SELECT ${NAME} AS name, s.sid IS NOT DISTINCT FROM $2 AS "isThis", u.agent, u.used_at AS "usedAt",
       (s.expire - make_interval(days => ${LASTS_DAYS}))::timestamptz AS "beganAt"
     FROM session s LEFT JOIN session_use u ON u.sid = s.sid
     WHERE ${OF_ACCOUNT} AND s.expire >= now()::timestamp
     ORDER BY "isThis" DESC, coalesce(u.used_at, s.expire - make_interval(days => ${LASTS_DAYS})) DESC, name
     LIMIT ${MOST_SESSIONS}`,
    [id, sid],
  );
  return rows.map(({ name, isThis, agent, beganAt, usedAt }) => ({
    id: name,
    isThis,
    ...browserOf(agent),
    signedInAt: beganAt,
    lastUsedAt: usedAt ?? beganAt,
  }));
}

/** What a browser calls itself; null where nobody knows. */
function browserOf(agent: string | null): Pick<AccountSessionType, 'browser' | 'system'> {
  if (!agent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(agent);
  return { browser: browser.name || null, system: os.name || null };
}

/** Ends one session of the account. @returns whether it was there */
export async function endOwnSession(db: DataSource, { id }: Account, name: string): Promise<boolean> {
  const ended = await db.query<{ name: string }[]>(
    `WITH ended AS (DELETE FROM session s WHERE ${OF_ACCOUNT} AND ${NAME} = $2 RETURNING 1) SELECT 1 FROM ended`,
    [id, name],
  );
  return ended.length > 0;
}

/** Ends all sessions of the account but this one. @returns how many there were */
export async function endOtherSessions(db: DataSource, { id }: Account, sid: string | null): Promise<number> {
  const ended = await db.query<unknown[]>(
    `WITH ended AS (DELETE FROM session s WHERE ${OF_ACCOUNT} AND s.sid IS DISTINCT FROM $2 RETURNING 1)
     SELECT 1 FROM ended`,
    [id, sid],
  );
  return ended.length;
}
