import { compare } from '../../../../common/money';
import type { ShopClient } from '../../../support/shopClient';
import { statementsOf } from '../../../support/statements';
import { type Node, add, everyPage, guest, hide, names, page, shop } from './products';

const ids = (nodes: Node[]) => nodes.map(({ id }) => id);

/** What a card shows before a size is chosen. */
const lowestAmount = ({ price, variants }: Node) => (variants[0] ? variants[0].price : price)?.amount ?? null;

const VIEWERS = ['guest', 'customer', 'business', 'business-cash', 'employee', 'admin'];

const as = (viewer: string) => (viewer === 'guest' ? Promise.resolve(guest) : shop.signedIn(viewer));

describe('the products of some ids', () => {
  it('are those that exist, in any order of the ids', async () => {
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
        const [one, other] = [lowestAmount(a), lowestAmount(b)];
        if (one === other) return a.id - b.id;
        if (one === null || other === null) return one === null ? 1 : -1;
        return sign * compare(one, other);
      });
    expect(ids(up)).toEqual(ids(inOrder(up, 1)));
    expect(ids(down)).toEqual(ids(inOrder(down, -1)));
    expect(up.slice(-2).map(lowestAmount)).toEqual([null, null]);
    expect(down.slice(-2).map(lowestAmount)).toEqual([null, null]);
    expect(lowestAmount(up[0]!)).not.toBe(lowestAmount(down[0]!));
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
