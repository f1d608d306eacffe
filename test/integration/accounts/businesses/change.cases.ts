import { callRest, callGraphql } from '../../../support/apiCalls';
import { rowCounts } from '../../../support/data/rows';
import type { ShopClient } from '../../../support/shopClient';
import { FIELDS, type Fields, admin, create, entriesOf, form, ids, lastAudit, shop } from './businessesShop';

async function madeBusiness(more: Fields = {}): Promise<Fields & { id: number; client: ShopClient }> {
  const body = form(more);
  const { value } = await create.REST!(body);
  const client = shop.guest();
  expect((await client.rest('POST', '/api/login', { username: body.username, password: 'olive-press' })).status).toBe(
    200,
  );
  return { ...value, client };
}

/** Each change of a business, by either way. */
const change = {
  approval: {
    GraphQL: (id: number, approved: unknown) =>
      callGraphql(
        admin,
        `mutation ($id: Int!, $approved: Boolean!) { setBusinessApproval(userId: $id, approved: $approved) { ${FIELDS} } }`,
        { id, approved },
      ),
    REST: (id: number, approved: unknown) => callRest(admin, 'PATCH', `/api/admin/users/${id}/approval`, { approved }),
  },
  address: {
    GraphQL: (id: number, input: unknown) =>
      callGraphql(
        admin,
        `mutation ($id: Int!, $input: BusinessAddressInput!) { updateBusinessAddress(userId: $id, input: $input) { ${FIELDS} } }`,
        { id, input },
      ),
    REST: (id: number, body: unknown) => callRest(admin, 'PATCH', `/api/admin/users/${id}/address`, body),
  },
  discount: {
    GraphQL: (id: number, discount: unknown) =>
      callGraphql(
        admin,
        `mutation ($id: Int!, $discount: Float) { setBusinessDiscount(userId: $id, discount: $discount) { ${FIELDS} } }`,
        { id, discount },
      ),
    REST: (id: number, discount: unknown) => callRest(admin, 'PATCH', `/api/admin/users/${id}/discount`, { discount }),
  },
  payment: {
    GraphQL: (id: number, mode: string) =>
      callGraphql(
        admin,
        `mutation ($id: Int!, $mode: PaymentMode!) { setPaymentMode(userId: $id, mode: $mode) { ${FIELDS} } }`,
        { id, mode: mode.toUpperCase() },
      ),
    REST: (id: number, mode: string) => callRest(admin, 'PATCH', `/api/admin/users/${id}/payment-mode`, { mode }),
  },
  pricing: {
    GraphQL: (id: number, mode: string) =>
      callGraphql(
        admin,
        `mutation ($id: Int!, $mode: PricingMode!) { setPricingMode(userId: $id, pricingMode: $mode) { ${FIELDS} } }`,
        { id, mode: mode.toUpperCase() },
      ),
    REST: (id: number, mode: string) =>
      callRest(admin, 'PATCH', `/api/admin/users/${id}/pricing-mode`, { pricingMode: mode }),
  },
};

