import { isAmount } from '../../common/amountText';
import { amount, compare, lessPercent, MAX_AMOUNT } from '../../common/money';
import { badInput, type FieldErrors, type ShopError } from '../core/errors';
import type { Queryable } from '../db/queryable';
import { CURRENT_JOINS, CURRENT_VALUE, IS_THERE } from './currentValues';
import { PlannedKind } from './pricePlan.entity';
import type { CategoryChangeInput, PlannedChangeInput, PriceChangesInput } from './plans.types';

/** The most changes of a plan. */
const MAX_CHANGES = 10_000;

/** A change as it is stored. */
export interface PlannedChange {
  kind: PlannedKind;
  productId: number | null;
  /** Empty: the product without a size. */
  variant: string;
  userId: number | null;
  value: string | null;
  /** What is set now. */
  madeOn: string | null;
}

type Change = Omit<PlannedChange, 'madeOn'>;

const LIST_PRICES: readonly PlannedKind[] = [PlannedKind.CUSTOMER_PRICE, PlannedKind.BUSINESS_PRICE];
const OF_PRODUCT: readonly PlannedKind[] = [...LIST_PRICES, PlannedKind.LEGACY_PRICE, PlannedKind.AGREED_PRICE];
const OF_BUSINESS: readonly PlannedKind[] = [
  PlannedKind.AGREED_PRICE,
  PlannedKind.DISCOUNT,
  PlannedKind.PRICING_MODE,
  PlannedKind.APPROVAL,
];
const WITH_SIZE: readonly PlannedKind[] = [...LIST_PRICES, PlannedKind.AGREED_PRICE];

/**
 * The changes that a request asks for, each with what is set now: the named ones, then those of the category that are
 * not named (specification 23.1). What would stay as it is in a category is left out.
 * @throws ShopError BAD_USER_INPUT by field
 */
export async function plannedChanges(db: Queryable, input: PriceChangesInput): Promise<PlannedChange[]> {
  const named = namedChanges(input.changes ?? []);
  const found = await withCurrent(db, named);
  const errors: FieldErrors = {};
  for (const [at, { isThere, ...change }] of found.entries()) {
    if (!isThere) errors[`changes.${at}`] = missing(change);
  }
  if (Object.keys(errors).length > 0) throw badInput(errors);
  const taken = new Set(named.map(nameOf));
  const ofCategory = input.category ? await categoryChanges(db, input.category) : [];
  const changes = [
    ...found.map(({ isThere: _, ...change }) => change),
    ...ofCategory.filter((change) => !taken.has(nameOf(change))),
  ];
  if (changes.length === 0) throw badInput({ changes: 'Send at least one change' });
  if (changes.length > MAX_CHANGES) throw tooMany(String(changes.length));
  return changes;
}

function tooMany(many: string): ShopError {
  return badInput({ changes: `These are ${many} changes; a plan has at most ${MAX_CHANGES}` });
}

function nameOf({ kind, productId, variant, userId }: Change): string {
  return JSON.stringify([kind, productId, variant, userId]);
}

function missing({ kind, productId, variant, userId }: PlannedChange): string {
  const what = variant === '' ? `product ${productId}` : `product ${productId} with a size "${variant}"`;
  if (!OF_PRODUCT.includes(kind)) return `This change is of a business that is not there: ${userId}`;
  return kind === PlannedKind.AGREED_PRICE
    ? `This change is of a product, size or business that is not there: ${what}, business ${userId}`
    : `There is no ${what}`;
}

function namedChanges(inputs: readonly PlannedChangeInput[]): Change[] {
  const errors: FieldErrors = {};
  const changes = inputs.map((input, at): Change => {
    const { kind } = input;
    const change = {
      kind,
      productId: input.productId ?? null,
      variant: input.variant ?? '',
      userId: input.userId ?? null,
      value: input.value === '' ? null : (input.value ?? null),
    };
    const wrong = subjectError(change) ?? valueError(change);
    if (wrong) errors[`changes.${at}.${wrong[0]}`] = `This change ${wrong[1]}`;
    else change.value = canonical(kind, change.value);
    return change;
  });
  const names = changes.map(nameOf);
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  if (twice >= 0) errors[`changes.${twice}`] ??= 'This change is there twice';
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return changes;
}

type Wrong = [field: string, message: string] | null;

