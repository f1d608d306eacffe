import {
  accountOrder,
  business,
  categoryForm,
  discountForm,
  employeeForm,
  fixture,
  guestOrder,
  ownOrder,
  person,
  productForm,
  restPlanForm,
  transferForm,
  withoutKey,
} from './fixture';
import { DELIVERY_ROUTES } from './delivery';
import { DRIVING_ROUTES } from './driving';
import { savedAddress } from '../../support/data/people';
import {
  ADMINS,
  ADMINS_WRONGLY,
  ALL,
  BUSINESSES,
  CUSTOMERS,
  EMPLOYEES,
  ITS_BUSINESS,
  ITS_TOKEN,
  NOT_EMPLOYEES,
  SIGNED_IN,
  TOKEN_OWNERS,
  type Rule,
} from './viewers';

/** A documented path; `ok` is any 2xx. Names in braces in `path` are those of `fixture.ids`. */
interface Route extends Rule {
  path?: string;
  body?: () => unknown;
}
type Routes = Record<string, Route>;

const SHOPPING: Routes = {
  'GET /api/auth/user': { who: SIGNED_IN, needs: 'read' },
  'POST /api/login': {
    who: [401, 401, 401, 401, 401, 401, 401],
    needs: 'person',
    body: () => ({ username: 'nobody', password: 'x' }),
  },
  'POST /api/account/password': {
    who: SIGNED_IN.map((outcome) => (outcome === 'ok' ? 400 : outcome)),
    needs: 'person',
    // Wrong, so that nobody's session ends.
    body: () => ({ currentPassword: 'x', newPassword: 'apricots in july' }),
  },
  'GET /api/account/closing': { who: SIGNED_IN, needs: 'person' },
  'POST /api/account/close': {
    who: SIGNED_IN.map((outcome) => (outcome === 'ok' ? 400 : outcome)),
    needs: 'person',
    // Wrong, so that nobody's account is closed.
    body: () => ({ currentPassword: 'x' }),
  },
  'GET /api/account/sessions': { who: SIGNED_IN, needs: 'person' },
  'DELETE /api/account/sessions/{id}': {
    who: SIGNED_IN.map((outcome) => (outcome === 'ok' ? 404 : outcome)),
    needs: 'person',
    path: '/api/account/sessions/x',
  },
  'DELETE /api/account/sessions': { who: SIGNED_IN, needs: 'person' },
  'POST /api/password/request': { who: ALL, needs: 'person', body: () => ({ account: 'nobody' }) },
  'POST /api/password/reset': {
    who: ALL.map((outcome) => (outcome === 'ok' ? 400 : outcome)),
    needs: 'person',
    body: () => ({ key: 'x', newPassword: 'apricots in july' }),
  },
  'GET /api/account/profile': { who: SIGNED_IN, needs: 'person' },
  'PATCH /api/account/profile': { who: SIGNED_IN, needs: 'person', body: () => ({ currentPassword: 'x' }) },
  'POST /api/account/email/confirmation': { who: SIGNED_IN, needs: 'person' },
  'POST /api/email/confirm': {
    who: ALL.map((outcome) => (outcome === 'ok' ? 400 : outcome)),
    needs: 'person',
    body: () => ({ key: 'x' }),
  },
  'GET /api/account/guest-orders': { who: CUSTOMERS, needs: 'person' },
  'POST /api/account/guest-orders': { who: CUSTOMERS, needs: 'person' },
  'GET /api/account/addresses': { who: CUSTOMERS, needs: 'person' },
  'POST /api/account/addresses': { who: CUSTOMERS, needs: 'person', body: savedAddress },
  'PUT /api/account/addresses/{id}': {
    who: CUSTOMERS.map((outcome) => (outcome === 'ok' ? 404 : outcome)),
    needs: 'person',
    path: '/api/account/addresses/999999',
    body: savedAddress,
  },
  'DELETE /api/account/addresses/{id}': {
    who: CUSTOMERS.map((outcome) => (outcome === 'ok' ? 404 : outcome)),
    needs: 'person',
    path: '/api/account/addresses/999999',
  },
  'GET /api/account/language': { who: SIGNED_IN, needs: 'read' },
  'PUT /api/account/language': { who: SIGNED_IN, needs: 'person', body: () => ({ language: 'en' }) },
  'POST /api/manual-logout': { who: ALL, needs: 'person' },
  'GET /api/business/discount': { who: BUSINESSES, needs: 'read' },
  'GET /api/business/individual-pricing': { who: BUSINESSES, needs: 'read' },
  'POST /api/discount-codes/validate': { who: ALL, needs: 'catalogue', body: () => ({ code: 'WELCOME10' }) },
  'GET /api/categories': { who: ALL, needs: 'catalogue' },
  'GET /api/products/fast': { who: ALL, needs: 'catalogue' },
  'GET /api/products': { who: ALL, needs: 'catalogue' },
  'POST /api/orders/guest': { who: NOT_EMPLOYEES, needs: 'order', body: () => withoutKey(guestOrder('cod')) },
  'POST /api/orders': { who: NOT_EMPLOYEES, needs: 'order', body: () => withoutKey(accountOrder('cod', 'manual')) },
  'GET /api/orders': { who: SIGNED_IN, needs: 'read' },
  // Order 1 of the demo is nobody's here but the admin's: see the matrix below for all others.
  'GET /api/orders/{id}': { who: [401, 404, 404, 404, 404, 404, 'ok'], needs: 'read', path: '/api/orders/{order}' },
  'POST /api/orders/{id}/follow': {
    who: ALL.map(() => 404),
    needs: 'read',
    path: '/api/orders/{order}/follow',
    body: () => ({ key: 'wrong' }),
  },
  'POST /api/orders/{id}/cancel': {
    who: [401, 404, 404, 404, 404, 404, 404],
    needs: 'order',
    path: '/api/orders/999999999/cancel',
    body: () => ({}),
  },
  'POST /api/orders/{id}/change': {
    who: [401, 404, 404, 404, 404, 404, 404],
    needs: 'order',
    path: '/api/orders/999999999/change',
    body: () => ({ lines: [{ lineId: 1, quantity: 1 }] }),
  },
  'PATCH /api/orders/{id}/lines': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/orders/{changed}/lines',
    body: () => ({ lines: [{ lineId: fixture.ids.changedLine, quantity: 1 }], reason: 'It is missing' }),
  },
  'GET /api/orders/{id}/prices': {
    who: [401, 404, 404, 404, 404, 403, 'ok'],
    needs: 'read',
    path: '/api/orders/{order}/prices',
  },
  'GET /api/products/{id}/price': { who: NOT_EMPLOYEES, needs: 'catalogue', path: '/api/products/{product}/price' },
  'GET /api/cart': { who: ALL, needs: 'person' },
  'POST /api/cart': { who: ALL, needs: 'person', body: () => ({ productId: fixture.inStock, quantity: 1 }) },
};

