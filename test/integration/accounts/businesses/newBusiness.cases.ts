import { callRest } from '../../../support/apiCalls';
import { rowCounts } from '../../../support/data/rows';
import { admin, create, entriesOf, form, lastAudit, shop } from './businessesShop';

const APIS = ['GraphQL', 'REST'];

describe.each(APIS)('a new business by %s', (api) => {
  test('is approved at once and has 5000.00 of credit', async () => {
    const body = form({ businessState: ' North ', businessZip: '', businessPhone: null });
    const { value } = await create[api]!(body);
    expect(value).toMatchObject({
      username: body.username,
      active: true,
      businessApproved: true,
      businessDiscount: '0.00',
      creditBalance: '5000.00',
      businessName: 'Olive Press Café',
      businessAddress: 'Port Road 3',
      businessCity: 'Batroun',
      businessState: 'North',
      businessZip: null,
      businessPhone: null,
      businessCountry: 'USA',
    });
    expect([value.role, value.paymentMode, value.pricingMode].map((each: string) => each.toLowerCase())).toEqual([
      'business',
      'credit',
      'discount',
    ]);
    expect(await entriesOf(value.id)).toEqual([{ type: 'adjustment', amount: '5000.00', balance_after: '5000.00' }]);
    const entry = await lastAudit();
    expect(entry).toMatchObject({ action: 'business.create', before: null, after: { creditBalance: '5000.00' } });
    expect(JSON.stringify(entry)).not.toMatch(/olive-press|argon2/);
  });

  test('in cash mode has no credit account', async () => {
    const { value } = await create[api]!(form({ paymentMode: 'cash' }));
    expect(value.creditBalance).toBeNull();
    expect(await shop.db.query('SELECT 1 FROM credit_account WHERE user_id = $1', [value.id])).toEqual([]);
  });

  test.each([
    ['username', '', 'Username is required'],
    ['username', undefined, 'Username is required'],
    ['username', 'bi\u200dstro', 'A username has no invisible characters; please type it by hand'],
    ['password', 'short', 'Password must be at least 6 characters'],
    ['email', 'x', 'Invalid email address'],
    ['email', undefined, 'Invalid email address'],
    ['businessName', '  ', 'Business name is required'],
    ['businessAddress', undefined, 'Business address is required'],
    ['businessCity', null, 'Business city is required'],
    ['businessPhone', 'x'.repeat(201), 'Must be at most 200 characters'],
  ])('with %s %p is refused', async (field, value, message) => {
    const before = await rowCounts(shop.db);
    const outcome = await create[api]!(form({ [field]: value }));
    expect(outcome).toEqual({ value: null, code: 'BAD_USER_INPUT', message, fields: { [field]: message } });
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('cannot take a username, and opens no account when it tries', async () => {
    const before = await rowCounts(shop.db);
    expect((await create[api]!(form({ username: 'Employee' }))).code).toBe('CONFLICT');
    expect(await rowCounts(shop.db)).toEqual(before);
  });
});

test('who asks is said before what is wrong with what was asked', async () => {
  const customer = await shop.signedIn('customer');
  for (const path of ['approval', 'discount', 'pricing-mode', 'payment-mode', 'address']) {
    expect((await callRest(shop.guest(), 'PATCH', `/api/admin/users/x/${path}`, {})).code).toBe('UNAUTHENTICATED');
    expect((await callRest(customer, 'PATCH', `/api/admin/users/x/${path}`, {})).code).toBe('FORBIDDEN');
    expect((await callRest(admin, 'PATCH', `/api/admin/users/x/${path}`, {})).code).toBe('NOT_FOUND');
  }
});
