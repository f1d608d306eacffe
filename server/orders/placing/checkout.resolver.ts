import type { Logger } from 'pino';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { guestOrderRules, type GuestOrderRules } from '../../../common/rules/orderRules';
import type { Context } from '../../graphql/context';
import { CodeGuesses } from '../../discounts/codeGuesses';
import { RefusalCode } from '../../graphql/errors/refusal';
import { placedOrders, refusedOrders } from '../../metrics/counters';
import type { FollowKeys } from '../following/followKeys';
import { employeeOrder, oneClickOrder } from './businessOrders';
import { accountOrder, guestOrder } from './checkouts';
import { KeyConflict } from '../../idempotency/once';
import type { GuestLimits } from './guestLimits';
import { OrderRefused, type NewOrder } from './newOrder';
import { AccountOrderInput, EmployeeOrderInput, GuestOrderInput, OneClickOrderInput } from './orderInputs.types';
import { OrderPlaced, OrderRefusal, PlaceOrderResult, PriceChanged, type PlacedOrder } from './orderResults.types';
import { placeOrder } from './placeOrder';

type Result = OrderPlaced | PriceChanged | OrderRefusal;

@Resolver()
export class CheckoutResolver {
  private readonly guestRules: GuestOrderRules;

  /**
   * @param shopPhone whom to call about an order that the guest checkout refuses
   * @param timeZone of the shop's clock
   */
  constructor(
    private readonly guesses: CodeGuesses,
    private readonly guestLimits: GuestLimits,
    private readonly keys: FollowKeys,
    shopPhone: string,
    private readonly timeZone: string,
    private readonly log: Logger,
  ) {
    this.guestRules = guestOrderRules(shopPhone);
  }

  @Mutation(() => PlaceOrderResult, {
    description: 'Places an order from the guest checkout, for guests and signed-in users alike; delivery costs 3.',
  })
  placeGuestOrder(
    @Arg('input', () => GuestOrderInput, { description: 'The whole order.' }) input: GuestOrderInput,
    @Ctx() context: Context,
  ): Promise<Result> {
    return this.answer(context, guestOrder(input, context.viewer, this.guestRules));
  }

  @Mutation(() => PlaceOrderResult, {
    description: 'Places an order from the account checkout, to a written address or a location; delivery costs 3.',
  })
  placeAccountOrder(
    @Arg('input', () => AccountOrderInput, { description: 'The whole order.' }) input: AccountOrderInput,
    @Ctx() context: Context,
  ): Promise<Result> {
    return this.answer(context, accountOrder(input, context.viewer));
  }

  @Mutation(() => PlaceOrderResult, {
    description:
      'Places an order of a business to its own address, by credit in credit mode, else on delivery; free delivery.',
  })
  async placeOneClickOrder(
    @Arg('input', () => OneClickOrderInput, { description: 'The whole order.' }) input: OneClickOrderInput,
    @Ctx() context: Context,
  ): Promise<Result> {
    return this.answer(context, await oneClickOrder(context.reads, input, context.viewer));
  }

  @Mutation(() => PlaceOrderResult, {
    description: "Places an employee's order, which its business pays at its own prices; answers without any amount.",
  })
  async placeEmployeeOrder(
    @Arg('input', () => EmployeeOrderInput, { description: 'The whole order.' }) input: EmployeeOrderInput,
    @Ctx() context: Context,
  ): Promise<Result> {
    return this.answer(context, await employeeOrder(context.reads, input, context.viewer));
  }

  private async answer({ db, request }: Context, order: NewOrder): Promise<Result> {
    const { discountCode } = order;
    // One that is sent again under its key has the first answer, whatever codes came between.
    const tooMany = discountCode === null ? null : await this.guesses.refusalOfMore(request);
    try {
      const guest = order.buyer.userId === null ? { limits: this.guestLimits, from: request, keys: this.keys } : null;
      const asked = { ...order, language: request.language, obstacle: tooMany ?? order.obstacle };
      const { answer, replayed, withheldMail } = await placeOrder(db, asked, { timeZone: this.timeZone, guest });
      if (withheldMail) {
        this.log.warn({ order: answer.orderId }, 'a confirmation is not sent: its address had its mails of the day');
      }
      if (replayed) request.markReplay();
      else placedOrders.inc({ kind: order.kind });
      return this.placed(answer);
    } catch (error) {
      if (!(error instanceof KeyConflict || error instanceof OrderRefused)) throw error;
      refusedOrders.inc({ code: error.code });
      if (error instanceof KeyConflict) return orderRefusal(error);
      if (discountCode !== null && error.code === 'DISCOUNT_CODE_INVALID') {
        await this.guesses.countRefused(request, discountCode);
      }
      const { fresh } = error.details;
      if (!fresh) return orderRefusal(error, error.details);
      return { __typename: 'PriceChanged', code: RefusalCode[error.code], message: error.message, fresh };
    }
  }

  private placed({ followHash, namesDay: _, ...answer }: PlacedOrder): OrderPlaced {
    const createdAt = new Date(answer.createdAt);
    const hash = followHash === undefined ? null : Buffer.from(followHash, 'base64');
    const followKey = this.keys.keyAgain({ orderId: answer.orderId, createdAt }, hash);
    const { deliveryDate = null, deliveryWindow = null } = answer;
    return { __typename: 'OrderPlaced', ...answer, createdAt, deliveryDate, deliveryWindow, followKey };
  }
}

function orderRefusal(
  { code, message }: OrderRefused | KeyConflict,
  details: OrderRefused['details'] = {},
): OrderRefusal {
  const { productId = null, selectedSize = null, onlyLeft = null, delivery = null } = details;
  return { __typename: 'OrderRefusal', code: RefusalCode[code], message, productId, selectedSize, onlyLeft, delivery };
}
