import type { DataSource } from 'typeorm';
import { FOLLOWED_DAYS } from '../../../common/constants';
import { ShopError } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import type { Viewer } from '../../identity/viewer';
import type { TellLimit } from '../../rateLimits/limitState';
import { RateLimit } from '../../rateLimits/rateLimit';
import { parseAddress } from '../address';
import { NO_AMOUNTS } from '../orderAmounts';
import { OrderStatus } from '../orderTerms';
import { hidesAmounts } from '../reading/readOrders';
import { isKey } from './followKeys';
import type { FollowedOrder } from './followed.types';

/** Who shows a key. */
interface Asker {
  readonly network: string;
  readonly tellLimit: TellLimit;
}

interface Row extends Omit<FollowedOrder, 'town'> {
  followHash: Buffer | null;
  deliveryAddress: unknown;
  hasEnded: boolean;
}

const WRONG_KEYS_PER_NETWORK = 30;

/**
 * Shows an order to whoever has its key (specification 5.12). Wrong keys are counted by network, for all server processes
 * at once: nobody guesses 128 bits, and nobody is let try for nothing.
 */
export class FollowedOrders {
  private readonly wrongKeys: RateLimit;

  constructor(db: DataSource) {
    const why = 'Too many wrong links to orders.';
    this.wrongKeys = new RateLimit(db, { name: 'follow-key', most: WRONG_KEYS_PER_NETWORK, why });
  }

  /**
   * The order with this number and key.
   * @returns null when there is none: no order has the number, or it has another key, or none
   * @throws ShopError RATE_LIMITED after too many wrong keys, and GONE 90 days after the order's end
   */
  async read(reads: Queryable, viewer: Viewer, { network, tellLimit }: Asker, id: number, key: string) {
    await this.wrongKeys.check(network, tellLimit);
    const row = await readRow(reads, id);
    if (!row || !isKey(key, row.followHash)) {
      // Of many at once, those over the limit are refused although the check let them through.
      await this.wrongKeys.take(network, tellLimit);
      return null;
    }
    if (row.hasEnded) throw ended(id);
    return show(viewer, row);
  }
}

async function readRow(reads: Queryable, id: number): Promise<Row | null> {
  const [row] = await reads.query<Row[]>(
    `SELECT o.id, o.status, o.created_at AS "createdAt", o.payment_method AS "paymentMethod", o.payment_status AS "paymentStatus", o.lbp_per_usd AS "lbpPerUsd",
       o.subtotal_amount AS "subtotalAmount", o.discount_amount AS "discountAmount", o.delivery_fee AS "deliveryFee",
       o.total_amount AS "totalAmount", o.tracking_number AS "trackingNumber", o.delivery_address AS "deliveryAddress",
       to_char(o.delivery_date, 'YYYY-MM-DD') AS "deliveryDate", o.delivery_window AS "deliveryWindow",
       o.follow_hash AS "followHash", ended.until AS "followableUntil", coalesce(ended.until <= now(), false) AS "hasEnded"
     FROM orders o LEFT JOIN LATERAL (
       SELECT min(e.at) + make_interval(days => $2) AS until FROM order_event e
       WHERE e.order_id = o.id AND o.status = ANY($3::text[]) AND e.id > coalesce(
         (SELECT max(b.id) FROM order_event b WHERE b.order_id = o.id AND b.status <> o.status), 0)) AS ended ON true
     WHERE o.id = $1`,
    [id, FOLLOWED_DAYS, [OrderStatus.DELIVERED, OrderStatus.CANCELLED]],
  );
  return row ?? null;
}

function show(viewer: Viewer, { followHash: _, hasEnded: __, deliveryAddress, ...order }: Row): FollowedOrder {
  const { area, city } = parseAddress(deliveryAddress) ?? {};
  const shown = { ...order, town: [area, city].filter(Boolean).join(', ') || null };
  if (!hidesAmounts(viewer)) return shown;
  return {
    ...shown,
    ...NO_AMOUNTS,
    lbpPerUsd: null,
  };
}

function ended(id: number): ShopError {
  return new ShopError(
    'GONE',
    `This link to order #${id} has ended, ${FOLLOWED_DAYS} days after the order was delivered or cancelled. To ask about the order, please contact the shop and name its number.`,
  );
}
