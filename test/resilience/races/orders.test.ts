import { accountBody, footprint, guestBody, ledgerOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy, type Placing } from '../../support/data/placing';
import {
  burst,
  codeOf,
  expectNoFaults,
  lockHolder,
  resetCode,
  setBalance,
  tally,
  untilWaiting,
  useOrderRaces,
} from './raceShop';

const race = useOrderRaces();

describe('one key, many requests at once', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['without a code', {}, '13.00'],
    ['with the last use of a code', { discountCode: 'RACE-LAST' }, '10.50'],
  ])('%s: 50 make one order and 50 equal placings', async (_, more, totalAmount) => {
    await resetCode(race, 'RACE-LAST', 9, 10);
    const before = await footprint(race.shop.db);
    const key = newKey();
    const placings = await burst(50, race.guests, 'guest', () => ({ key, body: guestBody([race.line()], more) }));
    expect(tally(placings)).toEqual({ '201 placed': 50 });
    expect(placings.filter(({ replayed }) => !replayed)).toHaveLength(1);
    for (const { order } of placings) expect(order).toEqual(placings[0]!.order);
    expect(placings[0]!.order).toMatchObject({ totalAmount });
    const after = await footprint(race.shop.db);
    expect(after).toMatchObject({
      orders: (before.orders as number) + 1,
      lines: (before.lines as number) + 1,
      events: (before.events as number) + 1,
      requests: (before.requests as number) + 1,
      mails: (before.mails as number) + 1,
    });
    const usesIt = 'discountCode' in more;
    expect(await codeOf(race, 'RACE-LAST')).toMatchObject({ uses: usesIt ? 10 : 9 });
  });

  test('on credit: 50 make one order and one charge', async () => {
    await setBalance(race, '1000.00');
    const before = await ledgerOf(race.shop.db, race.businessId);
    const key = newKey();
    const body = accountBody([race.line()], { paymentMethod: 'credit' });
    const placings = await burst(50, race.businesses, 'account', () => ({ key, body }));
    expect(tally(placings)).toEqual({ '201 placed': 50 });
    expect(new Set(placings.map(({ order }) => JSON.stringify(order))).size).toBe(1);
    // 9.00 and 3.00 for delivery.
    expect(await ledgerOf(race.shop.db, race.businessId)).toEqual({
      balance: '988.00',
      sum: '988.00',
      entries: before.entries + 1,
      brokenLinks: 0,
    });
  });

  test('with 50 different bodies make one order, and tell the rest of the conflict', async () => {
    const before = await footprint(race.shop.db);
    const key = newKey();
    const placings = await burst(50, race.guests, 'guest', (index) => ({
      key,
      body: guestBody([race.line({ quantity: index + 1 })]),
    }));
    expect(tally(placings)).toEqual({ '201 placed': 1, '409 IDEMPOTENCY_CONFLICT': 49 });
    expect(await footprint(race.shop.db)).toMatchObject({ orders: (before.orders as number) + 1 });
  });

  test('a request that waits for a refused one is decided on its own', async () => {
    await resetCode(race, 'RACE-HELD', 0, 1);
    const holder = await lockHolder(race);
    await holder.query(`SELECT 1 FROM discount_code WHERE code = 'RACE-HELD' FOR UPDATE`);
    const before = await footprint(race.shop.db);
    const key = newKey();
    const first = placeBy(
      'REST',
      'guest',
      race.guests[1]!,
      guestBody([race.line()], { discountCode: 'RACE-HELD' }),
      key,
    );
    await untilWaiting(race, 1);
    const second = placeBy('REST', 'guest', race.guests[2]!, guestBody([race.line()]), key);
    await untilWaiting(race, 2);
    await holder.query(`UPDATE discount_code SET current_uses = 1 WHERE code = 'RACE-HELD'`);
    await holder.query('COMMIT');
    await holder.end();
    expect(await first).toMatchObject({ status: 409, code: 'DISCOUNT_CODE_INVALID' });
    expect(await second).toMatchObject({ status: 201, replayed: false, order: { totalAmount: '13.00' } });
    expect(await footprint(race.shop.db)).toMatchObject({
      orders: (before.orders as number) + 1,
      requests: (before.requests as number) + 1,
    });
  });
});

describe('the last use of a code', () => {
  test.each([1, 7])(
    '%d left: so many of 50 orders get it, the rest are refused and nothing of them stays',
    async (left) => {
      const code = `RACE-${left}`;
      await resetCode(race, code, 20 - left, 20);
      const before = await footprint(race.shop.db);
      const placings = await burst(50, race.guests, 'guest', () => ({
        body: guestBody([race.line()], { discountCode: code }),
      }));
      expect(tally(placings)).toEqual({ '201 placed': left, '409 DISCOUNT_CODE_INVALID': 50 - left });
      expect(await codeOf(race, code)).toEqual({ uses: 20, orders: left });
      expect(await footprint(race.shop.db)).toMatchObject({
        orders: (before.orders as number) + left,
        lines: (before.lines as number) + left,
        requests: (before.requests as number) + left,
        mails: (before.mails as number) + left,
      });
    },
  );
});

