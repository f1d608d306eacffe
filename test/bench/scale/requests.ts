import { BUSINESS } from './fill';
import { records } from './recordRequests';
import { COUNT, day, NEWEST, type ScaleRequest, type Who } from './scaleRequest';

/** Each list, search, page and report of the shop, with what the screens offer for it. */
export const requests: readonly ScaleRequest[] = [
  ...shop('guest', 'guest'),
  { name: 'a product', as: 'guest', reads: 'Product', variables: { id: 17 } },
  { name: 'category page', as: 'guest', reads: '/store?category=category-3' },
  { name: 'start page', as: 'guest', reads: '/' },
  { name: 'REST, all products', as: 'guest', reads: '/api/products' },
  { name: 'products at agreed prices', as: BUSINESS, reads: 'BusinessProducts', list: 'products' },
  { name: 'search at agreed prices', as: BUSINESS, reads: 'BusinessProducts', variables: { search: 'figs' } },
  { name: 'by agreed price, lowest first', as: BUSINESS, reads: 'Products', variables: { sort: 'PRICE_LOW' } },
  { name: 'own agreed prices', as: BUSINESS, reads: 'IndividualPrices' },
  { name: 'own orders', as: BUSINESS, reads: 'BusinessOrders', variables: { first: 50 }, list: 'orders' },
  {
    name: 'own orders, by status',
    as: BUSINESS,
    reads: 'BusinessOrders',
    variables: { first: 50, status: 'CANCELLED' },
  },
  { name: 'own orders, search', as: BUSINESS, reads: 'BusinessOrders', variables: { first: 50, search: 'employee' } },
  { name: 'own credit history', as: BUSINESS, reads: 'BusinessCreditHistory', list: 'creditHistory' },
  { name: 'own employees', as: BUSINESS, reads: 'BusinessEmployees' },
  ...orderLists(),
  { name: 'report of a year, takings', as: 'admin', reads: 'AdminTakings', variables: { from: day(364), to: day(0) } },
  {
    name: 'report of a year, best sellers',
    as: 'admin',
    reads: 'AdminBestSellers',
    variables: { from: day(364), to: day(0) },
  },
  {
    name: 'report of a year, categories',
    as: 'admin',
    reads: 'AdminCategorySales',
    variables: { from: day(364), to: day(0) },
  },
  { name: 'report of a month, takings', as: 'admin', reads: 'AdminTakings', variables: { from: day(29), to: day(0) } },
  {
    name: 'report of a month, best sellers',
    as: 'admin',
    reads: 'AdminBestSellers',
    variables: { from: day(29), to: day(0) },
  },
  {
    name: 'report of a month, categories',
    as: 'admin',
    reads: 'AdminCategorySales',
    variables: { from: day(29), to: day(0) },
  },
  {
    name: 'report of a day, best sellers',
    as: 'admin',
    reads: 'AdminBestSellers',
    variables: { from: day(3), to: day(3) },
  },
  { name: 'figures of the dashboard', as: 'admin', reads: 'AdminStats' },
  ...products(),
  ...prices(),
  ...people(),
  { name: 'sums of credit', as: 'admin', reads: 'CreditTotals' },
  {
    name: 'credit entries of a business',
    as: 'admin',
    reads: 'AdminCreditTransactions',
    variables: { userId: 2 },
    list: 'creditTransactions',
  },
  {
    name: 'credit entries, charges',
    as: 'admin',
    reads: 'AdminCreditTransactions',
    variables: { userId: 2, type: 'CHARGE' },
  },
  { name: 'agreed prices of a business', as: 'admin', reads: 'AgreedPrices', variables: { userId: 2 } },
  { name: 'products to agree prices for', as: 'admin', reads: 'PricedProducts', list: 'products' },
  ...records,
];

function shop(as: Who, who: string): ScaleRequest[] {
  const list = (name: string, variables: Record<string, unknown>): ScaleRequest => ({
    name: `${name} (${who})`,
    as,
    reads: 'Products',
    variables,
  });
  return [
    { ...list('all products', {}), list: 'products' },
    { ...list('products of a category', { category: 'category-3' }), list: 'products' },
    list('products in stock', { inStock: true }),
    { ...list('products by name', { sort: 'NAME' }), list: 'products' },
    { ...list('newest products', { sort: 'NEWEST' }), list: 'products' },
    { ...list('products by price, lowest first', { sort: 'PRICE_LOW' }), list: 'products' },
    list('products by price, highest first', { sort: 'PRICE_HIGH' }),
    list('a category by price', { category: 'category-3', sort: 'PRICE_LOW' }),
    list('search, a word of many', { search: 'figs' }),
    list('search, two words', { search: 'roasted figs' }),
    list('search, a word of few', { search: 'kalona' }),
    list('search, a beginning', { search: 'fi' }),
    list('search, typing error', { search: 'fgis' }),
    list('search, two typing errors', { search: 'rosted walnts' }),
    list('search, nothing like it', { search: 'zzzzzzz' }),
    { name: `suggestions while typing (${who})`, as, reads: 'Search', variables: { search: 'walnu' } },
  ];
}

