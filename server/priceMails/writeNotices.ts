import type { Amount } from '../../common/money';
import { mailAddressOf } from '../identity/mailAddress';
import type { Queryable } from '../db/queryable';
import { MailKind } from '../mail/outgoingMail.entity';
import type { PricingTerms } from '../pricing/priceBook';
import { TellingScope, type NoticeKind, type ShownPrice, type ToldPrice } from './priceNotice.entity';

/** A mail shows so many prices and leads to the portal for the others. */
const MOST_SHOWN = 100;

/** At most so many businesses are told in one transaction. */
const PART = 20;

/** A part ends after so many prices, so that it takes seconds. */
export const PRICES_OF_PART = 100_000;

/** A telling that is not done. */
export interface Telling {
  readonly id: number;
  readonly scope: TellingScope;
  readonly planId: number | null;
  readonly planVersion: number | null;
  readonly lastUserId: number;
}

/** A business that wants to be told. */
export interface Reader extends PricingTerms {
  readonly email: string;
}

/** A price that is not what the business pays, or was told. */
export interface Difference {
  readonly productId: number;
  readonly name: string;
  readonly variant: string | null;
  readonly before: Amount | null;
  readonly after: Amount | null;
}

/** What one business is told. */
export interface Notice {
  readonly userId: number;
  readonly email: string;
  readonly planId: number | null;
  readonly kind: NoticeKind;
  readonly at: Date;
  readonly formerAt: Date | null;
  readonly reasons: readonly string[];
  readonly differences: readonly Difference[];
  /** Null when nothing is to come any more. */
  readonly told: readonly ToldPrice[] | null;
}

/** The next businesses of a part. */
export interface Part {
  readonly readers: readonly Reader[];
  /** Whether there are no others behind them. */
  readonly isLast: boolean;
}

/**
 * The next businesses that have switched mails of prices on, can be reached and can sign in, by their ids.
 * @param prices about how many prices each may have to be told of
 */
export async function nextReaders(db: Queryable, { lastUserId }: Telling, prices = 1): Promise<Part> {
  const most = Math.max(1, Math.min(PART, Math.floor(PRICES_OF_PART / Math.max(1, prices))));
  const readers = await db.query<Reader[]>(
    `SELECT u.id, u.role, u.business_approved AS "businessApproved", u.pricing_mode AS "pricingMode",
       u.business_discount::text AS "businessDiscount", ${mailAddressOf('u')} AS email
     FROM price_mail_setting s JOIN users u ON u.id = s.user_id
     WHERE s.user_id > $1 AND u.role = 'business' AND u.active
       AND ${mailAddressOf('u')} ~ '[^[:space:]]@[^[:space:]]'
     ORDER BY s.user_id LIMIT $2`,
    [lastUserId, most],
  );
  return { readers, isLast: readers.length < most };
}

/** What businesses believe of plans that are to come, or were until now. */
export interface Believed {
  readonly userId: number;
  readonly planId: number;
  readonly at: Date;
  readonly told: readonly ToldPrice[];
}

/** Of these plans, the earliest first. */
export function readBelieved(
  db: Queryable,
  userIds: readonly number[],
  planIds: readonly number[],
): Promise<Believed[]> {
  return db.query(
    `SELECT user_id AS "userId", plan_id AS "planId", at, told FROM price_notice
     WHERE told IS NOT NULL AND user_id = ANY($1::integer[]) AND plan_id = ANY($2::integer[]) ORDER BY at, plan_id`,
    [userIds, planIds],
  );
}

/** Writes what businesses are told, and queues its mails: each once, by the telling. */
export async function writeNotices(db: Queryable, { id, planId }: Telling, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await db.query(
    `UPDATE price_notice SET told = NULL WHERE told IS NOT NULL AND plan_id = $1 AND user_id = ANY($2::integer[])`,
    [planId, notices.map(({ userId }) => userId)],
  );
  await db.query(
    `WITH given AS MATERIALIZED (SELECT * FROM json_to_recordset($2::json) AS n("userId" integer, email text, "planId" integer,
         kind text, at timestamptz, "formerAt" timestamptz, reasons text[], count integer, shown jsonb, told jsonb)),
       told AS (
         INSERT INTO price_notice (telling_id, user_id, plan_id, kind, at, former_at, reasons, price_count, shown, told)
         SELECT $1, "userId", "planId", kind, at, "formerAt", reasons, count, shown, told FROM given
         RETURNING id, user_id)
     INSERT INTO outgoing_mail (kind, to_address, price_notice_id)
     SELECT '${MailKind.PRICE_CHANGE}', given.email, told.id FROM told JOIN given ON given."userId" = told.user_id
     ORDER BY told.user_id`,
    [id, JSON.stringify(notices.map(rowOf))],
  );
}

function rowOf({ differences, ...notice }: Notice) {
  const shown = differences
    .slice(0, MOST_SHOWN)
    .map(({ productId, name, variant, before, after }): ShownPrice => ({ productId, name, variant, before, after }));
  return { ...notice, count: differences.length, shown };
}

/** Everybody up to the last of these businesses was told. */
export async function advance(db: Queryable, telling: Telling, { readers, isLast }: Part): Promise<void> {
  const last = readers.at(-1);
  if (last && !isLast) {
    await db.query('UPDATE price_telling SET last_user_id = $2 WHERE id = $1', [telling.id, last.id]);
    return;
  }
  await db.query('UPDATE price_telling SET done_at = clock_timestamp() WHERE id = $1', [telling.id]);
  if (telling.scope === TellingScope.CHANGES) await forgetChanges(db, telling);
  if (telling.scope === TellingScope.ENDED) {
    await db.query('UPDATE price_notice SET told = NULL WHERE told IS NOT NULL AND plan_id = $1', [telling.planId]);
  }
}

/** What is told waits no more, and what was applied of plans is what businesses pay. */
async function forgetChanges(db: Queryable, { id }: Telling): Promise<void> {
  await db.query(
    `UPDATE price_notice n SET told = NULL FROM price_plan p
     WHERE n.told IS NOT NULL AND p.id = n.plan_id AND p.state = 'applied'
       AND NOT EXISTS (SELECT FROM price_change_untold w JOIN price_change_set s ON s.id = w.set_id
         WHERE w.telling_id IS DISTINCT FROM $1 AND s.via = 'plan:' || p.id)`,
    [id],
  );
  await db.query('DELETE FROM price_change_untold WHERE telling_id = $1', [id]);
}
