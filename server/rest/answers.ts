import { LANGUAGES } from '../../common/languages';
import { nullable, object, type JsonSchema } from './jsonSchema';

/** What the document of a route selects: a schema for each root field, and for each member of a union. */
export interface Selected {
  root(name: string): JsonSchema;
  member(root: string, type: string): JsonSchema;
}

/** Registers a schema under a name, once, and gives a reference to it. */
export type Name = (name: string, schema: JsonSchema) => JsonSchema;

/** The successful response of a route. */
interface ResponseShape {
  status: 200 | 201 | 204;
  /** Absent: no body. */
  body?: (selected: Selected, name: Name) => JsonSchema;
}

const ok = (body: ResponseShape['body']): ResponseShape => ({ status: 200, body });
const created = (body: ResponseShape['body']): ResponseShape => ({ status: 201, body });
const NO_CONTENT: ResponseShape = { status: 204 };

/** The root field's schema, under a name. */
const rootAs = (root: string, as: string) => (selected: Selected, name: Name) => name(as, selected.root(root));

/** The nodes of a page as a list. */
const listOf = (root: string, as: string) => (selected: Selected, name: Name) => list(name(as, nodeOf(selected, root)));

/** A bare list. */
const bare = (root: string, as: string) => (selected: Selected, name: Name) =>
  list(name(as, selected.root(root).items ?? {}));

const text: JsonSchema = { type: 'string' };
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const mapOf = (values: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: values });

function property(schema: JsonSchema, name: string): JsonSchema {
  const found = schema.properties?.[name];
  if (!found) throw new Error(`${name} is not selected`);
  return found;
}

function nodeOf(selected: Selected, root: string): JsonSchema {
  return property(selected.root(root), 'nodes').items ?? {};
}

/** The same object with other properties, and without some. */
function reshaped(schema: JsonSchema, change: Record<string, JsonSchema>, without: readonly string[] = []): JsonSchema {
  const rest = Object.entries({ ...schema.properties, ...change }).filter(([key]) => !without.includes(key));
  return object(Object.fromEntries(rest));
}

/** The same object, which may lack one of its properties: what only some of them have. */
function withoutNeedOf(property: string, schema: JsonSchema): JsonSchema {
  return { ...schema, required: (schema.required ?? []).filter((name) => name !== property) };
}

const productFields = (selected: JsonSchema, name: Name): JsonSchema => {
  const amount = nullable(name('Amount', { type: 'string', pattern: String.raw`^\d+\.\d{2}$`, examples: ['12.50'] }));
  const pair = object({ customer: amount, business: amount });
  return reshaped(
    selected,
    {
      price: { ...property(selected, 'listPrice') },
      pictureUrl: { type: ['string', 'null'], description: 'A small address that never changes its content.' },
      variants: { ...list(text), description: 'The sizes, in the order of the selector.' },
      variantPricing: { ...mapOf(pair), type: ['object', 'null'], description: 'The list prices of each size.' },
      viewerPrice: { ...amount, description: 'What the viewer pays without a size; null: not to be had yet.' },
      viewerVariantPrices: { ...mapOf(amount), description: 'What the viewer pays for each size.' },
    },
    ['listPrice', 'picture'],
  );
};

const product = (selected: JsonSchema, name: Name): JsonSchema => name('Product', productFields(selected, name));

/** Products with all of their fields, or with those that `fields` chose. */
const products = (selected: Selected, name: Name): JsonSchema => {
  const node = nodeOf(selected, 'catalogue');
  const { required: _, ...chosen } = productFields(node, name);
  return list({ anyOf: [product(node, name), name('ProductColumns', { ...chosen, minProperties: 1 })] });
};

const order = (selected: JsonSchema, name: Name): JsonSchema => {
  const line = property(selected, 'items').items ?? {};
  const ordered = object({
    id: { type: 'integer' },
    name: text,
    description: text,
    imageUrl: { type: ['string', 'null'], description: 'The address of its picture.' },
  });
  const item = reshaped(line, { product: ordered }, ['productName', 'productDescription', 'picture']);
  return name('Order', reshaped(selected, { items: list(name('OrderItem', item)) }));
};

