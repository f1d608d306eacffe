import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { notFound } from '../../core/errors';
import type { Context } from '../../graphql/context';
import type { Once } from '../../idempotency/once';
import { FollowedOrder } from '../following/followed.types';
import type { FollowedOrders } from '../following/followedOrder';
import { OrderType } from '../reading/orders.types';
import { hidesAmounts, readOrder } from '../reading/readOrders';
import { countTransfers, listTransfers, readTransfers } from './readTransfers';
import { sendReference } from './sendReference';
import { confirmTransfer, rejectTransfer } from './settleTransfer';
import {
  ORDER,
  REFERENCE,
  SettleTransferArgs,
  TransferListArgs,
  TransferPageType,
  TransferType,
} from './transfer.types';

@Resolver(() => TransferPageType)
export class TransferResolver {
  constructor(private readonly followed: FollowedOrders) {}

  @Query(() => TransferPageType, { description: 'The orders that are paid by WishMoney.' })
  async transfers(
    @Args(() => TransferListArgs) { state = null, ...page }: TransferListArgs,
    @Ctx() { reads }: Context,
  ): Promise<TransferPageType> {
    return { ...(await listTransfers(reads, state, page)), state };
  }

  @FieldResolver(() => Int, { description: 'How many there are over all pages.' })
  totalCount(@Root() { state }: TransferPageType, @Ctx() { reads }: Context): Promise<number> {
    return countTransfers(reads, state);
  }

  @Mutation(() => TransferType, {
    description:
      'Keeps the reference of the transfer that pays an order, from its buyer; until the shop has confirmed it, it may be replaced.',
  })
  async sendTransferReference(
    @Arg('orderId', () => Int, ORDER) orderId: number,
    @Arg('reference', () => String, REFERENCE) reference: string,
    @Arg('key', () => String, {
      nullable: true,
      description: "The secret key of a guest's order; absent: the order is the viewer's own.",
    })
    key: string | null | undefined,
    @Ctx() { db, reads, viewer, request }: Context,
  ): Promise<TransferType> {
    const order = key
      ? await this.followed.read(reads, viewer, request, orderId, key)
      : await readOrder(reads, viewer, orderId);
    if (!order) throw notFound('Order');
    await sendReference(db, orderId, reference, key ? null : viewer.account!.id);
    return transferOf(reads, orderId);
  }

  @Mutation(() => TransferType, {
    description:
      'Sets an order paid by the transfer with this reference: the money is there. Its buyer is told by mail.',
  })
  confirmTransfer(
    @Args(() => SettleTransferArgs) asked: SettleTransferArgs,
    @Ctx() context: Context,
  ): Promise<TransferType> {
    return answered(context, asked.orderId, confirmTransfer(context.db, context.viewer, asked));
  }

  @Mutation(() => TransferType, {
    description: 'Says that there is no transfer with this reference. Its buyer is told by mail, and may give another.',
  })
  rejectTransfer(
    @Args(() => SettleTransferArgs) asked: SettleTransferArgs,
    @Ctx() context: Context,
  ): Promise<TransferType> {
    return answered(context, asked.orderId, rejectTransfer(context.db, context.viewer, asked));
  }
}

async function answered({ reads, request }: Context, orderId: number, done: Promise<Once<boolean>>) {
  if ((await done).replayed) request.markReplay();
  return transferOf(reads, orderId);
}

async function transferOf(reads: Context['reads'], orderId: number): Promise<TransferType> {
  const [transfer] = await readTransfers(reads, [orderId]);
  if (!transfer) throw notFound('Order');
  return transfer;
}

const TRANSFER = {
  nullable: true,
  description: 'Of an order that is paid by WishMoney: where the amount goes, and how far it is; null for employees.',
} as const;

@Resolver(() => OrderType)
export class OrderTransferResolver {
  @FieldResolver(() => TransferType, TRANSFER)
  transfer(@Root() order: OrderType, @Ctx() context: Context): Promise<TransferType | null> {
    return shownTransfer(order.id, context);
  }
}

@Resolver(() => FollowedOrder)
export class FollowedTransferResolver {
  @FieldResolver(() => TransferType, TRANSFER)
  transfer(@Root() order: FollowedOrder, @Ctx() context: Context): Promise<TransferType | null> {
    return shownTransfer(order.id, context);
  }
}

async function shownTransfer(orderId: number, { viewer, loaders }: Context): Promise<TransferType | null> {
  return hidesAmounts(viewer) ? null : loaders.load(readTransfers, orderId);
}
