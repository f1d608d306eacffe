import { compare } from '../../../common/money';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { statementsOf } from '../../support/statements';

jest.setTimeout(120_000);

let shop: TestShop;
let guest: ShopClient;

/** Answers nothing from memory, so that every statement is counted. */
beforeAll(async () => {
  shop = await startShop({ env: { CACHE: 'off' } });
  guest = shop.guest();
});
afterAll(() => shop?.stop());

interface Node {
  id: number;
  name: string;
  inStock: boolean;
  price: { amount: string } | null;
  variants: { name: string; price: { amount: string } | null }[];
}

const PAGE = `{ nodes { id name inStock price { amount } variants { name price { amount } } }
  pageInfo { endCursor hasNextPage } totalCount }`;

async function page(client: ShopClient, variables: Record<string, unknown>) {
  const { data, errors } = await client.graphql(
    `query ($category: String, $search: String, $inStock: Boolean, $ids: [Int!], $sort: ProductSort, $first: Int, $after: String) {
      products(category: $category, search: $search, inStock: $inStock, ids: $ids, sort: $sort, first: $first, after: $after) ${PAGE} }`,
    { sort: 'RELEVANCE', first: 100, ...variables },
  );
  return { errors, ...(data?.products as { nodes: Node[]; totalCount: number; pageInfo: PageInfo }) };
}

interface PageInfo {
  endCursor: string | null;
  hasNextPage: boolean;
}

/** Every product of a list, read page by page. */
async function everyPage(client: ShopClient, variables: Record<string, unknown>, first: number): Promise<Node[]> {
  const seen: Node[] = [];
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo, errors, totalCount } = await page(client, { ...variables, first, after });
    expect(errors).toEqual([]);
    seen.push(...nodes);
    if (!pageInfo.hasNextPage) {
      expect(totalCount).toBe(seen.length);
      return seen;
    }
    expect(nodes).toHaveLength(first);
    after = pageInfo.endCursor;
  }
}

const names = (nodes: Node[]) => nodes.map(({ name }) => name);
const ids = (nodes: Node[]) => nodes.map(({ id }) => id);
/** What a card shows before a size is chosen. */
const shown = ({ price, variants }: Node) => (variants[0] ? variants[0].price : price)?.amount ?? null;

