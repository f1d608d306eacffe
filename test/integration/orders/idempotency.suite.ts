import { accountBody, footprint, guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy, refusalStatus, APIS, type Checkout } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

let shop: TestShop;
let juice: number;
let customer: ShopClient;
let business: ShopClient;

beforeAll(async () => {
  shop = await startShop();
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
  customer = await shop.signedIn('customer');
  business = await shop.signedIn('business');
});

afterAll(() => shop.stop());

const line = (quantity = 1, more = {}) => ({ productId: juice, quantity, ...more });
const BODY = { guest: guestBody, account: accountBody };

describe.each(APIS.flatMap((api) => (['guest', 'account'] as Checkout[]).map((checkout) => [api, checkout] as const)))(
  'by %s, the %s checkout',
  (api, checkout) => {
    const bodyOf = BODY[checkout];
    const place = (body: Record<string, unknown>, key: string, client: ShopClient = shop.guest()) =>
      placeBy(api, checkout, client, body, key);

    async function unchanged<T>(work: () => Promise<T>): Promise<T> {
      const before = await footprint(shop.db);
      const result = await work();
      expect(await footprint(shop.db)).toEqual(before);
      return result;
    }

    test('gives the first answer again, status included, and changes nothing', async () => {
      const key = newKey();
      const body = bodyOf([line(2)], { discountCode: 'WELCOME10' });
      const first = await place(body, key);
      expect(first).toMatchObject({ replayed: false, order: { totalAmount: '21.00' } });
      for (let again = 0; again < 3; again += 1) {
        expect(await unchanged(() => place(body, key))).toEqual({ ...first, replayed: true });
      }
    });

    test('gives the first answer again whatever has become of the order, the product and the code', async () => {
      const { db } = shop;
      const product = await makeProduct(db, { name: 'Changing', customerPrice: '5.00' });
      const code = `ONCE-${api}-${checkout}`;
      await db.query('INSERT INTO discount_code (code, discount_percent, max_uses) VALUES ($1, 10, 1)', [code]);
      const key = newKey();
      const body = bodyOf([{ productId: product, quantity: 1, unitPrice: '5.00' }], {
        discountCode: code,
        totalAmount: '7.50',
      });
      const first = await place(body, key);
      expect(first.order).toMatchObject({ totalAmount: '7.50' });
      const repeat = () => unchanged(() => place(body, key));
      // The code was used up by the order itself.
      expect(await repeat()).toEqual({ ...first, replayed: true });
      await db.query('DELETE FROM discount_code WHERE code = $1', [code]);
      await db.query(`UPDATE orders SET status = 'shipped' WHERE id = $1`, [first.order!.id]);
      await db.query('UPDATE product SET customer_price = 50, in_stock = false WHERE id = $1', [product]);
      expect(await repeat()).toEqual({ ...first, replayed: true });
      await db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [product]);
      expect(await repeat()).toEqual({ ...first, replayed: true });
      expect(first.order).toMatchObject({ status: 'pending' });
    });

    test.each<[string, Record<string, unknown>]>([
      ['another quantity', { items: [{ quantity: 3 }] }],
      ['another payment method', { paymentMethod: 'stripe' }],
      ['a code', { discountCode: 'WELCOME10' }],
      ['another name', { [checkout === 'guest' ? 'guestName' : 'customerName']: 'Somebody Else' }],
    ])('refuses the key with %s', async (_, change) => {
      const key = newKey();
      const body = bodyOf([line(2)]);
      const first = await place(body, key);
      const items = (change.items as object[] | undefined)?.map((item) => line(2, item)) ?? [line(2)];
      const conflict = await unchanged(() => place({ ...body, ...change, items }, key));
      expect(conflict).toMatchObject({
        order: null,
        code: 'IDEMPOTENCY_CONFLICT',
        status: refusalStatus(api, 'IDEMPOTENCY_CONFLICT'),
        replayed: false,
      });
      // The first order's answer is still there.
      expect(await unchanged(() => place(body, key))).toEqual({ ...first, replayed: true });
    });

    test('does not use a key up by an attempt that was refused', async () => {
      const key = newKey();
      const changed = await unchanged(() => place(bodyOf([line(1, { unitPrice: '9.00' })]), key));
      expect(changed.code).toBe('PRICE_CHANGED');
      const invalid = await unchanged(() => place(bodyOf([line(0)]), key));
      expect(invalid.code).toBe('BAD_USER_INPUT');
      const noCode = await unchanged(() => place(bodyOf([line()], { discountCode: 'NOSUCHCODE' }), key));
      expect(noCode.code).toBe('DISCOUNT_CODE_INVALID');
      const unknown = await unchanged(() => place(bodyOf([{ productId: 2_000_000_000, quantity: 1 }]), key));
      expect(unknown.code).toBe('BAD_USER_INPUT');
      const placed = await place(bodyOf([line(1, { unitPrice: '10.00' })]), key);
      expect(placed).toMatchObject({ replayed: false, order: { totalAmount: '13.00' } });
    });

    // Each way names it as it is sent there.
    const keyField = api === 'REST' ? 'Idempotency-Key' : 'idempotencyKey';

    test.each([15, 201])('refuses a key of %d characters', async (length) => {
      const { fields, code } = await unchanged(() => place(bodyOf([line()]), 'k'.repeat(length)));
      expect({ fields, code }).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { [keyField]: 'An idempotency key has 16 to 200 characters' },
      });
    });

    test.each([16, 200])('takes a key of %d characters', async (length) => {
      const key = `${api}-${checkout}-`.padEnd(length, '!~');
      const first = await place(bodyOf([line()]), key);
      expect(first.order).not.toBeNull();
      expect(await place(bodyOf([line()]), key)).toEqual({ ...first, replayed: true });
    });

    test.each(['sixteen characters', 'sixteen-çharacters', 'sixteen\tcharacters'])(
      'refuses the key %j',
      async (key) => {
        const { fields, code } = await unchanged(() => place(bodyOf([line()]), key));
        expect({ fields, code }).toEqual({
          code: 'BAD_USER_INPUT',
          fields: { [keyField]: 'An idempotency key is made of printable ASCII characters without spaces' },
        });
      },
    );

    test('keeps the keys of buyers apart, and those of all guests together', async () => {
      const key = newKey();
      const body = bodyOf([line()]);
      const guest = await place(body, key);
      const ofCustomer = await place(body, key, customer);
      const ofBusiness = await place(body, key, business);
      expect([guest, ofCustomer, ofBusiness].map(({ replayed }) => replayed)).toEqual([false, false, false]);
      expect(new Set([guest.order!.id, ofCustomer.order!.id, ofBusiness.order!.id]).size).toBe(3);
      // Another guest, another session.
      expect(await place(body, key, shop.guest())).toEqual({ ...guest, replayed: true });
      expect(await place(body, key, customer)).toEqual({ ...ofCustomer, replayed: true });
      expect((await place(bodyOf([line(2)]), key, shop.guest())).code).toBe('IDEMPOTENCY_CONFLICT');
    });
  },
);

