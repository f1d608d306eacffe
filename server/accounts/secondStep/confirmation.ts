import type { DataSource } from 'typeorm';
import { MESSAGES } from '../../../common/messages';
import { confirmationRules } from '../../../common/rules/secondStepRules';
import { checkInput } from '../../core/checkInput';
import { badInput, unauthenticated, type ShopError } from '../../core/errors';
import type { RequestControl } from '../../graphql/context';
import type { Account } from '../../identity/viewer';
import { refuse } from '../../rateLimits/rateLimit';
import type { PresentPassword } from '../ownAccount/presentPassword';
import type { KnownAccount } from '../signIn/knownDevices';
import { useAppCode } from './ways/appCodes';
import type { CodeTries } from './codeTries';
import { findPasskey, usePasskey } from './ways/passkeys';
import { looksLikeRecoveryCode, useRecoveryCode } from './ways/recoveryCodes';
import type { SealedSecrets } from './ways/sealedSecrets';
import { AttemptKind } from './secondStep.entity';
import type { ConfirmationInput, PasskeyAnswerInput } from './secondStep.types';
import { siteOf } from './ways/site';
import { takeChallenge } from './stepAttempts';

/** What is needed to compare second steps. */
export interface StepParts {
  db: DataSource;
  secrets: SealedSecrets;
  tries: CodeTries;
  passwords: PresentPassword;
  /** The shop's own origin; null: that of each request. */
  publicUrl: string | null;
}

/** Uses up a code, of the app or for recovery. @returns whether it was right */
export function useCode(
  { db, secrets }: Pick<StepParts, 'db' | 'secrets'>,
  userId: number,
  code: string,
): Promise<boolean> {
  const typed = code.replace(/\s/g, '');
  return looksLikeRecoveryCode(typed) ? useRecoveryCode(db, userId, typed) : useAppCode(db, secrets, userId, typed);
}

/**
 * Makes sure that it is the owner who changes the second step, and not somebody at a device that was left alone.
 * @returns the account as its devices know it: what was confirmed holds for it alone
 * @throws ShopError BAD_USER_INPUT on the field that is wrong, and RATE_LIMITED
 */
export async function confirm(
  parts: StepParts,
  account: Account,
  input: ConfirmationInput,
  request: RequestControl,
): Promise<KnownAccount> {
  checkInput(confirmationRules, input);
  const { id } = account;
  const [known] = await parts.db.query<KnownAccount[]>(
    'SELECT id, credential_version AS "credentialVersion" FROM users WHERE id = $1 AND active',
    [id],
  );
  if (!known) throw unauthenticated();
  if (input.password) {
    // Counted with those of the other pages that ask for it.
    await parts.passwords.check(account, input.password, request.tellLimit, 'password');
    await parts.passwords.forget(account, request.tellLimit);
    return known;
  }
  const key = `confirm:${id}`;
  refuse(await parts.tries.count(key, request.tellLimit));
  const wrong = await wrongOf(parts, id, input, request);
  if (wrong) throw wrong;
  await parts.tries.forget(key, request.tellLimit);
  return known;
}

async function wrongOf(
  parts: StepParts,
  id: number,
  { code, passkey }: ConfirmationInput,
  request: RequestControl,
): Promise<ShopError | null> {
  if (code) return (await useCode(parts, id, code)) ? null : badInput({ code: MESSAGES.wrongCode });
  return passkey && (await signed(parts, id, passkey, request)) ? null : badInput({ passkey: MESSAGES.wrongPasskey });
}

async function signed(
  { db, publicUrl }: StepParts,
  userId: number,
  answer: PasskeyAnswerInput,
  request: RequestControl,
): Promise<boolean> {
  const attempt = await takeChallenge(db, request, AttemptKind.CONFIRMATION);
  const passkey = await findPasskey(db, answer.id);
  if (!attempt?.challenge || attempt.userId !== userId || passkey?.userId !== userId) return false;
  const { challenge } = attempt;
  return usePasskey(db, siteOf(publicUrl, request.origin), passkey, { challenge, answer, isAlone: false });
}
