import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { passkeyAnswerRules, signInCodeRules } from '../../../common/rules/secondStepRules';
import { checkInput } from '../../core/checkInput';
import type { Queryable } from '../../db/queryable';
import type { RequestControl } from '../../graphql/context';
import { worksHere } from '../../identity/duties';
import { findAccount, type Account } from '../../identity/viewer';
import { RateLimit, type TooMany } from '../../rateLimits/rateLimit';
import { SecondStepWay, type SecondStepNeeded } from '../signIn/account.types';
import { knows, type KnownAccount, type KnownDevices } from '../signIn/knownDevices';
import { useCode, type StepParts } from './confirmation';
import { findPasskey, requestOptions, usePasskey } from './ways/passkeys';
import { AttemptKind } from './secondStep.entity';
import type { PasskeyAnswerInput } from './secondStep.types';
import { siteOf } from './ways/site';
import {
  ATTEMPT_MINUTES,
  beginAttempt,
  endAttempt,
  findAttempt,
  setChallenge,
  takeChallenge,
  type Browser,
} from './stepAttempts';

const PASSKEYS_PER_NETWORK = 50;

/** What came of a second step, or of a passkey alone. */
export type StepOutcome =
  | { kind: 'right'; account: Account; known: KnownAccount }
  | { kind: 'wrong' }
  /** Nothing was begun, or too long ago. */
  | { kind: 'expired' }
  | { kind: 'limited'; tooMany: TooMany };

/** Begins what an account with a second step is asked for once its password was right. No session is open before its end. */
export async function askForStep(db: Queryable, browser: Browser, known: KnownAccount): Promise<SecondStepNeeded> {
  const [there] = await db.query<Record<'passkey' | 'app' | 'code', boolean>[]>(
    `SELECT EXISTS (SELECT 1 FROM passkey WHERE user_id = $1) AS passkey,
       EXISTS (SELECT 1 FROM authenticator_app WHERE user_id = $1) AS app,
       EXISTS (SELECT 1 FROM recovery_code WHERE user_id = $1) AS code`,
    [known.id],
  );
  await beginAttempt(db, browser, AttemptKind.SECOND_STEP, { known });
  const ways = [
    ...(there?.passkey ? [SecondStepWay.PASSKEY] : []),
    ...(there?.app ? [SecondStepWay.APP] : []),
    ...(there?.code ? [SecondStepWay.RECOVERY_CODE] : []),
  ];
  return { __typename: 'SecondStepNeeded', ways, minutes: ATTEMPT_MINUTES };
}

/** Checks second steps, and passkeys that sign in alone (specification 8.22). */
export class StepSignIn {
  private readonly byNetwork: RateLimit;

  constructor(
    private readonly parts: StepParts,
    private readonly devices: KnownDevices,
  ) {
    const why = 'Too many tries with a passkey.';
    this.byNetwork = new RateLimit(parts.db, { name: 'passkey-address', most: PASSKEYS_PER_NETWORK, why });
  }

  /**
   * What a passkey is to sign.
   * @param afterPassword whether the password was right before; else it is to sign in alone
   * @throws ShopError RATE_LIMITED; CONFLICT where there are no passkeys
   * @returns null when the password came too long ago
   */
  async begin(afterPassword: boolean, request: RequestControl): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
    const { db, publicUrl } = this.parts;
    const site = siteOf(publicUrl, request.origin);
    if (!afterPassword) {
      await this.byNetwork.take(request.network, request.tellLimit);
      const options = await requestOptions(db, site, null);
      await beginAttempt(db, request, AttemptKind.PASSKEY, { challenge: options.challenge });
      return options;
    }
    const attempt = await findAttempt(db, request, AttemptKind.SECOND_STEP);
    if (attempt === null) return null;
    const options = await requestOptions(db, site, attempt.userId);
    return (await setChallenge(db, request, AttemptKind.SECOND_STEP, options.challenge)) && options;
  }

  /** @throws ShopError BAD_USER_INPUT */
  async withPasskey(answer: PasskeyAnswerInput, request: RequestControl): Promise<StepOutcome> {
    checkInput(passkeyAnswerRules, answer);
    const { db, publicUrl } = this.parts;
    const second = await takeChallenge(db, request, AttemptKind.SECOND_STEP);
    const attempt = second ?? (await takeChallenge(db, request, AttemptKind.PASSKEY));
    if (!attempt?.challenge) return { kind: 'expired' };
    const passkey = await findPasskey(db, answer.id);
    if (!passkey || (second && passkey.userId !== second.userId)) return { kind: 'wrong' };
    const { challenge } = attempt;
    const known = await this.knownOf(passkey.userId);
    const isRight = await usePasskey(db, siteOf(publicUrl, request.origin), passkey, {
      challenge,
      answer,
      isAlone: !second,
    });
    if (!isRight || !known) return { kind: 'wrong' };
    if (!second) await this.byNetwork.giveBack(request.network, request.tellLimit);
    return this.end(request, second ? AttemptKind.SECOND_STEP : AttemptKind.PASSKEY, known);
  }

  /** @param code of the app, or for recovery @throws ShopError BAD_USER_INPUT */
  async withCode(code: string, request: RequestControl): Promise<StepOutcome> {
    checkInput(signInCodeRules, { code });
    const { db, tries } = this.parts;
    const attempt = await findAttempt(db, request, AttemptKind.SECOND_STEP);
    if (!attempt?.userId) return { kind: 'expired' };
    const known = { id: attempt.userId, credentialVersion: attempt.credentialVersion! };
    const device = this.devices.read(request.device);
    const key = device && knows(device, known) ? `device:${device.name}:${known.id}` : `user:${known.id}`;
    const tooMany = await tries.count(key, request.tellLimit);
    if (tooMany) return { kind: 'limited', tooMany };
    if (!(await useCode(this.parts, known.id, code))) return { kind: 'wrong' };
    await tries.forget(key, request.tellLimit);
    return this.end(request, AttemptKind.SECOND_STEP, known);
  }

  private async end(browser: Browser, kind: AttemptKind, known: KnownAccount): Promise<StepOutcome> {
    const { db } = this.parts;
    if (!(await endAttempt(db, browser, kind))) return { kind: 'expired' };
    browser.keepStepCookie(null);
    const account = await findAccount(db, known.id);
    return account && worksHere(account) ? { kind: 'right', account, known } : { kind: 'wrong' };
  }

  private async knownOf(id: number): Promise<KnownAccount | null> {
    const [known] = await this.parts.db.query<KnownAccount[]>(
      'SELECT id, credential_version AS "credentialVersion" FROM users WHERE id = $1 AND active',
      [id],
    );
    return known ?? null;
  }
}
