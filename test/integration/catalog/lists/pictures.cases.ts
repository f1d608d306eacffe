import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import type { ShopClient } from '../../../support/shopClient';
import { storedPath, storedHash } from '../../../support/storedDocument';
import { statementsOf } from '../../../support/statements';
import { guest, ids, shop, wide } from './catalogueShop';

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

  test('of a shop that nobody asks anything is 0, whatever it does by itself', async () => {
    expect(await statementsOf(() => delay(2_500))).toEqual([]);
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
