import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import { RefusalCode } from '../graphql/refusal';
import { SignedIn, SignInRefusal, SignInResult, ViewerType } from './account.types';
import { Role } from './roles';
import { isApprovedBusiness, viewerOf, type Account } from './viewer';

@Resolver()
export class AccountResolver {
  @Query(() => ViewerType, { nullable: true, description: 'Who is signed in; null for a guest.' })
  viewer(@Ctx() { viewer }: Context): ViewerType | null {
    return viewer.account ? showAccount(viewer.account) : null;
  }

  @Mutation(() => SignInResult, { description: 'Begins a session, for every role alike.' })
  async signIn(
    @Arg('username', () => String, { description: 'Without regard to case.' }) username: string,
    @Arg('password', () => String) password: string,
    @Ctx() { services, request }: Context,
  ): Promise<SignedIn | SignInRefusal> {
    const outcome = await services.signIn.attempt(username, password, request.address);
    switch (outcome.kind) {
      case 'signed_in':
        await request.signIn(outcome.account.id);
        return { __typename: 'SignedIn', viewer: showAccount(outcome.account) };
      case 'wrong':
        return {
          __typename: 'SignInRefusal',
          code: RefusalCode.INVALID_CREDENTIALS,
          message: 'Invalid username or password',
          retryAfter: null,
        };
      case 'limited':
        return {
          __typename: 'SignInRefusal',
          code: RefusalCode.RATE_LIMITED,
          message: `Too many failed sign-ins. Please try again in ${Math.ceil(outcome.retryAfter / 60)} min.`,
          retryAfter: outcome.retryAfter,
        };
    }
  }

  @Mutation(() => Boolean, { description: 'Ends the session; true also when there was none.' })
  async signOut(@Ctx() { request }: Context): Promise<boolean> {
    await request.signOut();
    return true;
  }
}

function showAccount(account: Account): ViewerType {
  const isBusiness = account.role === Role.BUSINESS;
  const buysAsBusiness = isApprovedBusiness(viewerOf(account));
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    businessApproved: isBusiness ? account.businessApproved : true,
    businessName: account.businessName,
    paymentMode: isBusiness ? account.paymentMode : null,
    pricingMode: buysAsBusiness ? account.pricingMode : null,
    businessDiscount: buysAsBusiness ? account.businessDiscount : null,
  };
}
