import { accountBody, guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { EMPLOYEE_PLACE, savedAddress } from '../../support/data/people';
import { hashedKey } from '../../../server/rateLimits/rateLimit';
import { countStock } from '../../support/data/stock';
import { startShop, type TestShop } from '../../support/shop';
import type { HttpAnswer, ShopClient } from '../../support/shopClient';
import { DRIVING_REQUESTS, drivingRow, prepareDriving } from './drivingRequests';
import type { OpenapiRequest } from './openapiRequest';
import { SECOND_STEP_REQUESTS, WITH_PASSKEYS, worker } from './secondStepRequests';

/** A shop with a client for each kind of account. */
export interface OpenapiShop {
  shop: TestShop;
  clients: Record<string, ShopClient>;
}

const ids: Record<string, number> = {};
let count = 0;
const nextNumber = () => (count += 1);

const person = () => ({
  username: `somebody-${nextNumber()}`,
  password: 'fresh-every-day',
  email: 'somebody@example.com',
  firstName: 'Some',
  lastName: 'Body',
});
const employee = () => ({
  ...person(),
  ...EMPLOYEE_PLACE,
});
const category = () => ({ name: 'Teas', description: 'Leaves', slug: `teas-${nextNumber()}` });
const product = () => ({
  name: 'Verbena',
  description: 'Leaves',
  categoryId: 1,
  variants: ['S', 'L'],
  variantPricing: { S: { customer: '2.00', business: '1' }, L: { customer: '0', business: '3.5' } },
});
const code = () => ({ code: `code-${nextNumber()}`, discountPercent: 12.5, expiresAt: '2099-01-01T00:00:00.000Z' });
const plan = () => ({
  // Each at an instant of its own.
  at: new Date(Date.UTC(new Date().getUTCFullYear() + 2, 0, 1, 0, nextNumber())).toISOString(),
  reason: 'A new season',
  changes: [{ kind: 'customer_price', productId: ids.juice!, value: '12.50' }],
  category: { categoryId: 1, percent: 5 },
});
const zone = () => ({
  name: `Zone ${nextNumber()}`,
  translations: [{ language: 'ar', text: 'منطقة' }],
  places: [{ name: `Place ${nextNumber()}`, spellings: [`Plaza ${count}`], city: null }],
  circles: [{ latitude: 33.5, longitude: 35.5, km: 2.5 }],
  fee: '5.00',
  freeFrom: null,
  minimum: '1.00',
  windows: [{ weekday: 1, begins: '08:00', ends: '12:00', capacity: 5, cutOffDays: 1, cutOffTime: '18:00' }],
});
/** Each of a day of its own. */
const closure = () => ({
  date: new Date(Date.now() + (20 + (nextNumber() % 700)) * 86_400_000).toISOString().slice(0, 10),
  reason: 'A holiday',
});
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
/** Of the order that `{followed}` stands for. */
const FOLLOW_KEY = 'A key of these tests';
/** Of the order that `{referenced}` stands for. */
const REFERENCE = 'WM-9999';
const line = () => ({ productId: ids.juice!, quantity: 1 });

/** Links of mails that work, each once. */
const LINKS = Array.from({ length: 50 }, (_, index) => `link-${index}`);
let linksUsed = 0;
const nextLink = () => LINKS[linksUsed++ % LINKS.length];
let confirmationsUsed = 0;
const nextConfirmation = () => `confirm-${LINKS[confirmationsUsed++ % LINKS.length]}`;

async function makeLinks({ db }: TestShop): Promise<void> {
  await db.query(
    `WITH person AS (
       INSERT INTO users (username, email, password_hash, role)
       SELECT 'forgetful-' || hash, hash || '@example.com', 'x', 'customer' FROM unnest($1::text[]) AS hash RETURNING *)
     INSERT INTO account_link (user_id, kind, email, language, credential_version, secret_hash, expires_at)
     SELECT id, 'password_reset', email, 'en', credential_version, split_part(email, '@', 1), now() + interval '1 hour'
     FROM person
     UNION ALL SELECT person.id, 'email_confirmation', person.email, 'en', credential_version, confirmation.hash,
       now() + interval '1 hour'
     FROM person JOIN unnest($1::text[], $2::text[]) AS confirmation(of, hash) ON person.username = 'forgetful-' || of`,
    [LINKS.map(hashedKey), LINKS.map((link) => hashedKey(`confirm-${link}`))],
  );
}

/** Requests to each documented path that succeed. */
export const REQUESTS: Record<string, OpenapiRequest | OpenapiRequest[]> = {
  'GET /api/auth/user': ['customer', 'business', 'business-cash', 'employee', 'admin'].map((by) => ({ by })),
  'POST /api/login': { by: 'guest', body: () => ({ username: 'customer', password: 'fresh-every-day' }) },
  'POST /api/register': { by: 'guest', body: person },
  'POST /api/manual-logout': { by: 'guest' },
  'POST /api/account/password': {
    by: 'newcomer',
    body: () => ({ currentPassword: 'fresh-every-day', newPassword: 'apricots in july' }),
  },
  'GET /api/account/closing': ['customer', 'business', 'employee', 'admin'].map((by) => ({ by })),
  'POST /api/account/close': { by: 'newcomer', body: () => ({ currentPassword: 'fresh-every-day' }) },
  'GET /api/account/sessions': { by: 'customer' },
  'DELETE /api/account/sessions/{id}': { by: 'customer', path: '/api/account/sessions/{session}' },
  'DELETE /api/account/sessions': { by: 'newcomer' },
  'POST /api/password/request': { by: 'guest', body: () => ({ account: 'customer' }) },
  'POST /api/password/reset': { by: 'guest', body: () => ({ key: nextLink(), newPassword: 'apricots in july' }) },
  'GET /api/account/profile': [{ by: 'customer' }, { by: 'employee' }, { by: 'admin' }],
  'PATCH /api/account/profile': { by: 'customer', body: () => ({ firstName: 'Rana', phone: '+961 3 218 440' }) },
  'POST /api/account/email/confirmation': [{ by: 'customer' }, { by: 'newcomer' }],
  'POST /api/admin/users/{id}/email/confirmation': {
    by: 'admin',
    path: '/api/admin/users/{unconfirmed}/email/confirmation',
  },
  'POST /api/email/confirm': { by: 'guest', body: () => ({ key: nextConfirmation() }) },
  'GET /api/account/guest-orders': [{ by: 'customer' }, { by: 'newcomer' }],
  'POST /api/account/guest-orders': { by: 'customer' },
  ...SECOND_STEP_REQUESTS,
  ...DRIVING_REQUESTS,
  'GET /api/account/addresses': { by: 'customer' },
  'POST /api/account/addresses': { by: 'newcomer', body: savedAddress },
  'PUT /api/account/addresses/{id}': {
    by: 'customer',
    path: '/api/account/addresses/{address}',
    body: () => ({ ...savedAddress(), isDefault: true }),
  },
  'DELETE /api/account/addresses/{id}': { by: 'customer', path: '/api/account/addresses/{address}' },
  'GET /api/account/language': [{ by: 'customer' }, { by: 'employee' }],
  'PUT /api/account/language': { by: 'customer', body: () => ({ language: 'en' }) },
  'GET /api/business/discount': [{ by: 'business' }, { by: 'business-cash' }],
  'GET /api/business/individual-pricing': { by: 'business-cash' },
  'POST /api/discount-codes/validate': { by: 'guest', body: () => ({ code: 'WELCOME10' }) },
  'GET /api/categories': { by: 'guest' },
  'POST /api/categories': { by: 'admin', body: category },
  'PUT /api/categories/{id}': { by: 'admin', path: '/api/categories/{category}', body: category },
  'DELETE /api/categories/{id}': { by: 'admin', path: '/api/categories/{category}' },
  'GET /api/products': ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'].map((by) => ({ by })),
  'GET /api/products/fast': ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'].map((by) => ({
    by,
  })),
  'GET /api/business/products': [{ by: 'business' }, { by: 'business-cash' }],
  'POST /api/products': { by: 'admin', body: product },
  'PUT /api/products/{id}': { by: 'admin', path: '/api/products/{product}', body: product },
  'DELETE /api/products/{id}': { by: 'admin', path: '/api/products/{product}' },
  'POST /api/orders/guest': { by: 'guest', body: () => guestBody([line()]) },
  'POST /api/orders': [
    { by: 'customer', body: () => accountBody([line()]) },
    {
      by: 'admin',
      body: () =>
        accountBody([line()], { addressType: 'location', latitude: 33.9, longitude: 35.5, deliveryAddress: null }),
    },
  ],
  'POST /api/business/one-click-order': { by: 'business', body: () => ({ items: [line()], note: 'Early' }) },
  'POST /api/employee/orders': { by: 'employee', body: () => ({ items: [line()] }) },
  'GET /api/orders': ['customer', 'business', 'employee', 'admin'].map((by) => ({ by })),
  'GET /api/orders/{id}': { by: 'admin', path: '/api/orders/{order}' },
  'POST /api/orders/{id}/follow': {
    by: 'guest',
    path: '/api/orders/{followed}/follow',
    body: () => ({ key: FOLLOW_KEY }),
  },
  'POST /api/orders/{id}/cancel': {
    by: 'guest',
    path: '/api/orders/{cancelled}/cancel',
    body: () => ({ key: FOLLOW_KEY }),
  },
  'POST /api/orders/{id}/change': {
    by: 'guest',
    path: '/api/orders/{followed}/change',
    body: () => ({ lines: [{ lineId: ids.followedLine, quantity: 2 }], added: [line()], key: FOLLOW_KEY }),
  },
  'PATCH /api/orders/{id}/lines': [
    {
      by: 'admin',
      path: '/api/orders/{followed}/lines',
      body: () => ({ lines: [{ lineId: ids.followedLine, quantity: 3 }], reason: 'One more fits' }),
    },
    {
      by: 'admin',
      path: '/api/orders/{followed}/lines',
      body: () => ({
        lines: [],
        added: [
          line(),
          {
            ...line(),
            replacesLineId: ids.followedLine,
            replacesQuantity: 1,
            seenQuantity: 3,
          },
        ],
        reason: 'They called',
      }),
    },
  ],
  'GET /api/orders/{id}/packing': { by: 'admin', path: '/api/orders/{order}/packing' },
  'PATCH /api/orders/{id}/packing': {
    by: 'admin',
    path: '/api/orders/{followed}/packing',
    body: () => ({ lines: [{ lineId: ids.followedLine, quantity: 0 }] }),
  },
  'GET /api/admin/day': [
    { by: 'admin', path: `/api/admin/day?date=${tomorrow()}` },
    { by: 'admin', path: '/api/admin/day' },
  ],
  'GET /api/admin/pick-list': { by: 'admin', path: `/api/admin/pick-list?date=${tomorrow()}` },
  'GET /api/admin/packing-slips': { by: 'admin', path: `/api/admin/packing-slips?date=${tomorrow()}` },
  'GET /api/orders/{id}/prices': { by: 'admin', path: '/api/orders/{order}/prices?language=ar' },
  'GET /api/products/{id}/price': ['guest', 'business'].map((by) => ({
    by,
    path: '/api/products/{product}/price?language=fr',
  })),
  'PATCH /api/orders/{id}/status': {
    by: 'admin',
    path: '/api/orders/{order}/status',
    body: () => ({ status: 'shipped', trackingNumber: 'LB-1' }),
  },
  'GET /api/delivery-options': [
    { by: 'guest', path: '/api/delivery-options?city=Beirut&area=Hamra' },
    { by: 'customer', path: '/api/delivery-options?latitude=33.89&longitude=35.5' },
    { by: 'employee', path: '/api/delivery-options?of=employee' },
  ],
  'GET /api/orders/{id}/delivery': { by: 'admin', path: '/api/orders/{order}/delivery' },
  'GET /api/admin/delivery-zones': { by: 'admin' },
  'POST /api/admin/delivery-zones': { by: 'admin', body: zone },
  'PUT /api/admin/delivery-zones/{id}': { by: 'admin', path: '/api/admin/delivery-zones/{zone}', body: zone },
  'DELETE /api/admin/delivery-zones/{id}': { by: 'admin', path: '/api/admin/delivery-zones/{zone}' },
  'GET /api/admin/delivery-zones/{id}/days': { by: 'admin', path: '/api/admin/delivery-zones/1/days' },
  'GET /api/admin/delivery-closures': { by: 'admin' },
  'POST /api/admin/delivery-closures': { by: 'admin', body: closure },
  'DELETE /api/admin/delivery-closures/{id}': { by: 'admin', path: '/api/admin/delivery-closures/{closure}' },
  'GET /api/admin/delivery-closures/{id}/orders': {
    by: 'admin',
    path: '/api/admin/delivery-closures/{closure}/orders',
  },
  'POST /api/admin/orders/move': {
    by: 'admin',
    body: () => ({ orderIds: [ids.followed], date: closure().date, reason: 'Snow', overbook: false }),
  },
  'PUT /api/orders/{id}/transfer': {
    by: 'business',
    path: '/api/orders/{transferred}/transfer',
    body: () => ({ reference: `WM-${1_000 + nextNumber()}` }),
  },
  'GET /api/admin/transfers': { by: 'admin' },
  'POST /api/admin/orders/{id}/transfer/confirm': {
    by: 'admin',
    path: '/api/admin/orders/{transferred}/transfer/confirm',
    body: () => ({ reference: `WM-${1_000 + nextNumber()}` }),
  },
  'POST /api/admin/orders/{id}/transfer/reject': {
    by: 'admin',
    path: '/api/admin/orders/{referenced}/transfer/reject',
    body: () => ({ reference: REFERENCE }),
  },
  'GET /api/admin/exchange-rates': { by: 'admin' },
  'POST /api/admin/exchange-rates': { by: 'admin', body: () => ({ lbpPerUsd: '89500.00', showsUsd: true }) },
  'PUT /api/admin/transfer-account': { by: 'admin', body: () => ({ sendTo: '+961 3 123 456' }) },
  'GET /api/cart': { by: 'customer' },
  'POST /api/cart': { by: 'customer', body: line },
  'GET /api/discount-codes': { by: 'admin' },
  'POST /api/discount-codes': { by: 'admin', body: code },
  'PUT /api/discount-codes/{id}': { by: 'admin', path: '/api/discount-codes/{code}', body: code },
  'DELETE /api/discount-codes/{id}': { by: 'admin', path: '/api/discount-codes/{code}' },
  'GET /api/admin/stats': { by: 'admin' },
  'POST /api/tokens': { by: 'business', body: () => ({ name: 'Till', scopes: ['read'] }) },
  'GET /api/tokens': [{ by: 'business' }, { by: 'admin' }],
  'DELETE /api/tokens/{id}': { by: 'admin', path: '/api/tokens/{token}' },
  'GET /api/admin/users': { by: 'admin' },
  'POST /api/admin/users': { by: 'admin', body: () => ({ ...person(), role: 'customer' }) },
  'POST /api/admin/business-users': {
    by: 'admin',
    body: () => ({ ...person(), businessName: 'Café', businessAddress: 'Harbour 1', businessCity: 'Sidon' }),
  },
  'PATCH /api/users/{id}/role': { by: 'admin', path: '/api/users/{user}/role', body: () => ({ firstName: 'New' }) },
  'PATCH /api/admin/users/{id}/active': {
    by: 'admin',
    path: '/api/admin/users/{user}/active',
    body: () => ({ active: true }),
  },
  'PATCH /api/admin/users/{id}/approval': {
    by: 'admin',
    path: '/api/admin/users/{business}/approval',
    body: () => ({ approved: true }),
  },
  'PATCH /api/admin/users/{id}/address': {
    by: 'admin',
    path: '/api/admin/users/{business}/address',
    body: () => ({ businessZip: '1100' }),
  },
  'PATCH /api/admin/users/{id}/discount': {
    by: 'admin',
    path: '/api/admin/users/{business}/discount',
    body: () => ({ discount: 10 }),
  },
  'PATCH /api/admin/users/{id}/pricing-mode': [
    { by: 'admin', path: '/api/admin/users/{business}/pricing-mode', body: () => ({ mode: 'discount' }) },
    { by: 'admin', path: '/api/admin/users/{business}/pricing-mode', body: () => ({ pricingMode: 'discount' }) },
  ],
  'PATCH /api/admin/users/{id}/payment-mode': {
    by: 'admin',
    path: '/api/admin/users/{business}/payment-mode',
    body: () => ({ mode: 'credit' }),
  },
  'PATCH /api/admin/users/{id}/price-mails': {
    by: 'admin',
    path: '/api/admin/users/{business}/price-mails',
    body: () => ({ on: true }),
  },
  'GET /api/business/price-mails': { by: 'business' },
  'PATCH /api/business/price-mails': { by: 'business', body: () => ({ on: true }) },
  'GET /api/business/slip-prices': { by: 'business' },
  'PATCH /api/business/slip-prices': { by: 'business', body: () => ({ on: true }) },
  'POST /api/admin/users/{userId}/pricing/{productId}': {
    by: 'admin',
    path: '/api/admin/users/{business-cash}/pricing/{juice}',
    body: () => ({ price: '5.00' }),
  },
  'GET /api/admin/users/{id}/pricing': { by: 'admin', path: '/api/admin/users/{business-cash}/pricing' },
  'DELETE /api/admin/users/{userId}/pricing/{productId}': {
    by: 'admin',
    path: '/api/admin/users/{business-cash}/pricing/{juice}',
  },
  'DELETE /api/admin/users/{id}': { by: 'admin', path: '/api/admin/users/{user}' },
  'GET /api/admin/price-plans': { by: 'admin' },
  'POST /api/admin/price-plans': { by: 'admin', body: plan },
  'GET /api/admin/price-plans/{id}': { by: 'admin', path: '/api/admin/price-plans/{plan}' },
  'PUT /api/admin/price-plans/{id}': { by: 'admin', path: '/api/admin/price-plans/{plan}', body: plan },
  'DELETE /api/admin/price-plans/{id}': { by: 'admin', path: '/api/admin/price-plans/{plan}' },
  'POST /api/admin/price-impact': {
    by: 'admin',
    body: () => ({ changes: plan().changes, category: plan().category }),
  },
  'POST /api/employees': { by: 'business', body: employee },
  'GET /api/employees': { by: 'business' },
  'PUT /api/employees/{id}': { by: 'business', path: '/api/employees/{employee}', body: employee },
  'DELETE /api/employees/{id}': { by: 'business', path: '/api/employees/{employee}' },
  'GET /api/admin/price-history': { by: 'admin' },
  'GET /api/business/price-history': { by: 'business-cash' },
  'GET /api/products/{id}/price-at': {
    by: 'business',
    path: `/api/products/1/price-at?at=${new Date().toISOString()}`,
  },
  'GET /api/admin/audit-log': { by: 'admin' },
  'GET /api/admin/mail': { by: 'admin' },
  'GET /api/admin/backups': { by: 'admin' },
  'PUT /api/admin/business-credit/{userId}/limit': {
    by: 'admin',
    path: '/api/admin/business-credit/{business}/limit',
    body: () => ({ creditLimit: '60000000.00' }),
  },
  'POST /api/admin/business-credit/{userId}/payment': {
    by: 'admin',
    path: '/api/admin/business-credit/{business}/payment',
    body: () => ({ amount: '1000.00', description: 'By transfer' }),
  },
  'POST /api/admin/business-credit/{userId}/adjustment': {
    by: 'admin',
    path: '/api/admin/business-credit/{business}/adjustment',
    body: () => ({ amount: '-5.00', description: 'A crate came back' }),
  },
  'POST /api/admin/users/{id}/credit': {
    by: 'admin',
    path: '/api/admin/users/{business}/credit',
    body: () => ({ amount: '2500000.00' }),
  },
  'GET /api/admin/users/{id}/credit': { by: 'admin', path: '/api/admin/users/{business}/credit' },
  'GET /api/admin/users/{id}/credit-transactions': {
    by: 'admin',
    path: '/api/admin/users/{business}/credit-transactions',
  },
  'GET /api/admin/credit-transactions': { by: 'admin' },
  'GET /api/admin/credit-totals': { by: 'admin' },
  'GET /api/admin/stock': { by: 'admin' },
  'GET /api/admin/stock-entries': { by: 'admin' },
  'GET /api/admin/stock-setting': { by: 'admin' },
  'PUT /api/admin/stock-setting': { by: 'admin', body: () => ({ onlyLeftFrom: 5 }) },
  'PUT /api/admin/stock/{productId}': {
    by: 'admin',
    path: '/api/admin/stock/{juice}',
    body: () => ({ stock: 1000, reason: 'Counted in the morning' }),
  },
  'POST /api/admin/stock/{productId}/receipt': {
    by: 'admin',
    path: '/api/admin/stock/{counted}/receipt',
    body: () => ({ quantity: 12, reason: 'From the orchard' }),
  },
  'POST /api/admin/stock/{productId}/loss': {
    by: 'admin',
    path: '/api/admin/stock/{counted}/loss',
    body: () => ({ quantity: 2, reason: 'Spoilt' }),
  },
  'GET /api/business/credit': { by: 'business' },
  'GET /api/business/credit-transactions': { by: 'business' },
};

