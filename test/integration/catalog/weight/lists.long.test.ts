import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { STORED_DOCUMENTS } from '../../../../server/api/storedDocuments';
import { projectRoot } from '../../../../server/core/projectRoot';
import { bytesOf } from '../../../support/data/pictures';
import { until } from '../../../support/data/rows';
import type { ShopClient } from '../../../support/shopClient';
import { statementsOf } from '../../../support/statements';
import { addProducts, everyId, guest, heaviestCopy, MOST, pictures, shop } from './heavyShop';

interface Shown {
  id: number;
  imageUrl: string | null;
}

/** Every page of a documented list, by its `Link` headers. */
async function pagesOf(
  client: ShopClient,
  path: string,
): Promise<{ entries: Shown[]; total?: number; size: number }[]> {
  const pages = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { status, body, text, headers } = await client.rest('GET', next);
    expect([next, status]).toEqual([next, 200]);
    pages.push({ entries: body.products ?? body, total: body.total, size: Buffer.byteLength(text) });
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return pages;
}

const PATHS = [
  ['/api/products', null],
  ['/api/products/fast', null],
  ['/api/business/products', 'business'],
] as const;

const clientOf = async (username: string | null) => (username === null ? guest : shop.signedIn(username));

describe('sixty products with pictures of 600 KB', () => {
  test.each(PATHS)('are one answer of %s, each with a copy of at most 320 pixels', async (path, username) => {
    const [page, ...more] = await pagesOf(await clientOf(username), path);
    expect(more).toEqual([]);
    expect(page!.entries.map(({ id }) => id)).toEqual(await everyId());
    expect([page!.size <= MOST, page!.size]).toEqual([true, page!.size]);
    for (const { imageUrl } of page!.entries.slice(-60)) {
      const { format, width, height } = await sharp(bytesOf(imageUrl!)).metadata();
      expect([format, width, height]).toEqual(['webp', 320, 240]);
    }
  });

  test.each([
    ['products', '{ products(category: "heavy", first: 100) { nodes { id imageUrl } } }'],
    ['catalogue', '{ catalogue { nodes { id imageUrl } } }'],
  ])('are one answer of %s', async (root, query) => {
    const { text, body } = await guest.rest('POST', '/graphql', { query });
    expect(body.data[root].nodes.length).toBeGreaterThanOrEqual(60);
    expect([text.length <= MOST, text.length]).toEqual([true, text.length]);
  });

  test('are kept for three price books at once', async () => {
    const clients = [guest, await shop.signedIn('business'), await shop.signedIn('business-cash')];
    const read = async () => {
      for (const client of clients) expect((await client.rest('GET', '/api/products')).status).toBe(200);
    };
    // Once more when the connection that listens for changes was made anew in between.
    await until(async () => {
      await read();
      expect((await statementsOf(read)).filter((text) => text.includes('FROM product'))).toEqual([]);
    });
  });
});

test('no screen of the shop asks for an inline picture', () => {
  const documents = JSON.parse(readFileSync(path.join(projectRoot(), STORED_DOCUMENTS), 'utf8')) as object;
  expect(Object.values(documents).length).toBeGreaterThan(50);
  expect(Object.values(documents).filter((source: string) => /\bimageUrl\b/.test(source))).toEqual([]);
});

describe('alone', () => {
  test('a product and a category have the picture as it was given', async () => {
    const [hash] = pictures;
    const [given] = await shop.db.query<{ bytes: Buffer }[]>('SELECT bytes FROM picture WHERE hash = $1', [hash]);
    const [{ id }] = await shop.db.query<[{ id: number }]>('SELECT id FROM product WHERE picture_hash = $1', [hash]);
    await shop.db.query(`UPDATE category SET picture_hash = $1 WHERE slug = 'heavy'`, [hash]);
    const { data } = await guest.graphql(
      `{ product(id: ${id}) { imageUrl } category(slug: "heavy") { imageUrl } categories { slug imageUrl } }`,
    );
    expect(bytesOf(data.product.imageUrl).equals(given!.bytes)).toBe(true);
    expect(data.category.imageUrl).toBe(data.product.imageUrl);
    const listed = data.categories.find(({ slug }: { slug: string }) => slug === 'heavy').imageUrl;
    expect((await sharp(bytesOf(listed)).metadata()).width).toBe(320);
    await shop.db.query(`UPDATE category SET picture_hash = NULL WHERE slug = 'heavy'`);
  });
});

