import { isTranslated, LANGUAGES, type Language } from '../../../common/languages';
import { translationColumn } from '../../catalog/translations/translations';
import type { BatchFunction } from '../../graphql/loaders';
import type { Viewer } from '../../identity/viewer';
import { Duty, hasDuty, worksHere } from '../../identity/duties';
import { Role } from '../../identity/roles';
import { pictureOf } from '../../catalog/pictures/picture.types';
import { times } from '../../../common/money';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import type { OrderEventType, OrderLineType, OrderType } from './orders.types';
import { parseAddress } from '../address';
import { localizedLine, type LineTranslation } from '../lineTexts';
import { BY_BUYER, isOwned, ownerOf } from '../buyers';
import { NO_AMOUNTS } from '../orderAmounts';
import { paymentTypeOf } from '../orderTerms';

/**
 * The columns of an order; the table's alias is `o`. Whether credit paid is no EXISTS: PostgreSQL would read the whole ledger
 * once instead of asking for the orders of the page, since it does not see how few they are.
 */
export const ORDER_COLUMNS = `o.id, o.status, o.created_at AS "createdAt", o.payment_method AS "paymentMethod",
  o.payment_status AS "paymentStatus", o.subtotal_amount AS "subtotalAmount", o.discount_amount AS "discountAmount",
  o.delivery_fee AS "deliveryFee", o.total_amount AS "totalAmount", o.lbp_per_usd AS "lbpPerUsd", o.loyalty_points AS "loyaltyPointsEarned",
  o.tracking_number AS "trackingNumber", o.user_id AS "userId", o.customer_name AS "customerName",
  o.employee_name AS "employeeName", o.customer_email AS "customerEmail", o.customer_phone AS "customerPhone",
  o.delivery_address AS "deliveryAddress", o.address_type AS "addressType", o.latitude, o.longitude, o.note, o.when_missing AS "whenMissing",
  to_char(o.delivery_date, 'YYYY-MM-DD') AS "deliveryDate", o.delivery_window AS "deliveryWindow",
  (SELECT json_build_object('name', z.name, 'translations', z.translations) FROM delivery_zone z
   WHERE z.id = o.zone_id) AS zone,
  (SELECT true FROM credit_entry c WHERE c.order_id = o.id AND c.type = 'charge' LIMIT 1) IS NOT NULL AS "byCredit",
  (SELECT coalesce(sum(quantity), 0)::integer FROM order_line l WHERE l.order_id = o.id) AS "itemCount"`;

/**
 * Which orders a viewer may see (specification 5.5): admins and the duty `orders` all, the duty `packing` those that are
 * still to be packed, a business its own and its employees', everyone else their own. For anyone else an order does not
 * exist.
 */
export function selectVisible(selection: Selection, viewer: Viewer): void {
  if (hasDuty(viewer.account, Duty.ORDERS)) return;
  const owner = ownerOf(viewer);
  if (hasDuty(viewer.account, Duty.PACKING)) selection.and(`o.status IN ('pending', 'confirmed')`);
  else selection.and(owner === null ? 'false' : isOwned(owner, selection.parameter(owner.id)));
}

/** How an earlier change left an order, when that is to be shown instead of how it stands now. */
type Left = Pick<OrderType, 'status' | 'paymentStatus' | 'trackingNumber'> & { lastEventId: number };

/** The order as an earlier change left it, its history included. */
export function asLeft(order: OrderType, left: Left): OrderType {
  return { ...order, ...left };
}

/** One order; null when there is none that the viewer may see. */
export async function readOrder(db: Queryable, viewer: Viewer, id: number): Promise<OrderType | null> {
  const [order] = await readOrdersById(db, viewer, [id]);
  return order ?? null;
}

/** Those of the orders that exist and that the viewer may see, unsorted; one statement. */
export async function readOrdersById(db: Queryable, viewer: Viewer, ids: readonly number[]): Promise<OrderType[]> {
  const selection = new Selection();
  selectVisible(selection, viewer);
  selection.and('o.id = ANY(?::integer[])', ids);
  const rows = await db.query<OrderRow[]>(
    `SELECT ${ORDER_COLUMNS} FROM orders o WHERE ${selection.where}`,
    selection.parameters,
  );
  return rows.map((row) => showOrder(viewer, row));
}

/** The row of an order, before its payment is named and the viewer's rights are applied. */
export interface OrderRow extends Omit<OrderType, 'paymentType' | 'deliveryAddress'> {
  /** As it is stored: possibly no address at all. */
  deliveryAddress: unknown;
  byCredit: boolean;
}