export async function startOpenapiShop(): Promise<OpenapiShop> {
  const shop = await startShop({ env: WITH_PASSKEYS });
  const clients: Record<string, ShopClient> = { guest: shop.guest() };
  for (const username of ['customer', 'business', 'business-cash', 'employee', 'admin']) {
    clients[username] = await shop.signedIn(username);
    ids[username] = await idOf(shop.db, username);
  }
  ids.juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00', businessPrice: '8.00' });
  await makeLinks(shop);
  ids.counted = await makeProduct(shop.db, { name: 'Counted', customerPrice: '2.00' });
  await countStock(shop.db, ids.counted, 1000);
  const { body: order } = await shop.guest().rest('POST', '/api/orders/guest', guestBody([line()]));
  ids.followed = order.orderId;
  const [followedLine] = await shop.db.query('SELECT id FROM order_line WHERE order_id = $1', [ids.followed]);
  ids.followedLine = followedLine.id;
  const { body: cancelled } = await shop.guest().rest('POST', '/api/orders/guest', guestBody([line()]));
  ids.cancelled = cancelled.orderId;
  // Whatever the time of day is: a buyer may change and cancel them until then.
  await shop.db.query(
    `UPDATE orders SET follow_hash = sha256(convert_to($2, 'UTF8')), cut_off = now() + interval '1 day' WHERE id = ANY($1)`,
    [[ids.followed, ids.cancelled], FOLLOW_KEY],
  );
  await prepareDriving(shop, ids.admin!);
  return { shop, clients };
}

