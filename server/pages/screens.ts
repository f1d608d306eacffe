import { BUILT_IN_CATEGORIES, LIMITS } from '../../common/constants';
import { PAGE_TEXTS, PAGE_TITLE, SEARCH_HEADING } from '../../common/pageTexts';
import { PICTURE_SIZES } from '../../common/pictures';
import { productIdOf, productPath } from '../../common/productPath';
import { GUEST } from '../identity/viewer';
import { readProducts, readProductsById } from '../catalog/products/readProducts';
import { readCategories, readCategory } from '../catalog/categories/readCategories';
import { viewProduct } from '../catalog/products/productView';
import type { Config } from '../core/config';
import type { Queryable } from '../db/queryable';
import { categoryPath, HOME } from './publicOrigin';
import type { Page, PageQuery, PageVariant } from './page';
import type { Translate } from './translations';
import { breadcrumbs, productData, shopData, categoryTrail } from './structuredData';

/** What the pages are made from. */
export interface Sources {
  readonly reads: Queryable;
  readonly t: Translate;
  readonly config: Config;
}

/** The screen at an address: its key in the cache, and how its page is made. */
export interface Screen {
  /** The same for all addresses with the same page. */
  readonly key: string;
  /** The page, or the path to redirect to. */
  make(sources: Sources, variant: PageVariant): Promise<Page | { redirect: string }>;
}

const VIEWER: PageQuery = { operation: 'Viewer' };
const SHOP: PageQuery = { operation: 'Shop' };
const CATEGORIES: PageQuery = { operation: 'Categories' };

/** The defaults of a page: not indexed by search engines. */
const PAGE_DEFAULTS: Page = {
  status: 200,
  title: 'Bustan',
  description: '',
  canonical: null,
  type: 'website',
  picture: null,
  data: [],
  queries: [VIEWER, SHOP],
  module: null,
  firstPicture: null,
  opening: null,
};

/** The store's screen at an address: its home, a category or the results of a search. */
export function storeScreen(query: { category?: unknown; search?: unknown }): Screen {
  const search = typeof query.search === 'string' ? query.search.trim().slice(0, LIMITS.search) : '';
  if (search) return searchScreen(search);
  return typeof query.category === 'string' && query.category !== '' ? categoryScreen(query.category) : homeScreen;
}

const homeScreen: Screen = {
  key: 'home',
  async make({ reads, t, config }, { origin, language }) {
    const categories = await readCategories(reads, language);
    const picture = categories.find((category) => category.picture)?.picture ?? null;
    return {
      ...PAGE_DEFAULTS,
      title: t(language, PAGE_TEXTS.homeTitle),
      description: t(language, PAGE_TEXTS.homeDescription),
      canonical: HOME,
      picture,
      data: shopData(origin, config),
      queries: [VIEWER, SHOP, CATEGORIES],
      firstPicture: categories[0]?.picture ? { ...categories[0].picture, sizes: PICTURE_SIZES.categoryCard } : null,
      opening: {
        look: 'home',
        heading: t(language, PAGE_TEXTS.homeHeading),
        lead: t(language, PAGE_TEXTS.homeLead),
      },
    };
  },
};

function categoryScreen(slug: string): Screen {
  return {
    key: `category ${slug}`,
    async make({ reads, t }, { origin, language }) {
      const categories = await readCategories(reads, language);
      const category = categories.find((each) => each.slug === slug);
      const screen = {
        ...PAGE_DEFAULTS,
        queries: [VIEWER, SHOP, CATEGORIES, { operation: 'Products', variables: { category: slug } }],
      };
      if (!category) {
        // A shop without categories shows the built-in ones.
        const builtIn = categories.length === 0 && BUILT_IN_CATEGORIES.some((each) => each.slug === slug);
        return builtIn ? screen : { ...screen, status: 404 };
      }
      const page = { sort: 'oldest', limit: 1, fromEnd: false, after: null, before: null } as const;
      const { nodes } = await readProducts(reads, { category: slug }, page, GUEST.book, language);
      const first = nodes[0] ? viewProduct(nodes[0], GUEST, 'list').picture : null;
      return {
        ...screen,
        title: t(language, PAGE_TITLE, { title: category.name }),
        description: category.description || t(language, PAGE_TEXTS.defaultDescription, { name: category.name }),
        canonical: categoryPath(slug),
        picture: category.picture ?? first,
        data: [breadcrumbs(origin, categoryTrail(t(language, PAGE_TEXTS.home), category))],
        firstPicture: first && { url: first.url, sizes: PICTURE_SIZES.productCard },
        opening: { look: 'category', heading: category.name },
      };
    },
  };
}

