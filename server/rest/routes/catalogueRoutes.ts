import { nextPage, ok, route, type RestAnswer, type RestRequest } from '../route';
import type { Columns } from '../shapes/columns';
import { PRODUCT_COLUMNS, productSelection, productShape, type ProductData } from '../shapes/productShape';

interface PageInfo {
  endCursor: string | null;
  hasNextPage: boolean;
}

interface CategoriesData {
  categoryPage: { nodes: unknown[]; pageInfo: PageInfo };
}

interface CatalogueData {
  catalogue: { nodes: ProductData[]; pageInfo: PageInfo; totalCount?: number };
}

const after = ({ query }: RestRequest) => ({ after: query.cursor });

/** What reads a list of products, whole and with chosen columns. @param document with these fields of a product */
function productList(document: (product: string) => string): { document: string; columns: Columns } {
  return {
    document: document(productSelection()),
    columns: { names: PRODUCT_COLUMNS, document: (chosen) => document(productSelection(chosen)) },
  };
}

/** A page of products, with `total` where the path says it. */
function productPage(
  path: string,
  { catalogue }: CatalogueData,
  { columns, query }: RestRequest,
  total?: number,
): RestAnswer {
  const products = catalogue.nodes.map((product) => productShape(product, columns ?? undefined));
  const filter = { ...(columns && { fields: columns.join() }), language: query.language };
  return ok({ products, total }, nextPage(path, catalogue.pageInfo, undefined, filter));
}

export const catalogueRoutes = [
  route<CategoriesData>({
    method: 'GET',
    path: '/api/categories',
    summary: 'The categories of the shop, up to 1,000 or 2 MB',
    document: `query ($after: String) { categoryPage(after: $after) {
      nodes { id version name description slug imageUrl } pageInfo { endCursor hasNextPage } } }`,
    variables: after,
    answer: ({ categoryPage: { nodes, pageInfo } }, { query: { language } }) =>
      ok(nodes, nextPage('/api/categories', pageInfo, undefined, { language })),
    isCatalogueRead: true,
  }),
  route<CatalogueData>({
    method: 'GET',
    path: '/api/products/fast',
    summary: 'The whole catalogue at the prices of whoever asks, up to 1,000 products or 2 MB',
    ...productList(
      (product) =>
        `query ($after: String) { catalogue(after: $after) { nodes { ${product} } pageInfo { endCursor hasNextPage } } }`,
    ),
    variables: after,
    answer: (data, request) => productPage('/api/products/fast', data, request),
    isCatalogueRead: true,
  }),
  route<CatalogueData>({
    method: 'GET',
    path: '/api/products',
    summary: 'The products, up to 1,000 or 2 MB, and how many there are',
    ...productList(
      (product) =>
        `query ($after: String) { catalogue(after: $after) { nodes { ${product} } pageInfo { endCursor hasNextPage } totalCount } }`,
    ),
    variables: after,
    answer: (data, request) => productPage('/api/products', data, request, data.catalogue.totalCount),
    isCatalogueRead: true,
  }),
  route<CatalogueData>({
    method: 'GET',
    path: '/api/business/products',
    summary: "The whole catalogue at the signed-in business's prices, up to 1,000 products or 2 MB",
    // The agreed prices are selected as well, since only an approved business may read them.
    ...productList(
      (product) => `query ($after: String) { individualPrices { productId }
      catalogue(after: $after) { nodes { ${product} } pageInfo { endCursor hasNextPage } } }`,
    ),
    variables: after,
    answer: (data, request) => productPage('/api/business/products', data, request),
    unshown: ['individualPrices'],
    // Viewers who may not read it have other cache scopes than businesses, so they never find a cached response.
    isCatalogueRead: true,
  }),
];
