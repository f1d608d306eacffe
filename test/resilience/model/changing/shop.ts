import type { DataSource } from 'typeorm';
import { ShopError } from '../../../../server/core/errors';
import { findAccount, viewerOf, type Viewer } from '../../../../server/identity/viewer';
import { cancelOrder } from '../../../../server/orders/cancelling/cancelOrder';
import { changeByBuyer, changeByShop } from '../../../../server/orders/changing/changes';
import { AddressType, OrderStatus, PaymentMethod, PaymentStatus } from '../../../../server/orders/orderTerms';
import { employeeOrder, oneClickOrder } from '../../../../server/orders/placing/businessOrders';
import { accountOrder } from '../../../../server/orders/placing/checkouts';
import { OrderRefused, type NewOrder } from '../../../../server/orders/placing/newOrder';
import { placeOrder } from '../../../../server/orders/placing/placeOrder';
import { changeStatus } from '../../../../server/orders/status/changeStatus';
import { sendReference } from '../../../../server/orders/transfers/sendReference';
import { confirmTransfer } from '../../../../server/orders/transfers/settleTransfer';
import { discounted, type ModelCode } from '../creditModel';
import type { ModelOrder, Operation, Wanted } from './model';
import { random, randomBelow, randomElement } from '../random';

/** A business of the model, its employee, and the discount of its prices in hundredths of a percent. */
export interface ModelBuyer {
  readonly id: number;
  readonly employeeId: number;
  readonly discount: bigint;
  readonly paysByCredit: boolean;
}

/** What the model's shop sells and who buys it. */
export interface ChangingShop {
  readonly admin: Viewer;
  readonly businesses: readonly ModelBuyer[];
  readonly products: readonly { readonly id: number; readonly price: bigint }[];
  readonly codes: readonly ModelCode[];
}

/** "done", or the code of the refusal. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof OrderRefused || error instanceof ShopError) return error.code;
    throw error;
  }
}

let keys = 0;

/** An order that somebody is about to place: what it will be in the model, and how it is placed. */
export interface Placing {
  readonly order: Omit<ModelOrder, 'id'>;
  readonly place: (db: DataSource) => Promise<number>;
}

/** An order of one to three lines, by a business on credit or by transfer, or by its employee. */
export function randomPlacing({ businesses, products, codes }: ChangingShop): Placing {
  const business = randomElement(businesses);
  const kind = randomElement(['oneClick', 'employee', 'account', 'account'] as const);
  const code = kind === 'account' && random() < 0.6 ? randomElement(codes) : null;
  const items = Array.from({ length: 1 + randomBelow(3) }, () => ({
    productId: randomElement(products).id,
    quantity: 1 + randomBelow(4),
  }));
  const isByTransfer = kind === 'account' && !business.paysByCredit;
  const priceOf = (productId: number) =>
    discounted(products.find(({ id }) => id === productId)!.price, business.discount);
  const lines = items.map(({ productId, quantity }) => {
    return { id: null, productId, price: priceOf(productId), quantity: BigInt(quantity), isAtOtherPrice: false };
  });
  const idempotencyKey = `changing-key-${String((keys += 1)).padStart(8, '0')}`;
  const newOrder = async (db: DataSource): Promise<NewOrder> => {
    const id = kind === 'employee' ? business.employeeId : business.id;
    const viewer = viewerOf(await findAccount(db, id));
    if (kind === 'oneClick') return oneClickOrder(db, { idempotencyKey, items }, viewer);
    if (kind === 'employee') return employeeOrder(db, { idempotencyKey, items }, viewer);
    const address = { deliveryAddress: { street: 'Street 3', city: 'Beirut' }, addressType: AddressType.MANUAL };
    const customer = { customerName: 'M', customerEmail: 'm@model.example', customerPhone: '+961 1 111 111' };
    const paymentMethod = isByTransfer ? PaymentMethod.WISHMONEY : PaymentMethod.CREDIT;
    return accountOrder(
      { idempotencyKey, items, paymentMethod, discountCode: code?.code, ...address, ...customer },
      viewer,
    );
  };
  const state = {
    status: OrderStatus.PENDING,
    paymentStatus: PaymentStatus.PENDING,
    lines,
    reference: null,
    changes: 0,
  };
  return {
    order: {
      buyerId: business.id,
      creditOf: business.paysByCredit ? business.id : null,
      isByTransfer,
      code,
      fee: kind === 'account' ? 300n : 0n,
      priceOf,
      state,
    },
    place: async (db) => (await placeOrder(db, await newOrder(db))).answer.orderId,
  };
}