function subjectError({ kind, productId, variant, userId }: Change): Wrong {
  const [ofProduct, ofBusiness] = [OF_PRODUCT.includes(kind), OF_BUSINESS.includes(kind)];
  if (ofProduct !== (productId !== null)) return ['productId', ofProduct ? 'needs a product' : 'is of no product'];
  if (ofBusiness !== (userId !== null)) return ['userId', ofBusiness ? 'needs a business' : 'is of no business'];
  return variant !== '' && !WITH_SIZE.includes(kind) ? ['variant', 'is of no size'] : null;
}

const PERCENT = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/;
const CAN_BE_TAKEN_BACK: readonly PlannedKind[] = [PlannedKind.LEGACY_PRICE, PlannedKind.AGREED_PRICE];

function valueError({ kind, value }: Change): Wrong {
  if (OF_PRODUCT.includes(kind)) {
    const isGood = value === null ? CAN_BE_TAKEN_BACK.includes(kind) : isAmount(value) && !value.startsWith('-');
    return isGood ? null : ['value', 'sets an amount like "12.50"; zero leaves no price'];
  }
  if (kind === PlannedKind.DISCOUNT) {
    return PERCENT.test(value ?? '') ? null : ['value', 'sets a percentage from 0 to 100, with at most two decimals'];
  }
  const allowed = kind === PlannedKind.PRICING_MODE ? ['discount', 'individual'] : ['true', 'false'];
  return allowed.includes(value ?? '') ? null : ['value', `sets one of ${allowed.join(', ')}`];
}

function canonical(kind: PlannedKind, value: string | null): string | null {
  return value !== null && (OF_PRODUCT.includes(kind) || kind === PlannedKind.DISCOUNT) ? amount(value) : value;
}

/** Each with what is set now, and whether it is there; one statement. */
function withCurrent(db: Queryable, changes: readonly Change[]): Promise<(PlannedChange & { isThere: boolean })[]> {
  return db.query(
    `SELECT i.kind, i.product_id AS "productId", i.variant, i.user_id AS "userId", i.value, ${CURRENT_VALUE} AS "madeOn",
       ${IS_THERE} AS "isThere"
     FROM ROWS FROM (json_to_recordset($1::json) AS (kind text, product_id integer, variant text, user_id integer, value text))
       WITH ORDINALITY AS i(kind, product_id, variant, user_id, value, place) ${CURRENT_JOINS} ORDER BY i.place`,
    [
      JSON.stringify(
        changes.map(({ productId, userId, ...change }) => ({ ...change, product_id: productId, user_id: userId })),
      ),
    ],
  );
}

async function categoryChanges(
  db: Queryable,
  { categoryId, percent, of }: CategoryChangeInput,
): Promise<PlannedChange[]> {
  if (of != null && !LIST_PRICES.includes(of)) {
    throw badInput({ 'category.of': 'This change is of customer prices, of business prices or of both' });
  }
  const [category] = await db.query<unknown[]>('SELECT 1 FROM category WHERE id = $1', [categoryId]);
  if (!category) throw badInput({ 'category.categoryId': 'There is no such category any more; choose another' });
  const set = await db.query<(Omit<PlannedChange, 'value' | 'madeOn'> & { madeOn: string })[]>(
    `SELECT kind, price.product_id AS "productId", variant, NULL AS "userId", amount::text AS "madeOn"
     FROM (
       SELECT id AS product_id, '' AS variant, -1 AS position, customer_price, business_price FROM product
       WHERE category_id = $1 AND deleted_at IS NULL
       UNION ALL
       SELECT v.product_id, v.name, v.position, v.customer_price, v.business_price
       FROM product_variant v JOIN product p ON p.id = v.product_id
       WHERE p.category_id = $1 AND p.deleted_at IS NULL) AS price,
       LATERAL (VALUES ('customer_price', customer_price), ('business_price', business_price)) AS each(kind, amount)
     WHERE amount IS NOT NULL AND ($2::text IS NULL OR kind = $2) ORDER BY price.product_id, position, kind DESC
     LIMIT $3`,
    [categoryId, of ?? null, MAX_CHANGES + 1],
  );
  // Those that are not read may be other ones than those that would stay as they are.
  if (set.length > MAX_CHANGES) throw tooMany(`more than ${MAX_CHANGES}`);
  return set.flatMap((change) => {
    const value = lessPercent(change.madeOn, String(-percent));
    if (compare(value, MAX_AMOUNT) > 0) {
      throw badInput({ 'category.percent': `A price would be more than ${MAX_AMOUNT}` });
    }
    return value === change.madeOn ? [] : [{ ...change, value }];
  });
}
