import { guest, shop, wide } from './catalogueShop';

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

  async function searchNames(search: string): Promise<string[]> {
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
    expect(await searchNames(search)).toEqual(names);
  });

  test('for nothing but spaces finds everything', async () => {
    expect(await searchNames('   ')).toHaveLength(50 + ODD.length);
  });

  test('of more than 100 characters is refused', async () => {
    const { data, errors } = await guest.graphql('query ($s: String) { products(search: $s) { totalCount } }', {
      s: 'x'.repeat(101),
    });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: 'Search for at most 100 characters', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(await searchNames('x'.repeat(100))).toEqual([]);
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