function searchScreen(search: string): Screen {
  return {
    key: `search ${search}`,
    make: ({ t }, { language }) =>
      Promise.resolve({
        ...PAGE_DEFAULTS,
        title: t(language, PAGE_TITLE, { title: t(language, SEARCH_HEADING, { search }) }),
        queries: [VIEWER, SHOP, CATEGORIES, { operation: 'Products', variables: { search } }],
        module: 'storefront/catalogue/SearchView.tsx',
      }),
  };
}

/** The screen of a product; `segment` is the last segment of the path, `12-orange-juice`. */
export function productScreen(segment: string): Screen {
  const id = productIdOf(segment);
  if (id === null) return notFoundScreen;
  return {
    key: `product ${segment}`,
    async make(sources, variant) {
      const { reads, t } = sources;
      const { origin, language } = variant;
      const [row] = await readProductsById(reads, [id], GUEST.book, null, language);
      if (!row) {
        const notFoundPage = await notFoundScreen.make(sources, variant);
        return {
          ...notFoundPage,
          module: PRODUCT_MODULE,
          queries: [VIEWER, SHOP, { operation: 'Product', variables: { id } }],
        };
      }
      const product = viewProduct(row, GUEST, 'alone');
      const path = productPath(row);
      // Links of this language name it as they show it.
      const paths = [path, productPath(product)];
      if (!paths.includes(`/products/${encodeURIComponent(segment)}`)) return { redirect: path };
      const category = await readCategory(reads, product.categorySlug, language);
      return {
        ...PAGE_DEFAULTS,
        title: t(language, PAGE_TITLE, { title: product.name }),
        description: product.description || t(language, PAGE_TEXTS.defaultDescription, { name: product.name }),
        canonical: path,
        type: 'product',
        picture: product.picture,
        data: [
          productData(origin, path, product, category),
          breadcrumbs(origin, [...categoryTrail(t(language, PAGE_TEXTS.home), category), { name: product.name, path }]),
        ].filter((each) => each !== null),
        queries: [
          VIEWER,
          SHOP,
          CATEGORIES,
          { operation: 'Product', variables: { id } },
          { operation: 'Products', variables: { category: product.categorySlug } },
        ],
        module: PRODUCT_MODULE,
        firstPicture: product.picture && { url: product.picture.url, sizes: PICTURE_SIZES.productPage },
      };
    },
  };
}

const PRODUCT_MODULE = 'storefront/product/ProductPage.tsx';

const landingScreen: Screen = {
  key: 'landing',
  make: ({ t }, { language }) =>
    Promise.resolve({
      ...PAGE_DEFAULTS,
      title: t(language, PAGE_TEXTS.homeTitle),
      description: t(language, PAGE_TEXTS.landingDescription),
      canonical: '/landing',
      module: 'landing/LandingPage.tsx',
      opening: {
        look: 'landing',
        heading: t(language, PAGE_TEXTS.landingHeading),
        lead: t(language, PAGE_TEXTS.landingLead),
      },
    }),
};

/** The guest checkout is indexed, for those who search for how to order from the shop. */
const checkoutScreen: Screen = {
  key: 'checkout',
  make: ({ t }, { language }) =>
    Promise.resolve({
      ...PAGE_DEFAULTS,
      title: t(language, PAGE_TITLE, { title: t(language, PAGE_TEXTS.checkoutHeading) }),
      description: t(language, PAGE_TEXTS.checkoutDescription),
      canonical: '/checkout',
      module: 'checkout/CheckoutScreens.tsx',
      opening: { look: 'form', heading: t(language, PAGE_TEXTS.checkoutHeading) },
    }),
};

