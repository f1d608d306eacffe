import { ledgerOf } from '../../support/data/orderBodies';
import {
  ACCOUNT,
  type Fields,
  TRANSACTION,
  admin,
  business,
  businessId,
  cashId,
  customerId,
  makeBusiness,
  shop,
  write,
} from './creditShop';

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
      const collected: string[] = [];
      let next: string | null = path;
      while (next) {
        const answer = await admin.rest('GET', next);
        expect(answer.status).toBe(200);
        collected.push(...answer.body.map((entry: Fields) => entry.id));
        next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
      }
      expect(collected).toHaveLength(count);
      expect(collected.map(Number)).toEqual([...new Set(collected.map(Number))].sort((a, b) => b - a));
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
    const indebted = await makeBusiness('credit');
    await write('REST', 'quick', indebted, { amount: '-5500.00' });
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
