import { makeProduct } from '../../../support/data/orderBodies';
import { rowCounts } from '../../../support/data/rows';
import { guest, inStock, shop } from './restShop';

describe('the cart', () => {
  const sessions = async () => (await rowCounts(shop.db)).session;

  test('of a guest begins a session with the first product, and keeps it apart from others', async () => {
    const before = await sessions();
    const empty = await guest.rest('GET', '/api/cart');
    expect([empty.status, empty.body, empty.headers.get('set-cookie')]).toEqual([200, { items: [] }, null]);
    expect(await sessions()).toBe(before);
    const line = { productId: inStock, quantity: 2, selectedSize: '500ml', selectedPackaging: null };
    const added = await guest.rest('POST', '/api/cart', line);
    expect([added.status, added.body]).toEqual([200, { items: [line] }]);
    expect(await sessions()).toBe(before! + 1);
    await guest.rest('POST', '/api/cart', line);
    expect((await guest.rest('GET', '/api/cart')).body).toEqual({ items: [{ ...line, quantity: 4 }] });
    expect((await shop.guest().rest('GET', '/api/cart')).body).toEqual({ items: [] });
    expect(await sessions()).toBe(before! + 1);
  });

  test('of guests of one network are 100 new ones in a quarter of an hour; who has one goes on', async () => {
    const line = { productId: inStock, quantity: 1 };
    await shop.db.query('DELETE FROM rate_limit');
    const known = shop.guest();
    expect((await known.rest('POST', '/api/cart', line)).status).toBe(200);
    for (let n = 1; n < 100; n += 1) expect((await shop.guest().rest('POST', '/api/cart', line)).status).toBe(200);
    const before = await sessions();
    const refused = await shop.guest().rest('POST', '/api/cart', line);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.message).toMatch(/^Too many new carts\. Please try again in 1[0-5] min\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await sessions()).toBe(before);
    expect((await known.rest('POST', '/api/cart', line)).status).toBe(200);
    const user = await shop.signedIn('admin');
    expect((await user.rest('POST', '/api/cart', line)).status).toBe(200);
    await shop.db.query('DELETE FROM rate_limit');
  });

  test('of a user is the user’s on every device', async () => {
    const one = await shop.signedIn('customer');
    const other = await shop.signedIn('customer');
    await one.rest('POST', '/api/cart', { productId: inStock, quantity: 1 });
    expect((await other.rest('GET', '/api/cart')).body).toEqual({
      items: [{ productId: inStock, quantity: 1, selectedSize: null, selectedPackaging: null }],
    });
  });

  test.each([
    [{ productId: 999_999, quantity: 1 }, { productId: 'There is no product 999999 in the shop' }],
    [{ productId: 1, quantity: 0 }, { quantity: 'Order a whole number from 1 to 9,999' }],
    [{ productId: 1, quantity: 10_000 }, { quantity: 'Order a whole number from 1 to 9,999' }],
    [{ productId: '1', quantity: 1 }, { productId: 'Must be a whole number' }],
    [{ quantity: 1 }, { productId: 'productId is required' }],
  ])('refuses %j', async (body, fields) => {
    const before = (await rowCounts(shop.db)).cart_item;
    const answer = await guest.rest('POST', '/api/cart', body);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'BAD_USER_INPUT', fields]);
    expect((await rowCounts(shop.db)).cart_item).toBe(before);
  });

  describe('of a product with sizes', () => {
    let sized: number;
    beforeAll(async () => {
      sized = await makeProduct(shop.db, { name: 'Verbena', variants: { Small: { customer: '2.00' }, Large: {} } });
    });

    test.each([['Large'], ['500ml'], ['Standard'], [null]])('takes %j', async (selectedSize) => {
      const { status, body } = await guest.rest('POST', '/api/cart', { productId: sized, quantity: 1, selectedSize });
      const line = { productId: sized, quantity: 1, selectedSize, selectedPackaging: null };
      expect([status, body]).toEqual([200, { items: [line] }]);
    });

    test('takes a size with spaces around it for the size', async () => {
      await guest.rest('POST', '/api/cart', { productId: sized, quantity: 1, selectedSize: ' Large ' });
      const { body } = await guest.rest('POST', '/api/cart', { productId: sized, quantity: 1, selectedSize: 'Large' });
      expect(body.items).toEqual([{ productId: sized, quantity: 2, selectedSize: 'Large', selectedPackaging: null }]);
    });

    test('refuses any other, and begins no session for it', async () => {
      const before = await rowCounts(shop.db);
      for (const selectedSize of ['Huge', 'large', '<b>']) {
        const { status, body } = await guest.rest('POST', '/api/cart', { productId: sized, quantity: 1, selectedSize });
        const message = `Verbena does not come in ${selectedSize}; its sizes are Small, Large`;
        expect([status, body]).toEqual([400, { message, code: 'BAD_USER_INPUT', fields: { selectedSize: message } }]);
      }
      expect(await rowCounts(shop.db)).toEqual(before);
    });
  });

  test('a full cart takes no new line, but more of what it holds', async () => {
    const full = await shop.signedIn('business');
    await shop.db.query(
      `INSERT INTO cart_item (owner, product_id, selected_packaging, quantity)
       SELECT 'user:' || id, $1, 'box ' || n, 1 FROM users, generate_series(1, 200) n WHERE username = 'business'`,
      [inStock],
    );
    const refused = await full.rest('POST', '/api/cart', { productId: inStock, quantity: 1 });
    expect([refused.status, refused.body.fields]).toEqual([400, { productId: 'A cart has at most 200 lines' }]);
    const raised = await full.rest('POST', '/api/cart', {
      productId: inStock,
      quantity: 4,
      selectedPackaging: 'box 7',
    });
    expect(raised.body.items).toHaveLength(200);
    expect(raised.body.items.find((item: any) => item.selectedPackaging === 'box 7').quantity).toBe(5);
  });

  test('a line never holds more than 9,999', async () => {
    await guest.rest('POST', '/api/cart', { productId: inStock, quantity: 9_999 });
    const answer = await guest.rest('POST', '/api/cart', { productId: inStock, quantity: 1 });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['quantity']]);
    expect((await guest.rest('GET', '/api/cart')).body.items[0].quantity).toBe(9_999);
  });
});

