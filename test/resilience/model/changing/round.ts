import type { DataSource } from 'typeorm';
import type { OrderStatus, PaymentStatus } from '../../../../server/orders/orderTerms';
import {
  difference,
  expectedOf,
  neededFor,
  takenBy,
  type ModelLine,
  type ModelOrder,
  type Operation,
  type OrderState,
} from './model';
import { totalOf } from '../creditModel';

/** How much is done at once. */
export const ROUND = 20;

/** Something that was done, and what was answered; without operation the order was placed. */
export interface Done {
  readonly order: ModelOrder;
  readonly operation: Operation | null;
  /** "done", or the code of the refusal. */
  readonly outcome: string;
  readonly slot: number;
}

/** An order as PostgreSQL has it. */
interface OrderRow {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly total: bigint;
  /** Of its transfer; null for none. */
  readonly reference: string | null;
  readonly lines: readonly (ModelLine & { id: number })[];
}

/** The orders with these numbers as they are now. */
export async function readOrders(db: DataSource, ids: readonly number[]): Promise<Map<number, OrderRow>> {
  const rows = await db.query<
    {
      id: number;
      status: OrderStatus;
      paymentStatus: PaymentStatus;
      total: string;
      reference: string | null;
      lines: { id: number; productId: number; price: string; quantity: number; isAtOtherPrice: boolean }[];
    }[]
  >(
    `SELECT o.id, o.status, o.payment_status AS "paymentStatus", o.total_amount AS total,
       (SELECT reference FROM order_transfer t WHERE t.order_id = o.id) AS reference,
       (SELECT json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'price', l.unit_price::text,
          'quantity', l.quantity, 'isAtOtherPrice', coalesce(l.price_rule = 'replaced', false)) ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines
     FROM orders o WHERE o.id = ANY($1)`,
    [ids],
  );
  const cents = (amount: string) => BigInt(amount.replace('.', ''));
  return new Map(
    rows.map(({ id, total, lines, ...row }) => {
      const inCents = lines.map((line) => ({ ...line, price: cents(line.price), quantity: BigInt(line.quantity) }));
      return [id, { ...row, total: cents(total), lines: inCents }];
    }),
  );
}

/** What was taken or given back by what was done, and what would have been needed for what was refused. */
interface Effects {
  readonly taken: Map<string, bigint>[];
  /** With the code of the refusal. */
  readonly refused: { readonly code: string; readonly needed: Map<string, bigint>; readonly what: string }[];
}

interface Round {
  readonly results: readonly Done[];
  /** What there was of what orders share before. */
  readonly left: ReadonlyMap<string, bigint>;
  readonly rows: ReadonlyMap<number, OrderRow>;
  readonly counted: ReadonlySet<number>;
  readonly when: string;
}

/**
 * Checks what was answered and what the orders are since, and brings the model up to it.
 * @throws Error that names what does not agree
 */
export function checkRound({ results, left, rows, counted, when }: Round): void {
  const effects: Effects = { taken: [], refused: [] };
  const ofOrders = new Map<ModelOrder, Done[]>();
  for (const done of results) ofOrders.set(done.order, [...(ofOrders.get(done.order) ?? []), done]);
  for (const [order, done] of ofOrders) {
    const row = rows.get(order.id);
    const found = sequencesOf(done)
      .map((sequence) => follow(order, sequence, row, counted))
      .find((each) => each !== null);
    if (!found) throw new Error(`${when}: no sequence explains ${written({ state: order.state, done, row })}`);
    effects.taken.push(...found.taken);
    effects.refused.push(...found.refused);
    order.state = found.state;
  }
  checkShared(effects, left, when);
}

/** Every sequence that the parts may have happened in. */
function sequencesOf<Part>(parts: readonly Part[]): Part[][] {
  if (parts.length <= 1) return [[...parts]];
  return parts.flatMap((first) =>
    sequencesOf(parts.filter((part) => part !== first)).map((others) => [first, ...others]),
  );
}

type Followed = Effects & { readonly state: OrderState };

/** @returns null when the answers and the order, as it is now, can not have come of this sequence */
function follow(
  order: ModelOrder,
  sequence: readonly Done[],
  row: OrderRow | undefined,
  counted: ReadonlySet<number>,
): Followed | null {
  const effects: Effects = { taken: [], refused: [] };
  let { state } = order;
  for (const { operation, outcome } of sequence) {
    const expected = operation === null ? state : expectedOf({ ...order, state }, operation);
    if (typeof expected === 'string') {
      if (outcome !== expected) return null;
      continue;
    }
    const before = operation === null ? new Map<string, bigint>() : takenBy(order, state, counted);
    const more = difference(before, takenBy(order, expected, counted));
    if (outcome === 'done') {
      effects.taken.push(more);
      state = expected;
    } else {
      const needed = neededFor(outcome, more);
      if (needed.size === 0) return null;
      effects.refused.push({ code: outcome, needed, what: written(operation) });
    }
  }
  if (!row) return sequence.every(({ outcome }) => outcome !== 'done') ? { ...effects, state } : null;
  return isAs(order, state, row) ? { ...effects, state: { ...state, lines: row.lines } } : null;
}

function isAs(order: ModelOrder, { status, paymentStatus, reference, lines }: OrderState, row: OrderRow): boolean {
  return (
    row.status === status &&
    row.paymentStatus === paymentStatus &&
    // Of two that were given at once, the later one stays.
    row.reference === reference &&
    row.total === totalOf({ ...order, lines: [...lines] }) &&
    row.lines.length === lines.length &&
    lines.every((line, at) => {
      const kept = row.lines[at]!;
      return (
        (line.id === null || line.id === kept.id) &&
        line.productId === kept.productId &&
        line.price === kept.price &&
        line.quantity === kept.quantity &&
        line.isAtOtherPrice === kept.isAtOtherPrice
      );
    })
  );
}

/**
 * Of what is shared there was never less than nothing, and what was refused could not have been done at some moment
 * of the round: then, there was at least what had been there before, less all that was taken.
 */
function checkShared({ taken, refused }: Effects, left: ReadonlyMap<string, bigint>, when: string): void {
  const leastOf = (key: string) =>
    taken.reduce((sum, more) => sum - ((more.get(key) ?? 0n) > 0n ? more.get(key)! : 0n), left.get(key)!);
  const mostOf = (key: string) =>
    taken.reduce((sum, more) => sum - ((more.get(key) ?? 0n) < 0n ? more.get(key)! : 0n), left.get(key)!);
  for (const more of taken) {
    for (const [key, change] of more) {
      if (change > mostOf(key)) throw new Error(`${when}: ${change} were taken of ${key}, where there were fewer`);
    }
  }
  for (const { code, needed, what } of refused) {
    if ([...needed].every(([key, change]) => change <= leastOf(key))) {
      throw new Error(`${when}: ${what} was refused as ${code}, though there was enough at every moment`);
    }
  }
}

/** For a message: amounts are in cents. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? Number(each) : each));
}
