import { type TestShop, startShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';

jest.setTimeout(120_000);

export let shop: TestShop;
export let guest: ShopClient;

/** Answers nothing from memory, so that every statement is counted. */
beforeAll(async () => {
  shop = await startShop({ env: { CACHE: 'off' } });
  guest = shop.guest();
});

afterAll(() => shop?.stop());

export interface Node {
  id: number;
  name: string;
  inStock: boolean;
  price: { amount: string } | null;
  variants: { name: string; price: { amount: string } | null }[];
}

const PAGE = `{ nodes { id name inStock price { amount } variants { name price { amount } } }
  pageInfo { endCursor hasNextPage } totalCount }`;

export async function page(client: ShopClient, variables: Record<string, unknown>) {
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
export async function everyPage(
  client: ShopClient,
  variables: Record<string, unknown>,
  first: number,
): Promise<Node[]> {
  const collected: Node[] = [];
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo, errors, totalCount } = await page(client, { ...variables, first, after });
    expect(errors).toEqual([]);
    collected.push(...nodes);
    if (!pageInfo.hasNextPage) {
      expect(totalCount).toBe(collected.length);
      return collected;
    }
    expect(nodes).toHaveLength(first);
    after = pageInfo.endCursor;
  }
}

export const names = (nodes: Node[]) => nodes.map(({ name }) => name);

export async function add(name: string, columns: Record<string, unknown> = {}): Promise<number> {
  const [row] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, tags, customer_price, translations)
     SELECT id, $1, $2, $3, $4, $5 FROM category WHERE slug = 'raw-nuts' RETURNING id`,
    [
      name,
      columns.description ?? '',
      columns.tags ?? [],
      columns.price ?? null,
      columns.arabic ? { ar: { name: columns.arabic } } : {},
    ],
  );
  return row!.id;
}

export const hide = (id: number) => shop.db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [id]);