describe('discount codes', () => {
  const validate = (code: unknown) => guest.rest('POST', '/api/discount-codes/validate', { code });

  test.each(['WELCOME10', 'welcome10', '  Welcome10\t'])('%j is valid', async (code) => {
    const answer = await validate(code);
    expect([answer.status, answer.body]).toEqual([200, { discountPercent: 10 }]);
  });

  test('unknown, inactive, expired and used-up codes are refused with the same message', async () => {
    await shop.db.query(`UPDATE discount_code SET current_uses = max_uses WHERE code = 'LASTONE'`);
    const answers = [];
    for (const code of ['NEVER-SEEN', 'STAFFONLY', 'SUMMER15', 'LASTONE', '', '%', 'WELCOME1_'])
      answers.push(await validate(code));
    await shop.db.query(`UPDATE discount_code SET current_uses = max_uses - 1 WHERE code = 'LASTONE'`);
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([
        404,
        { message: 'Please check your discount code and try again.', code: 'NOT_FOUND' },
      ]);
    }
    expect((await validate('LASTONE')).body).toEqual({ discountPercent: 25 });
  });

  test('asking uses nothing up', async () => {
    for (let n = 0; n < 3; n += 1) expect((await validate('LASTONE')).status).toBe(200);
    const [code] = await shop.db.query<{ current_uses: number }[]>(
      `SELECT current_uses FROM discount_code WHERE code = 'LASTONE'`,
    );
    expect(code!.current_uses).toBe(9);
  });

  test.each([
    [7, 'Must be text'],
    [null, 'code is required'],
    [undefined, 'code is required'],
    [['WELCOME10'], 'Must be text'],
  ])('code %j is a 400', async (code, message) => {
    const answer = await validate(code);
    expect([answer.status, answer.body.fields]).toEqual([400, { code: message }]);
  });
});
