import { accountBody, guestBody, makeProduct, newKey } from '../../../support/data/orderBodies';
import { placeFollowed } from '../../../support/data/placing';
import { countStock } from '../../../support/data/stock';
import type { ShopClient } from '../../../support/shopClient';
import { ChangingShop } from './changingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: ChangingShop;
let walnuts: number;
let pecans: number;
let almonds: number;
beforeAll(async () => {
  its = await ChangingShop.start();
  [walnuts, pecans, almonds] = await its.makeNuts();
});
afterEach(() => its.checkOrders());
afterAll(() => its?.shop.stop());

const add = (
  client: ShopClient,
  id: number,
  added: Fields[],
  more: Fields = {},
  headers: Record<string, string> = {},
) => client.rest('POST', `/api/orders/${id}/change`, { added, ...more }, headers);

const namesOf = async (id: number) => (await its.keptOf(id)).map(({ name, quantity }) => [name, quantity]);

describe('a buyer adds a line', () => {
  test('at what it costs them now, once for its key, and strikes another with the same change', async () => {
    const id = await its.byAccount([2, 1]);
    const [juice, figs] = await its.linesOf(id);
    const headers = { 'Idempotency-Key': newKey() };
    const added = [{ productId: pecans, selectedSize: '1kg', quantity: 2, unitPrice: '1500.00' }];
    const lines = [{ lineId: figs!.id, quantity: 0 }];
    for (const replayed of [null, 'true']) {
      const answer = await add(its.customer, id, added, { lines }, headers);
      expect([answer.status, answer.body]).toMatchObject([200, { subtotalAmount: '5000.00', totalAmount: '5003.00' }]);
      expect(answer.headers.get('Idempotent-Replay')).toBe(replayed);
    }
    expect(await namesOf(id)).toEqual([
      ['Quince juice', 2],
      ['Pecans', 2],
    ]);
    const other = await add(its.customer, id, [{ productId: almonds, quantity: 1 }], {}, headers);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    const [change] = (await its.detailsOf(its.customer, id)) as [Fields];
    expect(change).toMatchObject({
      reason: null,
      lines: [
        { lineId: figs!.id, after: 0 },
        { before: 0, after: 2 },
      ],
    });
    expect((await its.linesOf(id))[0]).toEqual(juice);
    expect(await its.mailsOf(id)).toHaveLength(1);
  });

  test('a guest by the key of the link, as everybody pays; nobody without it', async () => {
    const { id, key } = await placeFollowed(its.shop.guest(), guestBody(its.items(1)));
    const added = [{ productId: walnuts, quantity: 1 }];
    expect((await add(its.shop.guest(), id, added)).status).toBe(401);
    expect((await add(its.customer, id, added)).status).toBe(404);
    const answer = await add(its.shop.guest(), id, added, { key }, { 'Idempotency-Key': newKey() });
    expect([answer.status, answer.body.subtotalAmount]).toEqual([200, '1500.00']);
  });

  test('a business by its own book, as far as its credit reaches', async () => {
    const id = await its.byCredit([{ productId: walnuts, quantity: 2 }]);
    const answer = await add(its.business, id, [{ productId: almonds, quantity: 1 }]);
    expect(answer.status).toBe(200);
    const [, added] = await its.keptOf(id);
    expect(added).toMatchObject({ name: 'Almonds', base: '250.05', price: '225.05' });
    const before = await its.keptOf(id);
    await its.shop.db.query('UPDATE product SET business_price = 9000000 WHERE id = $1', [almonds]);
    const refused = await add(its.business, id, [{ productId: almonds, quantity: 9999 }]);
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'INSUFFICIENT_CREDIT', message: 'The change is over the available credit. Nothing was changed.' },
    ]);
    await its.shop.db.query('UPDATE product SET business_price = 250.05 WHERE id = $1', [almonds]);
    expect(await its.keptOf(id)).toEqual(before);
  });

  test('a business on credit to an order that was for nothing, and is charged for it', async () => {
    const { db } = its.shop;
    await db.query('UPDATE delivery_zone SET fee = 0');
    await db.query(`INSERT INTO discount_code (code, discount_percent) VALUES ('HALF-OFF', 50)`);
    const crumb = await makeProduct(db, { name: 'Crumb', customerPrice: '0.01', businessPrice: '0.01' });
    const body = accountBody([{ productId: crumb, quantity: 1 }], {
      paymentMethod: 'credit',
      discountCode: 'HALF-OFF',
    });
    const id = await its.placed(its.business, '/api/orders', body);
    const owed = async () => {
      const [row] = await db.query<[{ total: string; charged: string | null }]>(
        `SELECT total_amount AS total, (SELECT -sum(amount) FROM credit_entry WHERE order_id = o.id) AS charged
         FROM orders o WHERE id = $1`,
        [id],
      );
      return row;
    };
    expect(await owed()).toEqual({ total: '0.00', charged: null });
    expect((await add(its.business, id, [{ productId: almonds, quantity: 2 }])).status).toBe(200);
    const { total, charged } = await owed();
    expect([Number(total) > 200, charged]).toEqual([true, total]);
  });

  test('an employee without an amount, and learns none by what is refused', async () => {
    const id = await its.placed(its.employee, '/api/employee/orders', { items: [{ productId: walnuts, quantity: 1 }] });
    const answer = await add(its.employee, id, [{ productId: almonds, quantity: 1, unitPrice: '1.00' }]);
    expect([answer.status, answer.body]).toEqual([200, { id }]);
    expect(await namesOf(id)).toEqual([
      ['Walnuts', 1],
      ['Almonds', 1],
    ]);
  });

  test('not for another price than they saw, more than there is, or what nobody sells', async () => {
    const id = await its.byAccount([1]);
    const dearer = await add(its.customer, id, [{ productId: walnuts, quantity: 1, unitPrice: '499.00' }]);
    expect([dearer.status, dearer.body]).toMatchObject([
      409,
      { code: 'CONFLICT', message: 'Walnuts costs something else by now. Please look at it again.' },
    ]);
    await countStock(its.shop.db, almonds, 3);
    const tooMany = await add(its.customer, id, [{ productId: almonds, quantity: 4 }]);
    expect([tooMany.status, tooMany.body.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect((await add(its.customer, id, [{ productId: almonds, quantity: 3 }])).status).toBe(200);
    await its.shop.db.query('UPDATE product SET in_stock = false WHERE id = $1', [pecans]);
    const gone = await add(its.customer, id, [{ productId: pecans, quantity: 1 }]);
    await its.shop.db.query('UPDATE product SET in_stock = true WHERE id = $1', [pecans]);
    expect([gone.status, gone.body.code]).toEqual([409, 'OUT_OF_STOCK']);
    for (const [wrong, field] of [
      [{ productId: 999_999, quantity: 1 }, 'added.0.productId'],
      [{ productId: pecans, selectedSize: '9kg', quantity: 1 }, 'added.0.selectedSize'],
      [{ productId: pecans, quantity: 0 }, 'added.0.quantity'],
    ] as const) {
      const answer = await add(its.customer, id, [wrong]);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    }
    const nothing = await add(its.customer, id, []);
    expect([nothing.status, nothing.body.fields]).toEqual([
      400,
      { lines: 'Choose a line to change, or a product to add' },
    ]);
    expect(await namesOf(id)).toEqual([
      ['Quince juice', 1],
      ['Almonds', 3],
    ]);
  });

  test('instead of another line never: that is the shop’s to say', async () => {
    const id = await its.byAccount([1]);
    const [line] = await its.linesOf(id);
    const instead = await add(its.customer, id, [{ productId: pecans, quantity: 1, replacesLineId: line!.id }]);
    expect([instead.status, instead.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await namesOf(id)).toEqual([['Quince juice', 1]]);
  });

  test('not after its cut-off', async () => {
    const id = await its.byAccount([1]);
    await its.shop.db.query(`UPDATE orders SET cut_off = now() - interval '1 second' WHERE id = $1`, [id]);
    const answer = await add(its.customer, id, [{ productId: walnuts, quantity: 1 }]);
    expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
  });
});