/** An order as the viewer may see it: an employee and who packs see no amount of any kind, and no loyalty points. */
export function showOrder(viewer: Viewer, { byCredit, ...row }: OrderRow): OrderType {
  const order: OrderType = {
    paymentType: paymentTypeOf(row.paymentMethod, byCredit),
    ...row,
    deliveryAddress: parseAddress(row.deliveryAddress),
  };
  if (!hidesAmounts(viewer)) return order;
  return {
    ...order,
    ...(hidesContacts(viewer) && withoutContacts(order)),
    ...NO_AMOUNTS,
    lbpPerUsd: null,
    loyaltyPointsEarned: null,
  };
}

/** Whether the viewer must not see any amount: employees, and staff without the duty `orders`. */
export function hidesAmounts({ account }: Viewer): boolean {
  return account?.role === Role.EMPLOYEE || (worksHere(account) && !hasDuty(account, Duty.ORDERS));
}

/** Whether the viewer must not see how to reach who ordered, nor find an order by it: staff without the duty `orders`. */
export function hidesContacts({ account }: Viewer): boolean {
  return worksHere(account) && !hasDuty(account, Duty.ORDERS);
}

function withoutContacts({ deliveryAddress }: OrderType): Partial<OrderType> {
  return {
    customerEmail: null,
    customerPhone: null,
    latitude: null,
    longitude: null,
    deliveryAddress: deliveryAddress && { ...deliveryAddress, phone: null, email: null },
  };
}

interface LineRow extends Omit<OrderLineType, 'picture' | 'lineTotal' | 'sizeLabel' | 'untranslated'> {
  variant: string | null;
  translation: LineTranslation | null;
  orderId: number;
  unitPrice: string;
  pictureHash: string | null;
  pictureWidth: number | null;
  pictureHeight: number | null;
}

/** Reads the lines of orders in each language: a batch is known by its function. */
export const LINES_IN = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => [
    language,
    (db: Queryable, orderIds: readonly number[]) => readOrderLines(db, orderIds, language as Language),
  ]),
) as Record<Language, BatchFunction<number, OrderLineType[]>>;

/** The lines of each order, in the order of the ids; one statement. Amounts included: the resolver hides them. */
async function readOrderLines(
  db: Queryable,
  orderIds: readonly number[],
  language: Language,
): Promise<OrderLineType[][]> {
  const rows = await db.query<LineRow[]>(
    `SELECT l.id, l.order_id AS "orderId", l.product_id AS "productId", l.product_name AS "productName",
       ${descriptionIn(language)} AS "productDescription", l.variant, ${translationColumn('l', language)}, l.selected_size AS "selectedSize",
       l.selected_packaging AS "selectedPackaging", l.quantity, l.unit_price AS "unitPrice",
       p.picture_hash AS "pictureHash", i.width AS "pictureWidth", i.height AS "pictureHeight"
     FROM order_line l JOIN product p ON p.id = l.product_id LEFT JOIN picture i ON i.hash = p.picture_hash
     WHERE l.order_id = ANY($1::integer[]) ORDER BY l.order_id, l.position`,
    [orderIds],
  );
  return groupByOrder(
    orderIds,
    rows,
    ({ orderId: _, pictureHash, pictureWidth, pictureHeight, variant, translation, ...line }) => ({
      ...line,
      ...localizedLine({ ...line, variant }, translation),
      picture: pictureOf(pictureHash, pictureWidth, pictureHeight),
      lineTotal: times(line.unitPrice, line.quantity),
    }),
  );
}

/** Of the product today. */
function descriptionIn(language: Language): string {
  return isTranslated(language)
    ? `coalesce(p.translations -> '${language}' ->> 'description', p.description)`
    : 'p.description';
}

/**
 * The changes of each order's status, oldest first; one statement. Names of staff included: the resolver hides them.
 */
export async function readOrderEvents(db: Queryable, orderIds: readonly number[]): Promise<OrderEventType[][]> {
  const rows = await db.query<(OrderEventType & { orderId: number })[]>(
    `SELECT e.id, e.order_id AS "orderId", e.status, e.tracking_number AS "trackingNumber", e.at,
       e.change, u.username AS "byUsername", ${BY_BUYER} AS "byBuyer"
     FROM order_event e JOIN orders o ON o.id = e.order_id LEFT JOIN users u ON u.id = e.by_user_id
     WHERE e.order_id = ANY($1::integer[]) ORDER BY e.id`,
    [orderIds],
  );
  return groupByOrder(orderIds, rows, ({ orderId: _, ...event }) => event);
}

/** A change as the viewer may see it: admins and who cares for orders alone see the usernames of the shop's staff. */
export function showEvent({ account }: Viewer, event: OrderEventType): OrderEventType {
  return hasDuty(account, Duty.ORDERS) || event.byBuyer ? event : { ...event, byUsername: null };
}

function groupByOrder<Row extends { orderId: number }, Item>(
  orderIds: readonly number[],
  rows: Row[],
  toItem: (row: Row) => Item,
): Item[][] {
  const byOrder = new Map<number, Item[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) byOrder.get(row.orderId)?.push(toItem(row));
  return orderIds.map((id) => byOrder.get(id) ?? []);
}
