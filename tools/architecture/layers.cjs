/**
 * The one list of layers: a room imports only what stands before it, never what stands after it or beside it on the same
 * line; types count. `.dependency-cruiser.cjs` holds the code to it, and docs/architecture.md shows it (`npm run generate`).
 */
const SERVER = [
  ['core'],
  ['metrics', 'tracing'],
  ['db'],
  ['rateLimits', 'idempotency', 'listCounts'],
  ['pricing'],
  ['identity'],
  ['graphql'],
  ['audit'],
  ['jobs'],
  ['mail'],
  ['credit', 'discounts', 'currency'],
  ['catalog'],
  ['accounts'],
  ['plans', 'delivery', 'stock'],
  ['priceMails', 'priceMatrix'],
  ['orders'],
  ['reports', 'personalData', 'backup', 'driving'],
  ['api'],
  ['admission'],
  ['http'],
  ['pages', 'rest'],
  ['fastpath'],
  ['database'],
  ['demo'],
  ['watching', 'processes'],
  ['app', 'commands'],
];
const WEB = [
  ['lib'],
  ['i18n'],
  ['ui'],
  ['shop', 'products', 'delivery'],
  ['session'],
  ['cart', 'secondStep'],
  ['ui-antd'],
  ['portal'],
  ['ordering'],
  ['outbox'],
  ['signIn', 'addresses', 'orders', 'packingSlips', 'prices', 'credit', 'apiTokens', 'extras'],
  ['reorder'],
  // The faces: what two of them share has a room of its own above.
  ['landing', 'account', 'storefront', 'checkout', 'orderPage', 'business', 'employee', 'driver', 'admin', 'explorer'],
  ['pwa'],
  ['app'],
];

module.exports = { SERVER, WEB };