describe.each(['GraphQL', 'REST'] as const)('a business changed by %s', (way) => {
  test('is suspended and approved from its next request on', async () => {
    const { id, client } = await madeBusiness();
    expect((await client.rest('GET', '/api/employees')).status).toBe(200);
    expect((await change.approval[way](id, false)).value.businessApproved).toBe(false);
    const refused = await client.rest('GET', '/api/employees');
    expect([refused.status, refused.body.message]).toEqual([403, 'Your business account is awaiting admin approval.']);
    expect((await client.rest('GET', '/api/products')).body.products[0].businessPrice).toBeNull();
    expect(await lastAudit()).toMatchObject({
      action: 'business.suspend',
      before: { businessApproved: true },
      after: { businessApproved: false },
    });
    await change.approval[way](id, true);
    expect((await client.rest('GET', '/api/employees')).status).toBe(200);
    expect((await lastAudit()).action).toBe('business.approve');
  });

  test('has its address saved one field at a time', async () => {
    const { id, client } = await madeBusiness();
    const before = await lastAudit();
    for (const [field, value] of [
      ['businessName', 'Another Name'],
      ['businessPhone', '+961 6 111 222'],
      ['businessAddress', ' Sea Street 1 '],
      ['businessCity', 'Tripoli'],
      ['businessState', 'North'],
      ['businessZip', '1300'],
      ['businessCountry', 'Lebanon'],
    ] as const) {
      const { value: user } = await change.address[way](id, { [field]: value });
      expect(user[field]).toBe(value.trim());
    }
    expect((await client.rest('GET', '/api/auth/user')).body).toMatchObject({
      businessName: 'Another Name',
      businessPhone: '+961 6 111 222',
      businessAddress: 'Sea Street 1',
      businessCity: 'Tripoli',
      businessState: 'North',
      businessZip: '1300',
      businessCountry: 'Lebanon',
    });
    const { value } = await change.address[way](id, { businessZip: '', businessState: null });
    expect([value.businessZip, value.businessState, value.businessCity]).toEqual([null, null, 'Tripoli']);
    expect(Number((await lastAudit()).id) - Number(before.id)).toBe(8);
  });

  test.each([
    ['businessName', '', 'Business name is required'],
    ['businessAddress', null, 'Business address is required'],
    ['businessCity', ' ', 'Business city is required'],
  ])('cannot have its %s emptied', async (field, value, message) => {
    const before = await rowCounts(shop.db);
    const { code, fields } = await change.address[way](ids.business!, { [field]: value });
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { [field]: message }]);
    expect((await change.address[way](ids.business!, {})).code).toBe('BAD_USER_INPUT');
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test.each([
    [0, '0.00'],
    [100, '100.00'],
    [12.5, '12.50'],
    [33.33, '33.33'],
  ])('gets %p percent off at once', async (discount, stored) => {
    const { id, client } = await madeBusiness();
    expect((await change.discount[way](id, discount)).value.businessDiscount).toBe(stored);
    expect((await client.rest('GET', '/api/business/discount')).body).toEqual({ discount, pricingMode: 'discount' });
    expect(await lastAudit()).toMatchObject({
      action: 'business.discount',
      before: { businessDiscount: '0.00' },
      after: { businessDiscount: stored },
    });
  });

  test.each([
    [-1, 'Discount must be between 0 and 100'],
    [100.01, 'Discount must be between 0 and 100'],
    [null, 'Discount must be between 0 and 100'],
    [5.005, 'A percentage has at most two decimals'],
    [1e-7, 'A percentage has at most two decimals'],
  ])('cannot get %p percent off', async (discount, message) => {
    const before = await rowCounts(shop.db);
    const { code, fields } = await change.discount[way](ids.business!, discount);
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { discount: message }]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('switched to credit gets its account once, and keeps it over cash', async () => {
    const { id, client } = await madeBusiness({ paymentMode: 'cash' });
    expect((await change.payment[way](id, 'credit')).value.creditBalance).toBe('5000.00');
    expect((await change.payment[way](id, 'cash')).value.creditBalance).toBeNull();
    expect((await change.payment[way](id, 'credit')).value.creditBalance).toBe('5000.00');
    expect(await entriesOf(id)).toHaveLength(1);
    expect((await client.rest('GET', '/api/auth/user')).body.paymentMode).toBe('credit');
    expect(await lastAudit()).toMatchObject({ before: { paymentMode: 'cash' }, after: { paymentMode: 'credit' } });
  });

  test('switches its prices', async () => {
    const { id, client } = await madeBusiness();
    await change.pricing[way](id, 'individual');
    expect((await client.rest('GET', '/api/business/discount')).body.pricingMode).toBe('individual');
    expect(await lastAudit()).toMatchObject({
      before: { pricingMode: 'discount' },
      after: { pricingMode: 'individual' },
    });
  });

  test('must be a business', async () => {
    const before = await rowCounts(shop.db);
    for (const id of [ids.customer!, ids.employee!, ids.admin!, 2_147_483_647]) {
      for (const outcomes of [
        change.approval[way](id, true),
        change.address[way](id, { businessCity: 'X' }),
        change.discount[way](id, 1),
        change.payment[way](id, 'credit'),
        change.pricing[way](id, 'individual'),
      ]) {
        expect((await outcomes).code).toBe('NOT_FOUND');
      }
    }
    expect(await rowCounts(shop.db)).toEqual(before);
  });
});

test('switched to credit many times at once, a business gets one account', async () => {
  const { id } = await madeBusiness({ paymentMode: 'cash' });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => change.payment.REST(id, 'credit')));
  expect(outcomes.map(({ value }) => value.creditBalance)).toEqual(Array.from({ length: 8 }, () => '5000.00'));
  expect(await entriesOf(id)).toHaveLength(1);
});

test('fields of an address saved at once are all kept', async () => {
  const { id } = await madeBusiness();
  await Promise.all([
    change.address.REST(id, { businessCity: 'Jounieh' }),
    change.address.REST(id, { businessZip: '1200' }),
    change.address.REST(id, { businessPhone: '1' }),
    change.discount.REST(id, 7),
  ]);
  const { body } = await admin.rest('GET', `/api/admin/users/${id}/pricing`);
  expect(body.user).toMatchObject({
    businessCity: 'Jounieh',
    businessZip: '1200',
    businessPhone: '1',
    businessDiscount: '7.00',
  });
});

test('REST takes the pricing mode under both names, and refuses what is neither', async () => {
  const { id } = await madeBusiness();
  const path = `/api/admin/users/${id}/pricing-mode`;
  expect((await callRest(admin, 'PATCH', path, { mode: 'individual' })).value.pricingMode).toBe('individual');
  const message = 'Must be one of discount, individual';
  expect((await callRest(admin, 'PATCH', path, { mode: 'cheap' })).fields).toEqual({ mode: message });
  expect((await callRest(admin, 'PATCH', path, { pricingMode: 'cheap' })).fields).toEqual({ pricingMode: message });
  expect((await callRest(admin, 'PATCH', path, {})).fields).toEqual({ pricingMode: 'pricingMode is required' });
  const payment = `/api/admin/users/${id}/payment-mode`;
  expect((await callRest(admin, 'PATCH', payment, { mode: 'barter' })).fields).toEqual({
    mode: 'Must be one of credit, cash',
  });
  expect((await callRest(admin, 'PATCH', `/api/admin/users/${id}/approval`, {})).fields).toHaveProperty('approved');
  for (const discount of ['abc', '5', '', true, [5], {}]) {
    const { code, fields } = await callRest(admin, 'PATCH', `/api/admin/users/${id}/discount`, { discount });
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { discount: 'Discount must be between 0 and 100' }]);
  }
});
