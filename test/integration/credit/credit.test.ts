import { askGraphql, askRest, type Asked } from '../../support/asking';
import { footprint, idOf, ledgerOf } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

let shop: TestShop;
let admin: ShopClient;
let business: ShopClient;
let businessId: number;
let cashId: number;
let customerId: number;
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

const ACCOUNT = 'userId currentBalance creditLimit usedCredit';
const TRANSACTION = 'id userId type description amount balanceAfter createdAt orderId createdByUser { username }';

/** The writing calls, by both ways; REST gives the account with the transaction inside. */
const CALLS = {
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
type Call = keyof typeof CALLS;

const WAYS = ['GraphQL', 'REST'] as const;
type Way = (typeof WAYS)[number];

async function write(way: Way, call: Call, userId: number, input: unknown, by = admin): Promise<Asked> {
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
async function makeBusiness(paymentMode: 'cash' | 'credit' = 'cash'): Promise<number> {
  const [row] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO users (username, email, password_hash, role, business_approved, payment_mode)
     SELECT $1, $1 || '@businesses.example', password_hash, 'business', true, $2 FROM users WHERE username = 'business'
     RETURNING id`,
    [`credit-${(made += 1)}`, paymentMode],
  );
  return row!.id;
}

async function lastAudit(): Promise<Fields> {
  const [row] = await shop.db.query<Fields[]>('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
  return row!;
}

describe.each(WAYS)('by %s', (way) => {
  test('the first change opens the account: limit 5000.00, all available, and then what was asked', async () => {
    const id = await makeBusiness();
    const { value } = await write(way, 'payment', id, { amount: '100.50' });
    expect(value).toEqual({
      currentBalance: '5100.50',
      creditLimit: '5000.00',
      usedCredit: '0.00',
      transaction: {
        id: expect.any(String),
        userId: id,
        type: 'payment',
        description: 'Payment received',
        amount: '100.50',
        balanceAfter: '5100.50',
        createdAt: expect.any(String),
        orderId: null,
        createdByUser: { username: 'admin' },
      },
    });
    const { body } = await admin.rest('GET', `/api/admin/users/${id}/credit-transactions`);
    expect(body.map(({ type, amount, balanceAfter }: Fields) => [type, amount, balanceAfter])).toEqual([
      ['payment', '100.50', '5100.50'],
      ['adjustment', '5000.00', '5000.00'],
    ]);
    expect(body[0]).toEqual(value.transaction);
    expect(await ledgerOf(shop.db, id)).toEqual({ balance: '5100.50', sum: '5100.50', entries: 2, brokenLinks: 0 });
  });

  test('the limit moves what is available by the difference, up, down and not at all', async () => {
    const id = await makeBusiness();
    await write(way, 'adjustment', id, { amount: '-4999.99', description: 'Opening' });
    const up = await write(way, 'limit', id, { creditLimit: '7500' });
    expect(up.value).toMatchObject({ currentBalance: '2500.01', creditLimit: '7500.00', usedCredit: '4999.99' });
    expect(up.value.transaction).toMatchObject({
      type: 'adjustment',
      amount: '2500.00',
      description: 'Credit limit set from LBP 5,000 to LBP 7,500',
    });
    expect(await lastAudit()).toMatchObject({
      action: 'credit.limit',
      subject_type: 'user',
      subject_id: String(id),
      before: { creditLimit: '5000.00', currentBalance: '0.01' },
      after: { creditLimit: '7500.00', currentBalance: '2500.01', amount: '2500.00' },
    });
    const none = await write(way, 'limit', id, { creditLimit: '0.00' });
    expect(none.value).toMatchObject({ currentBalance: '-4999.99', creditLimit: '0.00', usedCredit: '4999.99' });
    const same = await write(way, 'limit', id, { creditLimit: '0' });
    expect(same.value.transaction).toMatchObject({ amount: '0.00', balanceAfter: '-4999.99' });
    expect(await ledgerOf(shop.db, id)).toMatchObject({ balance: '-4999.99', sum: '-4999.99', brokenLinks: 0 });
  });

  test('an adjustment may take the balance below zero, a payment brings it back, and ahead counts as 0.00 used', async () => {
    const id = await makeBusiness();
    const low = await write(way, 'adjustment', id, { amount: '-6000.10', description: ' Broken crates ' });
    expect(low.value).toMatchObject({ currentBalance: '-1000.10', usedCredit: '6000.10' });
    expect(low.value.transaction).toMatchObject({ type: 'adjustment', description: 'Broken crates' });
    const paid = await write(way, 'payment', id, { amount: '6000.11', description: 'Cheque 12' });
    expect(paid.value).toMatchObject({ currentBalance: '5000.01', usedCredit: '0.00' });
    expect(paid.value.transaction).toMatchObject({ type: 'payment', description: 'Cheque 12' });
    expect(await lastAudit()).toMatchObject({ action: 'credit.payment', subject_id: String(id) });
  });

  test.each([
    ['2500000', 'Credit added', '2505000.00'],
    ['-2500000', 'Credit removed', '-2495000.00'],
  ])('the quick action %s is an adjustment: %s', async (amount, description, currentBalance) => {
    const id = await makeBusiness();
    const { value } = await write(way, 'quick', id, { amount });
    expect(value).toMatchObject({ currentBalance, creditLimit: '5000.00' });
    expect(value.transaction).toMatchObject({ type: 'adjustment', description, amount: `${amount}.00` });
  });

  test.each<[Call, Fields, Fields]>([
    ['limit', {}, { creditLimit: 'Credit limit is required' }],
    ['limit', { creditLimit: null }, { creditLimit: 'Credit limit is required' }],
    ['limit', { creditLimit: '-0.01' }, { creditLimit: 'A credit limit cannot be below zero' }],
    ['payment', {}, { amount: 'Amount is required' }],
    ['payment', { amount: null, description: 'x' }, { amount: 'Amount is required' }],
    ['payment', { amount: '0' }, { amount: 'A payment must be more than zero' }],
    ['payment', { amount: '-1' }, { amount: 'A payment must be more than zero' }],
    ['payment', { amount: '1', description: 'x'.repeat(201) }, { description: 'Must be at most 200 characters' }],
    ['adjustment', {}, { amount: 'Amount is required', description: 'A reason is required' }],
    ['adjustment', { amount: '5' }, { description: 'A reason is required' }],
    ['adjustment', { amount: '5', description: '  ' }, { description: 'A reason is required' }],
    ['adjustment', { description: 'x' }, { amount: 'Amount is required' }],
    ['adjustment', { amount: '0.00', description: 'x' }, { amount: 'Enter an amount other than zero' }],
    ['adjustment', { amount: '1', description: 'x'.repeat(201) }, { description: 'Must be at most 200 characters' }],
    ['quick', {}, { amount: 'Amount is required' }],
    ['quick', { amount: '0' }, { amount: 'Enter an amount other than zero' }],
  ])('%s with %j is refused, and nothing is stored', async (call, input, fields) => {
    const before = await footprint(shop.db);
    const answer = await write(way, call, businessId, input);
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', fields]);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test.each([1, 1.5, true, [], {}, 'twelve', '1.234', '1e5', '1,000', '', '1000000000000'])(
    'an amount of %j is refused',
    async (amount) => {
      const before = await footprint(shop.db);
      const answer = await write(way, 'payment', businessId, { amount });
      expect(answer.code).toBe('BAD_USER_INPUT');
      if (way === 'REST')
        expect(answer.fields).toEqual({
          amount: 'Must be an amount as text with at most two decimals, like "12.50"',
        });
      expect(await footprint(shop.db)).toEqual(before);
    },
  );

  test('a balance that no account can hold is refused, on both sides of zero', async () => {
    const id = await makeBusiness();
    await write(way, 'quick', id, { amount: '999999990000.00' });
    const before = await ledgerOf(shop.db, id);
    const MESSAGE = 'The balance would be more than an account can hold (999999999999.99)';
    for (const [call, input, field] of [
      ['payment', { amount: '5000.00' }, 'amount'],
      ['quick', { amount: '999999999999.99' }, 'amount'],
      ['adjustment', { amount: '5000', description: 'x' }, 'amount'],
      ['limit', { creditLimit: '999999999999.99' }, 'creditLimit'],
    ] as const) {
      const answer = await write(way, call, id, input);
      expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', { [field]: MESSAGE }]);
    }
    expect(await ledgerOf(shop.db, id)).toEqual(before);
    const exactly = await write(way, 'payment', id, { amount: '4999.99' });
    expect(exactly.value).toMatchObject({ currentBalance: '999999999999.99' });
    for (const _ of [1, 2]) await write(way, 'quick', id, { amount: '-999999999999.99' });
    const under = await write(way, 'quick', id, { amount: '-0.01' });
    expect(under.fields).toEqual({ amount: MESSAGE });
    expect(under.value).toBeNull();
  });

  test('a user who is no business, and one who is not there, have no credit to change', async () => {
    const before = await footprint(shop.db);
    for (const id of [customerId, 2_000_000_000]) {
      for (const call of Object.keys(CALLS) as Call[]) {
        const input = { creditLimit: '1.00', amount: '1.00', description: 'x' };
        const { creditLimit, amount, description } = input;
        const fitting = {
          limit: { creditLimit },
          payment: { amount },
          quick: { amount },
          adjustment: { amount, description },
        };
        const answer = await write(way, call, id, fitting[call]);
        expect([answer.code, answer.message]).toEqual(['NOT_FOUND', 'Business not found']);
      }
    }
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('text that PostgreSQL’s JSON cannot hold is kept with replacement characters', async () => {
    const id = await makeBusiness();
    const { value } = await write(way, 'adjustment', id, { amount: '1', description: 'half \ud83c a pair' });
    expect(value.transaction.description).toBe('half \ufffd a pair');
    const zero = await write(way, 'adjustment', id, { amount: '1', description: 'zero \u0000 inside' });
    expect([zero.code, zero.message]).toEqual(['BAD_USER_INPUT', 'Text must not contain the zero character']);
  });
});

describe('reading', () => {
  test('without an account: balance 0.00, limit 5000.00, used 0.00, and no history', async () => {
    const nothing = { currentBalance: '0.00', creditLimit: '5000.00', usedCredit: '0.00' };
    const cash = await shop.signedIn('business-cash');
    expect((await admin.rest('GET', `/api/admin/users/${cashId}/credit`)).body).toEqual(nothing);
    expect((await cash.rest('GET', '/api/business/credit')).body).toEqual(nothing);
    expect((await cash.rest('GET', '/api/business/credit-transactions')).body).toEqual([]);
    const { data } = await cash.graphql(
      `{ credit { ${ACCOUNT} } viewer { creditBalance } creditHistory { totalCount } }`,
    );
    expect(data).toEqual({
      credit: { userId: cashId, ...nothing },
      viewer: { creditBalance: null },
      creditHistory: { totalCount: 0 },
    });
    expect(await ledgerOf(shop.db, cashId)).toMatchObject({ balance: null, entries: 0 });
  });

  test('a business reads its own balance, account and history, and nobody else’s', async () => {
    const other = await makeBusiness();
    await write('REST', 'payment', other, { amount: '77.77' });
    const { data } = await business.graphql(
      `{ viewer { creditBalance } credit { ${ACCOUNT} } creditHistory(first: 100) { nodes { ${TRANSACTION} } } }`,
    );
    expect(data.viewer.creditBalance).toBe(data.credit.currentBalance);
    expect(data.credit.userId).toBe(businessId);
    expect(data.creditHistory.nodes.length).toBeGreaterThan(1);
    expect(data.creditHistory.nodes.every((node: Fields) => node.userId === businessId)).toBe(true);
    const rest = await business.rest('GET', '/api/business/credit-transactions');
    expect(rest.body.map(({ id }: Fields) => id)).toEqual(data.creditHistory.nodes.map(({ id }: Fields) => id));
    const charge = rest.body.find(({ type }: Fields) => type === 'charge');
    expect(charge).toMatchObject({
      amount: expect.stringMatching(/^-\d+\.\d\d$/),
      orderId: expect.any(Number),
      createdByUser: { username: 'business' },
    });
  });

  test('an unknown business is not found', async () => {
    for (const path of ['credit', 'credit-transactions']) {
      for (const id of [customerId, 2_000_000_000, 'none', '0']) {
        const answer = await admin.rest('GET', `/api/admin/users/${id}/${path}`);
        expect([answer.status, answer.body]).toEqual([404, { message: 'Business not found', code: 'NOT_FOUND' }]);
      }
    }
  });

  test('pages hold every entry once, newest first, whatever they are filtered by', async () => {
    const id = await makeBusiness();
    for (let turn = 0; turn < 6; turn += 1) {
      await write('REST', 'payment', id, { amount: '1.00', description: `Payment ${turn}` });
      await write('REST', 'quick', id, { amount: '-1.00' });
    }
    for (const [path, count] of [
      [`/api/admin/users/${id}/credit-transactions?limit=5`, 13],
      [`/api/admin/credit-transactions?userId=${id}&limit=5`, 13],
      [`/api/admin/credit-transactions?userId=${id}&type=payment&limit=4`, 6],
      [`/api/admin/users/${id}/credit-transactions?limit=3&type=adjustment`, 7],
    ] as const) {
      const seen: string[] = [];
      let next: string | null = path;
      while (next) {
        const answer = await admin.rest('GET', next);
        expect(answer.status).toBe(200);
        seen.push(...answer.body.map((entry: Fields) => entry.id));
        next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
      }
      expect(seen).toHaveLength(count);
      expect(seen.map(Number)).toEqual([...new Set(seen.map(Number))].sort((a, b) => b - a));
    }
    const { data } = await admin.graphql(
      `query ($id: Int!) { creditTransactions(userId: $id, type: PAYMENT) { totalCount nodes { type description } } }`,
      { id },
    );
    expect(data.creditTransactions.totalCount).toBe(6);
    expect(data.creditTransactions.nodes[0]).toEqual({ type: 'PAYMENT', description: 'Payment 5' });
  });

  test.each([
    ['limit=0', { limit: 'limit must be a whole number from 1 to 100' }],
    ['limit=101', { limit: 'limit must be a whole number from 1 to 100' }],
    ['cursor=x', { cursor: 'Pass the endCursor of the page before' }],
    ['userId=x', { userId: 'userId must be a whole number' }],
    ['type=gift', { type: 'Must be one of charge, payment, adjustment, refund' }],
  ])('credit-transactions?%s is refused', async (query, fields) => {
    const { status, body } = await admin.rest('GET', `/api/admin/credit-transactions?${query}`);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('the totals are the sums of what each business in credit mode has used and has available', async () => {
    const ahead = await makeBusiness('credit');
    await write('REST', 'payment', ahead, { amount: '300.00' });
    await makeBusiness('credit');
    const owing = await makeBusiness('credit');
    await write('REST', 'quick', owing, { amount: '-5500.00' });
    const rows = await shop.db.query<{ id: number }[]>(
      `SELECT id FROM users WHERE role = 'business' AND payment_mode = 'credit'`,
    );
    const accounts: Fields[] = [];
    for (const { id } of rows) accounts.push((await admin.rest('GET', `/api/admin/users/${id}/credit`)).body);
    const cents = (amount: string) => BigInt(amount.replace('.', ''));
    const total = (name: string) => accounts.reduce((sum, account) => sum + cents(account[name]), 0n);
    const { body } = await admin.rest('GET', '/api/admin/credit-totals');
    expect([cents(body.totalUsedCredit), cents(body.totalAvailableCredit), body.businesses]).toEqual([
      total('usedCredit'),
      total('currentBalance'),
      rows.length,
    ]);
    const { data } = await admin.graphql('{ creditTotals { totalUsedCredit totalAvailableCredit businesses } }');
    expect(data.creditTotals).toEqual(body);
  });
});

describe('PostgreSQL itself refuses', () => {
  test.each([
    ['to change an entry', 'UPDATE credit_entry SET amount = amount - 1', '23001'],
    ['to delete an entry', 'DELETE FROM credit_entry', '23001'],
    ['to empty the ledger', 'TRUNCATE credit_entry CASCADE', '23001'],
    [
      'a balance that moves without an entry',
      'UPDATE credit_account SET current_balance = current_balance + 1',
      '23514',
    ],
    [
      'an entry without the balance moving',
      `INSERT INTO credit_entry (user_id, type, amount, balance_after, description)
       SELECT user_id, 'payment', 1, current_balance + 1, 'x' FROM credit_account`,
      '23514',
    ],
    [
      'an entry that does not follow on the one before',
      `WITH account AS (UPDATE credit_account SET current_balance = current_balance + 1 RETURNING *)
       INSERT INTO credit_entry (user_id, type, amount, balance_after, description)
       SELECT user_id, 'payment', 2, current_balance, 'x' FROM account`,
      '23514',
    ],
    [
      'an entry between others',
      `WITH account AS (UPDATE credit_account SET current_balance = current_balance + 1 RETURNING *)
       INSERT INTO credit_entry (id, user_id, type, amount, balance_after, description)
       SELECT -user_id, user_id, 'payment', 1, current_balance, 'x' FROM account`,
      '23514',
    ],
    [
      'a refund that was not charged',
      `WITH account AS (UPDATE credit_account SET current_balance = current_balance + 1 RETURNING *)
       INSERT INTO credit_entry (user_id, type, amount, balance_after, description, order_id)
       SELECT user_id, 'refund', 1, current_balance, 'x', (SELECT id FROM orders WHERE payment_method = 'cod' LIMIT 1)
       FROM account`,
      '23514',
    ],
    [
      'a second charge of an order',
      `WITH account AS (UPDATE credit_account SET current_balance = current_balance - 1
         WHERE user_id = (SELECT user_id FROM credit_entry WHERE type = 'charge' LIMIT 1) RETURNING *)
       INSERT INTO credit_entry (user_id, type, amount, balance_after, description, order_id)
       SELECT user_id, 'charge', -1, current_balance, 'x', (SELECT order_id FROM credit_entry WHERE type = 'charge' LIMIT 1)
       FROM account`,
      '23514',
    ],
    [
      'an account that opens with a balance',
      `INSERT INTO credit_account SELECT id, 5000, 5000 FROM users WHERE username = 'customer'`,
      '23514',
    ],
    ['to delete an account with entries', 'DELETE FROM credit_account', '23001'],
  ])('%s', async (_, statement, state) => {
    const before = await shop.db.query('SELECT * FROM credit_entry ORDER BY id');
    const accounts = await shop.db.query('SELECT * FROM credit_account ORDER BY user_id');
    await expect(shop.db.query(statement)).rejects.toMatchObject({ driverError: { code: state } });
    expect(await shop.db.query('SELECT * FROM credit_entry ORDER BY id')).toEqual(before);
    expect(await shop.db.query('SELECT * FROM credit_account ORDER BY user_id')).toEqual(accounts);
  });
});