/** The id of an account or the juice, or of a new row of the kind. */
async function createRow({ shop, clients }: OpenapiShop, kind: string): Promise<number | string> {
  const { admin, business, customer } = clients as Record<'admin' | 'business' | 'customer', ShopClient>;
  const creators: Record<string, () => Promise<{ body: any }>> = {
    category: () => admin.rest('POST', '/api/categories', category()),
    product: () => admin.rest('POST', '/api/products', product()),
    code: () => admin.rest('POST', '/api/discount-codes', code()),
    token: () => admin.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read'] }),
    zone: async () => {
      // There may be fifty.
      await shop.db.query(
        `UPDATE delivery_zone SET deleted_at = now() WHERE name LIKE 'Zone %' AND deleted_at IS NULL`,
      );
      return admin.rest('POST', '/api/admin/delivery-zones', zone());
    },
    closure: () => admin.rest('POST', '/api/admin/delivery-closures', closure()),
    plan: () => admin.rest('POST', '/api/admin/price-plans', plan()),
    user: () => admin.rest('POST', '/api/admin/users', { ...person(), role: 'customer' }),
    unconfirmed: () => shop.guest().rest('POST', '/api/register', person()),
    session: async () => {
      await shop.signedIn('customer');
      const { body } = await customer.rest('GET', '/api/account/sessions');
      return { body: (body as { isThis: boolean }[]).find(({ isThis }) => !isThis) };
    },
    worker: async () => {
      await worker(shop, 'app');
      const [row] = await shop.db.query<{ id: number }[]>('SELECT id FROM users ORDER BY id DESC LIMIT 1');
      return { body: row };
    },
    employee: () => business.rest('POST', '/api/employees', employee()),
    address: () => customer.rest('POST', '/api/account/addresses', savedAddress()),
    transferred: () =>
      business.rest('POST', '/api/orders', accountBody([line()], { paymentMethod: 'wishmoney' }), {
        'Idempotency-Key': newKey(),
      }),
    referenced: async () => {
      const made = await creators.transferred!();
      await business.rest('PUT', `/api/orders/${made.body.id}/transfer`, { reference: REFERENCE });
      return made;
    },
    order: () => business.rest('POST', '/api/orders', accountBody([line()]), { 'Idempotency-Key': newKey() }),
  };
  return ids[kind] ?? (await drivingRow(shop, kind)) ?? (await creators[kind]!()).body.id;
}

