import { generateSecret, generateURI, verify } from 'otplib';
import { SHOP_NAME } from '../../../../common/constants';
import type { Queryable } from '../../../db/queryable';
import type { SealedSecrets } from './sealedSecrets';

/** How far the clock of a phone may be off, in seconds: a code before and one after. */
const TOLERANCE_SECONDS = 30;

/** What an app shows. */
const CODE = /^\d{6}$/;

/** A new authenticator app, as its owner is shown it once. */
export interface NewApp {
  /** In base32, to be typed. */
  setupKey: string;
  /** The same as a link, to be drawn as a QR code. */
  uri: string;
}

export function newApp(username: string): NewApp {
  const setupKey = generateSecret();
  return { setupKey, uri: generateURI({ issuer: SHOP_NAME, label: username, secret: setupKey }) };
}

/** Which time step the code is of; null when it is none of this moment. */
export async function timeStepOf(secret: string, code: string): Promise<number | null> {
  if (!CODE.test(code)) return null;
  const result = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/**
 * Uses up a code of an account's app, in one statement, so that of two who send it at the same instant one is right; so are
 * codes before it. A code of another moment, or another app's, uses nothing up.
 */
export async function useAppCode(
  db: Queryable,
  secrets: SealedSecrets,
  userId: number,
  code: string,
): Promise<boolean> {
  const [app] = await db.query<{ sealed: string }[]>(
    'SELECT sealed_secret AS sealed FROM authenticator_app WHERE user_id = $1',
    [userId],
  );
  const secret = app ? secrets.open(app.sealed, userId) : null;
  const timeStep = secret === null ? null : await timeStepOf(secret, code);
  if (timeStep === null) return false;
  const [used] = await db.query<unknown[]>(
    `WITH used AS (UPDATE authenticator_app SET last_time_step = $2
       WHERE user_id = $1 AND sealed_secret = $3 AND last_time_step < $2 RETURNING 1)
     SELECT 1 FROM used`,
    [userId, timeStep, app!.sealed],
  );
  return used !== undefined;
}