/** A screen that search engines must not index. */
function unlisted(module: string, queries: readonly PageQuery[] = [VIEWER, SHOP]): Screen {
  return { key: module, make: () => Promise.resolve({ ...PAGE_DEFAULTS, module, queries }) };
}

const ADMIN_SIGN_IN = unlisted('admin/login/AdminLoginPage.tsx', [VIEWER]);
const BACK_OFFICE = unlisted('admin/AdminScreens.tsx', [VIEWER, { operation: 'LacksSecondStep' }]);
const BUSINESS_SIGN_IN = unlisted('business/login/BusinessLoginPage.tsx', [VIEWER]);
const EMPLOYEE_SIGN_IN = unlisted('employee/login/EmployeeLoginPage.tsx', [VIEWER]);
const CHECKOUT = unlisted('checkout/CheckoutScreens.tsx');

/** The other addresses that the web client has a screen for. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  '/landing': landingScreen,
  '/checkout': checkoutScreen,
  '/enhanced-checkout': CHECKOUT,
  '/order-success': CHECKOUT,
  '/login': unlisted('signIn/SessionScreens.tsx'),
  '/register': unlisted('signIn/SessionScreens.tsx'),
  '/account': unlisted('account/page/AccountPage.tsx'),
  '/account/password': unlisted('account/AccountScreens.tsx'),
  '/account/sessions': unlisted('account/AccountScreens.tsx'),
  '/account/data': unlisted('account/AccountScreens.tsx'),
  '/forgot-password': unlisted('account/AccountScreens.tsx'),
  '/reset-password': unlisted('account/AccountScreens.tsx'),
  '/confirm-email': unlisted('account/AccountScreens.tsx'),
  '/orders/:id': unlisted('orderPage/OrderPage.tsx'),
  '/admin': ADMIN_SIGN_IN,
  '/admin/login': ADMIN_SIGN_IN,
  '/admin/dashboard': BACK_OFFICE,
  '/admin/business': BACK_OFFICE,
  '/admin/business-credit': BACK_OFFICE,
  '/admin/prices': BACK_OFFICE,
  '/admin/price-plans': BACK_OFFICE,
  '/admin/day': BACK_OFFICE,
  '/admin/packing': BACK_OFFICE,
  '/admin/slips': BACK_OFFICE,
  '/admin/runs': BACK_OFFICE,
  '/admin/delivery': BACK_OFFICE,
  '/admin/users': BACK_OFFICE,
  '/admin/staff': BACK_OFFICE,
  '/admin/transfers': BACK_OFFICE,
  '/admin/currency': BACK_OFFICE,
  '/admin/audit-log': BACK_OFFICE,
  '/admin/api-tokens': BACK_OFFICE,
  '/admin/mail': BACK_OFFICE,
  '/admin/jobs': BACK_OFFICE,
  '/admin/stock': BACK_OFFICE,
  '/admin/second-step': BACK_OFFICE,
  '/business': BUSINESS_SIGN_IN,
  '/business/login': BUSINESS_SIGN_IN,
  '/business/portal': unlisted('business/BusinessPortal.tsx', [VIEWER]),
  '/employee': EMPLOYEE_SIGN_IN,
  '/employee/login': EMPLOYEE_SIGN_IN,
  '/employee/portal': unlisted('employee/EmployeePortal.tsx', [VIEWER]),
  '/driver/login': unlisted('driver/login/DriverLoginPage.tsx', [VIEWER]),
  '/driver': unlisted('driver/DriverPortal.tsx', [VIEWER]),
};

/** Any other address. */
export const notFoundScreen = {
  key: 'not found',
  make: ({ t }: Sources, { language }: PageVariant): Promise<Page> =>
    Promise.resolve({
      ...PAGE_DEFAULTS,
      status: 404,
      title: t(language, PAGE_TITLE, { title: t(language, PAGE_TEXTS.notFoundTitle) }),
    }),
};
