import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';

let shop: TestShop;
let juice: number;

beforeAll(async () => {
  shop = await startShop();
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
  await shop.db.query(
    `INSERT INTO discount_code (code, discount_percent, is_active) VALUES ('RIGHT', 10, true), ('ENDED', 10, false)`,
  );
});
afterAll(() => shop?.stop());

beforeEach(() => shop.db.query('DELETE FROM rate_limit'));

const check = (code: string) => shop.guest().rest('POST', '/api/discount-codes/validate', { code });
const order = (discountCode?: string) =>
  shop.guest().rest('POST', '/api/orders/guest', guestBody([{ productId: juice, quantity: 1 }], { discountCode }));

async function guess(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) expect((await check(`GUESS-${n}`)).status).toBe(404);
}

test.each([
  ['checked', check],
  ['sent with an order', order],
])('what is left says of no code that is %s whether the shop has it', async (_, send) => {
  const left = [];
  for (const code of ['ENDED', 'NEVER']) {
    await shop.db.query('DELETE FROM rate_limit');
    for (let n = 0; n < 2; n += 1) await send(code);
    left.push((await check('ANOTHER')).headers.get('ratelimit'));
  }
  expect(left[0]).toMatch(/^"code-address";r=28;/);
  expect(left[1]).toMatch(/^"code-address";r=28;/);
});

describe('discount codes that can not be used', () => {
  it('are checked 30 times in a quarter of an hour, then no code of the network is', async () => {
    await guess(30);
    const refused = await check('GUESS-30');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.message).toMatch(/^Too many wrong discount codes\. Please try again in 1[0-5] min\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect((await check('RIGHT')).status).toBe(429);
    // An order with a code would tell, too; one without is none of this.
    const placed = await Promise.all([order('RIGHT'), order()]);
    expect(placed.map(({ status, body }) => [status, body.code])).toEqual([
      [429, 'RATE_LIMITED'],
      [201, undefined],
    ]);
  });

  it('are counted when they come with orders, and in one operation', async () => {
    for (let n = 0; n < 10; n += 1) expect((await order(`GUESS-${n}`)).body.code).toBe('DISCOUNT_CODE_INVALID');
    const aliases = Array.from({ length: 20 }, (_, n) => `a${n}: checkDiscountCode(code: "X${n}") { __typename }`);
    const { errors } = await shop.guest().graphql(`{ ${aliases.join(' ')} }`);
    expect(errors).toEqual([]);
    expect((await check('RIGHT')).status).toBe(429);
  });

  it('are checked no more often by many at once', async () => {
    const aliases = Array.from({ length: 20 }, (_, n) => `a${n}: checkDiscountCode(code: "X${n}") { __typename }`);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.guest().graphql(`{ ${aliases.join(' ')} }`)),
    );
    // Where one is refused, so is its whole operation.
    expect(answers.filter(({ errors }) => errors.length === 0).length).toBeLessThanOrEqual(1);
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(new Set(codes)).toEqual(new Set(['RATE_LIMITED']));
  });

  it('count once each, whether the shop has them or not, and a guest who mistypes one goes on', async () => {
    for (const code of ['ENDED', ' ended ', 'NEVER', 'never', 'Never']) expect((await check(code)).status).toBe(404);
    for (let n = 0; n < 31; n += 1) expect((await check('ENDED')).status).toBe(404);
    await guess(27);
    expect((await check(' right ')).body).toEqual({ discountPercent: 10 });
    expect((await order('RIGHT')).status).toBe(201);
  });
});
