import type { DataSource } from 'typeorm';
import { chosenSlot, offeredDays, type Slot } from '../../../common/delivery/options';
import type { Place } from '../../../common/delivery/places';
import { moveOrdersRules } from '../../../common/rules/deliveryRules';
import { auditedOnce } from '../../audit/audit';
import { checkInput } from '../../core/checkInput';
import { notFound, ShopError } from '../../core/errors';
import { textOrNull } from '../../core/text';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { bookedFrom, bookedIn, type Booked } from '../../delivery/offers/booked';
import { readSetup, STAMP } from '../../delivery/setup';
import { keepAnswer, optionalKey, partOf, takeKey, type Once, type SentKey } from '../../idempotency/once';
import { signedIn, type Viewer } from '../../identity/viewer';
import { MailKind } from '../../mail/outgoingMail.entity';
import { mailedAddresses } from '../mailedAddresses';
import { OrderStatus } from '../orderTerms';
import { OrderRefused } from '../placing/newOrder';
import { unavailable } from '../placing/orderDelivery';

/** A move of orders to another day or window. */
interface Move {
  date: string;
  /** Null: the first of the day that is left in the zone of each. */
  window: string | null;
  /** What the buyers are told. */
  reason: string | null;
  /** Whether they go into a window that is full, too. */
  overbook: boolean;
}

/** What became of one order. */
interface MoveOutcome {
  orderId: number;
  /** Null: it was moved, or is there already. */
  code: string | null;
  message: string | null;
}

/** The move of many orders. */
interface MoveRequest extends Move {
  orderIds: readonly number[];
  idempotencyKey?: string | null;
}

/**
 * Moves orders to another day or window (specification 29.7), one after the other in a transaction of its own each; what is
 * refused for one changes nothing of the others. Cut-offs are for buyers. With an idempotency key each order is moved once.
 * @throws ShopError BAD_USER_INPUT; IDEMPOTENCY_CONFLICT
 */
export async function moveOrders(
  db: DataSource,
  viewer: Viewer,
  { orderIds, idempotencyKey, ...asked }: MoveRequest,
  timeZone: string,
): Promise<Once<MoveOutcome[]>> {
  checkInput(moveOrdersRules, { ...asked, orderIds });
  const move = { ...asked, window: textOrNull(asked.window), reason: textOrNull(asked.reason) };
  const ids = [...new Set(orderIds)];
  const sent = optionalKey(signedIn(viewer).id, idempotencyKey, 'moveOrders', { ...move, orderIds });
  const first = sent && (await transaction(db, (tx) => takeKey(tx, sent)));
  if (first && 'answer' in first && first.answer) return { answer: first.answer as MoveOutcome[], replayed: true };
  const outcomes: MoveOutcome[] = [];
  for (const orderId of ids) outcomes.push(await outcomeOf(db, viewer, orderId, move, sent, timeZone));
  if (!sent) return { answer: outcomes, replayed: false };
  return transaction(db, (tx) => keepAnswer(tx, sent, outcomes));
}

async function outcomeOf(
  db: DataSource,
  viewer: Viewer,
  orderId: number,
  move: Move,
  sent: SentKey | null,
  timeZone: string,
): Promise<MoveOutcome> {
  try {
    const keyOf = () => sent && partOf(sent, orderId);
    await auditedOnce(db, viewer, keyOf, async (tx) => {
      const before = await lockOrder(tx, orderId);
      const after = await slotFor(tx, before, move, timeZone);
      // What an order says of a person that was blanked is not said again (specification 24.3).
      const reason = before.isBlanked ? null : move.reason;
      if (!isSameSlot(before, after) || after.zoneId !== before.zoneId) await write(tx, orderId, before, after, reason);
      return {
        result: after,
        entry: {
          action: 'order.move',
          subjectType: 'order',
          subjectId: orderId,
          before: { deliveryDate: before.date, deliveryWindow: before.window },
          after: { deliveryDate: after.date, deliveryWindow: after.window, reason },
        },
      };
    });
    return { orderId, code: null, message: null };
  } catch (error) {
    const ofThisOrder =
      error instanceof OrderRefused || (error instanceof ShopError && error.code !== 'BAD_USER_INPUT');
    if (!ofThisOrder) throw error;
    return { orderId, code: error.code, message: error.message };
  }
}

/** What of an order says where it can be moved to. */
interface MovedOrder extends Slot {
  zoneId: number;
  /** Where it goes. */
  place: Place;
  /** Of what is set up; null before the first zone. */
  stamp: string | null;
  isBlanked: boolean;
}

/** Where an order is moved to. */
interface NewSlot extends Slot {
  /** Its own, or, where that is gone, the one that has its place now. */
  zoneId: number;
  /** Until when its buyer may cancel it. */
  cutOff: Date;
}

/** @throws ShopError NOT_FOUND; CONFLICT for one that has left, was cancelled, or has no day */
async function lockOrder(tx: Queryable, orderId: number): Promise<MovedOrder> {
  const [order] = await tx.query<(Partial<MovedOrder> & { status: OrderStatus })[]>(
    `SELECT status, to_char(delivery_date, 'YYYY-MM-DD') AS date, delivery_window AS window, zone_id AS "zoneId",
       json_build_object('area', delivery_address ->> 'area', 'city', delivery_address ->> 'city',
         'state', delivery_address ->> 'state', 'latitude', latitude, 'longitude', longitude) AS place, ${STAMP} AS stamp,
       blanked_at IS NOT NULL AS "isBlanked"
     FROM orders WHERE id = $1 FOR NO KEY UPDATE`,
    [orderId],
  );
  if (!order) throw notFound('Order');
  const { status, date, window, zoneId, place = {}, stamp = null, isBlanked = false } = order;
  if (status !== OrderStatus.PENDING && status !== OrderStatus.CONFIRMED) {
    throw new ShopError('CONFLICT', `Order #${orderId} is ${status}: only what is still to be delivered is moved.`);
  }
  if (!date || !window || !zoneId) {
    throw new ShopError('CONFLICT', `Order #${orderId} was placed without a day of delivery.`);
  }
  return { date, window, zoneId, place, stamp, isBlanked };
}

