import { Arg, Ctx, Float, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import {
  createBusiness,
  setBusinessApproval,
  setBusinessDiscount,
  setPaymentMode,
  setPricingMode,
  updateBusinessAddress,
} from './businesses';
import { BusinessAddressInput, CreateBusinessUserInput } from './businesses.types';
import { PaymentMode, PricingMode } from '../../identity/roles';
import { UserType } from '../users/users.types';

const BUSINESS = { description: 'Which business.' };
const VERSION = {
  nullable: true,
  description:
    'The version that the change was made from; with a newer one there it is refused with CONFLICT. Absent: whatever there is is overwritten.',
} as const;

@Resolver()
export class BusinessResolver {
  @Mutation(() => UserType, {
    description: 'Makes a business, approved at once; in credit mode with a credit account.',
  })
  createBusinessUser(
    @Arg('input', () => CreateBusinessUserInput, { description: 'The new business.' }) input: CreateBusinessUserInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    return createBusiness(db, viewer, input);
  }

  @Mutation(() => UserType, { description: 'Approves a business or suspends it, from its next request on.' })
  setBusinessApproval(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('approved', () => Boolean, { description: 'False suspends.' }) approved: boolean,
    @Arg('version', () => Int, VERSION) version: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    return setBusinessApproval(db, viewer, userId, approved, version);
  }

  @Mutation(() => UserType, { description: "Changes those parts of a business's address that are sent." })
  updateBusinessAddress(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('input', () => BusinessAddressInput, { description: 'What is different.' }) input: BusinessAddressInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    return updateBusinessAddress(db, viewer, userId, input);
  }

  @Mutation(() => UserType, { description: 'Sets what percentage a business gets off in discount mode.' })
  setBusinessDiscount(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('discount', () => Float, {
      nullable: true,
      description: 'Required: percent, 0 to 100, with at most two decimals.',
    })
    discount: number | null,
    @Arg('version', () => Int, VERSION) version: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    return setBusinessDiscount(db, viewer, userId, discount, version);
  }

  @Mutation(() => UserType, { description: "Chooses how a business's prices are made." })
  setPricingMode(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('pricingMode', () => PricingMode, { description: 'A percentage off, or prices agreed one by one.' })
    pricingMode: PricingMode,
    @Arg('version', () => Int, VERSION) version: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    return setPricingMode(db, viewer, userId, pricingMode, version);
  }

  @Mutation(() => UserType, { description: 'Chooses how a business pays; for credit an account is opened if need be.' })
  setPaymentMode(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('mode', () => PaymentMode, { description: 'On credit or on delivery.' }) mode: PaymentMode,
    @Arg('version', () => Int, VERSION) version: number | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    return setPaymentMode(db, viewer, userId, mode, version);
  }
}
