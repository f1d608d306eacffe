import { OrderStatus, PaymentStatus } from '../../../../server/orders/orderTerms';
import { totalOf, type ModelCode } from '../creditModel';

/** A line as the model has it. */
export interface ModelLine {
  /** Null for one that was added in this round. */
  readonly id: number | null;
  readonly productId: number;
  readonly price: bigint;
  readonly quantity: bigint;
  /** Whether it costs what the line did that it was sent instead of. */
  readonly isAtOtherPrice: boolean;
}

/** What changes of an order. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly lines: readonly ModelLine[];
  /** The reference of a transfer that its buyer gave or the shop found; null for none. */
  readonly reference: string | null;
  /** How often its lines were changed. */
  readonly changes: number;
}

/** An order, and how it was placed. */
export interface ModelOrder {
  readonly id: number;
  /** Whose it is, and who changes it as its buyer. */
  readonly buyerId: number;
  /** Whose credit it was charged to; null for other payments. */
  readonly creditOf: number | null;
  readonly isByTransfer: boolean;
  readonly code: ModelCode | null;
  readonly fee: bigint;
  /** What a product costs its buyer. */
  readonly priceOf: (productId: number) => bigint;
  state: OrderState;
}

/** How many of a line there are to be. */
export interface Wanted {
  readonly lineId: number;
  readonly quantity: number;
  readonly seenQuantity?: number;
}

/** What is added, or sent instead of a line. */
export interface Addition {
  readonly productId: number;
  readonly quantity: number;
  readonly replacesLineId?: number;
  readonly replacesQuantity?: number;
}

/** What is done to an order. */
export type Operation =
  | {
      readonly kind: 'change by buyer' | 'change by shop';
      readonly lines: readonly Wanted[];
      readonly added: readonly Addition[];
    }
  | { readonly kind: 'cancel by buyer' }
  | { readonly kind: 'set status'; readonly to: OrderStatus }
  | { readonly kind: 'give reference' | 'confirm transfer'; readonly reference: string };

/** The code of a refusal, or how the order is afterwards when there is enough credit, stock and uses of its code. */
type Expected = string | OrderState;

/** How often the shop lets the lines of an order change by its buyer. */
const MOST_CHANGES = 50;

/** What the rules of an order say of an operation, whatever of credit, stock and codes is left. */
export function expectedOf(order: ModelOrder, operation: Operation): Expected {
  const { state } = order;
  switch (operation.kind) {
    case 'change by buyer':
      if (obstacle(state) || state.changes >= MOST_CHANGES) return 'CONFLICT';
      return changed(order, operation.lines, operation.added);
    case 'change by shop':
      if (state.status !== OrderStatus.PENDING && state.status !== OrderStatus.CONFIRMED) return 'CONFLICT';
      return changed(order, operation.lines, operation.added);
    case 'cancel by buyer':
      if (state.status === OrderStatus.CANCELLED) return state;
      return obstacle(state) ? 'CONFLICT' : withStatus(order, OrderStatus.CANCELLED);
    case 'set status':
      return withStatus(order, operation.to);
    case 'give reference':
      return isPayable(order) ? { ...state, reference: operation.reference } : 'CONFLICT';
    case 'confirm transfer':
      if (!isPayable(order) || (state.reference ?? operation.reference) !== operation.reference) return 'CONFLICT';
      return { ...state, reference: operation.reference, paymentStatus: PaymentStatus.PAID };
  }
}

/** The shop of the model has no zones, so a buyer changes an order until the shop has confirmed it. */
const obstacle = ({ status, paymentStatus, reference }: OrderState): boolean =>
  status !== OrderStatus.PENDING || paymentStatus === PaymentStatus.PAID || reference !== null;

const isPayable = ({ isByTransfer, state }: ModelOrder): boolean =>
  isByTransfer && state.paymentStatus === PaymentStatus.PENDING && state.status !== OrderStatus.CANCELLED;

function withStatus({ creditOf, state }: ModelOrder, status: OrderStatus): OrderState {
  const isCancelled = status === OrderStatus.CANCELLED;
  if (creditOf === null || isCancelled === (state.status === OrderStatus.CANCELLED)) return { ...state, status };
  return { ...state, status, paymentStatus: isCancelled ? PaymentStatus.REFUNDED : PaymentStatus.PENDING };
}

