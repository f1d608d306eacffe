import { eventually } from '../../support/processes';
import { statementsOf } from '../../support/statements';
import {
  admin,
  business,
  byAccount,
  byEmployee,
  byGuest,
  customer,
  employee,
  rateOf,
  setRate,
  shop,
  type Fields,
} from './currencyShop';

const SHOWN = '{ shop { name lbpPerUsd } }';
const shownTo = async (client = shop.guest()) => (await client.graphql(SHOWN)).data.shop.lbpPerUsd as string | null;
const history = async () => (await admin.rest('GET', '/api/admin/exchange-rates')).body as Fields[];

describe('a shop without a rate', () => {
  test('shows none, and its orders keep none', async () => {
    expect(await shownTo()).toBeNull();
    const { id } = await byGuest();
    expect(await rateOf(id)).toBeNull();
    expect(await history()).toEqual([]);
  });
});

describe('the rate', () => {
  test.each([
    ['0', 'One USD is 100 to 10,000,000 LBP'],
    ['0.00', 'One USD is 100 to 10,000,000 LBP'],
    ['-89500.00', 'One USD is 100 to 10,000,000 LBP'],
    ['99.99', 'One USD is 100 to 10,000,000 LBP'],
    ['10000000.01', 'One USD is 100 to 10,000,000 LBP'],
  ])('%s is refused in words', async (rate, message) => {
    const { status, body } = await setRate(rate);
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_USER_INPUT', { lbpPerUsd: message }]);
    expect(await history()).toEqual([]);
  });

  test.each([[89500], ['89500.005'], ['a lot'], [true]])('%j is no rate', async (rate) => {
    const { status, body } = await setRate(rate);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'BAD_USER_INPUT', ['lbpPerUsd']]);
    expect(await history()).toEqual([]);
  });

  test('is set by admins, with its history, and every order keeps that of its moment', async () => {
    const first = await setRate('89500.00');
    expect(first).toMatchObject({
      status: 201,
      body: { lbpPerUsd: '89500.00', showsUsd: true, byUsername: 'admin' },
    });
    const [guests, customers, businesses] = [
      (await byGuest()).id,
      await byAccount(customer),
      await byAccount(business),
    ];
    expect(await setRate('90000.50')).toMatchObject({ status: 201 });
    const later = (await byGuest()).id;
    expect(await Promise.all([guests, customers, businesses, later].map(rateOf))).toEqual([
      '89500.00',
      '89500.00',
      '89500.00',
      '90000.50',
    ]);
    expect((await history()).map(({ lbpPerUsd }) => lbpPerUsd)).toEqual(['90000.50', '89500.00']);
    await eventually('the new rate is shown', async () => (await shownTo()) === '90000.50');
  });

  test('that is set already adds nothing to the history, and a line to the audit log', async () => {
    const before = await history();
    await setRate('90000.50');
    expect(await history()).toEqual(before);
    const { body } = await admin.rest('GET', '/api/admin/audit-log?subjectType=exchangeRate');
    expect(body.entries[0]).toMatchObject({
      actorUsername: 'admin',
      before: { lbpPerUsd: '90000.50', showsUsd: true },
      after: { lbpPerUsd: '90000.50', showsUsd: true },
    });
  });

  test('is never changed afterwards, whoever tries', async () => {
    for (const statement of [
      'UPDATE exchange_rate SET lbp_per_usd = 100',
      'DELETE FROM exchange_rate',
      'TRUNCATE exchange_rate',
    ]) {
      await expect(shop.db.query(statement)).rejects.toThrow();
    }
    expect((await history()).map(({ lbpPerUsd }) => lbpPerUsd)).toEqual(['90000.50', '89500.00']);
  });

  test('is shown to shoppers and businesses, and to no employee; orders say theirs to who sees their amounts', async () => {
    const [own, ofEmployee] = [await byAccount(customer), await byEmployee()];
    expect(await rateOf(ofEmployee)).toBe('90000.50');
    for (const client of [customer, business, admin]) expect(await shownTo(client)).toBe('90000.50');
    expect(await shownTo(employee)).toBeNull();
    const read = async (client: typeof admin, id: number) =>
      (await client.graphql('query ($id: Int!) { order(id: $id) { id lbpPerUsd transfer { state } } }', { id })).data
        .order;
    expect(await read(customer, own)).toEqual({ id: own, lbpPerUsd: '90000.50', transfer: { state: 'AWAITED' } });
    expect(await read(business, ofEmployee)).toEqual({ id: ofEmployee, lbpPerUsd: '90000.50', transfer: null });
    expect(await read(employee, ofEmployee)).toEqual({ id: ofEmployee, lbpPerUsd: null, transfer: null });
  });

  test('costs an order no statement', async () => {
    const statements = await statementsOf(() => byGuest());
    expect(statements.filter((text) => text.includes('exchange_rate'))).toHaveLength(1);
    expect(statements.find((text) => text.includes('exchange_rate'))).toContain('INSERT INTO orders');
  });

  test('may be kept for reports alone, and taken away', async () => {
    await setRate('90000.50', false);
    await eventually('it is not shown', async () => (await shownTo()) === null);
    expect(await rateOf((await byGuest()).id)).toBe('90000.50');
    await setRate(null, true);
    expect(await rateOf((await byGuest()).id)).toBeNull();
    expect((await history()).map(({ lbpPerUsd, showsUsd }) => [lbpPerUsd, showsUsd])).toEqual([
      [null, true],
      ['90000.50', false],
      ['90000.50', true],
      ['89500.00', true],
    ]);
  });

  test('is for admins alone', async () => {
    for (const [client, status] of [
      [shop.guest(), 401],
      [customer, 403],
      [business, 403],
      [employee, 403],
    ] as const) {
      expect((await setRate('500.00', true, client)).status).toBe(status);
    }
    expect((await history())[0]).toMatchObject({ lbpPerUsd: null });
  });
});
