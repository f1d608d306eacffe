import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { CancellationObstacleCode } from '../../../common/delivery/cancellationTexts';
import { DateTime } from '../../graphql/scalars';
import { OrderStatus, PaymentStatus } from '../orderTerms';

/** Why a buyer can not cancel an order. */
enum CancellationObstacle {
  CANCELLED = 'cancelled',
  LEFT = 'left',
  PAID = 'paid',
  TAKEN_UP = 'taken_up',
  PAST_CUT_OFF = 'past_cut_off',
}

registerEnumType(CancellationObstacle, {
  name: 'CancellationObstacle',
  description: 'Why a buyer can not cancel an order.',
  valuesConfig: {
    CANCELLED: { description: 'It is cancelled.' },
    LEFT: { description: 'It is on its way, or delivered.' },
    PAID: { description: 'It is paid, or a transfer is under way: the shop cancels it and gives the money back.' },
    TAKEN_UP: { description: 'It has no cut-off, and the shop has confirmed it.' },
    PAST_CUT_OFF: { description: 'Its cut-off has passed.' },
  },
});

@ObjectType('Cancellation', {
  simpleResolvers: true,
  description: 'Whether the buyer of an order can cancel it, at the moment of asking.',
})
export class CancellationType {
  @Field(() => CancellationObstacle, { nullable: true, description: 'Why not; null: it can be cancelled.' })
  obstacle: CancellationObstacleCode | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on it can not: the cut-off of its window; null where it has none.',
  })
  until: Date | null;
}

@ObjectType('CancelledOrder', { simpleResolvers: true, description: 'An order that its buyer has cancelled.' })
export class CancelledOrderType {
  @Field(() => Int, { description: 'The order number.' })
  id: number;

  @Field(() => OrderStatus, { description: 'Cancelled.' })
  status: OrderStatus;

  @Field(() => PaymentStatus, { description: 'Refunded, when credit had paid it.' })
  paymentStatus: PaymentStatus;
}
