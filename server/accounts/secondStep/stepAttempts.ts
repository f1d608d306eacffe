import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/queryable';
import type { RequestControl } from '../../graphql/context';
import type { KnownAccount } from '../signIn/knownDevices';
import { AttemptKind } from './secondStep.entity';

/** How long a browser has for the step that it has begun. */
export const ATTEMPT_MINUTES = 10;

/** What was begun, as far as its end needs it. */
interface Attempt {
  userId: number | null;
  credentialVersion: number | null;
  challenge: string | null;
  sealedSecret: string | null;
}

/** The browser that begins or ends something. */
export type Browser = Pick<RequestControl, 'stepCookie' | 'keepStepCookie'>;

/** That it stands: nobody has changed the password or the second step since, and the account may be used. */
const STANDS = `a.expires_at > now() AND (a.user_id IS NULL OR EXISTS (
  SELECT 1 FROM users u WHERE u.id = a.user_id AND u.active AND u.credential_version = a.credential_version))`;
const COLUMNS = `a.user_id AS "userId", a.credential_version AS "credentialVersion", a.challenge,
  a.sealed_secret AS "sealedSecret"`;

/**
 * Begins something for this browser, which keeps its key in a cookie; what it had begun before is forgotten, and so is
 * what nobody has ended in time.
 */
export async function beginAttempt(
  db: Queryable,
  browser: Browser,
  kind: AttemptKind,
  { known = null, challenge = null, sealedSecret = null }: NewAttempt = {},
): Promise<void> {
  const key = randomBytes(32).toString('base64url');
  // Two who clear up at the same moment do not wait for each other.
  await db.query(
    `DELETE FROM step_attempt WHERE key_hash IN (SELECT key_hash FROM step_attempt
       WHERE expires_at <= now() OR key_hash = $1 FOR UPDATE SKIP LOCKED)`,
    [browser.stepCookie === null ? '' : hashOf(browser.stepCookie)],
  );
  await db.query(
    `INSERT INTO step_attempt (key_hash, kind, user_id, credential_version, challenge, sealed_secret, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`,
    [hashOf(key), kind, known?.id ?? null, known?.credentialVersion ?? null, challenge, sealedSecret, ATTEMPT_MINUTES],
  );
  browser.keepStepCookie(key);
}

interface NewAttempt {
  known?: KnownAccount | null;
  challenge?: string | null;
  sealedSecret?: string | null;
}

/** What the browser has begun of this kind; null when it has not, or too long ago. */
export async function findAttempt(db: Queryable, browser: Browser, kind: AttemptKind): Promise<Attempt | null> {
  if (browser.stepCookie === null) return null;
  const [attempt] = await db.query<Attempt[]>(
    `SELECT ${COLUMNS} FROM step_attempt a WHERE a.key_hash = $1 AND a.kind = $2 AND ${STANDS}`,
    [hashOf(browser.stepCookie), kind],
  );
  return attempt ?? null;
}

/** Sets what a passkey is to sign. @returns null when nothing of this kind is begun */
export async function setChallenge(db: Queryable, browser: Browser, kind: AttemptKind, challenge: string) {
  if (browser.stepCookie === null) return null;
  const [attempt] = await db.query<Attempt[]>(
    `WITH a AS (UPDATE step_attempt a SET challenge = $3 WHERE a.key_hash = $1 AND a.kind = $2 AND ${STANDS} RETURNING a.*)
     SELECT ${COLUMNS} FROM a`,
    [hashOf(browser.stepCookie), kind, challenge],
  );
  return attempt ?? null;
}

/** Takes the challenge, which no other answer is compared with: whoever answers wrongly asks for another. */
export async function takeChallenge(db: Queryable, browser: Browser, kind: AttemptKind): Promise<Attempt | null> {
  if (browser.stepCookie === null) return null;
  const [attempt] = await db.query<Attempt[]>(
    `WITH before AS (
       SELECT a.* FROM step_attempt a WHERE a.key_hash = $1 AND a.kind = $2 AND a.challenge IS NOT NULL AND ${STANDS}
       FOR UPDATE OF a),
     taken AS (UPDATE step_attempt SET challenge = NULL WHERE key_hash IN (SELECT key_hash FROM before))
     SELECT ${COLUMNS} FROM before a`,
    [hashOf(browser.stepCookie), kind],
  );
  return attempt ?? null;
}

/** Ends what the browser has begun: of two who do so at the same instant, one. */
export async function endAttempt(db: Queryable, browser: Browser, kind: AttemptKind): Promise<Attempt | null> {
  if (browser.stepCookie === null) return null;
  const [attempt] = await db.query<Attempt[]>(
    `WITH a AS (DELETE FROM step_attempt a WHERE a.key_hash = $1 AND a.kind = $2 AND ${STANDS} RETURNING a.*)
     SELECT ${COLUMNS} FROM a`,
    [hashOf(browser.stepCookie), kind],
  );
  return attempt ?? null;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Deletes what nobody has ended in time, while nobody begins anything either. Done twice it does nothing more. */
export async function deleteExpiredAttempts(db: Queryable): Promise<void> {
  await db.query('DELETE FROM step_attempt WHERE expires_at <= now()');
}
