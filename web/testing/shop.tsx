import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { createClient } from '../app/apollo';
import type { CategoriesQuery, ProductsQuery, TodaysPricesQuery, ViewerQuery } from '../gql/graphql';
import { fakeNetwork } from './network';
import { SHOP } from './shopDetails';
import { setupUser } from './user';

type Product = ProductsQuery['products']['nodes'][number];
type Category = CategoriesQuery['categories'][number];

/** A price as the shop answers it. */
export function price(amount: string): NonNullable<Product['price']> {
  return { __typename: 'Price', amount, listAmount: amount, saved: '0.00', percentOff: 0 };
}

/** A product in stock at 250,000, changed as the test needs it. */
export function product(changes: Partial<Product> = {}): Product {
  return {
    __typename: 'Product',
    id: 1,
    name: 'Orange Juice',
    description: 'Pressed this morning',
    categorySlug: 'fresh-juices',
    tags: [],
    untranslated: [],
    picture: null,
    inStock: true,
    onlyLeft: null,
    price: price('250000.00'),
    variants: [],
    ...changes,
  };
}

const MANY = { inStock: true, onlyLeft: null };

/** A product sold by size, each at its own price. */
export function sizedProduct(): Product {
  return product({
    id: 2,
    name: 'Almonds',
    variants: [
      { __typename: 'ProductVariant', name: '500g', label: '500g', ...MANY, price: price('400000.00') },
      { __typename: 'ProductVariant', name: '1kg', label: '1kg', ...MANY, price: price('750000.00') },
    ],
  });
}

export function category(id: number, name: string, slug: string): Category {
  return { __typename: 'Category', id, name, slug, description: `All ${name}`, untranslated: [], picture: null };
}

/** Somebody signed in. */
export function viewer(changes: Partial<NonNullable<ViewerQuery['viewer']>> = {}): NonNullable<ViewerQuery['viewer']> {
  return {
    __typename: 'Viewer',
    id: 7,
    username: 'nour',
    email: 'nour@example.com',
    firstName: 'Nour',
    lastName: 'Khoury',
    role: 'CUSTOMER',
    duties: [],
    businessApproved: true,
    pricingMode: null,
    businessDiscount: null,
    ...changes,
  };
}

/** One page that holds all products. */
export function productPage(nodes: Product[]): ProductsQuery['products'] {
  return {
    __typename: 'ProductPage',
    nodes,
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    totalCount: nodes.length,
  };
}

/** The shop's answer about what is in a cart. */
export function todaysPrices(nodes: Product[]): Omit<TodaysPricesQuery, '__typename'> {
  return { products: { __typename: 'ProductPage', nodes } };
}

/** Opens the whole shop at this address, for a guest unless told otherwise, on a fake network. */
export function openShop(path: string, answers: Parameters<typeof fakeNetwork>[0] = {}) {
  const products = [product(), sizedProduct()];
  const network = fakeNetwork({
    Viewer: () => ({ viewer: null }),
    Shop: () => ({ shop: SHOP }),
    Categories: () => ({
      categories: [category(1, 'Fresh Juices', 'fresh-juices'), category(2, 'Raw Nuts', 'raw-nuts')],
    }),
    Products: () => ({ products: productPage(products) }),
    TodaysPrices: () => todaysPrices(products),
    // A shop without zones.
    DeliveryOptions: () => ({ deliveryOptions: null }),
    // Who has said nothing yet.
    LastWhenMissing: (variables) => {
      const { viewer } = (answers.Viewer?.(variables) ?? { viewer: null }) as ViewerQuery;
      return { viewer: viewer && { __typename: 'Viewer', id: viewer.id, whenMissing: null } };
    },
    Product: ({ id }) => ({ product: products.find((one) => one.id === id) ?? null }),
    ...answers,
  });
  history.replaceState(null, '', path);
  const start = () =>
    render(
      <BrowserRouter>
        <App client={createClient(network.link)} />
      </BrowserRouter>,
    );
  return { user: setupUser(), network, view: start(), reopen: start };
}
