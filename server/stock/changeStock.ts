import type { DataSource } from 'typeorm';
import { LIMITS } from '../../common/constants';
import { stockCountRules, stockMovementRules } from '../../common/rules/catalogue/stockRules';
import { auditedOnce } from '../audit/audit';
import { checkInput } from '../core/checkInput';
import { badInput, notFound } from '../core/errors';
import { textOrNull, trimmedText } from '../core/text';
import type { Queryable } from '../db/queryable';
import { optionalKey, type Once } from '../idempotency/once';
import type { Account, Viewer } from '../identity/viewer';
import { postEntries, STOCK_STATE, type StockState } from './ledger';
import { StockEntryKind, type StockEntry } from './stock.entity';
import type { StockCountInput, StockMovementInput } from './stock.types';
import type { StockType } from './stockType';

/** An entry as it is shown, and kept under an idempotency key with its time as ISO 8601. */
type KeptEntry = Omit<StockEntry, 'stock' | 'createdByUser' | 'createdByUserId' | 'createdAt'> & { createdAt: string };

/** A change as it is kept under its idempotency key, and answered to every repetition. */
export interface KeptChange {
  stock: StockType;
  entry: KeptEntry | null;
}

/** The request that asks for a change. */
interface Asked {
  operation: 'setStock' | 'recordStockReceipt' | 'recordStockLoss';
  productId: number;
  input: { variant?: string | null; idempotencyKey?: string | null };
}

/** What changes, decided while the stock is locked; null changes nothing. */
type Decision = Pick<StockEntry, 'kind' | 'change' | 'reason'> | null;

/**
 * Sets how many there are, counted for the first time or anew, or that it is not counted any more (specification 30.3).
 * @throws ShopError BAD_USER_INPUT by field, also for a size that the product does not have; NOT_FOUND;
 *   IDEMPOTENCY_CONFLICT
 */
export function setStock(
  db: DataSource,
  viewer: Viewer,
  productId: number,
  input: StockCountInput,
): Promise<Once<KeptChange>> {
  checkInput(stockCountRules, input);
  const { stock = null } = input;
  const reason = trimmedText(input.reason ?? '');
  return change(db, viewer, { operation: 'setStock', productId, input }, ({ quantity }) => {
    if (stock === quantity) return null;
    if (stock === null) return { kind: StockEntryKind.STOP, change: -(quantity ?? 0), reason };
    return { kind: StockEntryKind.COUNT, change: stock - (quantity ?? 0), reason };
  });
}

/**
 * Records that more came in of something that is counted (specification 30.3).
 * @throws ShopError BAD_USER_INPUT by field, also when it is not counted or would be more than can be; NOT_FOUND;
 *   IDEMPOTENCY_CONFLICT
 */
export function recordReceipt(
  db: DataSource,
  viewer: Viewer,
  productId: number,
  input: StockMovementInput,
): Promise<Once<KeptChange>> {
  checkInput(stockMovementRules, input);
  const quantity = input.quantity ?? 0;
  return change(db, viewer, { operation: 'recordStockReceipt', productId, input }, (stock) => {
    if (countedIn(stock) + quantity > LIMITS.stock) throw badInput({ quantity: TOO_MUCH });
    return { kind: StockEntryKind.RECEIPT, change: quantity, reason: trimmedText(input.reason ?? '') };
  });
}

/**
 * Records that some of what is counted were lost, spoilt or given away (specification 30.3).
 * @throws ShopError BAD_USER_INPUT by field, also when it is not counted or fewer are left; NOT_FOUND;
 *   IDEMPOTENCY_CONFLICT
 */
export function recordLoss(
  db: DataSource,
  viewer: Viewer,
  productId: number,
  input: StockMovementInput,
): Promise<Once<KeptChange>> {
  checkInput(stockMovementRules, input);
  const quantity = input.quantity ?? 0;
  return change(db, viewer, { operation: 'recordStockLoss', productId, input }, (stock) => {
    const left = countedIn(stock);
    if (quantity > left) throw badInput({ quantity: `No more than ${left} can be lost: that is how many there are` });
    return { kind: StockEntryKind.LOSS, change: -quantity, reason: trimmedText(input.reason ?? '') };
  });
}

