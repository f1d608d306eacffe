import { newKey } from '../../support/data/orderBodies';
import { countStock } from '../../support/data/stock';
import { admin, counted, left, order, seen, shop } from './stockShop';

const put = (product: number, body: object, headers: Record<string, string> = {}) =>
  admin.rest('PUT', `/api/admin/stock/${product}`, body, headers);
const post = (product: number, what: 'receipt' | 'loss', body: object, headers: Record<string, string> = {}) =>
  admin.rest('POST', `/api/admin/stock/${product}/${what}`, body, headers);

test('a product is counted, counted anew, and not counted any more', async () => {
  const product = await counted(4);
  expect(await put(product, { stock: 9, reason: 'Counted again' })).toMatchObject({
    status: 200,
    body: { productId: product, variant: null, stock: 9, entry: { kind: 'count', change: 5, balanceAfter: 9 } },
  });
  expect(await put(product, { stock: 9 })).toMatchObject({ status: 200, body: { stock: 9, entry: null } });
  expect(await put(product, { stock: null })).toMatchObject({
    status: 200,
    body: { stock: null, entry: { kind: 'stop', change: -9, balanceAfter: 0 } },
  });
  expect(await left(product)).toBeNull();
  expect(await seen(product)).toMatchObject({ inStock: true, onlyLeft: null });
  expect((await order([{ productId: product, quantity: 9999 }])).order).not.toBeNull();
  expect(await put(product, { stock: 2 })).toMatchObject({ body: { stock: 2, entry: { change: 2 } } });
  expect(await left(product)).toBe(2);
});

test('what comes in and what is lost is entered with a reason, by whom, and told in the list and the audit log', async () => {
  const product = await counted(0, { Small: 4 });
  expect(await post(product, 'receipt', { variant: 'Small', quantity: 12, reason: 'From the orchard' })).toMatchObject({
    status: 200,
    body: { stock: 16, variant: 'Small', entry: { kind: 'receipt', change: 12, reason: 'From the orchard' } },
  });
  expect(await post(product, 'loss', { variant: 'Small', quantity: 2, reason: 'Spoilt' })).toMatchObject({
    body: { stock: 14, entry: { kind: 'loss', change: -2, balanceAfter: 14, actorUsername: 'admin' } },
  });
  expect(await left(product, 'Small')).toBe(14);
  const { body } = await admin.rest('GET', `/api/admin/stock-entries?productId=${product}&limit=2`);
  expect(body).toMatchObject([
    { kind: 'loss', change: -2, productName: 'Counted juice', variant: 'Small', actorUsername: 'admin', orderId: null },
    { kind: 'receipt', change: 12, balanceAfter: 16 },
  ]);
  const [entry] = await shop.db.query(
    `SELECT action, subject_id, before, after FROM audit_entry WHERE action LIKE 'stock.%' ORDER BY id DESC LIMIT 1`,
  );
  expect(entry).toEqual({
    action: 'stock.loss',
    subject_id: String(product),
    before: { variant: 'Small', stock: 16 },
    after: { variant: 'Small', stock: 14, reason: 'Spoilt', entryId: body[0].id },
  });
});

test('a change with a key is made once, and answered again as it was', async () => {
  const product = await counted(4);
  const headers = { 'Idempotency-Key': newKey() };
  const first = await post(product, 'receipt', { quantity: 5, reason: 'Once' }, headers);
  const again = await post(product, 'receipt', { quantity: 5, reason: 'Once' }, headers);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('Idempotent-Replay')).toBe('true');
  expect(await left(product)).toBe(9);
  expect(await post(product, 'receipt', { quantity: 6, reason: 'Once' }, headers)).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_CONFLICT' },
  });
});

test.each<[string, 'receipt' | 'loss', object, string]>([
  ['nothing', 'receipt', {}, 'quantity'],
  ['no reason', 'receipt', { quantity: 1 }, 'reason'],
  ['a reason of spaces', 'loss', { quantity: 1, reason: '  ' }, 'reason'],
  ['less than one', 'receipt', { quantity: 0, reason: 'x' }, 'quantity'],
  ['a fraction', 'loss', { quantity: 1.5, reason: 'x' }, 'quantity'],
  ['more than can be counted', 'receipt', { quantity: 1_000_000, reason: 'x' }, 'quantity'],
  ['more than there are', 'loss', { quantity: 11, reason: 'x' }, 'quantity'],
  ['another size', 'receipt', { quantity: 1, reason: 'x', variant: 'Huge' }, 'variant'],
])('%s is refused by field, and moves nothing', async (_, what, body, field) => {
  const product = await counted(10);
  const answer = await post(product, what, body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, expect.arrayContaining([field])]);
  expect(await left(product)).toBe(10);
});

test('what is not counted takes no receipt, and what is not there no count', async () => {
  const product = await counted(0, { Small: 1 });
  expect(await post(product, 'receipt', { quantity: 1, reason: 'x' })).toMatchObject({
    status: 400,
    body: { fields: { variant: 'This is not counted; say first how many there are' } },
  });
  expect(await put(999_999, { stock: 1 })).toMatchObject({ status: 404 });
  expect(await put(product, { stock: -1 })).toMatchObject({ status: 400 });
  expect(await put(product, { stock: 1_000_001 })).toMatchObject({ status: 400 });
});

test('the count of a size that the product does not have any more can be ended', async () => {
  const product = await counted(0, { Small: 2 });
  await shop.db.query('DELETE FROM product_variant WHERE product_id = $1', [product]);
  expect((await put(product, { variant: 'Small', stock: null })).status).toBe(200);
  expect((await put(product, { variant: 'Small', stock: 3 })).body).toMatchObject({
    fields: { variant: expect.any(String) },
  });
});

test('the list tells what is counted, all of it or what is low, by a search too', async () => {
  const [low, many] = [await counted(2), await counted(50)];
  const read = async (query: string): Promise<number[]> => {
    const { body } = await admin.rest('GET', `/api/admin/stock?limit=100&${query}`);
    return (body as { productId: number }[]).map(({ productId }) => productId);
  };
  expect(await read('')).toEqual(expect.arrayContaining([low, many]));
  expect(await read('low=true')).toContain(low);
  expect(await read('low=true')).not.toContain(many);
  expect(await read('search=zzqqxx')).toEqual([]);
  await countStock(shop.db, low, 60);
  expect(await read('low=true')).not.toContain(low);
  expect((await admin.rest('GET', '/api/admin/stock?low=yes')).status).toBe(400);
});
