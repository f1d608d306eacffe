import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, connectionOf } from '../../graphql/paging';
import { DateTime, Money } from '../../graphql/scalars';
import { IDEMPOTENCY_KEY } from '../../idempotency/idempotencyKey';

export const ORDER = { description: 'The order number.' };
export const REFERENCE = {
  description: 'The reference of the transfer: 4 to 60 letters and digits, whatever is between them.',
};

/** How far the transfer of an order is. */
export enum TransferState {
  AWAITED = 'awaited',
  SENT = 'sent',
  CONFIRMED = 'confirmed',
  REJECTED = 'rejected',
}

registerEnumType(TransferState, {
  name: 'TransferState',
  description: 'How far the transfer that pays an order is.',
  valuesConfig: {
    AWAITED: { description: 'Its buyer has not said a reference yet.' },
    SENT: { description: 'Its buyer has said the reference; the shop is to look whether the money is there.' },
    CONFIRMED: { description: 'The money is there: the order is paid.' },
    REJECTED: { description: 'The shop found no such transfer; its buyer may say another reference.' },
  },
});

@ObjectType({ simpleResolvers: true })
abstract class TransferProgress {
  @Field(() => TransferState, { description: 'How far it is.' })
  state: TransferState;

  @Field(() => String, { nullable: true, description: 'The reference that its buyer gave; null for none.' })
  reference: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When that was given.' })
  sentAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the shop confirmed or rejected it.' })
  settledAt: Date | null;
}

@ObjectType('Transfer', { simpleResolvers: true, description: 'How an order is paid by WishMoney.' })
export class TransferType extends TransferProgress {
  @Field(() => Int, { description: 'The number of the order.' })
  orderId: number;

  @Field(() => String, { nullable: true, description: 'Where the amount goes; null where the shop does not say it.' })
  sendTo: string | null;
}

@ObjectType('TransferToCheck', {
  simpleResolvers: true,
  description: 'An order that is paid by WishMoney, as the shop looks for its money.',
})
export class TransferToCheckType extends TransferProgress {
  @Field(() => Int, { description: 'The number of the order.' })
  id: number;

  @Field(() => DateTime, { description: 'When it was placed.' })
  orderedAt: Date;

  @Field({ description: 'Who ordered.' })
  customerName: string;

  @Field(() => Money, { description: 'What is to be transferred, in LBP.' })
  totalAmount: string;

  @Field(() => Money, { nullable: true, description: 'LBP for one USD when it was placed; null for none.' })
  lbpPerUsd: string | null;
}

@ArgsType()
export class SettleTransferArgs {
  @Field(() => Int, ORDER)
  orderId: number;

  @Field(REFERENCE)
  reference: string;

  @Field(() => Money, {
    nullable: true,
    description:
      'What the order came to when it was looked at: CONFLICT where it is another amount. Absent: not compared.',
  })
  totalAmount?: string | null;

  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@ArgsType()
export class TransferListArgs extends PageArgs {
  @Field(() => TransferState, {
    nullable: true,
    description: 'Only those that are so far. Absent: all that are not paid; of cancelled orders none.',
  })
  state?: TransferState | null;
}

@ObjectType('TransferPage', { description: 'One page of orders that are paid by WishMoney.' })
export class TransferPageType extends connectionOf<TransferToCheckType>(() => TransferToCheckType, 'TransferToCheck') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  state: TransferState | null;
}