const placed =
  (root: string, ...ids: string[]) =>
  (selected: Selected) => {
    const result = selected.member(root, 'OrderPlaced');
    const numbers = Object.fromEntries(ids.map((id) => [id, property(result, 'orderId')]));
    const shape = reshaped(result, numbers, ids.includes('orderId') ? [] : ['orderId']);
    // Told to who has asked for a day.
    return ['deliveryDate', 'deliveryWindow'].reduce((all, each) => withoutNeedOf(each, all), shape);
  };

const user = (selected: JsonSchema, name: Name): JsonSchema =>
  name('User', withoutNeedOf('duties', reshaped(selected, { isApproved: property(selected, 'businessApproved') })));

const changedUser = ok((selected, name) => user(selected.root('user'), name));

/** With the fields of a business's or an employee's address, which only these two have. */
const account = (selected: JsonSchema, name: Name): JsonSchema => {
  const shape = withoutNeedOf('duties', reshaped(selected, {}, ['deliveryPlace']));
  const place = [
    ...['Address', 'City', 'State', 'Zip', 'Country', 'Phone'].map((each) => `business${each}`),
    ...['Location', 'Address', 'City', 'State', 'Zip', 'Phone'].map((each) => `employee${each}`),
  ].map((key): [string, JsonSchema] => [key, { type: ['string', 'null'] }]);
  const properties: Record<string, JsonSchema> = { ...shape.properties, ...Object.fromEntries(place) };
  return name('Account', { ...shape, properties });
};

const signedIn = (root: string) => (selected: Selected, name: Name) =>
  account(property(selected.member(root, 'SignedIn'), 'viewer'), name);

const discountCode = (selected: JsonSchema, name: Name): JsonSchema =>
  name('DiscountCode', reshaped(selected, { discountPercent: { type: 'number', description: 'Percent off.' } }));

const creditChange = ok((selected, name) => {
  const change = selected.root('change');
  return reshaped(property(change, 'account'), {
    transaction: name('CreditTransaction', property(change, 'transaction')),
  });
});

const stockChange = ok((selected, name) => {
  const { stock, entry } = selected.root('change').properties ?? {};
  return reshaped(stock ?? {}, { entry: nullable(name('StockEntry', notNull(entry ?? {}))) });
});

const planWithChanges = (selected: JsonSchema, name: Name): JsonSchema => name('PricePlanWithChanges', selected);

const WEBAUTHN: JsonSchema = { type: 'object', description: 'What a browser is given, in the JSON form of WebAuthn.' };
const INTEGER = { type: 'integer' };

/**
 * The response of every documented path, derived from the selection of its document; a test checks it against real
 * responses.
 */
