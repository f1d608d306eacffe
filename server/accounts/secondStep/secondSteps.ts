import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { MESSAGES } from '../../../common/messages';
import { newPasskeyRules, signInCodeRules } from '../../../common/rules/secondStepRules';
import { checkInput } from '../../core/checkInput';
import { badInput, notFound, ShopError } from '../../core/errors';
import { trimmedText } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { refuseDuplicate } from '../../db/uniqueViolation';
import type { RequestControl } from '../../graphql/context';
import { Role } from '../../identity/roles';
import type { Account } from '../../identity/viewer';
import type { KnownAccount } from '../signIn/knownDevices';
import { newApp, timeStepOf, type NewApp } from './ways/appCodes';
import { changedMeanwhile, changeStep, type ChangedStep } from './changeStep';
import { confirm, type StepParts } from './confirmation';
import { creationOptions, requestOptions, verifyNewPasskey } from './ways/passkeys';
import { giveRecoveryCodes } from './ways/recoveryCodes';
import { AttemptKind } from './secondStep.entity';
import type { ConfirmationInput, NewPasskeyInput, PasskeyType, SecondStepType } from './secondStep.types';
import { siteOf } from './ways/site';
import { beginAttempt, endAttempt, findAttempt, takeChallenge } from './stepAttempts';

const MOST_PASSKEYS = 20;

/** What those who work for the shop do with their own second step (specification 8.22). */
export class SecondSteps {
  /** @param isRequired whether admins must have one */
  constructor(
    private readonly parts: StepParts,
    private readonly isRequired: boolean,
  ) {}

  async show(db: Queryable, account: Account): Promise<SecondStepType> {
    const passkeys = await db.query<PasskeyType[]>(
      `SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkey WHERE user_id = $1
       ORDER BY id`,
      [account.id],
    );
    const [rest] = await db.query<Pick<SecondStepType, 'appAddedAt' | 'recoveryCodesLeft'>[]>(
      `SELECT (SELECT created_at FROM authenticator_app WHERE user_id = $1) AS "appAddedAt",
         (SELECT count(*)::integer FROM recovery_code WHERE user_id = $1) AS "recoveryCodesLeft"`,
      [account.id],
    );
    return { isRequired: this.isRequiredOf(account), passkeys, ...rest! };
  }

