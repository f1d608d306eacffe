import { expectClean, expectRefused, guest, send, shop } from './limitsShop';

describe('other texts', () => {
  const PLACES: [string, string][] = [
    ['search', 'query ($v: String!) { products(search: $v) { totalCount } }'],
    ['category', 'query ($v: String!) { products(category: $v) { totalCount } }'],
    ['slug', 'query ($v: String!) { category(slug: $v) { id } }'],
    ['cursor', 'query ($v: String!) { products(after: $v) { totalCount } }'],
    ['size to explain', 'query ($v: String!) { priceExplanation(productId: 1, variant: $v) { sentence } }'],
    ['code', 'query ($v: String!) { checkDiscountCode(code: $v) { __typename } }'],
    ['username', 'mutation ($v: String!) { signIn(username: $v, password: "x") { __typename } }'],
    [
      'size in the cart',
      'mutation ($v: String!) { addToCart(input: { productId: 1, quantity: 1, selectedSize: $v }) { items { quantity } } }',
    ],
  ];

  test.each(PLACES)('a zero character as %s', async (place, query) => {
    const { body } = await send(query, { v: 'x\u0000y' });
    const code = place === 'size to explain' ? 'NOT_FOUND' : 'BAD_USER_INPUT';
    expect(body.errors.map(({ extensions }: any) => extensions.code)).toEqual([code]);
  });

  test('a zero character as sign-in by the documented path', async () => {
    const answer = await guest.rest('POST', '/api/login', { username: 'x\u0000y', password: 'x' });
    expectClean(answer.text);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('half of a surrogate pair, which JSON can say and UTF-8 cannot, is no fault of the server', async () => {
    for (const [, query] of PLACES) await send(query, { v: 'x\ud800y' });
    await shop.db.query('DELETE FROM cart_item');
  });

  test('a username of 200 letters that grow when they are made small', async () => {
    const answer = await guest.rest('POST', '/api/login', { username: 'İ'.repeat(200), password: 'x' });
    expectClean(answer.text);
    expect([answer.status, answer.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('over their length', async () => {
    const long = 'x'.repeat(500_000);
    await expectRefused('query ($v: String!) { products(search: $v) { totalCount } }', 'at most 100 characters', {
      v: long,
    });
    await expectRefused(
      'mutation ($v: String!) { signIn(username: $v, password: "x") { __typename } }',
      'at most 200',
      { v: long },
    );
    await expectRefused(
      'mutation ($v: String!) { signIn(username: "x", password: $v) { __typename } }',
      'at most 200',
      { v: long },
    );
    await expectRefused(
      'mutation ($v: String!) { addToCart(input: { productId: 1, quantity: 1, selectedSize: $v }) { items { quantity } } }',
      'at most 200',
      { v: long },
    );
    await expectRefused('query ($v: String!) { products(after: $v) { totalCount } }', 'endCursor', { v: long });
  });

  test('numbers over the database’s', async () => {
    await expectRefused('{ product(id: 99999999999) { id } }', '32-bit');
    await expectRefused('query ($id: Int!) { product(id: $id) { id } }', '32-bit', { id: 2_147_483_648 });
    await expectRefused('{ products(after: "2147483648") { totalCount } }', 'endCursor');
  });
});