describe('an operation for inline pictures', () => {
  const refusal = (measured: number) =>
    `The operation's number of characters of inline pictures is ${measured}; at most 2000000 is allowed.`;
  const page = (name: string, first: number) => `${name}: products(first: ${first}) { nodes { imageUrl } }`;
  const byEdges = (size: string) => `z: products(${size}) { edges { node { imageUrl } } }`;

  beforeAll(() => addProducts(100));

  test.each([
    ['a page of 100 and one of 25', `{ ${page('a', 100)} ${page('b', 25)} }`, null],
    ['pages of 126', `{ ${page('a', 100)} ${page('b', 26)} }`, 2_016_000],
    ['twelve pages of 100', `{ ${[...'abcdefghijkl'].map((name) => page(name, 100)).join(' ')} }`, 19_200_000],
    ['each picture twice', '{ products(first: 100) { nodes { a: imageUrl b: imageUrl } } }', 3_200_000],
    ['the catalogue and a page of one', `{ catalogue { nodes { imageUrl } } ${page('a', 1)} }`, 2_016_000],
    ['two products', '{ a: product(id: 1) { imageUrl } b: product(id: 2) { imageUrl } }', null],
    ['three products', `{ ${[1, 2, 3].map((n) => `a${n}: product(id: ${n}) { imageUrl }`).join(' ')} }`, 2_400_000],
    ['pictures by edges of pages of 126', `{ ${page('a', 100)} ${byEdges('last: 26')} }`, 2_016_000],
    [
      'the catalogue by edges and a page of one',
      `{ catalogue { edges { node { imageUrl } } } ${byEdges('last: 1')} }`,
      2_016_000,
    ],
    [
      'pictures in a fragment',
      `{ ...f a: products { ...p } } fragment f on Query { ${page('b', 100)} } fragment p on ProductPage { nodes { imageUrl } }`,
      2_400_000,
    ],
  ])('that asks for %s', async (_, query, measured) => {
    const { body, text } = await guest.rest('POST', '/graphql', { query });
    if (measured !== null) {
      expect(body.errors[0].message).toBe(refusal(measured));
      expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', allowed: MOST, measured });
      return;
    }
    expect(body.errors).toBeUndefined();
    expect([text.length < MOST * 1.05, text.length]).toEqual([true, text.length]);
  });
});

describe('what does not fit into 2 MB', () => {
  beforeAll(() => addProducts(200, 'A "quoted" Arabic word: فستق. '.repeat(60).slice(0, 1_900)));

  test.each(PATHS)('goes on at the next page of %s', async (path, username) => {
    const pages = await pagesOf(await clientOf(username), path);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    expect(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(await everyId());
    for (const { size } of pages) expect([size <= MOST, size]).toEqual([true, size]);
    // Each but the last is filled.
    for (const { size } of pages.slice(0, -1)) expect([size > MOST * 0.85, size]).toEqual([true, size]);
    if (path === '/api/products')
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => pages.flatMap(({ entries }) => entries).length));
  });

  test('goes on at the next page of `catalogue`; without pictures more fits', async () => {
    const all = await everyId();
    const lengthOf = async (fields: string, fragment = '') => {
      const { data } = await guest.graphql(
        `{ catalogue { nodes { id ${fields} } pageInfo { hasNextPage endCursor } } } ${fragment}`,
      );
      const { nodes, pageInfo } = data.catalogue;
      expect(pageInfo).toEqual({ hasNextPage: nodes.length < all.length, endCursor: String(nodes.at(-1).id) });
      return nodes.length as number;
    };
    expect(await lengthOf('picture { url }')).toBe(all.length);
    const most = await lengthOf('imageUrl');
    expect(most).toBeLessThan(all.length);
    expect(await lengthOf('...p', 'fragment p on Product { ... on Product { shown: imageUrl } }')).toBe(most);
  });

  test('goes on at the page before, from the end of `catalogue` and `categoryPage`, also by edges', async () => {
    for (const list of ['catalogue', 'categoryPage']) {
      const whole = (await guest.graphql(`{ ${list}(first: 1000) { nodes { id } } }`)).data[list].nodes;
      const found: number[] = [];
      const sizes: number[] = [];
      for (let before: string | null = null; ;) {
        const { body, text } = await guest.rest('POST', '/graphql', {
          query: `query ($before: String) { ${list}(last: 1000, before: $before) {
            edges { node { id imageUrl } } pageInfo { startCursor hasPreviousPage hasNextPage } } }`,
          variables: { before },
        });
        expect(body.errors).toBeUndefined();
        expect([text.length <= MOST, text.length]).toEqual([true, text.length]);
        const { edges, pageInfo } = body.data[list];
        expect(pageInfo.hasNextPage).toBe(before !== null);
        found.unshift(...edges.map(({ node }: { node: { id: number } }) => node.id));
        sizes.push(edges.length);
        if (!pageInfo.hasPreviousPage) break;
        before = pageInfo.startCursor;
      }
      expect(found).toEqual(whole.map(({ id }: { id: number }) => id));
      if (list === 'catalogue') expect(sizes.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('goes on at the next page of the categories', async () => {
    await shop.db.query(
      `INSERT INTO category (name, slug, description, picture_hash)
       SELECT 'Shelf ' || n, 'shelf-' || n, 'One of many', $1 FROM generate_series(1, 200) AS n`,
      [heaviestCopy],
    );
    const pages = await pagesOf(guest, '/api/categories');
    const rows = await shop.db.query<{ id: number }[]>('SELECT id FROM category ORDER BY id');
    expect(pages.length).toBe(2);
    expect(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(rows.map(({ id }) => id));
    for (const { size } of pages) expect([size <= MOST, size]).toEqual([true, size]);
    expect((await guest.rest('GET', '/api/categories?cursor=x')).body).toMatchObject({ code: 'BAD_USER_INPUT' });

    // The list that is never cut gives as many as fit, and says why not the others.
    const { body, text } = await guest.rest('POST', '/graphql', { query: '{ categories { id imageUrl } }' });
    expect(body.data.categories).toHaveLength(rows.length);
    expect(body.data.categories.filter(({ imageUrl }: Shown) => imageUrl !== null).length).toBeGreaterThanOrEqual(115);
    expect(body.errors[0]).toMatchObject({
      message: 'The inline pictures of one operation have at most 1900000 characters: ask for fewer, or for `picture`.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect([text.length < MOST * 1.05, text.length]).toEqual([true, text.length]);
  });
});