  /** What a passkey is to sign to confirm a change. */
  async beginConfirmation(account: Account, request: RequestControl): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { db, publicUrl } = this.parts;
    const options = await requestOptions(db, siteOf(publicUrl, request.origin), account.id);
    const known = await this.knownOf(account);
    await beginAttempt(db, request, AttemptKind.CONFIRMATION, { known, challenge: options.challenge });
    return options;
  }

  /** @throws ShopError as `confirm`; CONFLICT where no passkey can be made, and for one too many */
  async beginPasskey(
    account: Account,
    confirmation: ConfirmationInput,
    request: RequestControl,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { db, publicUrl } = this.parts;
    const site = siteOf(publicUrl, request.origin);
    const known = await confirm(this.parts, account, confirmation, request);
    const options = await creationOptions(db, site, account);
    if ((options.excludeCredentials?.length ?? 0) >= MOST_PASSKEYS) {
      throw new ShopError('CONFLICT', `You have ${MOST_PASSKEYS} passkeys, which is the most; remove one first.`);
    }
    await beginAttempt(db, request, AttemptKind.NEW_PASSKEY, { known, challenge: options.challenge });
    return options;
  }

  /** Nothing is kept of a passkey before this. @throws ShopError BAD_USER_INPUT, and CONFLICT when it was not begun */
  async addPasskey(
    account: Account,
    name: string,
    passkey: NewPasskeyInput,
    request: RequestControl,
  ): Promise<ChangedStep> {
    checkInput(newPasskeyRules, { name, passkey });
    const { db, publicUrl } = this.parts;
    const attempt = await takeChallenge(db, request, AttemptKind.NEW_PASSKEY);
    if (!attempt?.challenge || attempt.userId !== account.id) throw changedMeanwhile();
    const made = await verifyNewPasskey(siteOf(publicUrl, request.origin), attempt.challenge, passkey);
    if (!made) throw badInput({ passkey: MESSAGES.wrongPasskey });
    return this.change(account, attempt, async (tx) => {
      if (!(await endAttempt(tx, request, AttemptKind.NEW_PASSKEY))) throw changedMeanwhile();
      await refuseDuplicate('passkey_credential_unique', 'passkey', 'This passkey is there already.', () =>
        tx.query(
          `INSERT INTO passkey (user_id, credential_id, public_key, uses, transports, name)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [account.id, made.credentialId, made.publicKey, made.uses, passkey.transports ?? [], trimmedText(name)],
        ),
      );
    });
  }

  /** @throws ShopError as `confirm`, and CONFLICT when there is an app */
  async beginApp(account: Account, confirmation: ConfirmationInput, request: RequestControl): Promise<NewApp> {
    const { db, secrets } = this.parts;
    const known = await confirm(this.parts, account, confirmation, request);
    if ((await this.show(db, account)).appAddedAt) {
      throw new ShopError('CONFLICT', 'You have an authenticator app; remove it first.');
    }
    const app = newApp(account.username);
    await beginAttempt(db, request, AttemptKind.NEW_APP, {
      known,
      sealedSecret: secrets.seal(app.setupKey, account.id),
    });
    return app;
  }

  /** Adds the app that was begun, which shows this code; the same code does not sign in. @throws ShopError BAD_USER_INPUT, CONFLICT */
  async addApp(account: Account, code: string, request: RequestControl): Promise<ChangedStep> {
    checkInput(signInCodeRules, { code });
    const { db, secrets } = this.parts;
    const attempt = await findAttempt(db, request, AttemptKind.NEW_APP);
    if (!attempt?.sealedSecret || attempt.userId !== account.id) throw changedMeanwhile();
    const secret = secrets.open(attempt.sealedSecret, account.id);
    const timeStep = secret === null ? null : await timeStepOf(secret, code.replace(/\s/g, ''));
    if (timeStep === null) throw badInput({ code: MESSAGES.wrongCode });
    return this.change(account, attempt, async (tx) => {
      if (!(await endAttempt(tx, request, AttemptKind.NEW_APP))) throw changedMeanwhile();
      await tx.query('INSERT INTO authenticator_app (user_id, sealed_secret, last_time_step) VALUES ($1, $2, $3)', [
        account.id,
        attempt.sealedSecret,
        timeStep,
      ]);
    });
  }

  /** @throws ShopError as `confirm`; NOT_FOUND, also for somebody else's; CONFLICT for the last one where one is required */
  removePasskey(account: Account, id: number, confirmation: ConfirmationInput, request: RequestControl) {
    return this.remove(account, confirmation, request, 'passkey', [id]);
  }

  /** @throws ShopError as `removePasskey` */
  removeApp(account: Account, confirmation: ConfirmationInput, request: RequestControl): Promise<ChangedStep> {
    return this.remove(account, confirmation, request, 'app', []);
  }

  /** Ten other recovery codes; those of before count no more. @throws ShopError as `confirm`, and CONFLICT without a second step */
  async renewCodes(account: Account, confirmation: ConfirmationInput, request: RequestControl): Promise<ChangedStep> {
    const known = await confirm(this.parts, account, confirmation, request);
    return this.change(account, known, async (tx) => {
      const [user] = await tx.query<{ secondStep: boolean }[]>(
        'SELECT second_step AS "secondStep" FROM users WHERE id = $1',
        [account.id],
      );
      if (!user?.secondStep) throw new ShopError('CONFLICT', 'Recovery codes come with a second step; add one first.');
      return giveRecoveryCodes(tx, account.id);
    });
  }

  private async remove(
    account: Account,
    confirmation: ConfirmationInput,
    request: RequestControl,
    what: keyof typeof REMOVALS,
    parameters: readonly number[],
  ): Promise<ChangedStep> {
    const known = await confirm(this.parts, account, confirmation, request);
    return this.change(account, known, async (tx) => {
      const { sql, name } = REMOVALS[what];
      const [removed] = await tx.query<unknown[]>(`WITH removed AS (${sql} RETURNING 1) SELECT 1 FROM removed`, [
        account.id,
        ...parameters,
      ]);
      if (!removed) throw notFound(name);
    });
  }

  private change(
    account: Account,
    { credentialVersion }: { credentialVersion: number | null },
    work: Parameters<typeof changeStep>[2]['work'],
  ): Promise<ChangedStep> {
    const known = { id: account.id, credentialVersion: credentialVersion! };
    return changeStep(this.parts.db, account, { known, isRequired: this.isRequiredOf(account), work });
  }

  private isRequiredOf({ role }: Account): boolean {
    return this.isRequired && role === Role.ADMIN;
  }

  private async knownOf({ id }: Account): Promise<KnownAccount> {
    const [known] = await this.parts.db.query<KnownAccount[]>(
      'SELECT id, credential_version AS "credentialVersion" FROM users WHERE id = $1 AND active',
      [id],
    );
    if (!known) throw changedMeanwhile();
    return known;
  }
}

const REMOVALS = {
  passkey: { sql: 'DELETE FROM passkey WHERE user_id = $1 AND id = $2', name: 'Passkey' },
  app: { sql: 'DELETE FROM authenticator_app WHERE user_id = $1', name: 'Authenticator app' },
} as const;
