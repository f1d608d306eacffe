import sharp from 'sharp';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { storedHash, storedPath } from '../../support/storedDocument';
import { statementsOf } from '../../support/statements';

jest.setTimeout(120_000);

let shop: TestShop;
let guest: ShopClient;
let wide: number;

/** Runs no catalogue answer from memory, so that every statement is counted. */
beforeAll(async () => {
  shop = await startShop({ env: { CACHE: 'off' } });
  guest = shop.guest();
  const [category] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO category (name, slug, description) VALUES ('Wide', 'wide', 'Fifty products') RETURNING id`,
  );
  wide = category!.id;
  const [picture] = await shop.db.query<{ hash: string }[]>('SELECT hash FROM picture ORDER BY hash LIMIT 1');
  await shop.db.query(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, tags, in_stock, picture_hash)
     SELECT $1, 'Wide product ' || n, 'One of fifty', 1000 + n, 900 + n, ARRAY['wide'], n % 5 <> 0, $2
     FROM generate_series(1, 50) AS n ORDER BY n`,
    [wide, picture!.hash],
  );
  await shop.db.query(
    `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
     SELECT p.id, v.name, v.position, 2000, 1900 FROM product p, (VALUES ('S', 0), ('L', 1)) AS v(name, position)
     WHERE p.category_id = $1`,
    [wide],
  );
  await shop.db.query(
    `INSERT INTO individual_price (user_id, product_id, variant, custom_price)
     SELECT u.id, p.id, 'S', 1234 FROM users u, product p WHERE u.username = 'business-cash' AND p.category_id = $1`,
    [wide],
  );
});

afterAll(() => shop.stop());

async function products(args: string, fields = 'nodes { id name } pageInfo { endCursor hasNextPage } totalCount') {
  const { data, errors } = await guest.graphql(`{ products(${args}) { ${fields} } }`);
  expect(errors).toEqual([]);
  return data.products;
}

async function ids(where: string, parameters: unknown[] = []): Promise<number[]> {
  const rows = await shop.db.query<{ id: number }[]>(
    `SELECT id FROM product WHERE deleted_at IS NULL AND ${where} ORDER BY id`,
    parameters,
  );
  return rows.map(({ id }) => id);
}

const idsOf = (page: { nodes: { id: number }[] }) => page.nodes.map(({ id }) => id);