/**
 * The window that the order is moved to, its count locked until the end of the transaction.
 * @throws OrderRefused DELIVERY_UNAVAILABLE
 */
async function slotFor(tx: Queryable, order: MovedOrder, move: Move, timeZone: string): Promise<NewSlot> {
  const zoneId = await zoneOf(tx, order);
  // Counts are locked in the order in which they are changed; what is not counted yet is, from now on.
  await tx.query(
    `INSERT INTO delivery_booking (day, zone_id, time_window, booked)
     SELECT $2::date, w.zone_id, w.begins || '-' || w.ends, 0 FROM delivery_window w
     WHERE w.zone_id = $1 AND w.weekday = extract(isodow FROM $2::date) ORDER BY w.begins ON CONFLICT DO NOTHING`,
    [zoneId, move.date],
  );
  await tx.query(
    `SELECT 1 FROM delivery_booking WHERE (zone_id = $1 AND day = $2) OR (zone_id = $3 AND day = $4)
     ORDER BY day, zone_id, time_window FOR NO KEY UPDATE`,
    [order.zoneId, order.date, zoneId, move.date],
  );
  const [{ stamp, now, booked }] = await tx.query<[{ stamp: string | null; now: Date; booked: Booked[] }]>(
    `SELECT ${STAMP} AS stamp, clock_timestamp() AS now, ${bookedFrom('$1::date', 0)} AS booked`,
    [move.date],
  );
  const setup = await readSetup(tx, stamp);
  const zone = setup?.zones.find(({ id }) => id === zoneId);
  if (!setup || !zone) throw unavailable('not_covered');
  const bookedOn = bookedIn(zoneId, booked);
  // Its own place is free for it.
  const others = (date: string, window: string) =>
    bookedOn(date, window) - Number(zoneId === order.zoneId && isSameSlot(order, { date, window }));
  const windows = zone.windows.map((window) => ({ ...window, cutOffDays: 0, cutOffTime: window.begins }));
  const offer = { zone: { id: zoneId, windows }, closures: setup.closures, bookedOn: others, now, timeZone };
  const choice = chosenSlot(offer, move);
  const withCutOff = (slot: Slot): NewSlot => {
    const [planned] = offeredDays({ ...offer, zone }, slot.date, 1);
    return { ...slot, zoneId, cutOff: planned!.windows.find(({ window }) => window === slot.window)!.cutOff };
  };
  if ('slot' in choice) return withCutOff(choice.slot);
  if (choice.obstacle !== 'full' || !move.overbook) throw unavailable(choice.obstacle);
  const [day] = offeredDays(offer, move.date, 1);
  // One that has begun is over, however many it takes.
  const full = day?.windows.find(
    ({ window, obstacle }) => obstacle === 'full' && (move.window === null || move.window === window),
  );
  if (!full) throw unavailable('no_window');
  return withCutOff({ date: move.date, window: full.window });
}

/**
 * The zone that an order is moved in: its own, and where that was deleted the one that has its place now.
 * @throws OrderRefused DELIVERY_UNAVAILABLE when none has it
 */
async function zoneOf(tx: Queryable, { zoneId, place, stamp }: MovedOrder): Promise<number> {
  const setup = await readSetup(tx, stamp);
  const zone = setup?.zones.find(({ id }) => id === zoneId) ?? setup?.finder.find(place);
  if (!zone) throw unavailable('not_covered');
  return zone.id;
}

function isSameSlot(one: Slot, other: Slot): boolean {
  return one.date === other.date && one.window === other.window;
}

/**
 * Writes the move and its mails in one statement; a trigger counts. Mails go to whom those about a status go, and name no
 * amount; where the zone alone is another one, nobody is told. On another day it is in no run any more that was planned for
 * the one before.
 */
async function write(
  tx: Queryable,
  orderId: number,
  before: Slot,
  after: NewSlot,
  reason: string | null,
): Promise<void> {
  const isTold = !isSameSlot(before, after);
  await tx.query(
    `WITH changed AS (
       UPDATE orders SET delivery_date = $2::date, delivery_window = $3, cut_off = $8, zone_id = $9 WHERE id = $1
       RETURNING id, kind, customer_email, user_id, account_id),
     unplanned AS (
       DELETE FROM run_stop s USING delivery_run r
       WHERE s.order_id = $1 AND s.outcome IS NULL AND r.id = s.run_id AND r.departed_at IS NULL AND r.day <> $2::date),
     move AS (
       INSERT INTO delivery_move (order_id, from_day, from_window, to_day, to_window, reason)
       SELECT id, $4, $5, $2::date, $3, $6 FROM changed WHERE $10)
     INSERT INTO outgoing_mail (kind, to_address, order_id, with_amounts)
     SELECT DISTINCT $7, mail.address, changed.id, false
     FROM changed, LATERAL (${mailedAddresses('changed')}) AS mail WHERE $10`,
    [
      orderId,
      after.date,
      after.window,
      before.date,
      before.window,
      reason,
      MailKind.ORDER_MOVED,
      after.cutOff,
      after.zoneId,
      isTold,
    ],
  );
}
