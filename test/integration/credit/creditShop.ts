import { type Asked, askRest, askGraphql } from '../../support/asking';
import { idOf } from '../../support/data/orderBodies';
import { type TestShop, startShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

export type Fields = Record<string, any>;

export let shop: TestShop;
export let admin: ShopClient;
export let business: ShopClient;
export let businessId: number;
export let cashId: number;
export let customerId: number;
let made = 0;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business');
  businessId = await idOf(shop.db, 'business');
  cashId = await idOf(shop.db, 'business-cash');
  customerId = await idOf(shop.db, 'customer');
});

afterAll(() => shop.stop());

export const ACCOUNT = 'userId currentBalance creditLimit usedCredit';

export const TRANSACTION =
  'id userId type description amount balanceAfter createdAt orderId createdByUser { username }';

/** The writing calls, by both ways; REST gives the account with the transaction inside. */
export const CALLS = {
  limit: ['setCreditLimit', 'CreditLimitInput', 'PUT', (id: number) => `/api/admin/business-credit/${id}/limit`],
  payment: [
    'recordCreditPayment',
    'CreditPaymentInput',
    'POST',
    (id: number) => `/api/admin/business-credit/${id}/payment`,
  ],
  adjustment: [
    'adjustCredit',
    'CreditAdjustmentInput',
    'POST',
    (id: number) => `/api/admin/business-credit/${id}/adjustment`,
  ],
  quick: ['addCredit', 'CreditAmountInput', 'POST', (id: number) => `/api/admin/users/${id}/credit`],
} as const;

export type Call = keyof typeof CALLS;

export const WAYS = ['GraphQL', 'REST'] as const;

type Way = (typeof WAYS)[number];

export async function write(way: Way, call: Call, userId: number, input: unknown, by = admin): Promise<Asked> {
  const [operation, type, method, path] = CALLS[call];
  if (way === 'REST') return askRest(by, method, path(userId), input);
  const asked = await askGraphql(
    by,
    `mutation ($userId: Int!, $input: ${type}!) {
      ${operation}(userId: $userId, input: $input) { account { ${ACCOUNT} } transaction { ${TRANSACTION} } } }`,
    { userId, input },
  );
  if (!asked.value) return asked;
  const { account, transaction } = asked.value as { account: Fields; transaction: Fields };
  const { userId: _, ...rest } = account;
  return { ...asked, value: { ...rest, transaction: { ...transaction, type: transaction.type.toLowerCase() } } };
}

/** A business of one test's own, without an account until it is given one. */
export async function makeBusiness(paymentMode: 'cash' | 'credit' = 'cash'): Promise<number> {
  const [row] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode)
     SELECT $1, $1 || '@businesses.example', password_hash, 'business', true, $2 FROM users WHERE username = 'business'
     RETURNING id`,
    [`credit-${(made += 1)}`, paymentMode],
  );
  return row!.id;
}
