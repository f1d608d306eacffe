import { guest, ids, shop, wide } from './catalogueShop';

async function products(args: string, fields = 'nodes { id name } pageInfo { endCursor hasNextPage } totalCount') {
  const { data, errors } = await guest.graphql(`{ products(${args}) { ${fields} } }`);
  expect(errors).toEqual([]);
  return data.products;
}

const idsOf = (page: { nodes: { id: number }[] }) => page.nodes.map(({ id }) => id);

describe('pages', () => {
  test.each([1, 7, 50, 100])('of %i make up the whole list, without doubles', async (first) => {
    const whole = await ids('true');
    const collected: number[] = [];
    let after = '';
    for (;;) {
      const page = await products(`first: ${first}${after}`);
      expect(page.totalCount).toBe(whole.length);
      expect(page.nodes).toHaveLength(Math.min(first, whole.length - collected.length));
      collected.push(...idsOf(page));
      expect(page.pageInfo.hasNextPage).toBe(collected.length < whole.length);
      expect(page.pageInfo.endCursor).toBe(String(collected.at(-1)));
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(collected).toEqual(whole);
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
