import type { DataSource } from 'typeorm';
import { hashPassword } from '../accounts/signIn/passwords';
import { PaymentMode, PricingMode, Role } from '../identity/roles';
import { CreditEntryType } from '../credit/credit.entity';
import { postEntry } from '../credit/ledger';
import { transaction } from '../db/transaction';
import { tellChangeSource } from '../pricing/history/changeSource';
import type { Queryable } from '../db/queryable';
import { accounts, codes, CREDIT_LIMIT, type SeedAccount } from './demoAccounts';
import { loadCatalogue } from './loadCatalogue';
import { lacksDemoOrders, loadOrders } from './loadOrders';
import { loadMonths } from './months/loadMonths';
import { lacksDemoRuns, loadRuns } from './months/loadRuns';
import { loadPlans } from './loadPlans';
import { loadStock } from './loadStock';
import { loadZones } from './loadZones';
import { withPastYear } from './loadPriceHistory';

const SEED_LOCK = 7_264_006;

/**
 * Loads the demo shop into an empty database: catalogue, accounts, prices and their history of a year, codes, credit,
 * three plans of prices, the zones of delivery, counted stock, 300 orders and the runs of these days.
 * @param withMonths whether there are orders of three months and of these days; without them there are six
 * @returns false, having done nothing, when there are accounts or products already
 */
export async function loadDemo(db: DataSource, { withMonths = true } = {}): Promise<boolean> {
  const loaded = await transaction(db, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (!(await isEmpty(tx))) return false;
    await tellChangeSource(tx, { actorId: null, via: 'seed' });
    await withPastYear(tx, async () => {
      await loadCatalogue(tx);
      await loadAccounts(tx);
      await loadPrices(tx);
    });
    await loadCodes(tx);
    await loadPlans(tx);
    await loadZones(tx);
    await loadStock(tx);
    return true;
  });
  // Also after a first start that was killed before it had placed them.
  if (await lacksDemoOrders(db)) {
    if (withMonths) await loadMonths(db);
    await loadOrders(db);
  }
  if (withMonths && (await lacksDemoRuns(db))) await loadRuns(db);
  return loaded;
}

/** Whether nothing was ever put into the shop. */
async function isEmpty(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }[]>(
    'SELECT NOT EXISTS (SELECT 1 FROM users) AND NOT EXISTS (SELECT 1 FROM category) AS empty',
  );
  return row?.empty ?? false;
}

async function loadAccounts(tx: Queryable): Promise<void> {
  const ids = new Map<string, number>();
  for (const account of accounts) {
    const [row] = await tx.query<{ id: number }[]>(
      `INSERT INTO users (username, email, password_hash, role, first_name, last_name, business_approved, payment_mode,
         pricing_mode, business_discount, business_name, location, address, city, state, zip, country, phone, parent_business_id, duties, email_proved_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, now()) RETURNING id`,
      valuesOf(account, await hashPassword(account.password), ids.get(account.parent ?? '') ?? null),
    );
    if (!row) throw new Error(`The demo account ${account.username} was not made`);
    ids.set(account.username, row.id);
    if (account.role === Role.BUSINESS && account.paymentMode === PaymentMode.CREDIT) await openCredit(tx, row.id);
    if (account.priceMails) await tx.query('INSERT INTO price_mail_setting (user_id) VALUES ($1)', [row.id]);
  }
}

function valuesOf(account: SeedAccount, passwordHash: string, parentId: number | null): unknown[] {
  return [
    account.username,
    `${account.username}@bustan.example`,
    passwordHash,
    account.role,
    account.firstName,
    account.lastName,
    account.role === Role.BUSINESS,
    account.paymentMode ?? PaymentMode.CASH,
    account.pricingMode ?? PricingMode.DISCOUNT,
    account.businessDiscount ?? '0',
    account.businessName ?? null,
    account.location ?? null,
    account.address ?? null,
    account.city ?? null,
    account.state ?? null,
    account.zip ?? null,
    account.address ? 'Lebanon' : null,
    account.phone ?? null,
    parentId,
    account.duties ?? [],
  ];
}

async function openCredit(tx: Queryable, userId: number): Promise<void> {
  await tx.query('INSERT INTO credit_account (user_id, credit_limit, current_balance) VALUES ($1, $2, 0)', [
    userId,
    CREDIT_LIMIT,
  ]);
  await postEntry(tx, {
    userId,
    type: CreditEntryType.ADJUSTMENT,
    amount: CREDIT_LIMIT,
    description: 'Credit limit set',
    orderId: null,
    byUserId: null,
    withinCredit: false,
  });
}

/** Two prices agreed with the business in individual mode: one for a product, one for a size. */
async function loadPrices(tx: Queryable): Promise<void> {
  await tx.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     SELECT u.id, p.id, '', round(p.customer_price * 0.8, -3) FROM users u,
       (SELECT * FROM product WHERE customer_price IS NOT NULL AND in_stock
          AND NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = product.id) ORDER BY id LIMIT 1) p
     WHERE u.username = 'business-cash'
     UNION ALL
     SELECT u.id, v.product_id, v.name, round(v.customer_price * 0.75, -3) FROM users u,
       (SELECT v.* FROM product_variant v JOIN product p ON p.id = v.product_id
        WHERE v.customer_price IS NOT NULL AND p.in_stock ORDER BY v.product_id, v.position DESC LIMIT 1) v
     WHERE u.username = 'business-cash'`,
  );
}

async function loadCodes(tx: Queryable): Promise<void> {
  for (const { code, discountPercent, maxUses, currentUses, expiresInDays, isActive } of codes) {
    await tx.query(
      `INSERT INTO discount_code (code, discount_percent, max_uses, current_uses, expires_at, is_active)
       VALUES ($1, $2, $3, $4, now() + make_interval(days => $5::integer), $6)`,
      [code, discountPercent, maxUses, currentUses, expiresInDays, isActive],
    );
  }
}
