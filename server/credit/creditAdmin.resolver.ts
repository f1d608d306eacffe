import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import { addCredit, adjustBalance, recordPayment, setCreditLimit } from './changeCredit';
import {
  CreditAdjustmentInput,
  CreditAmountInput,
  CreditChangeType,
  CreditLimitInput,
  CreditPaymentInput,
} from './credit.types';

const BUSINESS = { description: 'The business.' };

@Resolver()
export class CreditAdminResolver {
  @Mutation(() => CreditChangeType, {
    description: 'Sets the credit limit of a business; what is available moves by the difference.',
  })
  setCreditLimit(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('input', () => CreditLimitInput, { description: 'All that it takes.' }) input: CreditLimitInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<CreditChangeType> {
    return setCreditLimit(db, viewer, userId, input);
  }

  @Mutation(() => CreditChangeType, { description: 'Records a payment by a business: so much is available again.' })
  recordCreditPayment(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('input', () => CreditPaymentInput, { description: 'All that it takes.' }) input: CreditPaymentInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<CreditChangeType> {
    return recordPayment(db, viewer, userId, input);
  }

  @Mutation(() => CreditChangeType, {
    description: 'Adjusts the balance of a business for a reason; it may go below zero.',
  })
  adjustCredit(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('input', () => CreditAdjustmentInput, { description: 'All that it takes.' }) input: CreditAdjustmentInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<CreditChangeType> {
    return adjustBalance(db, viewer, userId, input);
  }

  @Mutation(() => CreditChangeType, {
    description:
      'Adds credit to the balance of a business, or takes it away: an adjustment without a reason of its own.',
  })
  addCredit(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('input', () => CreditAmountInput, { description: 'All that it takes.' }) input: CreditAmountInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<CreditChangeType> {
    return addCredit(db, viewer, userId, input);
  }
}
