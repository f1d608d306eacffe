import { ledgerOf, footprint } from '../../support/data/orderBodies';
import {
  CALLS,
  type Call,
  type Fields,
  APIS,
  admin,
  businessId,
  customerId,
  makeBusiness,
  shop,
  write,
} from './creditShop';

async function lastAudit(): Promise<Fields> {
  const [row] = await shop.db.query<Fields[]>('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
  return row!;
}

describe.each(APIS)('by %s', (api) => {
  test('the first change opens the account: limit 5000.00, all available, and then what was asked', async () => {
    const id = await makeBusiness();
    const { value } = await write(api, 'payment', id, { amount: '100.50' });
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
    await write(api, 'adjustment', id, { amount: '-4999.99', description: 'Opening' });
    const up = await write(api, 'limit', id, { creditLimit: '7500' });
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
    const none = await write(api, 'limit', id, { creditLimit: '0.00' });
    expect(none.value).toMatchObject({ currentBalance: '-4999.99', creditLimit: '0.00', usedCredit: '4999.99' });
    const same = await write(api, 'limit', id, { creditLimit: '0' });
    expect(same.value.transaction).toMatchObject({ amount: '0.00', balanceAfter: '-4999.99' });
    expect(await ledgerOf(shop.db, id)).toMatchObject({ balance: '-4999.99', sum: '-4999.99', brokenLinks: 0 });
  });

  test('an adjustment may take the balance below zero, a payment brings it back, and ahead counts as 0.00 used', async () => {
    const id = await makeBusiness();
    const low = await write(api, 'adjustment', id, { amount: '-6000.10', description: ' Broken crates ' });
    expect(low.value).toMatchObject({ currentBalance: '-1000.10', usedCredit: '6000.10' });
    expect(low.value.transaction).toMatchObject({ type: 'adjustment', description: 'Broken crates' });
    const paid = await write(api, 'payment', id, { amount: '6000.11', description: 'Cheque 12' });
    expect(paid.value).toMatchObject({ currentBalance: '5000.01', usedCredit: '0.00' });
    expect(paid.value.transaction).toMatchObject({ type: 'payment', description: 'Cheque 12' });
    expect(await lastAudit()).toMatchObject({ action: 'credit.payment', subject_id: String(id) });
  });

  test.each([
    ['2500000', 'Credit added', '2505000.00'],
    ['-2500000', 'Credit removed', '-2495000.00'],
  ])('the quick action %s is an adjustment: %s', async (amount, description, currentBalance) => {
    const id = await makeBusiness();
    const { value } = await write(api, 'quick', id, { amount });
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
    const answer = await write(api, call, businessId, input);
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', fields]);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test.each([1, 1.5, true, [], {}, 'twelve', '1.234', '1e5', '1,000', '', '1000000000000'])(
    'an amount of %j is refused',
    async (amount) => {
      const before = await footprint(shop.db);
      const answer = await write(api, 'payment', businessId, { amount });
      expect(answer.code).toBe('BAD_USER_INPUT');
      if (api === 'REST')
        expect(answer.fields).toEqual({
          amount: 'Must be an amount as text with at most two decimals, like "12.50"',
        });
      expect(await footprint(shop.db)).toEqual(before);
    },
  );

  test('a balance that no account can hold is refused, on both sides of zero', async () => {
    const id = await makeBusiness();
    await write(api, 'quick', id, { amount: '999999990000.00' });
    const before = await ledgerOf(shop.db, id);
    const MESSAGE = 'The balance would be more than an account can hold (999999999999.99)';
    for (const [call, input, field] of [
      ['payment', { amount: '5000.00' }, 'amount'],
      ['quick', { amount: '999999999999.99' }, 'amount'],
      ['adjustment', { amount: '5000', description: 'x' }, 'amount'],
      ['limit', { creditLimit: '999999999999.99' }, 'creditLimit'],
    ] as const) {
      const answer = await write(api, call, id, input);
      expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', { [field]: MESSAGE }]);
    }
    expect(await ledgerOf(shop.db, id)).toEqual(before);
    const exactly = await write(api, 'payment', id, { amount: '4999.99' });
    expect(exactly.value).toMatchObject({ currentBalance: '999999999999.99' });
    for (const _ of [1, 2]) await write(api, 'quick', id, { amount: '-999999999999.99' });
    const under = await write(api, 'quick', id, { amount: '-0.01' });
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
        const answer = await write(api, call, id, fitting[call]);
        expect([answer.code, answer.message]).toEqual(['NOT_FOUND', 'Business not found']);
      }
    }
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('text that PostgreSQL’s JSON cannot hold is kept with replacement characters', async () => {
    const id = await makeBusiness();
    const { value } = await write(api, 'adjustment', id, { amount: '1', description: 'half \ud83c a pair' });
    expect(value.transaction.description).toBe('half \ufffd a pair');
    const zero = await write(api, 'adjustment', id, { amount: '1', description: 'zero \u0000 inside' });
    expect([zero.code, zero.message]).toEqual(['BAD_USER_INPUT', 'Text must not contain the zero character']);
  });
});
