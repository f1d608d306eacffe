import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { notFound } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { RefusalCode } from '../../graphql/errors/refusal';
import { IDEMPOTENCY_KEY } from '../../idempotency/idempotencyKey';
import { KeyConflict } from '../../idempotency/once';
import { signedIn } from '../../identity/viewer';
import type { FollowedOrders } from '../following/followedOrder';
import { lineIn } from '../lineTexts';
import { NO_AMOUNTS } from '../orderAmounts';
import type { GuestLimits } from '../placing/guestLimits';
import { OrderRefused } from '../placing/newOrder';
import { OrderEventType } from '../reading/orders.types';
import { hidesAmounts } from '../reading/readOrders';
import type { ChangedOrder } from './changeOrder';
import { changeByBuyer, changeByShop } from './changes';
import {
  AddedLineInput,
  ChangedLineInput,
  ChangedOrderType,
  ChangeOrderResult,
  OrderAdditionInput,
  OrderChangeRefusal,
  ChangedLinesType,
} from './changing.types';

const ID = { description: 'The order number.' } as const;
const LINES = {
  nullable: true,
  description:
    'The lines that there are to be more or fewer of, at most 200; the others stay as they are. May be absent where lines are added.',
} as const;

@Resolver()
export class ChangingResolver {
  constructor(
    private readonly followed: FollowedOrders,
    private readonly limits: GuestLimits,
  ) {}

  @Mutation(() => ChangeOrderResult, {
    description:
      'Changes how many there are of the lines of an order, and adds others, for its buyer, until its cut-off; without one, until the shop confirms it. Unit prices, the percentage of its code and the delivery fee stay. CONFLICT says why it can not be changed. The same quantities, sent twice, change nothing the second time.',
  })
  async changeOrder(
    @Arg('id', () => Int, ID) id: number,
    @Arg('lines', () => [ChangedLineInput], LINES) lines: ChangedLineInput[] | null | undefined,
    @Arg('key', () => String, {
      nullable: true,
      description: "The secret key of a guest's order; absent: the order is the viewer's own.",
    })
    key: string | null | undefined,
    @Arg('added', () => [OrderAdditionInput], {
      nullable: true,
      description:
        'The lines that are added, at most 200; an order has at most 200 lines. Sent twice without an idempotency key, they are added twice.',
    })
    added: OrderAdditionInput[] | null | undefined,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) idempotencyKey: string | null | undefined,
    @Ctx() { db, reads, viewer, request }: Context,
  ): Promise<ChangedOrderType | OrderChangeRefusal> {
    const buyer = key ? { limits: this.limits, from: request } : { id: signedIn(viewer).id };
    if (key && !(await this.followed.read(reads, viewer, request, id, key))) throw notFound('Order');
    return resultOf(hidesAmounts(viewer), async () => {
      // By what is refused, who sees no amounts would find out what something costs.
      const wanted = hidesAmounts(viewer) ? added?.map((line) => ({ ...line, unitPrice: null })) : added;
      const change = { orderId: id, lines, added: wanted, idempotencyKey };
      const { answer, replayed } = await changeByBuyer(db, buyer, change);
      if (replayed) request.markReplay();
      return answer;
    });
  }

  @Mutation(() => ChangeOrderResult, {
    description:
      'Changes the lines of an order, for the shop, until it is shipped: what is missing is lowered or taken out, or something else is sent instead, and lines are added. The buyer is told with the reason.',
  })
  changeOrderLines(
    @Arg('id', () => Int, ID) orderId: number,
    @Arg('lines', () => [ChangedLineInput], LINES) lines: ChangedLineInput[] | null | undefined,
    @Arg('added', () => [AddedLineInput], {
      nullable: true,
      description:
        'The lines that are added, or sent instead of another, at most 200; an order has at most 200 lines. Sent twice without an idempotency key, they are added twice.',
    })
    added: AddedLineInput[] | null | undefined,
    @Arg('reason', () => String, { description: 'Why, for the buyer to read, at most 200 characters.' }) reason: string,
    @Arg('idempotencyKey', () => String, IDEMPOTENCY_KEY) idempotencyKey: string | null | undefined,
    @Ctx() { db, viewer, request }: Context,
  ): Promise<ChangedOrderType | OrderChangeRefusal> {
    return resultOf(hidesAmounts(viewer), async () => {
      const { answer, replayed } = await changeByShop(db, viewer, { orderId, lines, added, reason, idempotencyKey });
      if (replayed) request.markReplay();
      return answer;
    });
  }
}

async function resultOf(
  withoutAmounts: boolean,
  change: () => Promise<ChangedOrder>,
): Promise<ChangedOrderType | OrderChangeRefusal> {
  try {
    const { change: _, ...changed } = await change();
    return { __typename: 'ChangedOrder', ...changed, ...(withoutAmounts && NO_AMOUNTS) };
  } catch (error) {
    if (!(error instanceof OrderRefused || error instanceof KeyConflict)) throw error;
    return { __typename: 'OrderChangeRefusal', code: RefusalCode[error.code], message: error.message };
  }
}

@Resolver(() => OrderEventType)
export class OrderEventChangeResolver {
  @FieldResolver(() => ChangedLinesType, {
    nullable: true,
    description: 'What it changed of the lines; null for a change of the status or the tracking number.',
  })
  change(@Root() { change }: OrderEventType, @Ctx() { viewer, language }: Context): ChangedLinesType | null {
    if (!change) return null;
    const amounts = hidesAmounts(viewer)
      ? { totalBefore: null, totalAfter: null }
      : { totalBefore: change.totalBefore, totalAfter: change.totalAfter };
    return {
      reason: change.reason,
      lines: change.lines.map((line) => ({
        ...lineIn(line, language),
        lineId: line.lineId ?? null,
        before: line.before,
        after: line.after,
        replacesLineId: line.replacesLineId ?? null,
      })),
      ...amounts,
    };
  }
}
