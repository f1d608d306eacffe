import { type ApiOutcome, callRest, callGraphql } from '../../support/apiCalls';
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
let count = 0;

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

export const APIS = ['GraphQL', 'REST'] as const;

type Api = (typeof APIS)[number];

export async function write(api: Api, call: Call, userId: number, input: unknown, by = admin): Promise<ApiOutcome> {
  const [operation, type, method, path] = CALLS[call];
  if (api === 'REST') return callRest(by, method, path(userId), input);
  const outcome = await callGraphql(
    by,
    `mutation ($userId: Int!, $input: ${type}!) {
      ${operation}(userId: $userId, input: $input) { account { ${ACCOUNT} } transaction { ${TRANSACTION} } } }`,
    { userId, input },
  );
  if (!outcome.value) return outcome;
  const { account, transaction } = outcome.value as { account: Fields; transaction: Fields };
  const { userId: _, ...rest } = account;
  return { ...outcome, value: { ...rest, transaction: { ...transaction, type: transaction.type.toLowerCase() } } };
}

/** A business of one test's own, without an account until it is given one. */
export async function makeBusiness(paymentMode: 'cash' | 'credit' = 'cash'): Promise<number> {
  const [row] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode)
     SELECT $1, $1 || '@businesses.example', password_hash, 'business', true, $2 FROM users WHERE username = 'business'
     RETURNING id`,
    [`credit-${(count += 1)}`, paymentMode],
  );
  return row!.id;
}
