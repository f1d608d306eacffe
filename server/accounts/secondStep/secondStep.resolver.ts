import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { signedIn } from '../../identity/viewer';
import type { KnownDevices } from '../signIn/knownDevices';
import { UserType } from '../users/users.types';
import { stillStands, type ChangedStep } from './changeStep';
import { resetSecondStep } from './resetSecondStep';
import { ConfirmationInput, NewAppType, NewPasskeyInput, SecondStepChange, SecondStepType } from './secondStep.types';
import type { SecondSteps } from './secondSteps';

const CONFIRMATION = { description: 'That it is the owner.' };

/** What those who work for the shop do with their second step. */
@Resolver()
export class SecondStepResolver {
  constructor(
    private readonly steps: SecondSteps,
    private readonly devices: KnownDevices,
  ) {}

  @Query(() => SecondStepType, { description: 'What oneself signs in with besides the password.' })
  secondStep(@Ctx() { reads, viewer }: Context): Promise<SecondStepType> {
    return this.steps.show(reads, signedIn(viewer));
  }

  @Mutation(() => GraphQLJSON, {
    description: 'What navigator.credentials.get() is given to confirm a change, in the JSON form of WebAuthn.',
  })
  beginConfirmation(@Ctx() { viewer, request }: Context): Promise<object> {
    return this.steps.beginConfirmation(signedIn(viewer), request);
  }

  @Mutation(() => GraphQLJSON, {
    description: 'What navigator.credentials.create() is given for a new passkey, in the JSON form of WebAuthn.',
  })
  beginPasskey(
    @Arg('confirmation', () => ConfirmationInput, CONFIRMATION) confirmation: ConfirmationInput,
    @Ctx() { viewer, request }: Context,
  ): Promise<object> {
    return this.steps.beginPasskey(signedIn(viewer), confirmation, request);
  }

  @Mutation(() => SecondStepChange, { description: 'Adds the passkey that was begun, and ends all other sessions.' })
  async addPasskey(
    @Arg('name', () => String, { description: 'What its owner calls it, like "Phone".' }) name: string,
    @Arg('passkey', () => NewPasskeyInput, { description: 'What navigator.credentials.create() has given.' })
    passkey: NewPasskeyInput,
    @Ctx() context: Context,
  ): Promise<SecondStepChange> {
    return this.settle(context, await this.steps.addPasskey(signedIn(context.viewer), name, passkey, context.request));
  }

  @Mutation(() => SecondStepChange, { description: 'Removes one of one’s own passkeys, and ends all other sessions.' })
  async removePasskey(
    @Arg('id', () => Int, { description: 'Which passkey.' }) id: number,
    @Arg('confirmation', () => ConfirmationInput, CONFIRMATION) confirmation: ConfirmationInput,
    @Ctx() context: Context,
  ): Promise<SecondStepChange> {
    const { viewer, request } = context;
    return this.settle(context, await this.steps.removePasskey(signedIn(viewer), id, confirmation, request));
  }

  @Mutation(() => NewAppType, { description: 'What an authenticator app is given; it is added by addApp.' })
  beginApp(
    @Arg('confirmation', () => ConfirmationInput, CONFIRMATION) confirmation: ConfirmationInput,
    @Ctx() { viewer, request }: Context,
  ): Promise<NewAppType> {
    return this.steps.beginApp(signedIn(viewer), confirmation, request);
  }

  @Mutation(() => SecondStepChange, { description: 'Adds the app that was begun, and ends all other sessions.' })
  async addApp(
    @Arg('code', () => String, { description: 'What the app shows; it does not sign in any more.' }) code: string,
    @Ctx() context: Context,
  ): Promise<SecondStepChange> {
    return this.settle(context, await this.steps.addApp(signedIn(context.viewer), code, context.request));
  }

  @Mutation(() => SecondStepChange, { description: 'Removes the authenticator app, and ends all other sessions.' })
  async removeApp(
    @Arg('confirmation', () => ConfirmationInput, CONFIRMATION) confirmation: ConfirmationInput,
    @Ctx() context: Context,
  ): Promise<SecondStepChange> {
    const { viewer, request } = context;
    return this.settle(context, await this.steps.removeApp(signedIn(viewer), confirmation, request));
  }

  @Mutation(() => SecondStepChange, {
    description: 'Gives ten new recovery codes, and ends all other sessions; the codes of before work no more.',
  })
  async renewRecoveryCodes(
    @Arg('confirmation', () => ConfirmationInput, CONFIRMATION) confirmation: ConfirmationInput,
    @Ctx() context: Context,
  ): Promise<SecondStepChange> {
    const { viewer, request } = context;
    return this.settle(context, await this.steps.renewCodes(signedIn(viewer), confirmation, request));
  }

  @Mutation(() => UserType, {
    description: 'Takes the second step away from somebody who has lost it, and ends all their sessions.',
  })
  async resetSecondStep(
    @Arg('userId', () => Int, { description: 'An admin or a member of the staff; never oneself.' }) userId: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    const user = await resetSecondStep(db, viewer, userId);
    return user;
  }

  /** The change has ended this session, too: a new one begins for whoever has made it. */
  private async settle({ db, viewer, request }: Context, changed: ChangedStep): Promise<SecondStepChange> {
    const account = signedIn(viewer);
    request.keepStepCookie(null);
    await request.signIn(account.id);
    if (await stillStands(db, changed.known)) {
      request.rememberDevice(this.devices.remember(this.devices.read(request.device), changed.known));
    } else await request.signOut();
    return { secondStep: await this.steps.show(db, account), recoveryCodes: changed.recoveryCodes };
  }
}