function changed(order: ModelOrder, wanted: readonly Wanted[], added: readonly Addition[]): Expected {
  const { lines, changes } = order.state;
  const quantities = new Map<number, bigint>();
  for (const { replacesLineId, replacesQuantity } of added) {
    if (replacesLineId === undefined) continue;
    const line = lines.find(({ id }) => id === replacesLineId);
    if (!line || BigInt(replacesQuantity ?? 0) > line.quantity) return 'BAD_USER_INPUT';
    quantities.set(replacesLineId, line.quantity - BigInt(replacesQuantity ?? line.quantity));
  }
  for (const { lineId, quantity, seenQuantity } of wanted) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || line.quantity === BigInt(quantity)) continue;
    if (seenQuantity !== undefined && BigInt(seenQuantity) !== line.quantity) return 'CONFLICT';
    if (line.isAtOtherPrice && BigInt(quantity) > line.quantity) return 'CONFLICT';
    quantities.set(lineId, BigInt(quantity));
  }
  // A line that is struck already may be struck again.
  if (wanted.some(({ lineId, quantity }) => quantity > 0 && !lines.some(({ id }) => id === lineId)))
    return 'BAD_USER_INPUT';
  const after = lines.map((line) => ({ ...line, quantity: quantities.get(line.id!) ?? line.quantity }));
  if (added.length === 0 && after.every(({ quantity }) => quantity === 0n)) return 'BAD_USER_INPUT';
  if (added.length === 0 && quantities.size === 0) return order.state;
  const changedLines = withAdded(order, after, added);
  const isPaid = order.creditOf === null && order.state.paymentStatus === PaymentStatus.PAID;
  if (isPaid && totalOf({ ...order, lines: changedLines }) > totalOf({ ...order, lines: [...lines] }))
    return 'CONFLICT';
  return { ...order.state, lines: changedLines, changes: changes + 1 };
}

/** What is sent instead of a whole line stands in its place, what else is added behind the others. */
function withAdded(order: ModelOrder, lines: readonly ModelLine[], added: readonly Addition[]): ModelLine[] {
  const all = [...lines];
  for (const { productId, quantity, replacesLineId } of added) {
    const at = all.findIndex(({ id }) => id !== null && id === replacesLineId);
    const own = order.priceOf(productId);
    const isAtOtherPrice = at >= 0 && all[at]!.price < own;
    const price = isAtOtherPrice ? all[at]!.price : own;
    const line = { id: null, productId, price, quantity: BigInt(quantity), isAtOtherPrice };
    if (at >= 0 && all[at]!.quantity === 0n) all[at] = line;
    else all.push(line);
  }
  return all.filter(({ quantity }) => quantity > 0n);
}

/** What an order takes of what all orders share, by its name. */
export type Taken = ReadonlyMap<string, bigint>;

export const creditKey = (userId: number): string => `credit of ${userId}`;
export const stockKey = (productId: number): string => `stock of ${productId}`;
export const codeKey = ({ code }: ModelCode): string => `uses of ${code}`;

/** What an order takes as it is: nothing when it is cancelled. */
export function takenBy(order: ModelOrder, { status, lines }: OrderState, counted: ReadonlySet<number>): Taken {
  const taken = new Map<string, bigint>();
  if (status === OrderStatus.CANCELLED) return taken;
  const { creditOf, code, fee } = order;
  if (creditOf !== null) taken.set(creditKey(creditOf), totalOf({ lines: [...lines], code, fee }));
  if (code) taken.set(codeKey(code), 1n);
  for (const { productId, quantity } of lines) {
    const key = stockKey(productId);
    if (counted.has(productId)) taken.set(key, (taken.get(key) ?? 0n) + quantity);
  }
  return taken;
}

/** What is taken more after than before; negative: what is given back. */
export function difference(before: Taken, after: Taken): Map<string, bigint> {
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changes = [...keys].map((key): [string, bigint] => [key, (after.get(key) ?? 0n) - (before.get(key) ?? 0n)]);
  return new Map(changes.filter(([, change]) => change !== 0n));
}

const REFUSED_FOR: Readonly<Record<string, string>> = {
  INSUFFICIENT_CREDIT: 'credit',
  OUT_OF_STOCK: 'stock',
  DISCOUNT_CODE_INVALID: 'uses',
};

/** What an operation that was refused would have needed more of what its refusal names. */
export function neededFor(code: string, more: ReadonlyMap<string, bigint>): Map<string, bigint> {
  const name = REFUSED_FOR[code];
  return new Map([...more].filter(([key, change]) => name !== undefined && change > 0n && key.startsWith(name)));
}