const TOO_MUCH = `At most ${LIMITS.stock.toLocaleString('en')} of one thing can be counted`;

function countedIn({ quantity }: StockState): number {
  if (quantity === null) throw badInput({ variant: 'This is not counted; say first how many there are' });
  return quantity;
}

/** Every change by the shop, once for its idempotency key: locks the stock, and writes its entry and the audit log. */
function change(
  db: DataSource,
  viewer: Viewer,
  { operation, productId, input }: Asked,
  decide: (before: StockState) => Decision,
): Promise<Once<KeptChange>> {
  const { idempotencyKey, ...content } = input;
  const keyOf = (actor: Account) => optionalKey(actor.id, idempotencyKey, operation, { productId, ...content });
  return auditedOnce(db, viewer, keyOf, async (tx, actor) => {
    const variant = textOrNull(input.variant);
    const productName = await nameOf(tx, productId, variant);
    const before = await lockStock(tx, productId, variant ?? '');
    const decision = decide(before);
    const entry = decision && (await post(tx, before.id, decision, actor));
    const stock = decision?.kind === StockEntryKind.STOP ? null : (entry?.balanceAfter ?? before.quantity);
    const subject = { productId, productName, variant };
    return {
      result: { stock: { id: before.id, ...subject, stock }, entry: entry && { ...subject, ...entry } },
      entry: {
        action: `stock.${decision?.kind ?? StockEntryKind.COUNT}`,
        subjectType: 'stock',
        subjectId: productId,
        before: { variant, stock: before.quantity },
        after: { variant, stock, reason: decision?.reason ?? '', entryId: entry?.id ?? null },
      },
    };
  });
}

async function post(
  tx: Queryable,
  stockId: number,
  { kind, change: by, reason }: NonNullable<Decision>,
  actor: Account,
): Promise<Omit<KeptEntry, 'productId' | 'productName' | 'variant'>> {
  const changes = [{ stockId, change: by }];
  const [posted] = await postEntries(tx, { kind, changes, reason, orderId: null, byUserId: actor.id });
  if (!posted) throw new Error('A stock that is locked takes an entry');
  const createdAt = posted.createdAt.toISOString();
  return { ...posted, createdAt, kind, reason, orderId: null, actorUsername: actor.username };
}

/** @throws ShopError NOT_FOUND without the product; BAD_USER_INPUT for a size that it does not have */
async function nameOf(tx: Queryable, productId: number, variant: string | null): Promise<string> {
  const [product] = await tx.query<{ name: string; hasSize: boolean }[]>(
    `SELECT p.name, EXISTS (SELECT FROM product_variant v WHERE v.product_id = p.id AND v.name = $2)
         OR EXISTS (SELECT FROM stock s WHERE s.product_id = p.id AND s.variant = $2 AND s.quantity IS NOT NULL) AS "hasSize"
     FROM product p WHERE p.id = $1 AND p.deleted_at IS NULL`,
    [productId, variant],
  );
  if (!product) throw notFound('Product');
  if (variant !== null && !product.hasSize) throw badInput({ variant: 'The product does not have this size' });
  return product.name;
}

/** Locks the stock of a product or size; one that was never counted is made first, and is not counted yet. */
async function lockStock(tx: Queryable, productId: number, variant: string): Promise<StockState> {
  await tx.query(
    `INSERT INTO stock (product_id, variant) VALUES ($1, $2) ON CONFLICT (product_id, variant) DO NOTHING`,
    [productId, variant],
  );
  const [stock] = await tx.query<StockState[]>(
    `SELECT ${STOCK_STATE} FROM stock s WHERE s.product_id = $1 AND s.variant = $2 FOR UPDATE`,
    [productId, variant],
  );
  if (!stock) throw new Error('A stock that was made can be locked');
  return stock;
}