const WRONG = { who: ADMINS_WRONGLY, needs: 'person', body: () => ({ password: 'x' }) } as const;
const STEP = '/api/account/second-step';

const SECOND_STEP: Routes = {
  'POST /api/login/passkey': {
    who: ALL.map(() => 401),
    needs: 'person',
    body: () => ({ id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' }),
  },
  // After the one above, which would find what this one begins.
  'POST /api/login/passkey/options': { who: ALL, needs: 'person' },
  'POST /api/login/code': { who: ALL.map(() => 401), needs: 'person', body: () => ({ code: '123456' }) },
  [`GET ${STEP}`]: { who: ADMINS, needs: 'person' },
  [`POST ${STEP}/confirmation/options`]: { who: ADMINS, needs: 'person' },
  [`POST ${STEP}/passkeys/options`]: WRONG,
  [`POST ${STEP}/passkeys`]: {
    who: ADMINS_WRONGLY,
    needs: 'person',
    body: () => ({ name: '', passkey: { id: 'x', clientDataJSON: 'x', attestationObject: 'x' } }),
  },
  [`POST ${STEP}/passkeys/{id}/removal`]: { ...WRONG, path: `${STEP}/passkeys/999999/removal` },
  [`POST ${STEP}/app/options`]: WRONG,
  [`POST ${STEP}/app`]: { who: ADMINS_WRONGLY, needs: 'person', body: () => ({ code: '' }) },
  [`POST ${STEP}/app/removal`]: WRONG,
  [`POST ${STEP}/recovery-codes`]: WRONG,
  'DELETE /api/admin/users/{id}/second-step': {
    who: ADMINS.map((outcome) => (outcome === 'ok' ? 404 : outcome)),
    needs: 'person',
    path: '/api/admin/users/999999/second-step',
  },
};

const PEOPLE: Routes = {
  'POST /api/register': { who: ALL, needs: 'person', body: () => person() },
  'GET /api/admin/users': { who: ADMINS, needs: 'admin' },
  'POST /api/admin/users': { who: ADMINS, needs: 'admin', body: () => ({ ...person(), role: 'customer' }) },
  'POST /api/admin/business-users': { who: ADMINS, needs: 'admin', body: () => business() },
  'POST /api/admin/users/{id}/email/confirmation': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/users/{target}/email/confirmation',
  },
  'DELETE /api/admin/users/{id}': { who: ADMINS, needs: 'admin', path: '/api/admin/users/{to-erase-1}' },
  'PATCH /api/users/{id}/role': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/users/{target}/role',
    body: () => ({ firstName: 'Other' }),
  },
  ...Object.fromEntries(
    [
      ['active', { active: true }],
      ['approval', { approved: true }],
      ['address', { businessZip: '1' }],
      ['discount', { discount: 0 }],
      ['pricing-mode', { mode: 'individual' }],
      ['payment-mode', { mode: 'cash' }],
      ['price-mails', { on: true }],
    ].map(([name, body]) => [
      `PATCH /api/admin/users/{id}/${name as string}`,
      { who: ADMINS, needs: 'admin', path: `/api/admin/users/{target}/${name as string}`, body: () => body },
    ]),
  ),
  'GET /api/admin/users/{id}/pricing': { who: ADMINS, needs: 'admin', path: '/api/admin/users/{target}/pricing' },
  'POST /api/admin/users/{userId}/pricing/{productId}': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/users/{target}/pricing/{product}',
    body: () => ({ price: '1.00' }),
  },
  'DELETE /api/admin/users/{userId}/pricing/{productId}': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/users/{target}/pricing/{product}',
  },
  'GET /api/admin/price-plans': { who: ADMINS, needs: 'admin' },
  'POST /api/admin/price-plans': { who: ADMINS, needs: 'admin', body: () => restPlanForm() },
  'POST /api/admin/price-impact': {
    who: ADMINS,
    needs: 'admin',
    body: () => ({ changes: restPlanForm().changes }),
  },
  'GET /api/admin/price-plans/{id}': { who: ADMINS, needs: 'admin', path: '/api/admin/price-plans/{PricePlan}' },
  'PUT /api/admin/price-plans/{id}': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/price-plans/{PricePlan}',
    body: () => restPlanForm(),
  },
  'DELETE /api/admin/price-plans/{id}': { who: ADMINS, needs: 'admin', path: '/api/admin/price-plans/{PricePlan-1}' },
  'GET /api/employees': { who: BUSINESSES, needs: 'staff' },
  'POST /api/employees': { who: BUSINESSES, needs: 'employees', body: () => employeeForm() },
  'PUT /api/employees/{id}': {
    who: ITS_BUSINESS,
    needs: 'employees',
    path: '/api/employees/{its-employee-1}',
    body: () => employeeForm(),
  },
  'DELETE /api/employees/{id}': { who: ITS_BUSINESS, needs: 'employees', path: '/api/employees/{its-employee-1}' },
  'GET /api/admin/price-history': { who: ADMINS, needs: 'admin' },
  'GET /api/business/price-mails': { who: BUSINESSES, needs: 'read' },
  'PATCH /api/business/price-mails': { who: BUSINESSES, needs: 'person', body: () => ({ on: true }) },
  'GET /api/business/slip-prices': { who: BUSINESSES, needs: 'read' },
  'PATCH /api/business/slip-prices': { who: BUSINESSES, needs: 'person', body: () => ({ on: true }) },
  'GET /api/business/price-history': { who: BUSINESSES, needs: 'read' },
  'GET /api/products/{id}/price-at': {
    who: TOKEN_OWNERS,
    needs: 'read',
    path: `/api/products/{product}/price-at?at=${new Date().toISOString()}`,
  },
  'GET /api/admin/audit-log': { who: ADMINS, needs: 'admin' },
};

