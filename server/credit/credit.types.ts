import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Node } from '../graphql/nodes/node';
import { PageArgs, connectionOf } from '../graphql/paging';
import { DateTime, Money } from '../graphql/scalars';
import { IDEMPOTENCY_KEY } from '../idempotency/idempotencyKey';
import { CreditEntry, CreditEntryType, type CreditTransaction } from './credit.entity';
import type { CreditFilter } from './listCredit';

@ArgsType()
export class CreditHistoryArgs extends PageArgs {
  @Field(() => CreditEntryType, { nullable: true, description: 'Entries of one type alone.' })
  type?: CreditEntryType | null;

  @Field(() => DateTime, { nullable: true, description: 'Only entries posted at this moment or later.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only entries posted before this moment.' })
  to?: Date | null;
}

@ArgsType()
export class CreditListArgs extends CreditHistoryArgs {
  @Field(() => Int, { nullable: true, description: 'Of one business alone.' })
  userId?: number | null;
}

@ObjectType('CreditAccount', {
  implements: Node,
  simpleResolvers: true,
  description: 'The credit account of a business.',
})
export class CreditAccountType {
  @Field(() => Int, { description: 'The business.' })
  userId: number;

  @Field(() => Money, { description: 'Still available: the sum of all transactions. Below zero by adjustments alone.' })
  currentBalance: string;

  @Field(() => Money, { description: 'Never below zero.' })
  creditLimit: string;

  @Field(() => Money, { description: 'Limit less balance; 0.00 when the business has paid ahead.' })
  usedCredit: string;
}

@ObjectType('CreditTransactionPage', { description: 'One page of a credit ledger.' })
export class CreditTransactionPageType extends connectionOf<CreditTransaction>(() => CreditEntry, 'CreditTransaction') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: CreditFilter;
}

@ObjectType('CreditTotals', { simpleResolvers: true, description: 'The sums over all businesses in credit mode.' })
export class CreditTotalsType {
  @Field(() => Money, { description: 'Sum of what each has used.' })
  totalUsedCredit: string;

  @Field(() => Money, { description: 'Sum of what each has available.' })
  totalAvailableCredit: string;

  @Field(() => Int, { description: 'How many businesses these are.' })
  businesses: number;
}

@ObjectType('CreditChange', { simpleResolvers: true, description: 'A credit account after a change.' })
export class CreditChangeType {
  @Field(() => CreditAccountType, { description: 'The account as it is now.' })
  account: CreditAccountType;

  @Field(() => CreditEntry, { description: 'The entry that made it so.' })
  transaction: CreditTransaction;
}

/** What each change of credit takes. */
@InputType()
abstract class KeyedCreditInput {
  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@InputType('CreditLimitInput', { description: 'A new credit limit.' })
export class CreditLimitInput extends KeyedCreditInput {
  @Field(() => Money, { nullable: true, description: 'Required; never below zero.' })
  creditLimit?: string | null;
}

@InputType('CreditPaymentInput', { description: 'A payment by a business.' })
export class CreditPaymentInput extends KeyedCreditInput {
  @Field(() => Money, { nullable: true, description: 'Required; more than zero.' })
  amount?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters; absent: "Payment received".' })
  description?: string | null;
}

@InputType('CreditAdjustmentInput', { description: 'An adjustment of the balance.' })
export class CreditAdjustmentInput extends KeyedCreditInput {
  @Field(() => Money, { nullable: true, description: 'Required; signed, other than zero.' })
  amount?: string | null;

  @Field(() => String, { nullable: true, description: 'The reason, required; at most 200 characters.' })
  description?: string | null;
}

@InputType('CreditAmountInput', { description: 'Credit to add, or to take away.' })
export class CreditAmountInput extends KeyedCreditInput {
  @Field(() => Money, { nullable: true, description: 'Required; signed, other than zero: negative takes away.' })
  amount?: string | null;
}