test('a key that made an order in one checkout is refused in the other', async () => {
  const key = newKey();
  expect((await placeBy('REST', 'guest', customer, guestBody([line()]), key)).status).toBe(201);
  expect(await placeBy('REST', 'account', customer, accountBody([line()]), key)).toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_CONFLICT',
  });
});

test('the same order is the same by either way, in any order of its fields and with equal amounts', async () => {
  const key = newKey();
  const body = guestBody([line(1, { unitPrice: '10.00' })], { totalAmount: '13.00' });
  const first = await placeBy('REST', 'guest', shop.guest(), body, key);
  const items = [{ unitPrice: '10', quantity: 1, productId: juice }];
  const turned = Object.fromEntries(Object.entries({ ...body, items, isGuestOrder: true }).reverse());
  expect(await placeBy('REST', 'guest', shop.guest(), turned, key)).toEqual({ ...first, replayed: true });
  expect(await placeBy('GraphQL', 'guest', shop.guest(), body, key)).toEqual({ ...first, status: 200, replayed: true });
});

test('REST takes an order without a key; sent twice it is two orders', async () => {
  const send = () => shop.guest().rest('POST', '/api/orders/guest', guestBody([line()]));
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.orderId).not.toBe(first.body.orderId);
  expect(second.headers.has('Idempotent-Replay')).toBe(false);
});

test('an order on credit is answered again when the business has no credit any more', async () => {
  const key = newKey();
  const body = accountBody([line()], { paymentMethod: 'credit' });
  const first = await placeBy('REST', 'account', business, body, key);
  expect(first.status).toBe(201);
  const id = await idOf(shop.db, 'business');
  await shop.db.query(`UPDATE users SET payment_mode = 'cash' WHERE id = $1`, [id]);
  const before = await footprint(shop.db);
  expect(await placeBy('REST', 'account', business, body, key)).toEqual({ ...first, replayed: true });
  expect(await placeBy('REST', 'account', business, body, newKey())).toMatchObject({
    status: 400,
    fields: { paymentMethod: 'Only a business in credit mode pays by credit; choose another payment method' },
  });
  expect(await footprint(shop.db)).toEqual(before);
  await shop.db.query(`UPDATE users SET payment_mode = 'credit' WHERE id = $1`, [id]);
});