const ORDERS_AND_CREDIT: Routes = {
  'PATCH /api/orders/{id}/status': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/orders/{order}/status',
    body: () => ({ status: 'confirmed' }),
  },
  'PUT /api/orders/{id}/transfer': {
    who: [404, 404, 404, 404, 404, 403, 404],
    needs: 'order',
    path: '/api/orders/999999999/transfer',
    body: () => ({ reference: 'WM-1234' }),
  },
  'GET /api/admin/transfers': { who: ADMINS, needs: 'admin' },
  ...Object.fromEntries(
    ['confirm', 'reject'].map((how) => [
      `POST /api/admin/orders/{id}/transfer/${how}`,
      {
        who: ADMINS,
        needs: 'admin',
        path: `/api/admin/orders/{transferred}/transfer/${how}`,
        body: transferForm,
      },
    ]),
  ),
  'GET /api/admin/exchange-rates': { who: ADMINS, needs: 'admin' },
  'POST /api/admin/exchange-rates': {
    who: ADMINS,
    needs: 'admin',
    body: () => ({ lbpPerUsd: '89500.00', showsUsd: true }),
  },
  'PUT /api/admin/transfer-account': { who: ADMINS, needs: 'admin', body: () => ({ sendTo: '+961 3 123 456' }) },
  'GET /api/business/credit': { who: BUSINESSES, needs: 'read' },
  'GET /api/business/credit-transactions': { who: BUSINESSES, needs: 'read' },
  'GET /api/admin/credit-totals': { who: ADMINS, needs: 'admin' },
  'GET /api/admin/credit-transactions': { who: ADMINS, needs: 'admin' },
  'GET /api/admin/stock': { who: ADMINS, needs: 'admin' },
  'GET /api/admin/stock-entries': { who: ADMINS, needs: 'admin' },
  'GET /api/admin/stock-setting': { who: ADMINS, needs: 'admin' },
  'PUT /api/admin/stock-setting': { who: ADMINS, needs: 'admin', body: () => ({ onlyLeftFrom: 4 }) },
  'PUT /api/admin/stock/{productId}': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/stock/{counted}',
    body: () => ({ stock: 1000 }),
  },
  'POST /api/admin/stock/{productId}/receipt': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/stock/{counted}/receipt',
    body: () => ({ quantity: 2, reason: 'A test' }),
  },
  'POST /api/admin/stock/{productId}/loss': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/stock/{counted}/loss',
    body: () => ({ quantity: 1, reason: 'A test' }),
  },
  'GET /api/admin/mail': { who: ADMINS, needs: 'admin' },
  'GET /api/admin/backups': { who: ADMINS, needs: 'admin' },
  'GET /api/admin/users/{id}/credit': { who: ADMINS, needs: 'admin', path: '/api/admin/users/{business}/credit' },
  'GET /api/admin/users/{id}/credit-transactions': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/users/{business}/credit-transactions',
  },
  'POST /api/admin/users/{id}/credit': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/users/{business}/credit',
    body: () => ({ amount: '1.00' }),
  },
  'PUT /api/admin/business-credit/{userId}/limit': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/business-credit/{business}/limit',
    body: () => ({ creditLimit: '60000000' }),
  },
  'POST /api/admin/business-credit/{userId}/payment': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/business-credit/{business}/payment',
    body: () => ({ amount: '1.00' }),
  },
  'POST /api/admin/business-credit/{userId}/adjustment': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/business-credit/{business}/adjustment',
    body: () => ({ amount: '-1.00', description: 'A test' }),
  },
  'POST /api/business/one-click-order': { who: BUSINESSES, needs: 'order', body: () => withoutKey(ownOrder()) },
  'POST /api/employee/orders': { who: EMPLOYEES, needs: 'order', body: () => withoutKey(ownOrder()) },
};

