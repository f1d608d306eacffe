import { footprint, makeProduct } from '../../support/data/orderBodies';
import { countStock } from '../../support/data/stock';
import { statementsOf } from '../../support/statements';
import { admin, counted, left, order, setStatus, shop } from './stockShop';

describe('an order of what is counted', () => {
  test('takes it, with an entry that names the order', async () => {
    const product = await counted(10);
    const placed = await order([{ productId: product, quantity: 3 }]);
    expect(placed.order).not.toBeNull();
    expect(await left(product)).toBe(7);
    const [entry] = await shop.db.query(
      `SELECT kind, change, balance_after, order_id, created_by_user_id FROM stock_entry e JOIN stock s ON s.id = e.stock_id
       WHERE s.product_id = $1 ORDER BY e.id DESC LIMIT 1`,
      [product],
    );
    expect(entry).toEqual({
      kind: 'order',
      change: -3,
      balance_after: 7,
      order_id: placed.order!.id,
      created_by_user_id: null,
    });
  });

  test('takes two lines of one size together, by one entry', async () => {
    const product = await counted(0, { Small: 5, Large: 5 });
    const line = (quantity: number, selectedSize: string) => ({ productId: product, quantity, selectedSize });
    expect((await order([line(2, 'Small'), line(1, 'Large'), line(2, 'Small')])).order).not.toBeNull();
    expect([await left(product, 'Small'), await left(product, 'Large')]).toEqual([1, 4]);
  });

  test('a size that is not counted by itself takes of what is counted of the product', async () => {
    const product = await makeProduct(shop.db, {
      name: 'Poured juice',
      variants: { Small: { customer: '5.00' }, Large: { customer: '9.00' } },
    });
    await countStock(shop.db, product, 6);
    await countStock(shop.db, product, 2, 'Large');
    expect((await order([{ productId: product, quantity: 4, selectedSize: 'Small' }])).order).not.toBeNull();
    expect((await order([{ productId: product, quantity: 2, selectedSize: 'Large' }])).order).not.toBeNull();
    expect([await left(product), await left(product, 'Large')]).toEqual([2, 0]);
  });

  test('gives nothing back that it took before the product was counted anew', async () => {
    const product = await counted(20);
    const placed = await order([{ productId: product, quantity: 5 }]);
    const id = placed.order!.id;
    const set = (stock: number | null) =>
      admin.rest('PUT', `/api/admin/stock/${product}`, { stock, reason: 'Shelves' });
    const change = async (quantity: number) => {
      const [line] = await shop.db.query<[{ id: number }]>('SELECT id FROM order_line WHERE order_id = $1', [id]);
      const body = { lines: [{ lineId: line.id, quantity }], reason: 'As they like' };
      expect((await admin.rest('PATCH', `/api/orders/${id}/lines`, body)).status).toBe(200);
      return left(product);
    };
    expect((await set(null)).status).toBe(200);
    await change(4);
    expect((await set(10)).status).toBe(200);
    expect(await change(2)).toBe(10);
    // What it takes from now on is of the new count.
    expect(await change(6)).toBe(6);
    expect(await change(5)).toBe(7);
    await setStatus(id, 'CANCELLED');
    expect(await left(product)).toBe(10);
    await setStatus(id, 'PENDING');
    expect(await left(product)).toBe(7);
  });

  test.each([
    [3, 4, 'Only 3 of Counted juice left. Please order no more than that.'],
    [40, 41, 'There is not as much of Counted juice left as you ordered. Please order less of it.'],
  ])('with %i left, one of %i is refused, and nothing of it stays', async (stock, quantity, message) => {
    const product = await counted(stock);
    const before = await footprint(shop.db);
    expect(await order([{ productId: product, quantity }])).toMatchObject({
      order: null,
      code: 'OUT_OF_STOCK',
      message,
    });
    expect(await footprint(shop.db)).toEqual(before);
    expect(await left(product)).toBe(stock);
  });

  test('with nothing left is refused as what is out of stock is', async () => {
    const product = await counted(1, {});
    await order([{ productId: product, quantity: 1 }]);
    expect(await order([{ productId: product, quantity: 1 }])).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'Counted juice is out of stock. Please take it out of the cart.',
    });
    const sizes = await counted(0, { Small: 0, Large: 1 });
    expect(await order([{ productId: sizes, quantity: 1, selectedSize: 'Small' }])).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'Counted juice (Small) is out of stock. Please take it out of the cart.',
    });
  });

  test('costs two statements more than one of what is not, which costs what it did', async () => {
    const plain = await makeProduct(shop.db, { name: 'Plain', customerPrice: '10.00' });
    const product = await counted(10);
    const of = async (productId: number): Promise<number> =>
      (await statementsOf(() => order([{ productId, quantity: 1 }]))).length;
    expect(await of(plain)).toBe(6);
    expect(await of(product)).toBe(8);
  });
});