describe('a product that changes while it is ordered', () => {
  /** Places an order that stops before it reads its products, until `change` is committed. */
  async function stoppedBefore(body: Record<string, unknown>, change: string, product: number): Promise<Placing> {
    const key = newKey();
    const holder = await lockHolder(race);
    await holder.query(
      `INSERT INTO order_request (buyer, key, body_hash, order_id) VALUES ('guest', $1, '', nextval('orders_id_seq'))`,
      [key],
    );
    const order = placeBy('REST', 'guest', race.guests[1]!, body, key);
    await untilWaiting(race, 1);
    await race.shop.db.query(change, [product]);
    await holder.query('ROLLBACK');
    await holder.end();
    return order;
  }

  /** Places an order that stops after it has read its products, until `change` is committed. */
  async function stoppedAfter(body: Record<string, unknown>, change: string, product: number): Promise<Placing> {
    await resetCode(race, 'RACE-STOP', 0, null);
    const holder = await lockHolder(race);
    await holder.query(`SELECT 1 FROM discount_code WHERE code = 'RACE-STOP' FOR UPDATE`);
    const order = placeBy('REST', 'guest', race.guests[2]!, { ...body, discountCode: 'RACE-STOP' });
    await untilWaiting(race, 1);
    await race.shop.db.query(change, [product]);
    await holder.query('ROLLBACK');
    await holder.end();
    return order;
  }

  const DEARER = 'UPDATE product SET customer_price = 20 WHERE id = $1';
  const SOLD_OUT = 'UPDATE product SET in_stock = false WHERE id = $1';
  const DELETED = 'UPDATE product SET deleted_at = now() WHERE id = $1';
  const make = () => makeProduct(race.shop.db, { name: 'Changing', customerPrice: '10.00' });

  test('before it was read: the new price, or a refusal that tells it', async () => {
    const first = await make();
    const unseen = await stoppedBefore(guestBody([{ productId: first, quantity: 2 }]), DEARER, first);
    expect(unseen.order).toMatchObject({ subtotalAmount: '40.00', totalAmount: '43.00' });
    const second = await make();
    const before = await footprint(race.shop.db);
    const body = guestBody([{ productId: second, quantity: 2, unitPrice: '10.00' }]);
    const seen = await stoppedBefore(body, DEARER, second);
    expect(seen).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    expect(seen.fresh).toMatchObject({ totalAmount: '43.00', items: [{ productId: second, unitPrice: '20.00' }] });
    expect(await footprint(race.shop.db)).toEqual(before);
  });

  test('after it was read: the price that was read, in the line and in the sums', async () => {
    const product = await make();
    const body = guestBody([{ productId: product, quantity: 2, unitPrice: '10.00' }]);
    const { order } = await stoppedAfter(body, DEARER, product);
    expect(order).toMatchObject({ subtotalAmount: '20.00', discountAmount: '5.00', totalAmount: '18.00' });
    const lines = await race.shop.db.query('SELECT unit_price, quantity FROM order_line WHERE order_id = $1', [
      order!.id,
    ]);
    expect(lines).toEqual([{ unit_price: '10.00', quantity: 2 }]);
  });

  test('sold out or deleted before it was read: refused, and nothing stays', async () => {
    const before = await footprint(race.shop.db);
    const soldOut = await make();
    expect(await stoppedBefore(guestBody([{ productId: soldOut, quantity: 1 }]), SOLD_OUT, soldOut)).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
    });
    const deleted = await make();
    expect(await stoppedBefore(guestBody([{ productId: deleted, quantity: 1 }]), DELETED, deleted)).toMatchObject({
      status: 400,
      fields: { 'items.0.productId': `There is no product ${deleted} in the shop any more` },
    });
    expect(await footprint(race.shop.db)).toEqual(before);
  });

  test.each([SOLD_OUT, DELETED])('after it was read, the order was first: it stands whole (%s)', async (change) => {
    const product = await make();
    const { order } = await stoppedAfter(guestBody([{ productId: product, quantity: 1 }]), change, product);
    expect(order).toMatchObject({ subtotalAmount: '10.00' });
    const lines = await race.shop.db.query('SELECT product_name FROM order_line WHERE order_id = $1', [order!.id]);
    expect(lines).toEqual([{ product_name: 'Changing' }]);
  });

  test('over and over, in the middle of a burst: every order has one of the prices, and its sums are of it', async () => {
    const product = await make();
    let done = false;
    const changes = (async () => {
      for (let turn = 0; !done; turn += 1) {
        const price = turn % 2 === 0 ? '20.00' : '10.00';
        await race.shop.db.query('UPDATE product SET customer_price = $2, in_stock = $3 WHERE id = $1', [
          product,
          price,
          turn % 5 !== 4,
        ]);
      }
    })();
    const lines = [1, 2].map(() => ({ productId: product, quantity: 1 }));
    const placings = await burst(90, race.guests, 'guest', (index) => ({
      body: guestBody(lines, { guestEmail: `guest-${index}@guests.example` }),
    }));
    done = true;
    await changes;
    const counts = tally(placings);
    expect((counts['201 placed'] ?? 0) + (counts['409 OUT_OF_STOCK'] ?? 0)).toBe(90);
    for (const { order } of placings) if (order) expect(['20.00', '40.00']).toContain(order.subtotalAmount);
    const [row] = await race.shop.db.query<{ torn: number }[]>(
      `SELECT count(*)::integer AS torn FROM orders o WHERE o.subtotal_amount <> (
         SELECT sum(unit_price * quantity) FROM order_line l WHERE l.order_id = o.id)`,
    );
    expect(row).toEqual({ torn: 0 });
  });
});

test('no process logged a fault in the tests above', () => {
  expectNoFaults(race, 50);
});
