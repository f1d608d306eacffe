import { orderConfirmationMail } from '../../../server/orders/mails/orderConfirmationMail';
import { accountBody, guestAddress, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { FollowKeys } from '../../../server/orders/following/followKeys';

type Fields = Record<string, any>;

const LINKS = { keys: new FollowKeys('a secret of the tests alone'), publicUrl: 'https://shop.example' };

let shop: TestShop;
let juice: number;

beforeAll(async () => {
  shop = await startShop();
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00', businessPrice: '8.00' });
});
afterAll(() => shop.stop());

/** The line of the confirmation that says where the order goes; undefined when there is none. */
async function placeIn(orderId: number): Promise<string | undefined> {
  const { text, html } = await orderConfirmationMail(shop.db, { orderId, toAddress: '', withAmounts: true }, LINKS);
  const line = text.split('\n').find((each) => each.startsWith('Delivery to: '));
  expect(html.includes('Delivery to: ')).toBe(line !== undefined);
  return line?.replace('Delivery to: ', '');
}

async function ordered(client: ShopClient, path: string, body: Fields): Promise<number> {
  const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
  expect([answer.status, answer.body.fields]).toEqual([201, undefined]);
  return answer.body.orderId ?? answer.body.id;
}

const line = () => ({ productId: juice, quantity: 1 });
const OF_ACCOUNT = {
  street: 'Armenia Street 77',
  city: 'Beirut',
  state: 'Beirut',
  zipCode: '1100',
  country: 'Lebanon',
};

describe('the confirmation says where an order goes:', () => {
  test.each<[string, Fields, string | undefined]>([
    [
      'to an address with state, postal code and country',
      { deliveryAddress: OF_ACCOUNT },
      '“Armenia Street 77, Beirut, Beirut, 1100, Lebanon”',
    ],
    [
      'to a position',
      { addressType: 'location', deliveryAddress: null, latitude: 33.8938, longitude: 35.50177712 },
      'GPS: 33.893800, 35.501777',
    ],
    [
      'to a position with an address',
      { addressType: 'location', deliveryAddress: OF_ACCOUNT, latitude: 33.8938, longitude: 35.50177712 },
      '“Armenia Street 77, Beirut, Beirut, 1100, Lebanon” · GPS: 33.893800, 35.501777',
    ],
  ])('%s, from the account checkout', async (_, body, place) => {
    const customer = await shop.signedIn('customer');
    expect(await placeIn(await ordered(customer, '/api/orders', accountBody([line()], body)))).toBe(place);
  });

  test('to every part of a guest’s address', async () => {
    const id = await ordered(shop.guest(), '/api/orders/guest', guestBody([line()]));
    expect(await placeIn(id)).toBe('“Sassine Square 21, Cedar House, Floor 4, Achrafieh, Beirut, Lebanon”');
  });

  test('to a guest’s address without building and floor', async () => {
    const deliveryAddress = guestAddress({ building: null, floor: ' ', fullAddress: null });
    const id = await ordered(shop.guest(), '/api/orders/guest', guestBody([line()], { deliveryAddress }));
    expect(await placeIn(id)).toBe('“Sassine Square 21, Achrafieh, Beirut, Lebanon”');
  });

  test('to a business, with its name', async () => {
    await shop.db.query(
      `UPDATE users SET business_name = 'Cedar Terrace Café', address = 'Rue Gouraud 114', city = 'Beirut',
         state = 'Mount Lebanon', zip = '1100', country = 'Lebanon' WHERE username = 'business'`,
    );
    const id = await ordered(await shop.signedIn('business'), '/api/business/one-click-order', { items: [line()] });
    expect(await placeIn(id)).toBe('“Cedar Terrace Café, Rue Gouraud 114, Beirut, Mount Lebanon, 1100, Lebanon”');
  });

  test.each<[string, unknown, string | undefined]>([
    ['one text alone', { fullAddress: 'By the old mill' }, '“By the old mill”'],
    ['nothing', null, undefined],
    ['no address', ['a list'], undefined],
  ])('what was brought in from elsewhere may be %s', async (_, address, place) => {
    const id = await ordered(shop.guest(), '/api/orders/guest', guestBody([line()]));
    await shop.db.query('UPDATE orders SET delivery_address = $2 WHERE id = $1', [
      id,
      address === null ? null : JSON.stringify(address),
    ]);
    expect(await placeIn(id)).toBe(place);
  });
});