export const ANSWERS: Readonly<Record<string, ResponseShape>> = {
  'GET /api/auth/user': ok((selected, name) => account(notNull(selected.root('viewer')), name)),
  'POST /api/login': ok(signedIn('signIn')),
  'POST /api/register': created(signedIn('registerCustomer')),
  'POST /api/manual-logout': ok(() => object({ message: text })),
  'POST /api/account/password': ok(() => object({ message: text })),
  'GET /api/account/closing': ok(rootAs('accountClosing', 'AccountClosing')),
  'POST /api/account/close': ok(() => object({ message: text })),
  'GET /api/account/sessions': ok(bare('ownSessions', 'AccountSession')),
  'DELETE /api/account/sessions/{id}': NO_CONTENT,
  'DELETE /api/account/sessions': ok(() => object({ ended: { type: 'integer' } })),
  'POST /api/password/request': ok(() => object({ message: text })),
  'POST /api/password/reset': ok((selected) => {
    const reset = selected.root('resetPassword');
    return object({ message: text, username: text, role: property(reset, 'role') });
  }),
  'GET /api/account/profile': ok(rootAs('ownProfile', 'OwnProfile')),
  'PATCH /api/account/profile': ok(rootAs('updateOwnProfile', 'OwnProfile')),
  'POST /api/account/email/confirmation': ok(() => object({ sent: { type: 'boolean' } })),
  'POST /api/email/confirm': ok(() => object({ message: text, email: text })),
  'GET /api/account/guest-orders': ok(() => object({ count: { type: ['integer', 'null'] } })),
  'POST /api/account/guest-orders': ok(() => object({ taken: list({ type: 'integer' }) })),
  'POST /api/login/passkey/options': ok(() => WEBAUTHN),
  'POST /api/login/passkey': ok(signedIn('signInWithPasskey')),
  'POST /api/login/code': ok(signedIn('signInWithCode')),
  'GET /api/account/second-step': ok(rootAs('secondStep', 'SecondStep')),
  'POST /api/account/second-step/confirmation/options': ok(() => WEBAUTHN),
  'POST /api/account/second-step/passkeys/options': ok(() => WEBAUTHN),
  'POST /api/account/second-step/passkeys': created(rootAs('change', 'SecondStepChange')),
  'POST /api/account/second-step/passkeys/{id}/removal': ok(rootAs('change', 'SecondStepChange')),
  'POST /api/account/second-step/app/options': ok(rootAs('change', 'NewApp')),
  'POST /api/account/second-step/app': created(rootAs('change', 'SecondStepChange')),
  'POST /api/account/second-step/app/removal': ok(rootAs('change', 'SecondStepChange')),
  'POST /api/account/second-step/recovery-codes': ok(rootAs('change', 'SecondStepChange')),
  'DELETE /api/admin/users/{id}/second-step': changedUser,
  'POST /api/admin/users/{id}/email/confirmation': changedUser,
  'GET /api/account/addresses': ok(bare('savedAddresses', 'SavedAddress')),
  'POST /api/account/addresses': created(rootAs('saveAddress', 'SavedAddress')),
  'PUT /api/account/addresses/{id}': ok(rootAs('saveAddress', 'SavedAddress')),
  'DELETE /api/account/addresses/{id}': NO_CONTENT,
  'GET /api/account/language': ok(() =>
    object({ language: { type: ['string', 'null'], enum: [...Object.keys(LANGUAGES), null] } }),
  ),
  'PUT /api/account/language': ok(() => object({ language: { type: 'string', enum: Object.keys(LANGUAGES) } })),
  'GET /api/business/discount': ok((selected) => {
    const mode = property(notNull(selected.root('viewer')), 'pricingMode');
    return object({ discount: { type: 'number' }, pricingMode: mode });
  }),
  'GET /api/business/individual-pricing': ok(bare('individualPrices', 'IndividualPrice')),
  'POST /api/discount-codes/validate': ok(() => object({ discountPercent: { type: 'number' } })),
  'GET /api/categories': ok(listOf('categoryPage', 'Category')),
  'POST /api/categories': created(rootAs('createCategory', 'Category')),
  'PUT /api/categories/{id}': ok(rootAs('updateCategory', 'Category')),
  'DELETE /api/categories/{id}': NO_CONTENT,
  'GET /api/products': ok((selected, name) => object({ products: products(selected, name), total: INTEGER })),
  'GET /api/products/fast': ok((selected, name) => object({ products: products(selected, name) })),
  'GET /api/business/products': ok((selected, name) => object({ products: products(selected, name) })),
  'POST /api/products': created((selected, name) => product(selected.root('createProduct'), name)),
  'PUT /api/products/{id}': ok((selected, name) => product(selected.root('updateProduct'), name)),
  'DELETE /api/products/{id}': NO_CONTENT,
  'POST /api/orders/guest': created(placed('placeGuestOrder', 'orderId')),
  'POST /api/orders': created(placed('placeAccountOrder', 'id')),
  'POST /api/business/one-click-order': created(placed('placeOneClickOrder', 'orderId', 'id')),
  'POST /api/employee/orders': created(placed('placeEmployeeOrder', 'orderId', 'id')),
  'GET /api/orders': ok((selected, name) => object({ orders: list(order(nodeOf(selected, 'orders'), name)) })),
  'GET /api/orders/{id}': ok((selected, name) => order(notNull(selected.root('order')), name)),
  'POST /api/orders/{id}/follow': ok((selected, name) =>
    name('FollowedOrder', notNull(selected.root('followedOrder'))),
  ),
  'PATCH /api/orders/{id}/status': ok((selected, name) =>
    order(property(selected.member('setOrderStatus', 'OrderStatusSet'), 'order'), name),
  ),
  'GET /api/delivery-options': ok((selected) => object({ options: selected.root('deliveryOptions') })),
  'GET /api/orders/{id}/delivery': ok((selected) => notNull(selected.root('order'))),
  'GET /api/admin/delivery-zones': ok(bare('deliveryZones', 'DeliveryZone')),
  'POST /api/admin/delivery-zones': created(rootAs('createDeliveryZone', 'DeliveryZone')),
  'PUT /api/admin/delivery-zones/{id}': ok(rootAs('updateDeliveryZone', 'DeliveryZone')),
  'DELETE /api/admin/delivery-zones/{id}': NO_CONTENT,
  'GET /api/admin/delivery-zones/{id}/days': ok((selected) => selected.root('deliveryDays')),
  'GET /api/admin/delivery-closures': ok(bare('deliveryClosures', 'DeliveryClosure')),
  'POST /api/admin/delivery-closures': created(rootAs('createDeliveryClosure', 'DeliveryClosure')),
  'DELETE /api/admin/delivery-closures/{id}': NO_CONTENT,
  'GET /api/admin/delivery-closures/{id}/orders': ok((selected) => selected.root('closureOrders')),
  'POST /api/admin/orders/move': ok((selected) => selected.root('moveOrders')),
  'PUT /api/orders/{id}/transfer': ok(rootAs('sendTransferReference', 'Transfer')),
  'GET /api/admin/transfers': ok(listOf('transfers', 'TransferToCheck')),
  'POST /api/admin/orders/{id}/transfer/confirm': ok(rootAs('settled', 'Transfer')),
  'POST /api/admin/orders/{id}/transfer/reject': ok(rootAs('settled', 'Transfer')),
  'GET /api/admin/exchange-rates': ok(listOf('exchangeRates', 'ExchangeRate')),
  'POST /api/admin/exchange-rates': created(rootAs('setExchangeRate', 'ExchangeRate')),
  'PUT /api/admin/transfer-account': ok((selected) => object({ sendTo: selected.root('setTransferAccount') })),
  'GET /api/cart': ok(rootAs('cart', 'Cart')),
  'POST /api/cart': ok(rootAs('addToCart', 'Cart')),
  'GET /api/discount-codes': ok((selected, name) => list(discountCode(nodeOf(selected, 'discountCodes'), name))),
  'POST /api/discount-codes': created((selected, name) => discountCode(selected.root('createDiscountCode'), name)),
  'PUT /api/discount-codes/{id}': ok((selected, name) => discountCode(selected.root('updateDiscountCode'), name)),
  'DELETE /api/discount-codes/{id}': NO_CONTENT,
  'GET /api/admin/stats': ok(rootAs('stats', 'Stats')),
  'GET /api/tokens': ok(listOf('apiTokens', 'ApiToken')),
  'POST /api/tokens': created((selected) => {
    const made = selected.root('createApiToken');
    return reshaped(property(made, 'apiToken'), { token: property(made, 'token') });
  }),
  'DELETE /api/tokens/{id}': NO_CONTENT,
  'GET /api/admin/users': ok((selected, name) =>
    object({ users: list(user(nodeOf(selected, 'users'), name)), total: INTEGER, page: INTEGER }),
  ),
  'POST /api/admin/users': created((selected, name) => user(selected.root('createUser'), name)),
  'POST /api/admin/business-users': created((selected, name) => user(selected.root('createBusinessUser'), name)),
  'DELETE /api/admin/users/{id}': NO_CONTENT,
  'PATCH /api/users/{id}/role': changedUser,
  'PATCH /api/admin/users/{id}/active': changedUser,
  'PATCH /api/admin/users/{id}/approval': changedUser,
  'PATCH /api/admin/users/{id}/address': changedUser,
  'PATCH /api/admin/users/{id}/discount': changedUser,
  'PATCH /api/admin/users/{id}/pricing-mode': changedUser,
  'PATCH /api/admin/users/{id}/payment-mode': changedUser,
  'PATCH /api/admin/users/{id}/price-mails': ok((selected) => selected.root('setBusinessPriceMails')),
  'GET /api/business/price-mails': ok((selected) => notNull(selected.root('viewer'))),
  'PATCH /api/business/price-mails': ok((selected) => selected.root('setPriceMails')),
  'GET /api/admin/users/{id}/pricing': ok((selected, name) =>
    object({
      user: user(notNull(selected.root('user')), name),
      customPricing: list(name('IndividualPrice', selected.root('agreedPrices').items ?? {})),
    }),
  ),
  'GET /api/products/{id}/price': ok(rootAs('priceExplanation', 'PriceExplanation')),
  'GET /api/orders/{id}/prices': ok((selected, name) => name('OrderPrices', notNull(selected.root('orderPrices')))),
  'GET /api/admin/price-history': ok((selected, name) => list(name('PriceChange', nodeOf(selected, 'changes')))),
  'GET /api/business/price-history': ok((selected, name) => list(name('OwnPriceChange', nodeOf(selected, 'changes')))),
  'GET /api/products/{id}/price-at': ok(rootAs('priceAt', 'PriceAt')),
  'POST /api/admin/users/{userId}/pricing/{productId}': created(rootAs('setIndividualPrice', 'IndividualPrice')),
  'DELETE /api/admin/users/{userId}/pricing/{productId}': NO_CONTENT,
  'GET /api/admin/price-plans': ok(listOf('pricePlans', 'PricePlan')),
  'GET /api/admin/price-plans/{id}': ok((selected, name) => planWithChanges(notNull(selected.root('pricePlan')), name)),
  'POST /api/admin/price-plans': created((selected, name) => planWithChanges(selected.root('planPrices'), name)),
  'PUT /api/admin/price-plans/{id}': ok((selected, name) => planWithChanges(selected.root('changePricePlan'), name)),
  'DELETE /api/admin/price-plans/{id}': NO_CONTENT,
  'POST /api/admin/price-impact': ok(rootAs('priceImpact', 'PriceImpact')),
  'GET /api/employees': ok(listOf('employees', 'Employee')),
  'POST /api/employees': created(rootAs('createEmployee', 'Employee')),
  'PUT /api/employees/{id}': ok(rootAs('updateEmployee', 'Employee')),
  'DELETE /api/employees/{id}': NO_CONTENT,
  'GET /api/admin/audit-log': ok((selected, name) =>
    object({ entries: list(name('AuditEntry', nodeOf(selected, 'auditLog'))), total: INTEGER }),
  ),
  'GET /api/admin/mail': ok(listOf('outgoingMail', 'OutgoingMail')),
  'GET /api/admin/backups': ok(rootAs('backups', 'Backups')),
  'GET /api/admin/stock': ok(listOf('stock', 'Stock')),
  'GET /api/admin/stock-entries': ok(listOf('stockEntries', 'StockEntry')),
  'PUT /api/admin/stock/{productId}': stockChange,
  'POST /api/admin/stock/{productId}/receipt': stockChange,
  'POST /api/admin/stock/{productId}/loss': stockChange,
  'GET /api/admin/stock-setting': ok(() => object({ onlyLeftFrom: INTEGER })),
  'PUT /api/admin/stock-setting': ok(() => object({ onlyLeftFrom: INTEGER })),
  'PUT /api/admin/business-credit/{userId}/limit': creditChange,
  'POST /api/admin/business-credit/{userId}/payment': creditChange,
  'POST /api/admin/business-credit/{userId}/adjustment': creditChange,
  'POST /api/admin/users/{id}/credit': creditChange,
  'GET /api/admin/users/{id}/credit': ok(rootAs('creditAccount', 'CreditAccount')),
  'GET /api/admin/users/{id}/credit-transactions': ok(listOf('creditTransactions', 'CreditTransaction')),
  'GET /api/admin/credit-transactions': ok(listOf('creditTransactions', 'CreditTransaction')),
  'GET /api/admin/credit-totals': ok(rootAs('creditTotals', 'CreditTotals')),
  'GET /api/business/credit': ok(rootAs('credit', 'CreditAccount')),
  'GET /api/business/credit-transactions': ok(listOf('creditHistory', 'CreditTransaction')),
};

/** Where the path answers with an error instead of null. */
function notNull(schema: JsonSchema): JsonSchema {
  return Array.isArray(schema.type) ? { ...schema, type: schema.type.find((type) => type !== 'null') } : schema;
}