describe('a cancelled order', () => {
  test('gives back what it took, once, and takes it again when it is taken up', async () => {
    const product = await counted(10);
    const { id } = (await order([{ productId: product, quantity: 4 }])).order!;
    await setStatus(id, 'CANCELLED');
    expect(await left(product)).toBe(10);
    await setStatus(id, 'CANCELLED');
    expect(await left(product)).toBe(10);
    expect(await setStatus(id, 'PENDING')).toEqual({ typename: 'OrderStatusSet' });
    expect(await left(product)).toBe(6);
    await setStatus(id, 'CANCELLED');
    expect(await left(product)).toBe(10);
  });

  test('stays cancelled when there is too little left', async () => {
    const product = await counted(0, { Small: 4 });
    const item = { productId: product, selectedSize: 'Small' };
    const { id } = (await order([{ ...item, quantity: 3 }])).order!;
    await setStatus(id, 'CANCELLED');
    await order([{ ...item, quantity: 2 }]);
    expect(await setStatus(id, 'CONFIRMED')).toEqual({
      typename: 'OrderStatusRefusal',
      code: 'OUT_OF_STOCK',
      message: 'There is not enough of Counted juice (Small) left, so the order stays cancelled.',
    });
    const [row] = await shop.db.query('SELECT status FROM orders WHERE id = $1', [id]);
    expect(row).toEqual({ status: 'cancelled' });
    expect(await left(product, 'Small')).toBe(2);
  });

  test('of before its product was counted moves nothing', async () => {
    const product = await makeProduct(shop.db, { name: 'Counted later', customerPrice: '10.00' });
    const { id } = (await order([{ productId: product, quantity: 4 }])).order!;
    await countStock(shop.db, product, 5);
    await setStatus(id, 'CANCELLED');
    await setStatus(id, 'PENDING');
    expect(await left(product)).toBe(5);
  });
});

describe('the database refuses', () => {
  test.each([
    ['a stock below zero', 'UPDATE stock SET quantity = -1 WHERE product_id = $1', 'stock_not_negative'],
    [
      'a stock that moves without an entry',
      'UPDATE stock SET quantity = 8 WHERE product_id = $1',
      'stock_follows_entries',
    ],
    [
      'an entry that does not follow on the one before',
      `INSERT INTO stock_entry (stock_id, kind, change, balance_after, reason)
       SELECT id, 'receipt', 1, 9, '' FROM stock WHERE product_id = $1`,
      'stock_entry_chain',
    ],
    [
      'an entry of the wrong sign',
      `INSERT INTO stock_entry (stock_id, kind, change, balance_after, reason)
       SELECT id, 'loss', 1, 11, '' FROM stock WHERE product_id = $1`,
      'stock_entry_sign',
    ],
  ])('%s', async (_, statement, constraint) => {
    const product = await counted(10);
    await expect(shop.db.query(statement, [product])).rejects.toMatchObject({ driverError: { constraint } });
    expect(await left(product)).toBe(10);
  });

  test.each(['UPDATE stock_entry SET change = 1', 'DELETE FROM stock_entry', 'TRUNCATE stock_entry'])(
    '%s: entries are append-only',
    async (statement) => {
      await counted(1);
      await expect(shop.db.query(statement)).rejects.toThrow('append-only');
    },
  );
});
