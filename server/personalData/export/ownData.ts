import { SHOP_NAME } from '../../../common/constants';
import { readAddresses } from '../../accounts/addresses/savedAddresses';
import { readOwnSessions } from '../../accounts/sessions/ownSessions';
import type { Queryable } from '../../db/queryable';
import { isApprovedBusiness, viewerOf, type Account } from '../../identity/viewer';
import { readCart } from '../../orders/cart/cart';
import { everyOwnOrder } from './ownOrders';
import { everyAuditEntry, everyCreditEntry, readOwnCredit } from './ownRecords';
import { everyCashCount, everyOwnRun, everyPackedLine, everyReportedAttempt } from './ownWork';

/** A part of the export by its name: a value, or many that are read while they are written. */
type Section = readonly [name: string, content: object | string | null | AsyncIterable<object>];

/**
 * All that the shop keeps about an account, as JSON, written while it is read (specification 24.1): nothing by which
 * anybody could sign in, nothing about others, and no amount for an employee.
 * @param sid of the session that asks; null for none
 */
export async function* ownData(db: Queryable, account: Account, sid: string | null): AsyncGenerator<string> {
  let opening = '{\n';
  for await (const [name, content] of sections(db, account, sid)) {
    yield `${opening}${JSON.stringify(name)}: `;
    opening = ',\n';
    if (isMany(content)) yield* list(content);
    else yield JSON.stringify(content);
  }
  yield '\n}\n';
}

async function* list(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let opening = '[\n';
  for await (const row of rows) {
    yield opening + JSON.stringify(row);
    opening = ',\n';
  }
  yield opening === '[\n' ? '[]' : '\n]';
}

function isMany(content: Section[1]): content is AsyncIterable<object> {
  return typeof content === 'object' && content !== null && Symbol.asyncIterator in content;
}

async function* sections(db: Queryable, account: Account, sid: string | null): AsyncGenerator<Section> {
  const { id } = account;
  const seesPrices = isApprovedBusiness(viewerOf(account));
  const sessions = await readOwnSessions(db, account, sid);
  yield ['shop', SHOP_NAME];
  yield ['exportedAt', new Date().toISOString()];
  yield ['account', await readAccount(db, id)];
  yield ['addresses', await readAddresses(db, id)];
  yield ['cart', await readCart(db, `user:${id}`)];
  yield ['sessions', sessions.map(({ id: _, ...session }) => session)];
  yield ['apiTokens', await db.query<object[]>(TOKENS, [id])];
  yield ['passkeys', await db.query<object[]>(PASSKEYS, [id])];
  yield ['authenticatorApp', (await db.query<object[]>(APP, [id]))[0] ?? null];
  yield ['links', await db.query<object[]>(LINKS, [id])];
  yield ['settings', await readSettings(db, id)];
  yield ['agreedPrices', seesPrices ? await db.query<object[]>(AGREED_PRICES, [id]) : []];
  yield ['mailsAboutPrices', await db.query<object[]>(PRICE_MAILS, [id])];
  yield ['mailsAboutTheAccount', await db.query<object[]>(MAILS, [id])];
  yield ['credit', await readOwnCredit(db, account)];
  yield ['creditEntries', everyCreditEntry(db, account)];
  yield ['orders', everyOwnOrder(db, account)];
  yield ['runs', everyOwnRun(db, account)];
  yield ['reportedDeliveries', everyReportedAttempt(db, account)];
  yield ['cashCounts', everyCashCount(db, account)];
  yield ['packedLines', everyPackedLine(db, account)];
  yield ['auditLog', everyAuditEntry(db, account, seesPrices)];
}

async function readAccount(db: Queryable, id: number): Promise<object | null> {
  const [account] = await db.query<object[]>(
    `SELECT id, username, email, NOT email_unconfirmed AS "emailConfirmed", email_proved_at AS "emailProvedAt",
       former_email AS "formerEmail", role, duties, first_name AS "firstName", last_name AS "lastName",
       business_name AS "businessName", location, address, city, state, zip, country, phone,
       business_approved AS "businessApproved", payment_mode AS "paymentMode", pricing_mode AS "pricingMode",
       CASE WHEN role <> 'employee' THEN business_discount::text END AS "businessDiscount",
       parent_business_id AS "parentBusinessId", created_at AS "createdAt"
     FROM users WHERE id = $1`,
    [id],
  );
  return account ?? null;
}

async function readSettings(db: Queryable, id: number): Promise<object> {
  const [settings] = await db.query<[object]>(
    `SELECT u.language, s.since AS "mailsAboutPricesSince",
       CASE WHEN u.role = 'business' THEN u.prices_on_slips END AS "pricesOnSlips"
     FROM users u LEFT JOIN price_mail_setting s ON s.user_id = u.id WHERE u.id = $1`,
    [id],
  );
  return settings;
}

const TOKENS = `SELECT id, name, scopes, created_at AS "createdAt", expires_at AS "expiresAt",
    last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"
  FROM api_token WHERE owner_id = $1 ORDER BY id`;

/** Links that mails carry; what opens them is kept as a hash alone, which stays here. */
const LINKS = `SELECT kind, email, language, created_at AS "createdAt", expires_at AS "expiresAt"
  FROM account_link WHERE user_id = $1 ORDER BY id`;

/** Without what could sign in. */
const PASSKEYS = `SELECT name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
  FROM passkey WHERE user_id = $1 ORDER BY id`;
const APP = 'SELECT created_at AS "addedAt" FROM authenticator_app WHERE user_id = $1';

const AGREED_PRICES = `SELECT i.product_id AS "productId", p.name AS "productName", nullif(i.variant, '') AS variant,
    i.custom_price::text AS price
  FROM individual_price i JOIN product p ON p.id = i.product_id WHERE i.user_id = $1 ORDER BY i.product_id, i.variant`;

/** About its address or its password. */
const MAILS = `SELECT kind, to_address AS "to", status, sent_at AS "sentAt" FROM outgoing_mail
  WHERE user_id = $1 ORDER BY id`;

const PRICE_MAILS = `SELECT n.kind, n.at, n.former_at AS "formerAt", n.reasons, n.price_count AS "priceCount",
    n.shown AS prices, m.to_address AS "to", m.status, m.sent_at AS "sentAt"
  FROM price_notice n LEFT JOIN outgoing_mail m ON m.price_notice_id = n.id WHERE n.user_id = $1 ORDER BY n.id`;