describe('pages', () => {
  test.each([1, 7, 50, 100])('of %i make up the whole list, without doubles', async (first) => {
    const whole = await ids('true');
    const seen: number[] = [];
    let after = '';
    for (;;) {
      const page = await products(`first: ${first}${after}`);
      expect(page.totalCount).toBe(whole.length);
      expect(page.nodes).toHaveLength(Math.min(first, whole.length - seen.length));
      seen.push(...idsOf(page));
      expect(page.pageInfo.hasNextPage).toBe(seen.length < whole.length);
      expect(page.pageInfo.endCursor).toBe(String(seen.at(-1)));
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(whole);
  });

  test('of 50 when nothing is said', async () => {
    const { data } = await guest.graphql('{ products { nodes { id } pageInfo { hasNextPage } } }');
    expect([data.products.nodes.length, data.products.pageInfo.hasNextPage]).toEqual([50, true]);
  });

  test('do not skip or repeat when a product on the page before is deleted', async () => {
    const whole = await ids('category_id = $1', [wide]);
    const first = await products('category: "wide", first: 10');
    await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = ANY($1)', [whole.slice(0, 10)]);
    const second = await products(`category: "wide", first: 10, after: "${first.pageInfo.endCursor}"`);
    await shop.db.query('UPDATE product SET deleted_at = NULL WHERE id = ANY($1)', [whole.slice(0, 10)]);
    expect(idsOf(second)).toEqual(whole.slice(10, 20));
    expect(second.totalCount).toBe(40);
  });

  test.each([0, 101, -1, 2_147_483_647])('of %i are refused', async (first) => {
    for (const list of ['products', 'orders']) {
      const client = await shop.signedIn('customer');
      const { data, errors } = await client.graphql(`{ ${list}(first: ${first}) { totalCount } }`);
      expect(data).toBeNull();
      expect(errors).toMatchObject([
        {
          message: 'Ask for 1 to 100 at a time',
          extensions: { code: 'BAD_USER_INPUT', fields: { first: 'Ask for 1 to 100 at a time' } },
        },
      ]);
    }
  });

  test.each(['', 'x', '-1', '1.5', '12345678901', '2147483648', "1' OR '1'='1", ' 1'])(
    'after the cursor %j are refused',
    async (after) => {
      const { data, errors } = await guest.graphql(
        'query ($after: String) { products(after: $after) { totalCount } }',
        {
          after,
        },
      );
      expect(data).toBeNull();
      expect(errors).toMatchObject([
        { message: 'Pass the endCursor of the page before', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
      const rest = await guest.rest('GET', `/api/products?${new URLSearchParams({ cursor: after })}`);
      expect([rest.status, rest.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );

  test('after the last product are empty', async () => {
    expect(await products('after: "2147483647"')).toEqual({
      nodes: [],
      pageInfo: { endCursor: null, hasNextPage: false },
      totalCount: (await ids('true')).length,
    });
  });
});

describe('filters', () => {
  test('by category', async () => {
    expect(idsOf(await products('category: "wide", first: 100'))).toEqual(await ids('category_id = $1', [wide]));
    expect(await products('category: "no-such-category"')).toMatchObject({ nodes: [], totalCount: 0 });
  });

  test('by stock', async () => {
    for (const inStock of [true, false]) {
      const page = await products(`inStock: ${inStock}, category: "wide", first: 100`);
      expect(idsOf(page)).toEqual(await ids('category_id = $1 AND in_stock = $2', [wide, inStock]));
      expect(page.totalCount).toBe(inStock ? 40 : 10);
    }
  });

  test('hide deleted products from every way', async () => {
    const [id] = await ids('category_id = $1', [wide]);
    await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [id]);
    const page = await products('category: "wide", first: 100');
    const { data } = await guest.graphql(`{ product(id: ${id}) { id } }`);
    const fast = await guest.rest('GET', '/api/products/fast');
    await shop.db.query('UPDATE product SET deleted_at = NULL WHERE id = $1', [id]);
    expect(idsOf(page)).not.toContain(id);
    expect(data.product).toBeNull();
    expect(fast.body.products.map((each: { id: number }) => each.id)).not.toContain(id);
  });
});

describe('search', () => {
  const ODD = [
    ['100% juice', 'percent'],
    ['a_b underscore', 'underscore'],
    ['back\\slash', 'backslash'],
    [`it's "quoted"`, 'quotes'],
    ['عصير برتقال طازج', 'Arabic'],
    ['Crème brûlée', 'accents'],
    ['plain', 'with the tag odd-tag'],
  ];
  let odd: number[];

  beforeAll(async () => {
    odd = [];
    for (const [name, description] of ODD) {
      const [row] = await shop.db.query<{ id: number }[]>(
        `INSERT INTO product (category_id, name, description, tags) VALUES ($1, $2, $3, $4) RETURNING id`,
        [wide, name, description, name === 'plain' ? ['odd-tag'] : []],
      );
      odd.push(row!.id);
    }
  });
  afterAll(() => shop.db.query('UPDATE product SET deleted_at = now() WHERE id = ANY($1)', [odd]));

  async function found(search: string): Promise<string[]> {
    const { data, errors } = await guest.graphql(
      'query ($search: String) { products(category: "wide", search: $search, first: 100) { nodes { name } totalCount } }',
      { search },
    );
    expect(errors).toEqual([]);
    expect(data.products.totalCount).toBe(data.products.nodes.length);
    return data.products.nodes.map(({ name }: { name: string }) => name);
  }

  test.each([
    ['%', ['100% juice']],
    ['_', ['a_b underscore']],
    ['\\', ['back\\slash']],
    ["'", [`it's "quoted"`]],
    ['"', [`it's "quoted"`]],
    ['برتقال', ['عصير برتقال طازج']],
    ['CRÈME', ['Crème brûlée']],
    ['  plain  ', ['plain']],
    ['Odd-Tag', ['plain']],
    ['100%', ['100% juice']],
    ['%juice', []],
    ['a%b', []],
    ['no product says this', []],
    [`'; DROP TABLE product; --`, []],
    ['(', []],
    ['[a-z]', []],
    ['\\\\', []],
    ['Wide product 50', ['Wide product 50']],
  ])('for %j finds %j', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  test('for nothing but spaces finds everything', async () => {
    expect(await found('   ')).toHaveLength(50 + ODD.length);
  });

  test('of more than 100 characters is refused', async () => {
    const { data, errors } = await guest.graphql('query ($s: String) { products(search: $s) { totalCount } }', {
      s: 'x'.repeat(101),
    });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: 'Search for at most 100 characters', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(await found('x'.repeat(100))).toEqual([]);
  });
});

test('an unknown product and an unknown category are null', async () => {
  const { data, errors } = await guest.graphql(
    '{ a: product(id: 0) { id } b: product(id: 2147483647) { id } c: product(id: -1) { id } d: category(slug: "none") { id } e: category(slug: "") { id } }',
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ a: null, b: null, c: null, d: null, e: null });
});

test('a category is found by its slug', async () => {
  const { data } = await guest.graphql(
    '{ category(slug: "wide") { id name slug description picture { url } imageUrl } }',
  );
  expect(data.category).toEqual({
    id: wide,
    name: 'Wide',
    slug: 'wide',
    description: 'Fifty products',
    picture: null,
    imageUrl: null,
  });
});

describe('pictures', () => {
  let url: string;

  beforeAll(async () => {
    const { data } = await guest.graphql('{ products(category: "wide", first: 1) { nodes { picture { url } } } }');
    url = data.products.nodes[0].picture.url;
  });

  test.each([160, 320, 640, 1200])('are WebP of at most %i pixels, for ever', async (width) => {
    const { data } = await guest.graphql(
      '{ products(category: "wide", first: 1) { nodes { picture { width height } } } }',
    );
    const original = data.products.nodes[0].picture;
    // The first is made, the second kept by the process; both are the same bytes.
    const answers = [];
    for (let n = 0; n < 2; n += 1) {
      const answer = await fetch(shop.url + url.replace('640', String(width)));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      answers.push(Buffer.from(await answer.arrayBuffer()));
    }
    expect(answers[0]!.equals(answers[1]!)).toBe(true);
    const picture = await sharp(answers[0]).metadata();
    expect(picture.format).toBe('webp');
    expect(picture.width).toBe(Math.min(width, original.width));
    expect(picture.height).toBe(Math.round((picture.width * original.height) / original.width));
  });

  test.each([
    ['an unknown hash', (known: string) => known.replace(/[0-9a-f]{32}/, '0'.repeat(32))],
    ['an unknown width', (known: string) => known.replace('640', '641')],
    ['no width', (known: string) => known.replace('-640', '')],
    ['width zero', (known: string) => known.replace('640', '0')],
    ['another format', (known: string) => known.replace('.webp', '.png')],
    ['a path', () => '/media/..%2f..%2fetc%2fpasswd'],
    ['nothing', () => '/media/x'],
  ])('are 404 for %s', async (_, change) => {
    const answer = await guest.rest('GET', change(url));
    expect([answer.status, answer.body?.code]).toEqual([404, 'NOT_FOUND']);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

describe('the number of statements', () => {
  const VIEWERS = ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'];

  describe.each(VIEWERS)('of a list of 50 for %s', (viewer) => {
    let client: ShopClient;
    beforeAll(async () => {
      client = viewer === 'guest' ? shop.guest() : await shop.signedIn(viewer);
    });

    test('by POST is at most 4', async () => {
      const query = `{ products(category: "wide", first: 50) { totalCount pageInfo { hasNextPage endCursor } nodes {
        id name categorySlug tags picture { url } price { amount } variants { name price { amount } } } } }`;
      let nodes: { price: unknown; variants: unknown[] }[] = [];
      const statements = await statementsOf(async () => {
        nodes = (await client.graphql(query)).data.products.nodes;
      });
      expect(nodes).toHaveLength(50);
      expect(nodes.every(({ variants }) => variants.length === 2)).toBe(true);
      expect(nodes.every(({ price }) => (price === null) === (viewer === 'employee'))).toBe(true);
      expect(statements.length).toBeGreaterThanOrEqual(1);
      expect([statements.length <= 4, statements]).toEqual([true, statements]);
    });

    test('by a stored document is one, and one that asks who it is; a whole list counts itself', async () => {
      const path = storedPath(storedHash('Products'), { category: 'wide', inStock: false });
      for (let n = 0; n < 2; n += 1) {
        let page: { nodes: unknown[]; totalCount: number } | undefined;
        const statements = await statementsOf(async () => {
          page = (await client.rest('GET', path)).body.data.products;
        });
        expect([page?.nodes.length, page?.totalCount]).toEqual([10, 10]);
        expect([statements.length, statements]).toEqual([viewer === 'guest' ? 1 : 2, statements]);
      }
    });
  });

  test('of the whole catalogue with inline pictures does not grow with it', async () => {
    const counts = [];
    for (const first of [1, 50]) {
      const statements = await statementsOf(() =>
        guest.graphql(`{ products(category: "wide", first: ${first}) { nodes { imageUrl } } }`),
      );
      counts.push(statements.length);
    }
    expect(counts).toEqual([2, 2]);
  });

  test('of a list of orders with lines and history does not grow with it', async () => {
    const [customer] = await shop.db.query<{ id: number }[]>(`SELECT id FROM users WHERE username = 'customer'`);
    const [product] = await ids('category_id = $1', [wide]);
    await shop.db.query(
      `WITH placed AS (
         INSERT INTO orders (kind, payment_method, user_id, customer_name, subtotal_amount, delivery_fee, total_amount, price_book)
         SELECT 'guest', 'cod', $1, 'Layal', 2000, 3, 2003, 'customer' FROM generate_series(1, 60) RETURNING id),
       events AS (INSERT INTO order_event (order_id, status) SELECT id, s FROM placed, unnest(ARRAY['pending', 'confirmed']) AS s)
       INSERT INTO order_line (order_id, position, product_id, product_name, unit_price, price_rule, quantity)
       SELECT id, n, $2, 'Wide product', 1000, 'customer', 1 FROM placed, generate_series(0, 1) AS n`,
      [customer!.id, product],
    );
    for (const viewer of ['customer', 'admin']) {
      const client = await shop.signedIn(viewer);
      const texts: string[][] = [];
      for (const first of [1, 50]) {
        let nodes: { items: unknown[]; history: unknown[] }[] = [];
        const statements = await statementsOf(async () => {
          const { data } = await client.graphql(
            `{ orders(first: ${first}) { totalCount nodes { id items { productName picture { url } lineTotal } history { status byUsername } } } }`,
          );
          nodes = data.orders.nodes;
        });
        expect(nodes).toHaveLength(first);
        expect(nodes.every(({ items, history }) => items.length === 2 && history.length === 2)).toBe(true);
        texts.push(statements);
      }
      expect(texts[0]!.length).toBe(texts[1]!.length);
      // Session, account, orders, their number, lines, history.
      expect([texts[1]!.length <= 6, texts[1]]).toEqual([true, texts[1]]);
    }
  });
});