async function add(name: string, columns: Record<string, unknown> = {}): Promise<number> {
  const [row] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, tags, customer_price)
     SELECT id, $1, $2, $3, $4 FROM category WHERE slug = 'raw-nuts' RETURNING id`,
    [name, columns.description ?? '', columns.tags ?? [], columns.price ?? null],
  );
  return row!.id;
}

const hide = (id: number) => shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [id]);

const VIEWERS = ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'];
const as = (viewer: string) => (viewer === 'guest' ? Promise.resolve(guest) : shop.signedIn(viewer));

describe('the products of some ids', () => {
  it('are those that are there, whatever the order they are asked for in', async () => {
    const gone = await add('Gone already');
    await hide(gone);
    const { nodes, totalCount } = await page(guest, { ids: [7, gone, 3, 2_147_483_647, -1, 3] });
    expect([ids(nodes), totalCount]).toEqual([[3, 7], 2]);
  });

  it('are none for no id, and all when none are named', async () => {
    expect(await page(guest, { ids: [] })).toMatchObject({ nodes: [], totalCount: 0 });
    expect((await page(guest, { ids: null })).totalCount).toBeGreaterThan(50);
  });

  it('may be 200 and no more, and come page by page', async () => {
    const most = Array.from({ length: 200 }, (_, n) => n + 1);
    expect((await everyPage(guest, { ids: most }, 20)).length).toBeGreaterThan(50);
    const { errors } = await page(guest, { ids: [...most, 201] });
    expect(errors).toMatchObject([
      { message: 'Ask for at most 200 products', extensions: { code: 'BAD_USER_INPUT', fields: { ids: /./ } } },
    ]);
  });
});

describe.each(VIEWERS)('sorted for %s', (viewer) => {
  let client: ShopClient;
  const unpriced: number[] = [];
  beforeAll(async () => {
    client = await as(viewer);
    unpriced.push(await add('No price yet'), await add('Nor here', { price: '0' }));
  });
  afterAll(() => Promise.all(unpriced.map(hide)));

  it.each([3, 100])('by price, %i at a time, cheapest or dearest first and what has no price last', async (first) => {
    const [up, down] = [
      await everyPage(client, { sort: 'PRICE_LOW' }, first),
      await everyPage(client, { sort: 'PRICE_HIGH' }, first),
    ];
    const whole = ids(await everyPage(client, {}, 100));
    expect(ids(up).sort((a, b) => a - b)).toEqual(whole);
    expect(ids(down).sort((a, b) => a - b)).toEqual(whole);
    if (viewer === 'employee') {
      // Who sees no price must not learn from the order which of two products costs more.
      expect([ids(up), ids(down)]).toEqual([whole, whole]);
      return;
    }
    const inOrder = (nodes: Node[], sign: number) =>
      [...nodes].sort((a, b) => {
        const [one, other] = [shown(a), shown(b)];
        if (one === other) return a.id - b.id;
        if (one === null || other === null) return one === null ? 1 : -1;
        return sign * compare(one, other);
      });
    expect(ids(up)).toEqual(ids(inOrder(up, 1)));
    expect(ids(down)).toEqual(ids(inOrder(down, -1)));
    expect(up.slice(-2).map(shown)).toEqual([null, null]);
    expect(down.slice(-2).map(shown)).toEqual([null, null]);
    expect(shown(up[0]!)).not.toBe(shown(down[0]!));
  });

  it('in at most four statements, whatever the sort and the search', async () => {
    for (const sort of ['RELEVANCE', 'NAME', 'PRICE_LOW', 'PRICE_HIGH', 'NEWEST']) {
      for (const search of [null, 'juice', 'jiuce']) {
        let found = 0;
        const statements = await statementsOf(async () => {
          found = (await page(client, { sort, search })).nodes.length;
        });
        expect(found).toBeGreaterThan(1);
        expect([statements.length <= 4, sort, search, statements]).toEqual([true, sort, search, statements]);
      }
    }
  });
});

describe('sorted', () => {
  it('by the price of each business, the order may differ from that of guests', async () => {
    const [dear, cheap] = [
      await add('Dear to guests', { price: '900' }),
      await add('Cheap to guests', { price: '800' }),
    ];
    await shop.db.query(
      `INSERT INTO individual_price (user_id, product_id, custom_price)
       SELECT id, $1, 500 FROM users WHERE username = 'business-cash'`,
      [dear],
    );
    const of = { ids: [dear, cheap], sort: 'PRICE_LOW' };
    expect(ids((await page(guest, of)).nodes)).toEqual([cheap, dear]);
    expect(ids((await page(await shop.signedIn('business-cash'), of)).nodes)).toEqual([dear, cheap]);
    await Promise.all([hide(dear), hide(cheap)]);
  });

  it('by name as in a dictionary, whatever the case and the accents', async () => {
    const made = [];
    for (const name of ['zebra nut', 'Éclair nut', 'eclair mix', 'Zebra mix', 'apple nut', 'جوز']) {
      made.push(await add(name));
    }
    const sorted = await everyPage(guest, { ids: made, sort: 'NAME' }, 2);
    expect(names(sorted)).toEqual(['apple nut', 'eclair mix', 'Éclair nut', 'Zebra mix', 'zebra nut', 'جوز']);
    expect(names(await everyPage(guest, { sort: 'NAME' }, 7))).toEqual(
      names(await everyPage(guest, { sort: 'NAME' }, 100)),
    );
    await Promise.all(made.map(hide));
  });

  it('by age, what came last first', async () => {
    const newest = await everyPage(guest, { sort: 'NEWEST' }, 9);
    expect(ids(newest)).toEqual(ids(await everyPage(guest, {}, 100)).reverse());
  });

  it.each(['NAME', 'PRICE_LOW', 'PRICE_HIGH', 'NEWEST'])(
    'by %s, a page begins after the last one although that one has changed',
    async (sort) => {
      const made = [];
      for (const n of [1, 2, 3, 4]) made.push(await add(`Moving ${n}`, { price: String(n * 100) }));
      const first = await page(guest, { ids: made, sort, first: 2 });
      // Both of the first page leave it, to the end of the list or out of it.
      await hide(first.nodes[0]!.id);
      await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [first.nodes[1]!.id]);
      const second = await page(guest, { ids: made, sort, first: 2, after: first.pageInfo.endCursor });
      expect(second.pageInfo.hasNextPage).toBe(false);
      expect([...ids(first.nodes), ...ids(second.nodes)].sort((a, b) => a - b)).toEqual(made);
      await Promise.all(made.map(hide));
    },
  );

  it.each(['NAME', 'PRICE_LOW', 'NEWEST', 'RELEVANCE'])('by %s refuses a cursor of another order', async (sort) => {
    const others = { NAME: ['7'], PRICE_LOW: ['7', '7.YWJj'], NEWEST: ['7.YWJj'], RELEVANCE: ['7.YWJj'] }[sort] ?? [];
    for (const after of [...others, '.', '7.', '7.%', "7.' OR", 'x.YWJj', '99999999999.YWJj', '7.AA']) {
      // A price that is not there is a price, too: the last products have none.
      if (after === '7.' && sort === 'PRICE_LOW') continue;
      const { errors } = await page(guest, { sort, after });
      expect([after, errors]).toMatchObject([
        after,
        [{ message: 'Pass the endCursor of the page before', extensions: { code: 'BAD_USER_INPUT' } }],
      ]);
    }
  });
});

describe('a search', () => {
  async function found(search: string, more: Record<string, unknown> = {}): Promise<string[]> {
    const nodes = await everyPage(guest, { search, ...more }, 3);
    return names(nodes);
  }

  it.each([
    ['ornage', 'Fresh Orange Juice'],
    ['jiuce', 'Fresh Orange Juice'],
    ['pistacio', 'Raw Pistachios, Aleppo Style'],
    ['Pistaccios', 'Raw Pistachios, Aleppo Style'],
    ['almnods', 'Raw Almonds'],
    ['pomgranate juise', 'Pomegranate Juice'],
    ['stawbery', 'Strawberry Juice'],
    ['sunflwer sead', 'Sunflower Seeds'],
    ['medjol', 'Medjool Dates'],
    ['ORÄNGE', 'Fresh Orange Juice'],
  ])('for "%s" finds %s first', async (typed, name) => {
    expect((await found(typed))[0]).toBe(name);
  });

  it('forgives what people write for one another in Arabic', async () => {
    const id = await add('عَصِير الأناناس الطازجة');
    for (const typed of ['اناناس', 'الآناناس', 'طازجه', 'عصير', 'اناتاس']) {
      expect([typed, await found(typed)]).toEqual([typed, ['عَصِير الأناناس الطازجة']]);
    }
    await hide(id);
  });

  it('puts the name before the tag, the tag before the description, and what is spelt nearly so last', async () => {
    const made = [
      await add('Plain one', { description: 'Goes with quincella' }),
      await add('Tagged one', { tags: ['quincella'] }),
      await add('Syrup of quincella'),
      await add('Jam (quincella)'),
      await add('Quincella paste'),
      await add('Quincelli liqueur'),
    ];
    expect(await found('quincella')).toEqual([
      'Quincella paste',
      'Syrup of quincella',
      'Jam (quincella)',
      'Tagged one',
      'Plain one',
    ]);
    expect(await found('quincelle')).toEqual([
      'Syrup of quincella',
      'Jam (quincella)',
      'Quincella paste',
      'Quincelli liqueur',
      'Plain one',
      'Tagged one',
    ]);
    await Promise.all(made.map(hide));
  });

  it('shows results while a word is being typed', async () => {
    for (let letters = 2; letters <= 'pistachios'.length; letters += 1) {
      const typed = 'pistachios'.slice(0, letters);
      expect([typed, await found(typed)]).toEqual([typed, expect.arrayContaining(['Raw Pistachios, Aleppo Style'])]);
    }
  });

  it('wants every word', async () => {
    expect(await found('orange nothinglikethis')).toEqual([]);
    expect(await found('juice orange')).toEqual(['Fresh Orange Juice']);
  });

  it('goes with the filters and sorts', async () => {
    const nuts = await found('raw', { category: 'raw-nuts', inStock: true, sort: 'NAME' });
    const { nodes } = await page(guest, { category: 'raw-nuts', inStock: true, sort: 'NAME' });
    expect(nuts.length).toBeGreaterThan(3);
    expect(nuts).toEqual(names(nodes).filter((name) => nuts.includes(name)));
    expect(await found('orange', { category: 'raw-nuts' })).toEqual([]);
  });

  it('finds nothing that is hidden, nor takes a hidden word for the right one', async () => {
    const id = await add('Zwetschgen');
    expect(await found('zwetschgen')).toEqual(['Zwetschgen']);
    await hide(id);
    expect(await found('zwetschgen')).toEqual([]);
    expect(await found('zwetshgen')).toEqual([]);
  });

  it('follows a product whose words change', async () => {
    const id = await add('Xylobeere');
    await shop.db.query(`UPDATE product SET name = 'Yuzubeere', tags = '{mirabelle}' WHERE id = $1`, [id]);
    expect([await found('xylobeere'), await found('yuzubere'), await found('mirabele')]).toEqual([
      [],
      ['Yuzubeere'],
      ['Yuzubeere'],
    ]);
    await hide(id);
  });

  it('among 5,000 products goes by the index', async () => {
    const [before] = await shop.db.query<{ last: number }[]>('SELECT max(id) AS last FROM product');
    await shop.db.query(
      `INSERT INTO product (category_id, name, description, tags)
       SELECT c.id, 'Crate ' || md5(n::text), 'From the valley, lot ' || md5((n + 1)::text), ARRAY['bulk']
       FROM generate_series(1, 5000) AS n, category c WHERE c.slug = 'raw-nuts'`,
    );
    await shop.db.query('ANALYZE product');
    const plan = await shop.db.query<{ 'QUERY PLAN': string }[]>(
      `EXPLAIN SELECT p.id FROM product p WHERE p.deleted_at IS NULL AND p.search LIKE search_pattern('pistachios')`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on product_search');
    // The very statements of the search run inside a function, where EXPLAIN does not see: the index says that it was read.
    const scans = async () => {
      await shop.db.query('SELECT pg_stat_force_next_flush()');
      const [row] = await shop.db.query<{ n: number }[]>(
        `SELECT idx_scan::integer AS n FROM pg_stat_user_indexes WHERE indexrelname = 'product_search'`,
      );
      return row!.n;
    };
    const begun = await scans();
    expect((await found('pistachios'))[0]).toBe('Raw Pistachios, Aleppo Style');
    const literal = await scans();
    expect(await found('pistacios')).toContain('Raw Pistachios, Aleppo Style');
    expect([literal > begun, (await scans()) > literal]).toEqual([true, true]);
    await shop.db.query('DELETE FROM product WHERE id > $1', [before!.last]);
  });
});
