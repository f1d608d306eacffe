import { accountBody, asInput, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let shop: TestShop;
let juice: number;
const clients: Record<string, ShopClient> = {};
beforeAll(async () => {
  shop = await startShop();
  juice = await makeProduct(shop.db, { name: 'Pear juice', customerPrice: '100.00', businessPrice: '90.00' });
  for (const name of ['admin', 'customer', 'business', 'employee']) clients[name] = await shop.signedIn(name);
});
afterAll(() => shop?.stop());

const items = () => [{ productId: juice, quantity: 1 }];

async function placed(client: ShopClient, path: string, body: Fields): Promise<number> {
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.orderId ?? answer.body.id;
}

const wishOf = async (id: number) => (await clients.admin!.rest('GET', `/api/orders/${id}/packing`)).body.whenMissing;
const lastOf = async (name: string) =>
  (await clients[name]!.graphql('{ viewer { whenMissing } }')).data.viewer.whenMissing;

describe('what a buyer wants when something is missing', () => {
  test.each([
    ['a guest', '/api/orders/guest', (more: Fields) => guestBody(items(), more), 'call'],
    ['customer', '/api/orders', (more: Fields) => accountBody(items(), more), 'substitute'],
    ['business', '/api/business/one-click-order', (more: Fields) => ({ items: items(), ...more }), 'leave_out'],
    ['employee', '/api/employee/orders', (more: Fields) => ({ items: items(), ...more }), 'call'],
  ] as const)('is kept with the order of %s', async (who, path, body, whenMissing) => {
    const client = clients[who] ?? shop.guest();
    const id = await placed(client, path, body({ whenMissing }));
    expect(await wishOf(id)).toBe(whenMissing);
    expect(await wishOf(await placed(client, path, body({})))).toBeNull();
    const wrong = await client.rest('POST', path, body({ whenMissing: 'guess' }), { 'Idempotency-Key': newKey() });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['whenMissing']]);
  });

  test('is the default of the next time, of the person alone', async () => {
    // Said with the one before the last; with the last nothing.
    expect(await lastOf('customer')).toBe('SUBSTITUTE');
    expect(await lastOf('business')).toBe('LEAVE_OUT');
    expect(await lastOf('employee')).toBe('CALL');
    await placed(clients.customer!, '/api/orders', accountBody(items(), { whenMissing: 'call' }));
    expect(await lastOf('customer')).toBe('CALL');
    expect(await lastOf('admin')).toBeNull();
  });

  test('belongs to the request: under the same key it is the same order, and another wish another request', async () => {
    const input = asInput(guestBody(items(), { whenMissing: 'CALL' }));
    const place = (more: Fields) =>
      shop.guest().graphql(
        `mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) {
          ... on OrderPlaced { orderId } ... on OrderRefusal { code } } }`,
        { input: { ...input, ...more } },
      );
    const [first, again] = [await place({}), await place({})];
    expect(again.data.placeGuestOrder).toEqual(first.data.placeGuestOrder);
    const other = await place({ whenMissing: 'LEAVE_OUT' });
    expect(other.data?.placeGuestOrder?.code ?? other.errors[0]?.extensions.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('the database keeps nothing else', async () => {
    await expect(shop.db.query(`UPDATE orders SET when_missing = 'guess'`)).rejects.toThrow(/orders_when_missing/);
  });
});
