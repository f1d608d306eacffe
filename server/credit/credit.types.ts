import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, PageInfo } from '../graphql/paging';
import { DateTime, Money } from '../graphql/scalars';
import { CreditEntryType } from './credit.entity';
import type { CreditFilter } from './listCredit';

registerEnumType(CreditEntryType, {
  name: 'CreditTransactionType',
  description: 'What an entry of the credit ledger is.',
  valuesConfig: {
    CHARGE: { description: 'An order, paid by credit; negative.' },
    PAYMENT: { description: 'The business paid; positive.' },
    ADJUSTMENT: { description: 'By an admin, of either sign; also the difference that a new limit makes.' },
    REFUND: { description: 'An order was cancelled; positive.' },
  },
});

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

@ObjectType('CreditAccount', { simpleResolvers: true, description: 'The credit account of a business.' })
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

@ObjectType('CreditUser', { simpleResolvers: true, description: 'Who made an entry of the ledger.' })
export class CreditUserType {
  @Field({ description: 'The name it signs in by.' })
  username: string;
}

@ObjectType('CreditTransaction', {
  simpleResolvers: true,
  description: 'One entry of the credit ledger, which nobody can change any more.',
})
export class CreditTransactionType {
  @Field({ description: 'Grows with time.' })
  id: string;

  @Field(() => Int, { description: 'The business.' })
  userId: number;

  @Field(() => CreditEntryType, { description: 'What kind of entry it is.' })
  type: CreditEntryType;

  @Field(() => Money, { description: 'Signed: negative makes less credit available.' })
  amount: string;

  @Field(() => Money, { description: 'What was available after it.' })
  balanceAfter: string;

  @Field({ description: 'What it is for, to be read by people.' })
  description: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => Int, { nullable: true, description: 'The order of a charge or refund.' })
  orderId: number | null;

  @Field(() => CreditUserType, { nullable: true, description: 'Who did it; null for the shop itself.' })
  createdByUser: CreditUserType | null;
}

@ObjectType('CreditTransactionPage', { description: 'One page of a credit ledger.' })
export class CreditTransactionPageType {
  @Field(() => [CreditTransactionType], { simple: true, description: 'What stands on this page.' })
  nodes: CreditTransactionType[];

  @Field(() => PageInfo, { simple: true, description: 'Where the next page begins.' })
  pageInfo: PageInfo;

  /** For the count, which is made only when it is asked for. */
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

  @Field(() => CreditTransactionType, { description: 'The entry that made it so.' })
  transaction: CreditTransactionType;
}

@InputType('CreditLimitInput', { description: 'A new credit limit.' })
export class CreditLimitInput {
  @Field(() => Money, { nullable: true, description: 'Required; never below zero.' })
  creditLimit?: string | null;
}

@InputType('CreditPaymentInput', { description: 'A payment by a business.' })
export class CreditPaymentInput {
  @Field(() => Money, { nullable: true, description: 'Required; more than zero.' })
  amount?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters; absent: "Payment received".' })
  description?: string | null;
}

@InputType('CreditAdjustmentInput', { description: 'An adjustment of the balance.' })
export class CreditAdjustmentInput {
  @Field(() => Money, { nullable: true, description: 'Required; signed, other than zero.' })
  amount?: string | null;

  @Field(() => String, { nullable: true, description: 'The reason, required; at most 200 characters.' })
  description?: string | null;
}

@InputType('CreditAmountInput', { description: 'Credit to add, or to take away.' })
export class CreditAmountInput {
  @Field(() => Money, { nullable: true, description: 'Required; signed, other than zero: negative takes away.' })
  amount?: string | null;
}
