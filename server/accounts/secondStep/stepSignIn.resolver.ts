import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ShopError } from '../../core/errors';
import type { Context, RequestControl } from '../../graphql/context';
import { RefusalCode } from '../../graphql/errors/refusal';
import { SignedIn, SignInRefusal, SignInResult } from '../signIn/account.types';
import type { KnownDevices } from '../signIn/knownDevices';
import { refusedSignIn } from '../signIn/refusedSignIn';
import { showAccount } from '../signIn/showAccount';
import { stillStands } from './changeStep';
import { PasskeyAnswerInput } from './secondStep.types';
import type { StepOutcome, StepSignIn } from './stepSignIn';

/** Signing in with what an account has besides its password. */
@Resolver()
export class StepSignInResolver {
  constructor(
    private readonly steps: StepSignIn,
    private readonly devices: KnownDevices,
  ) {}

  @Mutation(() => GraphQLJSON, {
    description: 'What the browser’s navigator.credentials.get() is given, in the JSON form of WebAuthn.',
  })
  async beginPasskeySignIn(
    @Arg('afterPassword', () => Boolean, {
      defaultValue: false,
      description: 'Whether signIn has answered that a second step is needed; else the passkey signs in alone.',
    })
    afterPassword: boolean,
    @Ctx() { request }: Context,
  ): Promise<object> {
    const options = await this.steps.begin(afterPassword, request);
    if (!options) throw new ShopError('SIGN_IN_EXPIRED', EXPIRED);
    return options;
  }

  @Mutation(() => SignInResult, { description: 'Begins a session by what a passkey has signed.' })
  async signInWithPasskey(
    @Arg('passkey', () => PasskeyAnswerInput, { description: 'What navigator.credentials.get() has given.' })
    passkey: PasskeyAnswerInput,
    @Ctx() { db, request }: Context,
  ): Promise<SignedIn | SignInRefusal> {
    const outcome = await this.steps.withPasskey(passkey, request);
    return this.answer(db, request, outcome, 'This passkey does not sign in here.');
  }

  @Mutation(() => SignInResult, { description: 'Begins a session by a code, once the password was right.' })
  async signInWithCode(
    @Arg('code', () => String, { description: 'Of the authenticator app, or a recovery code; each works once.' })
    code: string,
    @Ctx() { db, request }: Context,
  ): Promise<SignedIn | SignInRefusal> {
    return this.answer(
      db,
      request,
      await this.steps.withCode(code, request),
      'This code is wrong, or was used already.',
    );
  }

  private async answer(
    db: Context['db'],
    request: RequestControl,
    outcome: StepOutcome,
    wrong: string,
  ): Promise<SignedIn | SignInRefusal> {
    switch (outcome.kind) {
      case 'right': {
        const { account, known } = outcome;
        await request.signIn(account.id);
        if (!(await stillStands(db, known))) {
          await request.signOut();
          return refusedSignIn(RefusalCode.SIGN_IN_EXPIRED, EXPIRED);
        }
        request.rememberDevice(this.devices.remember(this.devices.read(request.device), known));
        return { __typename: 'SignedIn', viewer: showAccount(account) };
      }
      case 'wrong':
        return refusedSignIn(RefusalCode.INVALID_CREDENTIALS, wrong);
      case 'expired':
        return refusedSignIn(RefusalCode.SIGN_IN_EXPIRED, EXPIRED);
      case 'limited':
        return refusedSignIn(RefusalCode.RATE_LIMITED, outcome.tooMany.message, outcome.tooMany.retryAfter);
    }
  }
}

const EXPIRED = 'This sign-in took too long. Please begin again.';
