import { idOf, makeProduct, newKey, guestBody } from '../../../support/data/orderBodies';
import { type TestShop, startShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';

export type Fields = Record<string, any>;

jest.setTimeout(120_000);

export let shop: TestShop;
export let admin: ShopClient;
export let business: ShopClient;
let employee: ShopClient;
export let businessId: number;
let juice: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  business = await shop.signedIn('business');
  employee = await shop.signedIn('employee');
  businessId = await idOf(shop.db, 'business');
  juice = await makeProduct(shop.db, { name: 'Pear juice', customerPrice: '100.00' });
});

afterAll(() => shop.stop());

export const APIS = ['GraphQL', 'REST'] as const;

type Api = (typeof APIS)[number];

const SET = `mutation ($id: Int!, $status: OrderStatus!, $trackingNumber: String) {
  setOrderStatus(id: $id, status: $status, trackingNumber: $trackingNumber) { __typename
    ... on OrderStatusSet { order { id status trackingNumber paymentStatus history { status trackingNumber byUsername } } }
    ... on OrderStatusRefusal { code message } } }`;

interface Answer {
  order: Fields | null;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
}

/** Sets the status by one of the two ways; the status of the answer as REST writes it. */
export async function set(api: Api, id: number, change: Fields, by = admin): Promise<Answer> {
  if (api === 'REST') {
    const { status, body } = await by.rest('PATCH', `/api/orders/${id}/status`, change);
    if (status === 200) return { order: body, code: null, message: null, fields: null };
    const expected: Record<string, number> = {
      BAD_USER_INPUT: 400,
      UNAUTHENTICATED: 401,
      FORBIDDEN: 403,
      NOT_FOUND: 404,
    };
    expect([body.code, status]).toEqual([body.code, expected[body.code] ?? 409]);
    return { order: null, code: body.code, message: body.message, fields: body.fields ?? null };
  }
  const { data, errors } = await by.graphql(SET, { id, ...change, status: change.status?.toUpperCase() });
  const [error] = errors;
  if (error)
    return {
      order: null,
      code: error.extensions.code,
      message: error.message,
      fields: error.extensions.fields ?? null,
    };
  const { __typename, order, code, message } = data.setOrderStatus;
  if (__typename === 'OrderStatusRefusal') return { order: null, code, message, fields: null };
  const history = order.history.map((event: Fields) => ({ ...event, status: event.status.toLowerCase() }));
  const lowered = {
    ...order,
    status: order.status.toLowerCase(),
    paymentStatus: order.paymentStatus.toLowerCase(),
    history,
  };
  return { order: lowered, code: null, message: null, fields: null };
}

export async function placed(client: ShopClient, path: string, body: Fields): Promise<number> {
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect(answer.status).toBe(201);
  return answer.body.orderId ?? answer.body.id;
}

export const line = (quantity = 1) => ({ productId: juice, quantity });

export const byGuest = (more: Fields = {}) => placed(shop.guest(), '/api/orders/guest', guestBody([line()], more));

export const byCredit = (quantity = 1) =>
  placed(business, '/api/business/one-click-order', { items: [line(quantity)] });

export const byEmployee = () => placed(employee, '/api/employee/orders', { items: [line()] });

export async function mailsOf(id: number): Promise<Fields[]> {
  return shop.db.query(
    `SELECT id, kind, to_address AS "to", with_amounts AS "withAmounts" FROM outgoing_mail
     WHERE order_id = $1 AND kind = 'order_status' ORDER BY id`,
    [id],
  );
}