/** The request with the address that its path stands for: of rows that are there, or of new ones. */
export async function withAddress(
  openapi: OpenapiShop,
  operation: string,
  request: OpenapiRequest,
): Promise<OpenapiRequest> {
  let path = request.path ?? operation.split(' ')[1]!;
  for (const [braces, kind = ''] of path.matchAll(/\{((?!passkey\})[\w-]+)\}/g)) {
    path = path.replace(braces, String(await createRow(openapi, kind)));
  }
  return { ...request, path };
}

async function clientFor({ shop, clients }: OpenapiShop, by: string): Promise<ShopClient> {
  // A guest who signs in or registers must not stay signed in for the next request.
  if (by === 'guest') return shop.guest();
  const [, begun] = /^worker: (.*)/.exec(by) ?? [];
  if (begun !== undefined) return worker(shop, begun);
  if (by !== 'newcomer') return clients[by]!;
  const { username, password, ...names } = person();
  await clients.admin!.rest('POST', '/api/admin/users', { username, password, ...names, role: 'customer' });
  const client = shop.guest();
  await client.rest('POST', '/api/login', { username, password });
  return client;
}

/** Accounts made for one request that was refused: nothing changed for them, and making one takes long. */
const unchanged = new Map<string, ShopClient>();

async function senderOf(openapi: OpenapiShop, by: string): Promise<ShopClient> {
  const before = unchanged.get(by);
  if (!before) return clientFor(openapi, by);
  // As for a new one: passkeys are asked for more often here than one network may.
  await openapi.shop.db.query('DELETE FROM rate_limit');
  return before;
}

/** Sends the request to the documented path, for example `GET /api/products`. */
export async function sendRequest(
  openapi: OpenapiShop,
  operation: string,
  request: OpenapiRequest,
): Promise<{ sent: unknown; response: HttpAnswer }> {
  const [method] = operation.split(' ') as [string];
  const { by, path, body } = await withAddress(openapi, operation, request);
  const client = await senderOf(openapi, by);
  const sent = body?.();
  const address = path!.replace('{passkey}', await newestPasskey(openapi));
  const response = await client.rest(method, address, sent);
  if (response.status === 400 && !(by in openapi.clients)) unchanged.set(by, client);
  else unchanged.delete(by);
  return { sent, response };
}

/** Of the one who sends the request, where one is named. */
async function newestPasskey({ shop }: OpenapiShop): Promise<string> {
  const [passkey] = await shop.db.query<{ id: number }[]>('SELECT id FROM passkey ORDER BY id DESC LIMIT 1');
  return String(passkey?.id ?? 0);
}
