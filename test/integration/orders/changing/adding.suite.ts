import { makeProduct, newKey } from '../../../support/data/orderBodies';
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

const amountsOf = async (id: number): Promise<Fields> => {
  const [row] = await its.shop.db.query(
    `SELECT subtotal_amount AS subtotal, discount_amount AS discount, delivery_fee AS fee, total_amount AS total,
       (SELECT -sum(amount) FROM credit_entry WHERE order_id = o.id) AS charged FROM orders o WHERE id = $1`,
    [id],
  );
  return row;
};

const setDiscount = (percent: string) =>
  its.shop.db.query(`UPDATE users SET business_discount = $1 WHERE username = 'business'`, [percent]);

const ofWalnuts = (quantity: number) => [{ productId: walnuts, quantity }, ...its.items(1)];

/** An order of a customer. @returns its number and the id of its first line */
async function ordered(quantity: number, more: Fields = {}): Promise<[id: number, lineId: number]> {
  const id = await its.byItems(ofWalnuts(quantity), more);
  return [id, (await its.linesOf(id))[0]!.id];
}

describe('the shop adds a line', () => {
  test('beside the others, at the price of today; code, fee and points follow as they were', async () => {
    await its.shop.db.query(
      `INSERT INTO discount_code (code, discount_percent) VALUES ('ADDED', 12.5) ON CONFLICT DO NOTHING`,
    );
    const [id] = await ordered(2, { discountCode: 'ADDED' });
    const answer = await its.send(id, [
      { productId: pecans, selectedSize: '1kg', selectedPackaging: 'Bag', quantity: 3 },
    ]);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { subtotalAmount: '6500.00', discountAmount: '812.50', deliveryFee: '3.00', totalAmount: '5690.50' },
    ]);
    expect((await its.keptOf(id))[2]).toMatchObject({
      name: 'Pecans',
      variant: '1kg',
      quantity: 3,
      rule: 'variant_customer',
      position: 2,
    });
    const { body } = await its.customer.rest('GET', `/api/orders/${id}`);
    expect([body.loyaltyPointsEarned, body.items[2].selectedSize, body.items[2].selectedPackaging]).toEqual([
      6,
      '1kg',
      'Bag',
    ]);
    const [change] = (await its.detailsOf(its.customer, id)) as [Fields];
    expect(change.lines).toMatchObject([{ productName: 'Pecans', before: 0, after: 3, replacesLineId: null }]);
  });

  test('is taken off credit in the same transaction, by the price book that the business has now', async () => {
    const id = await its.byCredit([{ productId: walnuts, quantity: 2 }]);
    const [line] = await its.linesOf(id);
    await setDiscount('20.00');
    const raised = await its.send(id, [{ productId: almonds, quantity: 2 }]);
    expect(raised.status).toBe(200);
    await setDiscount('10.00');
    const [, added] = await its.keptOf(id);
    expect(added).toMatchObject({
      price: '200.04',
      base: '250.05',
      percent: '20.00',
      book: 'discount:20.00',
      rule: 'business',
    });
    expect((await its.send(id, [{ productId: almonds, quantity: 1, replacesLineId: line!.id }])).status).toBe(200);
    const { total, charged } = await amountsOf(id);
    expect(charged).toBe(total);
    const prices = await its.business.rest('GET', `/api/orders/${id}/prices`);
    expect(prices.body.lines.map((each: Fields) => each.priceBook)).toEqual([prices.body.priceBook, 'discount:20.00']);
  });

  test('a rise that credit does not cover is refused, and nothing is changed', async () => {
    const cake = await makeProduct(its.shop.db, { name: 'Cake', customerPrice: '900000000.00' });
    const id = await its.byCredit([{ productId: walnuts, quantity: 2 }]);
    const before = [await amountsOf(id), await its.keptOf(id)];
    const answer = await its.send(id, [{ productId: cake, quantity: 100 }]);
    expect([answer.status, answer.body.code]).toEqual([409, 'INSUFFICIENT_CREDIT']);
    expect([await amountsOf(id), await its.keptOf(id)]).toEqual(before);
    expect(await its.detailsOf(its.admin, id)).toEqual([]);
  });

  test('an employee’s order is priced by the book of the business, and its mails have no amounts for the employee', async () => {
    const id = await its.placed(its.employee, '/api/employee/orders', { items: [{ productId: walnuts, quantity: 1 }] });
    expect((await its.send(id, [{ productId: almonds, quantity: 1 }])).status).toBe(200);
    const [, added] = await its.keptOf(id);
    expect(added).toMatchObject({ rule: 'business', base: '250.05', book: expect.stringMatching(/^discount:/) });
    const [change] = (await its.detailsOf(its.employee, id)) as [Fields];
    expect([change.totalAfter, change.lines.length]).toEqual([null, 1]);
  });

  test('with a key once, whoever sends it again; the same key for something else is refused', async () => {
    const [id] = await ordered(1);
    const headers = { 'Idempotency-Key': newKey() };
    const answers = [];
    for (let at = 0; at < 3; at += 1)
      answers.push(await its.send(id, [{ productId: almonds, quantity: 1 }], [], headers));
    expect(answers.map(({ status, body }) => [status, body.subtotalAmount])).toEqual(Array(3).fill([200, '1800.05']));
    expect((await its.linesOf(id)).length).toBe(3);
    const other = await its.send(id, [{ productId: almonds, quantity: 2 }], [], headers);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  test.each<[string, Fields[], Fields]>([
    ['nothing at all', [], { lines: 'Choose a line to change, or a product to add' }],
    ['no product', [{ quantity: 1 }], {}],
    [
      'a product that there is not',
      [{ productId: 999_999, quantity: 1 }],
      { 'added.0.productId': 'There is no product 999999 in the shop any more' },
    ],
    ['none of it', [{ productId: 1, quantity: 0 }], { 'added.0.quantity': 'Choose a whole number from 1 to 9,999' }],
    [
      'another order’s line',
      [{ productId: 1, quantity: 1, replacesLineId: 999_999 }],
      { 'added.0.replacesLineId': 'The order has no line 999999' },
    ],
    [
      'a part of no line',
      [{ productId: 1, quantity: 1, replacesQuantity: 1 }],
      { 'added.0.replacesQuantity': 'Say which line it replaces' },
    ],
  ])('is refused by field: %s', async (_, added, fields) => {
    const [id] = await ordered(1);
    const { status, body } = await its.send(id, added);
    expect([status, body.fields ?? {}]).toMatchObject([400, fields]);
    expect(await its.detailsOf(its.admin, id)).toEqual([]);
  });

  test('is refused for a size that there is not, a line that is named twice, more than there are, and without a price', async () => {
    const [id, lineId] = await ordered(2);
    const fieldsOf = async (added: Fields[], lines: Fields[] = []) => (await its.send(id, added, lines)).body.fields;
    expect(await fieldsOf([{ productId: pecans, selectedSize: '9kg', quantity: 1 }])).toEqual({
      'added.0.selectedSize': 'Pecans does not come in 9kg; its sizes are 1kg',
    });
    const instead = { productId: almonds, quantity: 1, replacesLineId: lineId };
    expect(await fieldsOf([instead], [{ lineId, quantity: 1 }])).toEqual({
      'added.0.replacesLineId': `Line ${lineId} is named twice`,
    });
    expect(await fieldsOf([{ ...instead, replacesQuantity: 3 }])).toEqual({
      'added.0.replacesQuantity': `There are only 2 of line ${lineId}`,
    });
    const priceless = await makeProduct(its.shop.db, { name: 'Truffles', customerPrice: '0.00' });
    const answer = await its.send(id, [{ ...instead, productId: priceless }]);
    expect([answer.status, answer.body]).toEqual([
      409,
      { code: 'PRICE_UNAVAILABLE', message: 'Truffles has no price for this buyer yet. Nothing was changed.' },
    ]);
    expect(await its.detailsOf(its.admin, id)).toEqual([]);
  });

  test('an order has at most 200 lines', async () => {
    const id = await its.byItems(Array.from({ length: 199 }, () => ({ productId: almonds, quantity: 1 })));
    const one = { productId: almonds, quantity: 1 };
    expect((await its.send(id, [one, one])).body.fields).toEqual({ added: 'An order has at most 200 lines' });
    expect((await its.send(id, [one])).status).toBe(200);
    const [line] = await its.linesOf(id);
    expect((await its.send(id, [{ ...one, replacesLineId: line!.id }])).status).toBe(200);
  });

  test('a plan that is due is applied first', async () => {
    const planned = await makeProduct(its.shop.db, { name: 'Planned dates', customerPrice: '100.00' });
    const [id] = await ordered(1);
    await its.shop.db.query(
      `WITH plan AS (INSERT INTO price_plan (at, change_count, made_by_username) VALUES (now() - interval '1 second', 1, 'admin')
         RETURNING id, at)
       INSERT INTO price_plan_item (plan_id, position, kind, product_id, value, at)
       SELECT id, 0, 'customer_price', $1, '120.00', at FROM plan`,
      [planned],
    );
    expect((await its.send(id, [{ productId: planned, quantity: 1 }])).body.subtotalAmount).toBe('1620.00');
    const line = (await its.keptOf(id)).at(-1);
    expect(line).toMatchObject({ name: 'Planned dates', price: '120.00' });
  });
});
