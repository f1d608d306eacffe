import type { DataSource } from 'typeorm';
import { CANCELLATION_TEXTS, CHANGED_OFTEN } from '../../../common/delivery/cancellationTexts';
import { shopChangeRules, linesChangeRules } from '../../../common/rules/orderChangeRules';
import { auditedOnce } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { ShopError } from '../../core/errors';
import { textOrNull } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { once, optionalKey, type Once } from '../../idempotency/once';
import type { Viewer } from '../../identity/viewer';
import { awaitDuePlans } from '../../plans/applyPlans';
import { obstacleOf } from '../cancelling/cancelOrder';
import type { OfGuest } from '../placing/placeOrder';
import { lockOrder } from '../status/transition';
import { PlansAreDue, type WantedAddition } from './addedLines';
import { changeOrder, type ChangedOrder } from './changeOrder';
import type { ChangedLine } from './orderChange';
import type { WantedLine } from './wantedLines';

/** Who changes their order: an account, or a guest who has shown its key, and how guests are limited. */
export type ChangingBuyer = { readonly id: number } | Pick<OfGuest, 'limits' | 'from'>;

/** A change by its buyer. */
interface BuyerChange {
  orderId: number;
  /** Absent or null: none. */
  lines?: readonly WantedLine[] | null;
  /** What is added; absent or null: nothing. */
  added?: readonly BoughtAddition[] | null;
  idempotencyKey?: string | null;
}

/** Only the shop sends something instead of a line. */
type BoughtAddition = Omit<WantedAddition, 'replacesLineId' | 'replacesQuantity' | 'seenQuantity'>;

/**
 * Changes the quantities of an order for its buyer, strikes lines and adds others, until its cut-off (specification 5.14).
 * @param buyer whose order it has to be, or whose business's
 * @throws OrderRefused INSUFFICIENT_CREDIT, OUT_OF_STOCK or PRICE_UNAVAILABLE
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT by field; CONFLICT with the reason why it can not be changed; RATE_LIMITED;
 *   IDEMPOTENCY_CONFLICT
 */
export async function changeByBuyer(
  db: DataSource,
  buyer: ChangingBuyer,
  wish: BuyerChange,
): Promise<Once<ChangedOrder>> {
  const { orderId, idempotencyKey } = wish;
  const lines = wish.lines ?? [];
  const added = wish.added ?? [];
  checkInput(linesChangeRules, { lines, added, idempotencyKey });
  const buyerId = 'id' in buyer ? buyer.id : null;
  const sent = optionalKey(buyerId, idempotencyKey, 'changeOrder', { orderId, lines, added });
  return afterDuePlans(db, () =>
    transaction(db, (tx) =>
      once(tx, sent, async () => {
        // First, as when an order is placed: whoever waits for the network's counter holds nothing else.
        const isTold = 'id' in buyer || (await countGuest(tx, orderId, buyer));
        const order = await lockOrder(tx, orderId);
        const obstacle = await obstacleOf(tx, orderId, buyerId);
        if (obstacle !== null) throw new ShopError('CONFLICT', CANCELLATION_TEXTS[obstacle]);
        await refuseTooMany(tx, orderId);
        return changeOrder(tx, order, { lines, added, reason: null, byUserId: buyerId, isBuyers: true, isTold });
      }),
    ),
  );
}

/** Does a change; when prices are planned that hold since and that nobody has applied yet, they are, and it is done anew. */
async function afterDuePlans<Result>(db: DataSource, change: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof PlansAreDue)) throw error;
      await awaitDuePlans(db);
    }
  }
}

/** How many changes of an order its buyer may add to: each is kept for ever, and is a mail. */
const MOST_CHANGES = 50;

/** @throws ShopError CONFLICT */
async function refuseTooMany(tx: Queryable, orderId: number): Promise<void> {
  const [{ count }] = await tx.query<[{ count: number }]>(
    'SELECT count(*)::integer AS count FROM order_event WHERE order_id = $1 AND change IS NOT NULL',
    [orderId],
  );
  if (count >= MOST_CHANGES) throw new ShopError('CONFLICT', CHANGED_OFTEN);
}

/**
 * Counts a guest's change, and its mail, as an order is counted (specification 4.13).
 * @returns whether its address gets a mail
 * @throws ShopError RATE_LIMITED
 */
async function countGuest(
  tx: Queryable,
  orderId: number,
  { limits, from }: Pick<OfGuest, 'limits' | 'from'>,
): Promise<boolean> {
  const mailTo = await tx.query<{ address: string; withAmounts: boolean }[]>(
    `SELECT customer_email AS address, true AS "withAmounts" FROM orders WHERE id = $1 AND customer_email IS NOT NULL`,
    [orderId],
  );
  return limits.settle(await limits.count(tx, from, mailTo), mailTo).length > 0;
}

/** A change by the shop. */
interface ShopChange {
  orderId: number;
  /** Absent or null: none. */
  lines?: readonly WantedLine[] | null;
  /** What is added, or sent instead of a line; absent or null: nothing. */
  added?: readonly WantedAddition[] | null;
  /** For the buyer to read. */
  reason: string;
  idempotencyKey?: string | null;
}

/**
 * Changes the lines of an order for the shop until it is shipped: how many there are, which are struck, added, or sent
 * instead of others (specification 5.14).
 * @throws OrderRefused INSUFFICIENT_CREDIT, OUT_OF_STOCK or PRICE_UNAVAILABLE
 * @throws ShopError NOT_FOUND, BAD_USER_INPUT by field, CONFLICT, IDEMPOTENCY_CONFLICT
 */
export async function changeByShop(db: DataSource, viewer: Viewer, wish: ShopChange): Promise<Once<ChangedOrder>> {
  const { lines, added, reason, idempotencyKey } = wish;
  checkInput(shopChangeRules, { lines, added, reason, idempotencyKey });
  return afterDuePlans(db, () => tryToChange(db, viewer, wish));
}

function tryToChange(
  db: DataSource,
  viewer: Viewer,
  { idempotencyKey, added: asked, ...others }: ShopChange,
): Promise<Once<ChangedOrder>> {
  const added = asked ?? [];
  const { orderId, reason } = others;
  const lines = others.lines ?? [];
  // A request that adds nothing is the same as before there was anything to add.
  const change = { orderId, lines, ...(added.length > 0 && { added }), reason };
  const keyOf = ({ id }: { id: number }) => optionalKey(id, idempotencyKey, 'changeOrderLines', change);
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    const order = await lockOrder(tx, orderId);
    const wish = { lines, added, reason: textOrNull(reason), byUserId: actor.id, isBuyers: false, isTold: true };
    const changed = await changeOrder(tx, order, wish);
    const { change: made } = changed;
    if (!made) return { result: changed, entry: null };
    return {
      result: changed,
      entry: {
        action: 'order.lines',
        subjectType: 'order',
        subjectId: orderId,
        before: { lines: counted(made.lines, 'before'), totalAmount: made.totalBefore },
        after: { lines: counted(made.lines, 'after'), totalAmount: changed.totalAmount, reason: made.reason },
      },
    };
  });
}

/** The lines of a change for the audit log; one that is sent instead of another names that. */
function counted(lines: readonly ChangedLine[], of: 'before' | 'after') {
  return lines.flatMap((line) => {
    const { productName, selectedSize, replacesLineId, [of]: quantity } = line;
    if (of === 'before' && quantity === 0) return [];
    const replaces = lines.find(({ lineId }) => lineId !== undefined && lineId === replacesLineId)?.productName;
    return [{ productName, selectedSize, quantity, ...(replaces !== undefined && { replaces }) }];
  });
}
