import { callGraphql, callRest } from '../../support/apiCalls';
import { guestBody, makeProduct } from '../../support/data/orderBodies';
import type { ShopClient } from '../../support/shopClient';
import {
  addressOf,
  confirm,
  keyTo,
  personOfBefore,
  registered,
  shop,
  update,
  PASSWORD,
  type Person,
} from './emailsShop';

// A customer takes over the orders that were placed without an account (specification 8.21).

let juice: number;
beforeAll(async () => {
  juice = await makeProduct(shop.db, { name: 'Juice without an account', customerPrice: '5000.00' });
});

/** @returns the number of the order */
async function order(
  guestEmail: string | null,
  client: ShopClient = shop.guest(),
  change: object = {},
): Promise<number> {
  const body = guestBody([{ productId: juice, quantity: 1 }], { ...change, ...(guestEmail && { guestEmail }) });
  const { body: placed, status } = await client.rest('POST', '/api/orders/guest', body);
  expect(status).toBe(201);
  return (placed as { orderId: number }).orderId;
}

async function confirmed(email = ''): Promise<Person> {
  const owner = await registered({ email });
  expect(await confirm(await keyTo(owner.email))).toMatchObject({ code: null });
  return owner;
}

const count = ({ client }: Person) => callGraphql(client, '{ guestOrders }');
const takeOver = ({ client }: Person) => callGraphql(client, 'mutation { takeOverGuestOrders }');
const ownerOf = async (id: number): Promise<unknown> => {
  const [row] = await shop.db.query<{ userId: number | null }[]>(
    'SELECT user_id AS "userId" FROM orders WHERE id = $1',
    [id],
  );
  return row!.userId;
};
const ordersOf = async ({ client }: Person): Promise<number[]> => {
  const { body } = await client.rest('GET', '/api/orders');
  return (body as { orders: { id: number }[] }).orders.map(({ id }) => id);
};

test('exactly the orders of nobody with the confirmed address, however it is written, and then they are in the list', async () => {
  const email = 'takes-over@people.example';
  const first = await order(email);
  const second = await order(` ${email.toUpperCase()} `.trim());
  const byAddress = await order(null, shop.guest(), {
    deliveryAddress: { ...(guestBody([]).deliveryAddress as object), email },
  });
  const ofOthers = await order(`x${email}`);
  const tagged = await order(email.replace('@', '+tag@'));
  const other = await personOfBefore();
  const ofAccount = await order(email, other.client);
  const owner = await confirmed(email);
  expect(await count(owner)).toMatchObject({ value: 3 });
  expect(await takeOver(owner)).toMatchObject({ value: [first, second, byAddress] });
  expect(await ordersOf(owner)).toEqual([byAddress, second, first]);
  expect(await Promise.all([ofOthers, tagged, ofAccount].map(ownerOf))).toEqual([null, null, other.id]);
  expect(await count(owner)).toMatchObject({ value: 0 });
  expect(await takeOver(owner)).toMatchObject({ value: [] });
  // Guests earn no points, and a taken order stays what it was.
  expect(await callGraphql(owner.client, '{ ownProfile { loyaltyPoints } }')).toMatchObject({
    value: { loyaltyPoints: 0 },
  });
  expect((await owner.client.rest('GET', `/api/orders/${first}`)).body).toMatchObject({
    id: first,
    loyaltyPointsEarned: 0,
  });
  const own = await order(email, owner.client);
  expect(await ownerOf(own)).toBe(owner.id);
  expect(await callGraphql(owner.client, '{ ownProfile { loyaltyPoints } }')).toMatchObject({
    value: { loyaltyPoints: 5 },
  });
});

test('by REST, and the link of the confirmation goes on working', async () => {
  const email = 'by-rest@people.example';
  const placed = await callGraphql(
    shop.guest(),
    `mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { ... on OrderPlaced { orderId followKey } } }`,
    {
      input: {
        ...guestBody([{ productId: juice, quantity: 1 }], { guestEmail: email, paymentMethod: 'COD' }),
        idempotencyKey: 'taken-over-by-rest-0001',
      },
    },
  );
  const { orderId, followKey } = placed.value as { orderId: number; followKey: string };
  const owner = await confirmed(email);
  expect((await callRest(owner.client, 'GET', '/api/account/guest-orders')).value).toEqual({ count: 1 });
  expect((await callRest(owner.client, 'POST', '/api/account/guest-orders')).value).toEqual({ taken: [orderId] });
  const followed = await callRest(shop.guest(), 'POST', `/api/orders/${orderId}/follow`, { key: followKey });
  expect(followed.value).toMatchObject({ id: orderId });
});

describe('nothing is told and nothing taken', () => {
  const REFUSED = { code: 'CONFLICT', message: 'Please confirm your e-mail address first.' };
  const cases: Record<string, (email: string) => Promise<Person>> = {
    'before the address is confirmed': (email) => registered({ email }),
    'by an account that was there before and has opened no link': async (email) => {
      const owner = await personOfBefore();
      await shop.db.query('UPDATE users SET email = $2 WHERE id = $1', [owner.id, email]);
      return owner;
    },
    'while another address waits to be confirmed': async (email) => {
      const owner = await confirmed();
      await update(owner, { email, currentPassword: PASSWORD });
      return owner;
    },
    'for the address before, while another one waits': async (email) => {
      const owner = await confirmed(email);
      await update(owner, { email: `next-${email}`, currentPassword: PASSWORD });
      return owner;
    },
    'after an admin gave the address': async (email) => {
      const owner = await confirmed();
      const admin = await shop.signedIn('admin');
      await admin.rest('PATCH', `/api/users/${owner.id}/role`, { email });
      return owner;
    },
  };
  test.each(Object.entries(cases))('%s', async (name, make) => {
    const email = `${name.replace(/\W+/g, '-')}@people.example`;
    const id = await order(email);
    const person = await make(email);
    const before = await addressOf(person);
    expect(await count(person)).toEqual({ value: null, code: null, message: null, fields: null });
    expect(await takeOver(person)).toMatchObject(REFUSED);
    expect(await ownerOf(id)).toBeNull();
    expect(await addressOf(person)).toEqual(before);
  });

  test.each(['business', 'admin', 'staff'])('by a %s', async (role) => {
    const person = await personOfBefore({ role });
    const id = await order(person.email);
    await shop.db.query('UPDATE users SET email_proved_at = now() WHERE id = $1', [person.id]);
    expect(await count(person)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await takeOver(person)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ownerOf(id)).toBeNull();
  });
});
