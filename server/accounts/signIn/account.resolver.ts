import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { RefusalCode } from '../../graphql/errors/refusal';
import { askForStep } from '../secondStep/stepSignIn';
import {
  DeliveryPlaceType,
  SignedIn,
  SignInRefusal,
  SignInResult,
  ViewerType,
  type SecondStepNeeded,
} from './account.types';
import { refusedSignIn } from './refusedSignIn';
import { Registration } from './registration';
import { showAccount } from './showAccount';
import { SignIn } from './signIn';
import type { TooMany } from '../../rateLimits/rateLimit';
import { readDeliveryPlace } from '../businesses/deliveryPlace';
import { RegisterCustomerInput } from '../users/users.types';

@Resolver(() => ViewerType)
export class AccountResolver {
  constructor(
    private readonly signInAttempts: SignIn,
    private readonly registration: Registration,
  ) {}

  @Query(() => ViewerType, { nullable: true, description: 'Who is signed in; null for a guest.' })
  viewer(@Ctx() { viewer }: Context): ViewerType | null {
    return viewer.account ? showAccount(viewer.account, viewer.lacksSecondStep) : null;
  }

  @Mutation(() => SignInResult, {
    description: 'Begins a session, for every role alike; for an account with a second step, what is needed besides.',
  })
  async signIn(
    @Arg('username', () => String, { description: 'Without regard to case.' }) username: string,
    @Arg('password', () => String, { description: 'As it was typed: spaces count.' }) password: string,
    @Ctx() { db, request }: Context,
  ): Promise<SignedIn | SecondStepNeeded | SignInRefusal> {
    const outcome = await this.signInAttempts.attempt(username, password, request);
    switch (outcome.kind) {
      case 'signed_in':
        await request.signIn(outcome.account.id);
        if (!(await outcome.isStillValid())) {
          await request.signOut();
          return INVALID_CREDENTIALS;
        }
        request.rememberDevice(outcome.device);
        return { __typename: 'SignedIn', viewer: showAccount(outcome.account) };
      case 'second_step':
        return askForStep(db, request, outcome.known);
      case 'wrong':
        return INVALID_CREDENTIALS;
      case 'limited':
        return limited(outcome.tooMany);
    }
  }

  @Mutation(() => SignInResult, {
    description: 'Makes a customer and begins its session; the username being taken is a CONFLICT on its field.',
  })
  async registerCustomer(
    @Arg('input', () => RegisterCustomerInput, { description: 'The new customer.' }) input: RegisterCustomerInput,
    @Ctx() { request }: Context,
  ): Promise<SignedIn | SignInRefusal> {
    const outcome = await this.registration.attempt(input, request);
    if (outcome.kind === 'limited') return limited(outcome.tooMany);
    await request.signIn(outcome.account.id);
    request.rememberDevice(outcome.device);
    return { __typename: 'SignedIn', viewer: showAccount(outcome.account) };
  }

  @FieldResolver(() => DeliveryPlaceType, {
    nullable: true,
    description: 'Where its orders go by themselves; null unless a business or an employee.',
  })
  deliveryPlace(@Root() viewer: ViewerType, @Ctx() { reads }: Context): Promise<DeliveryPlaceType | null> {
    return readDeliveryPlace(reads, viewer.id);
  }

  @Mutation(() => Boolean, { description: 'Ends the session; true also when there was none.' })
  async signOut(@Ctx() { request }: Context): Promise<boolean> {
    await request.signOut();
    return true;
  }
}

const INVALID_CREDENTIALS = refusedSignIn(RefusalCode.INVALID_CREDENTIALS, 'Invalid username or password');

function limited({ message, retryAfter }: TooMany): SignInRefusal {
  return refusedSignIn(RefusalCode.RATE_LIMITED, message, retryAfter);
}