/** Something that its buyer or the shop does to an order, as they see it before this round. */
export function randomOperation({ products }: ChangingShop, order: ModelOrder): Operation {
  const { lines, reference } = order.state;
  if (random() < (order.isByTransfer ? 0.45 : 0.02)) {
    const own = reference !== null && random() < 0.7 ? reference : `MODEL-${order.id}-${(keys += 1)}`;
    return { kind: random() < 0.4 ? 'give reference' : 'confirm transfer', reference: own };
  }
  const kind = random();
  if (kind < 0.32) {
    const added = random() < 0.3 ? [{ productId: randomElement(products).id, quantity: 1 + randomBelow(4) }] : [];
    const lines = added.length > 0 && random() < 0.5 ? [] : randomlyWanted(order);
    return { kind: 'change by buyer', lines, added };
  }
  if (kind < 0.5) return { kind: 'change by shop', lines: randomlyWanted(order), added: [] };
  if (kind < 0.65) {
    const replaced = random() < 0.7 ? randomElement(lines) : null;
    const instead = replaced && {
      replacesLineId: replaced.id!,
      replacesQuantity: 1 + randomBelow(Number(replaced.quantity)),
    };
    const added = [{ productId: randomElement(products).id, quantity: 1 + randomBelow(4), ...instead }];
    return { kind: 'change by shop', lines: [], added };
  }
  if (kind < 0.75) return { kind: 'cancel by buyer' };
  return { kind: 'set status', to: randomElement(STATUSES) };
}

/** Taken up again and cancelled more often than shipped, after which little can be done. */
const STATUSES = [
  ...[OrderStatus.PENDING, OrderStatus.PENDING, OrderStatus.PENDING, OrderStatus.CONFIRMED],
  ...[OrderStatus.SHIPPED, OrderStatus.DELIVERED, OrderStatus.CANCELLED, OrderStatus.CANCELLED],
];

function randomlyWanted({ state }: ModelOrder): Wanted[] {
  const chosen = state.lines.filter(() => random() < 0.6);
  return (chosen.length > 0 ? chosen : state.lines.slice(0, 1)).map(({ id, quantity }) => ({
    lineId: id!,
    quantity: randomBelow(6),
    ...(random() < 0.5 && { seenQuantity: Number(quantity) }),
  }));
}

/** Does it. @throws the shop's refusal */
export function perform(
  db: DataSource,
  admin: Viewer,
  { id, buyerId }: ModelOrder,
  operation: Operation,
): Promise<unknown> {
  const reason = 'By the model';
  switch (operation.kind) {
    case 'change by buyer':
      return changeByBuyer(db, { id: buyerId }, { orderId: id, lines: operation.lines, added: operation.added });
    case 'change by shop':
      return changeByShop(db, admin, { orderId: id, lines: operation.lines, added: operation.added, reason });
    case 'cancel by buyer':
      return cancelOrder(db, id, buyerId);
    case 'set status':
      return changeStatus(db, admin, { orderId: id, status: operation.to });
    case 'give reference':
      return sendReference(db, id, operation.reference, buyerId);
    case 'confirm transfer':
      return confirmTransfer(db, admin, { orderId: id, reference: operation.reference });
  }
}