function orderLists(): ScaleRequest[] {
  const orders = (name: string, variables: Record<string, unknown>): ScaleRequest => ({
    name: `orders, ${name}`,
    as: 'admin',
    reads: 'AdminOrders',
    variables: { ...NEWEST, ...variables, ...('search' in variables ? COUNT : {}) },
  });
  const month = { from: `${day(60)}T22:00:00Z`, to: `${day(30)}T22:00:00Z` };
  const longAgo = { from: `${day(300)}T22:00:00Z`, to: `${day(293)}T22:00:00Z` };
  return [
    { ...orders('newest', {}), list: 'orders' },
    { ...orders('delivered', { status: 'DELIVERED' }), list: 'orders' },
    orders('pending', { status: 'PENDING' }),
    { ...orders('cancelled', { status: 'CANCELLED' }), list: 'orders' },
    orders('paid in cash', { paymentMethod: 'COD' }),
    orders('by credit and cancelled', { paymentMethod: 'CREDIT', status: 'CANCELLED' }),
    { ...orders('of a month', month), list: 'orders' },
    orders('of a month and cancelled', { ...month, status: 'CANCELLED' }),
    orders('of a week long ago', longAgo),
    orders('of a week long ago and cancelled', { ...longAgo, status: 'CANCELLED' }),
    orders('of a month, by total', { ...month, sort: 'TOTAL' }),
    { ...orders('by total', { sort: 'TOTAL' }), list: 'orders' },
    orders('cancelled, by total', { sort: 'TOTAL', status: 'CANCELLED' }),
    { ...orders('by customer', { sort: 'CUSTOMER', descending: false }), list: 'orders' },
    orders('pending, by customer', { sort: 'CUSTOMER', status: 'PENDING' }),
    { ...orders('by status', { sort: 'STATUS' }), list: 'orders' },
    orders('search, a number', { search: '4242' }),
    orders('search, an address', { search: 'guest-4241@scale.example' }),
    orders('search, a telephone', { search: '+961 70 004241' }),
    { ...orders('search, a name of few', { search: 'bakery 77' }) },
    { ...orders('search, a name of many', { search: 'maya' }), list: 'orders' },
    orders('search, a name of many, by total', { search: 'maya', sort: 'TOTAL' }),
    { ...orders('search, what all have', { search: 'scale' }), list: 'orders' },
    orders('search, nobody', { search: 'nobody' }),
    { name: 'an order', as: 'admin', reads: 'Order', variables: { id: 4242 } },
  ];
}

function products(): ScaleRequest[] {
  const list = (name: string, variables: Record<string, unknown>): ScaleRequest => ({
    name: `products to edit, ${name}`,
    as: 'admin',
    reads: 'AdminProducts',
    variables: { sort: 'NEWEST', ...variables },
  });
  return [
    { ...list('newest', {}), list: 'products' },
    list('by name', { sort: 'NAME' }),
    list('out of stock', { inStock: false }),
    list('search', { search: 'walnuts' }),
  ];
}

function prices(): ScaleRequest[] {
  const admin = (name: string, reads: string, variables: Record<string, unknown>): ScaleRequest => ({
    name,
    as: 'admin',
    reads,
    variables,
  });
  return [
    { ...admin('history of a price', 'AdminPriceHistory', { productId: 18 }), list: 'priceHistory' },
    { ...admin('history of a price that changed often', 'AdminPriceHistory', { productId: 17 }), list: 'priceHistory' },
    admin('a price over time', 'AdminPriceTimeline', { productId: 18 }),
    admin('a price over time that changed often', 'AdminPriceTimeline', { productId: 17 }),
    { name: 'own price over time', as: BUSINESS, reads: 'OwnPriceTimeline', variables: { productId: 18 } },
    admin('why a price is what it is, for customers', 'ExplainPrice', { productId: 18 }),
    admin('why a price is what it is, for a business', 'ExplainPrice', { productId: 18, userId: 2 }),
    { name: 'why an own price is what it is', as: BUSINESS, reads: 'PriceReason', variables: { productId: 18 } },
    { ...admin('planned prices', 'PricePlans', { descending: true }), list: 'pricePlans' },
    admin('planned prices, to come', 'PricePlans', { descending: false, state: 'PLANNED' }),
    admin('a plan of prices', 'PricePlan', { id: 90, after: 0 }),
    { name: 'the prices of an order', as: 'admin', reads: 'OrderPrices', variables: { orderId: 4242, language: 'EN' } },
  ];
}

function people(): ScaleRequest[] {
  const users = (name: string, variables: Record<string, unknown>): ScaleRequest => ({
    name: `users, ${name}`,
    as: 'admin',
    reads: 'AdminUsers',
    variables: { ...NEWEST, ...variables },
  });
  const businesses = (name: string, variables: Record<string, unknown>): ScaleRequest => ({
    name: `businesses, ${name}`,
    as: 'admin',
    reads: 'BusinessUsers',
    variables: { ...NEWEST, ...variables },
  });
  return [
    { ...users('newest', {}), list: 'users' },
    { ...users('by username', { sort: 'USERNAME', descending: false }), list: 'users' },
    { ...users('by name', { sort: 'NAME', descending: false }), list: 'users' },
    users('by credit', { sort: 'CREDIT' }),
    users('employees', { role: 'EMPLOYEE' }),
    users('search', { search: 'business-77' }),
    users('search, nobody', { search: 'nobody' }),
    users('search, a letter', { search: 'b' }),
    users('search, what all have', { search: 'scale.example' }),
    { ...businesses('newest', {}), list: 'users' },
    businesses('by name', { sort: 'NAME', descending: false }),
    businesses('by credit', { sort: 'CREDIT' }),
    businesses('waiting for approval', { status: 'PENDING' }),
    businesses('by payment', { paymentMode: 'CREDIT' }),
    businesses('search', { search: 'bakery' }),
  ];
}
