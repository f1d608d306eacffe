import { nextPage, ok, route, type RestRequest } from '../route';
import { PRODUCT_FIELDS, productShape, type ProductData } from '../shapes/productShape';

interface CatalogueData {
  catalogue: {
    nodes: ProductData[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    totalCount?: number;
  };
}

const after = ({ query }: RestRequest) => ({ after: query.cursor });

export const catalogueRoutes = [
  route<{ categories: unknown[] }>({
    method: 'GET',
    path: '/api/categories',
    summary: 'The categories of the shop',
    document: '{ categories { id version name description slug imageUrl } }',
    answer: ({ categories }) => ok(categories),
    isCatalogueRead: true,
  }),
  route<CatalogueData>({
    method: 'GET',
    path: '/api/products/fast',
    summary: 'The whole catalogue at the prices of whoever asks, up to 1,000 products',
    document: `query ($after: String) { catalogue(after: $after) { nodes { ${PRODUCT_FIELDS} } pageInfo { endCursor hasNextPage } } }`,
    variables: after,
    answer: ({ catalogue: { nodes, pageInfo } }) =>
      ok({ products: nodes.map(productShape) }, nextPage('/api/products/fast', pageInfo)),
    isCatalogueRead: true,
  }),
  route<CatalogueData>({
    method: 'GET',
    path: '/api/products',
    summary: 'The products, and how many there are',
    document: `query ($after: String) { catalogue(after: $after) { nodes { ${PRODUCT_FIELDS} } pageInfo { endCursor hasNextPage } totalCount } }`,
    variables: after,
    answer: ({ catalogue: { nodes, pageInfo, totalCount } }) =>
      ok({ products: nodes.map(productShape), total: totalCount }, nextPage('/api/products', pageInfo)),
    isCatalogueRead: true,
  }),
];
