import { nextPage, ok, route, type RestRequest } from '../route';
import { PRODUCT_FIELDS, productShape, type ProductData } from '../shapes/productShape';

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

export const catalogueRoutes = [
  route<CategoriesData>({
    method: 'GET',
    path: '/api/categories',
    summary: 'The categories of the shop, up to 1,000 or 2 MB',
    document: `query ($after: String) { categoryPage(after: $after) {
      nodes { id version name description slug imageUrl } pageInfo { endCursor hasNextPage } } }`,
    variables: after,
    answer: ({ categoryPage: { nodes, pageInfo } }) => ok(nodes, nextPage('/api/categories', pageInfo)),
    isCatalogueRead: true,
  }),
  route<CatalogueData>({
    method: 'GET',
    path: '/api/products/fast',
    summary: 'The whole catalogue at the prices of whoever asks, up to 1,000 products or 2 MB',
    document: `query ($after: String) { catalogue(after: $after) { nodes { ${PRODUCT_FIELDS} } pageInfo { endCursor hasNextPage } } }`,
    variables: after,
    answer: ({ catalogue: { nodes, pageInfo } }) =>
      ok({ products: nodes.map(productShape) }, nextPage('/api/products/fast', pageInfo)),
    isCatalogueRead: true,
  }),
  route<CatalogueData>({
    method: 'GET',
    path: '/api/products',
    summary: 'The products, up to 1,000 or 2 MB, and how many there are',
    document: `query ($after: String) { catalogue(after: $after) { nodes { ${PRODUCT_FIELDS} } pageInfo { endCursor hasNextPage } totalCount } }`,
    variables: after,
    answer: ({ catalogue: { nodes, pageInfo, totalCount } }) =>
      ok({ products: nodes.map(productShape), total: totalCount }, nextPage('/api/products', pageInfo)),
    isCatalogueRead: true,
  }),
];