const CATALOGUE: Routes = Object.fromEntries(
  (
    [
      ['categories', 'Category', categoryForm],
      ['products', 'Product', productForm],
      ['discount-codes', 'DiscountCode', discountForm],
    ] as const
  ).flatMap(([path, what, make]) => [
    [`POST /api/${path}`, { who: ADMINS, needs: 'admin', body: make }],
    [`PUT /api/${path}/{id}`, { who: ADMINS, needs: 'admin', path: `/api/${path}/{${what}}`, body: make }],
    [`DELETE /api/${path}/{id}`, { who: ADMINS, needs: 'admin', path: `/api/${path}/{${what}-1}` }],
  ]),
);

const RUNNING: Routes = {
  'GET /api/business/products': { who: BUSINESSES, needs: 'read' },
  'GET /api/discount-codes': { who: ADMINS, needs: 'admin' },
  'GET /api/admin/stats': { who: ADMINS, needs: 'admin' },
  'GET /api/tokens': { who: TOKEN_OWNERS, needs: 'person' },
  'POST /api/tokens': { who: TOKEN_OWNERS, needs: 'person', body: () => ({ name: 'Till', scopes: ['read'] }) },
  'DELETE /api/tokens/{id}': { who: ITS_TOKEN, needs: 'person', path: '/api/tokens/{token}' },
};

/** The expected outcome of each documented path, written here by hand and not read from the server. */
export const ROUTES: Routes = {
  ...SHOPPING,
  ...SECOND_STEP,
  ...PEOPLE,
  ...ORDERS_AND_CREDIT,
  ...CATALOGUE,
  ...RUNNING,
  ...DELIVERY_ROUTES,
  ...DRIVING_ROUTES,
};
