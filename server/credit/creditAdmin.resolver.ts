import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import type { Once } from '../idempotency/once';
import { addCredit, adjustBalance, recordPayment, setCreditLimit, type CreditChange } from './changeCredit';
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
    @Ctx() context: Context,
  ): Promise<CreditChangeType> {
    return answered(context, setCreditLimit(context.db, context.viewer, userId, input));
  }

  @Mutation(() => CreditChangeType, { description: 'Records a payment by a business: so much is available again.' })
  recordCreditPayment(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('input', () => CreditPaymentInput, { description: 'All that it takes.' }) input: CreditPaymentInput,
    @Ctx() context: Context,
  ): Promise<CreditChangeType> {
    return answered(context, recordPayment(context.db, context.viewer, userId, input));
  }

  @Mutation(() => CreditChangeType, {
    description: 'Adjusts the balance of a business for a reason; it may go below zero.',
  })
  adjustCredit(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('input', () => CreditAdjustmentInput, { description: 'All that it takes.' }) input: CreditAdjustmentInput,
    @Ctx() context: Context,
  ): Promise<CreditChangeType> {
    return answered(context, adjustBalance(context.db, context.viewer, userId, input));
  }

  @Mutation(() => CreditChangeType, {
    description:
      'Adds credit to the balance of a business, or takes it away: an adjustment without a reason of its own.',
  })
  addCredit(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('input', () => CreditAmountInput, { description: 'All that it takes.' }) input: CreditAmountInput,
    @Ctx() context: Context,
  ): Promise<CreditChangeType> {
    return answered(context, addCredit(context.db, context.viewer, userId, input));
  }
}

async function answered({ request }: Context, change: Promise<Once<CreditChange>>): Promise<CreditChangeType> {
  const { answer, replayed } = await change;
  if (replayed) request.markReplay();
  const { account, transaction } = answer;
  return { account, transaction: { ...transaction, createdAt: new Date(transaction.createdAt) } };
}
