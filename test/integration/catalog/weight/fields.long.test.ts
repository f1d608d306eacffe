import { PRODUCT_COLUMNS } from '../../../../server/rest/shapes/productShape';
import type { ShopClient } from '../../../support/shopClient';
import { statementsOf } from '../../../support/statements';
import { addProducts, everyId, guest, MOST, shop } from './heavyShop';

const PATHS = [
  ['/api/products', null],
  ['/api/products/fast', null],
  ['/api/business/products', 'business'],
] as const;

const clientOf = async (username: string | null): Promise<ShopClient> =>
  username === null ? guest : shop.signedIn(username);

describe.each(PATHS)('`fields` of %s', (path, username) => {
  let client: ShopClient;
  beforeAll(async () => (client = await clientOf(username)));
  const read = (fields: string) => client.rest('GET', `${path}?fields=${fields}`);
  const whole = async () => (await client.rest('GET', path)).body.products as Record<string, unknown>[];

  test.each([...PRODUCT_COLUMNS])('%s is read alone, as it stands in the whole list', async (name) => {
    const all = await whole();
    const { status, body } = await read(name);
    expect(status).toBe(200);
    expect(body.products.slice(0, all.length)).toEqual(all.map((product) => ({ [name]: product[name] })));
    expect('total' in body).toBe(path === '/api/products');
  });

  test('names several, in the order that the list has them', async () => {
    const all = await whole();
    const { body } = await read('price,variantPricing,id,name,variants,viewerPrice');
    expect(JSON.stringify(body.products.slice(0, all.length))).toBe(
      JSON.stringify(
        all.map(({ id, name, price, variants, variantPricing, viewerPrice }) => {
          return { id, name, price, variants, variantPricing, viewerPrice };
        }),
      ),
    );
  });

  test('with all of them is the list without it, to the byte', async () => {
    const { text, headers } = await client.rest('GET', path);
    const named = await read([...PRODUCT_COLUMNS].reverse().join());
    expect([named.text === text, named.headers.get('etag')]).toEqual([true, headers.get('etag')]);
  });

  test('is one entry of the cache for every way to write it', async () => {
    await read('id,name');
    const others = ['name,id', 'id,name,id', 'id%2Cname', 'name,name,id'];
    expect(
      await statementsOf(async () => {
        for (const fields of others) expect((await read(fields)).status).toBe(200);
      }),
    ).toEqual([]);
  });

  test.each([
    ['id,colour', 'There is no field "colour" here; there are id, version, name,'],
    ['id,', 'There is no field "" here; there are id,'],
    ['', 'Name at least one field; there are id,'],
    ['id&fields=name', 'Send fields once, with commas between the names'],
    ['Name', 'There is no field "Name" here'],
    ['constructor', 'There is no field "constructor" here'],
    ['x'.repeat(50), `There is no field "${'x'.repeat(40)}…" here`],
  ])('that says %j is refused: %s', async (fields, message) => {
    const { status, body } = await read(fields);
    expect([status, body.code, body.fields]).toEqual([
      400,
      'BAD_USER_INPUT',
      { fields: expect.stringMatching(`^${message.replace(/[?"]/g, '\\$&')}`) },
    ]);
    if (message.includes('there are')) expect(body.fields.fields).toContain('viewerVariantPrices');
  });
});

describe('three hundred products that are too heavy for one answer', () => {
  const text = 'A "quoted" Arabic word: فستق. '.repeat(60).slice(0, 1_900);
  beforeAll(async () => {
    await addProducts(300, text);
    await shop.db.query(`UPDATE product SET description = $1 WHERE name LIKE 'Heavy%' OR description = $1`, [text]);
  });

  const pagesOf = async (path: string) => {
    const pages = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const { status, body, text: sent, headers } = await guest.rest('GET', next);
      expect([next, status]).toEqual([next, 200]);
      pages.push({ ids: body.products.map(({ id }: { id: number }) => id) as number[], size: Buffer.byteLength(sent) });
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    return pages;
  };

  test('fit into one without pictures, and no picture is read', async () => {
    const fields = 'id,name,viewerPrice';
    let pages: Awaited<ReturnType<typeof pagesOf>> = [];
    const statements = await statementsOf(async () => {
      pages = await pagesOf(`/api/products/fast?fields=${fields}`);
    });
    expect(pages.map(({ ids }) => ids)).toEqual([await everyId()]);
    expect(statements.filter((each) => each.includes('bytes') || each.includes('FROM picture'))).toEqual([]);
    expect(statements).toHaveLength(1);
  });

  test('go on by Link with the same fields, each page filled with what is really sent', async () => {
    const pages = await pagesOf('/api/products/fast?fields=id,imageUrl');
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages.flatMap(({ ids }) => ids)).toEqual(await everyId());
    for (const { size } of pages) expect([size <= MOST, size]).toEqual([true, size]);
    for (const { size } of pages.slice(0, -1)) expect([size > MOST * 0.85, size]).toEqual([true, size]);
    const whole = await pagesOf('/api/products/fast');
    expect(whole[0]!.ids.length).toBeLessThan(pages[0]!.ids.length);
    for (const { size } of whole.slice(0, -1)) expect([size > MOST * 0.85, size]).toEqual([true, size]);
  });
});

test('the same holds behind the cache, for who has none', async () => {
  const admin = await shop.signedIn('admin');
  const token = (await admin.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read'] })).body.token as string;
  const { status, body } = await shop
    .guest()
    .rest('GET', '/api/products?fields=version,name', undefined, { Authorization: `Bearer ${token}` });
  expect([status, Object.keys(body.products[0])]).toEqual([200, ['version', 'name']]);
  const ids = new URLSearchParams({ fields: 'id' });
  expect((await guest.rest('GET', `/api/categories?${ids}`)).body.fields).toEqual({
    fields: expect.stringContaining('There is no parameter fields here'),
  });
});
