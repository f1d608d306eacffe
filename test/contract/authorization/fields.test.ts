import { isInputObjectType, isObjectType, type GraphQLInputObjectType } from 'graphql';
import { FIELDS } from '../../../server/api/authorization/fields';
import { buildShopSchema } from '../../../server/api/schema';
import { startAuthorizationShop, type AuthorizationShop } from './authorizationShop';
import { ACCOUNTS, type AccountName } from './viewers';

/** Who may see each object type's fields that are not everyone's; all others are for everyone. */
const AMOUNTS: Record<AccountName, boolean> = {
  guest: true,
  customer: true,
  pending: true,
  business: true,
  'business-cash': true,
  employee: false,
  admin: true,
};
const BUSINESS_AMOUNTS: Record<AccountName, boolean> = {
  guest: false,
  customer: false,
  pending: false,
  business: true,
  'business-cash': true,
  employee: false,
  admin: true,
};

/** Of a change of a price: who and from where. */
const OF_ADMINS = ['actorUsername', 'via', 'reason'];

let authorization: AuthorizationShop;
beforeAll(async () => {
  authorization = await startAuthorizationShop();
});
afterAll(() => authorization.stop());

const schema = buildShopSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

test('every field of every object type stands in the server’s table, and nothing that is gone', () => {
  const known = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !roots.includes(type))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  const tabled = Object.entries(FIELDS).flatMap(([type, fields]) =>
    Object.keys(fields).map((field) => `${type}.${field}`),
  );
  expect(tabled.sort()).toEqual(known.sort());
});

test('the fields that are not for everyone are these, and for these', () => {
  const notEmployees = ['guest', 'customer', 'pendingBusiness', 'business', 'admin'];
  const OTHERS: readonly string[] = ['guest', 'customer', 'pendingBusiness', 'business', 'employee', 'admin'];
  const restricted = Object.entries(FIELDS).flatMap(([type, fields]) =>
    // What staff reads is in `staff/`.
    Object.entries(fields).flatMap(([field, who]) => {
      const buyersAndAdmins = who.filter((right) => OTHERS.includes(right));
      return buyersAndAdmins.length === OTHERS.length ? [] : [[`${type}.${field}`, buyersAndAdmins]];
    }),
  );
  expect(Object.fromEntries(restricted)).toEqual({
    'AccountClosing.creditDue': ['business'],
    'Product.price': notEmployees,
    'Product.customerPrice': notEmployees,
    'Product.listPrice': notEmployees,
    'Product.businessPrice': ['business', 'admin'],
    'Product.version': ['admin'],
    'Product.markedInStock': ['admin'],
    ...Object.fromEntries(
      ['Stock', 'StockEntry'].flatMap((type) =>
        Object.keys(FIELDS[type]!).map((field) => [`${type}.${field}`, ['admin']]),
      ),
    ),
    'Product.translations': ['admin'],
    'Category.translations': ['admin'],
    ...Object.fromEntries(
      ['ProductTranslation', 'CategoryTranslation', 'TranslatedText'].flatMap((type) =>
        Object.keys(FIELDS[type]!).map((field) => [`${type}.${field}`, ['admin']]),
      ),
    ),
    'ProductVariant.price': notEmployees,
    'ProductVariant.customerPrice': notEmployees,
    'ProductVariant.businessPrice': ['business', 'admin'],
    'OrderPlaced.subtotalAmount': notEmployees,
    'OrderPlaced.discountAmount': notEmployees,
    'OrderPlaced.deliveryFee': notEmployees,
    'OrderPlaced.totalAmount': notEmployees,
    'OrderPlaced.loyaltyPointsEarned': notEmployees,
    'FollowedOrder.subtotalAmount': notEmployees,
    'FollowedOrder.discountAmount': notEmployees,
    'FollowedOrder.deliveryFee': notEmployees,
    'FollowedOrder.totalAmount': notEmployees,
    'FollowedOrder.lbpPerUsd': notEmployees,
    'FollowedOrder.transfer': notEmployees,
    'Shop.lbpPerUsd': notEmployees,
    'Shop.wishMoneyTo': notEmployees,
    ...Object.fromEntries(Object.keys(FIELDS.Transfer!).map((field) => [`Transfer.${field}`, notEmployees])),
    ...Object.fromEntries(
      ['TransferToCheck', 'ExchangeRate'].flatMap((type) =>
        Object.keys(FIELDS[type]!).map((field) => [`${type}.${field}`, ['admin']]),
      ),
    ),
    'Order.packing': ['admin'],
    'Order.slip': ['admin'],
    'Order.parcels': ['admin'],
    'Order.attempts': ['admin'],
    ...Object.fromEntries(
      ['Driver', 'Run', 'RunStop', 'DeliveryAttempt', 'RunCount', 'DayRuns'].flatMap((type) =>
        Object.keys(FIELDS[type]!).map((field) => [`${type}.${field}`, ['admin']]),
      ),
    ),
    'OrderLine.packed': ['admin'],
    'Day.toCollect': ['admin'],
    'PackingSlipLine.unitPrice': ['admin'],
    'PackingSlipLine.lineTotal': ['admin'],
    'DeliveryOptions.fee': notEmployees,
    'DeliveryOptions.freeFrom': notEmployees,
    'DeliveryOptions.minimum': notEmployees,
    'DeliveryZone.fee': notEmployees,
    'DeliveryZone.freeFrom': notEmployees,
    'DeliveryZone.minimum': notEmployees,
    ...Object.fromEntries(
      ['subtotalAmount', 'discountAmount', 'deliveryFee', 'totalAmount'].map((field) => [
        `ChangedOrder.${field}`,
        notEmployees,
      ]),
    ),
    'ChangedLines.totalBefore': notEmployees,
    'ChangedLines.totalAfter': notEmployees,
    'Order.subtotalAmount': notEmployees,
    'Order.discountAmount': notEmployees,
    'Order.deliveryFee': notEmployees,
    'Order.totalAmount': notEmployees,
    'Order.lbpPerUsd': notEmployees,
    'Order.transfer': notEmployees,
    'Order.loyaltyPointsEarned': notEmployees,
    'Viewer.creditBalance': notEmployees,
    ...Object.fromEntries(
      [
        ...['firstName', 'lastName', 'businessAddress', 'businessCity', 'businessState', 'businessZip'],
        ...['businessPhone', 'businessCountry', 'employeeLocation', 'parentBusinessId', 'pricingMode'],
        ...['businessDiscount', 'priceMails', 'creditBalance', 'duties', 'secondStep', 'emailConfirmed'],
      ].map((field) => [`User.${field}`, ['admin']]),
    ),
    ...Object.fromEntries(
      [
        ...['nodeId', 'userId', 'currentBalance', 'creditLimit', 'usedCredit'].map((field) => `CreditAccount.${field}`),
        ...['totalUsedCredit', 'totalAvailableCredit', 'businesses'].map((field) => `CreditTotals.${field}`),
        ...[
          'id',
          'userId',
          'type',
          'amount',
          'balanceAfter',
          'description',
          'createdAt',
          'orderId',
          'createdByUser',
        ].map((field) => `CreditTransaction.${field}`),
      ].map((field) => [field, ['business', 'admin']]),
    ),
    ...Object.fromEntries(
      Object.keys({ ...FIELDS.PriceChange })
        .filter((field) => !OF_ADMINS.includes(field))
        .map((field) => [`PriceChange.${field}`, ['business', 'admin']]),
    ),
    ...Object.fromEntries(OF_ADMINS.map((field) => [`PriceChange.${field}`, ['admin']])),
    ...Object.fromEntries(
      ['PriceChangeValue', 'PriceAt', 'PriceTimeline', 'PriceSeries', 'PricePoint'].flatMap((type) =>
        Object.keys(FIELDS[type]!).map((field) => [`${type}.${field}`, ['business', 'admin']]),
      ),
    ),
    'PriceExplanation.since': ['business', 'admin'],
    'OrderPrices.since': ['business', 'admin'],
    'PriceOrigin.at': ['business', 'admin'],
    'PriceOrigin.actorUsername': ['admin'],
    'PriceOrigin.via': ['admin'],
    'PriceOrigin.reason': ['admin'],
    'OrderLine.unitPrice': notEmployees,
    'OrderLine.lineTotal': notEmployees,
    'OrderAgainLine.unitPriceThen': notEmployees,
    'OrderAgainLine.unitPrice': notEmployees,
  });
});

test('no input takes a price book, a role or a user that the server decides, but those of admins', () => {
  const ofAdmins = [
    ...['CreateUserInput', 'UpdateUserInput', 'SeenOrderStatusInput'],
    ...['PlannedChangeInput', 'PriceImpactInput'],
  ];
  const names = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .filter(({ name }) => !ofAdmins.includes(name))
    .flatMap((type: GraphQLInputObjectType) => Object.keys(type.getFields()));
  expect(names).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(role|userId|priceBook|accountId|status|passwordHash)$/)]),
  );
});

test('no field of any type is a secret by its name', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    // What can be done says by its result type what it answers.
    .filter((type) => type !== schema.getMutationType())
    .flatMap((type) => Object.keys(type.getFields()));
  expect(fields.filter((field) => /password|hash|secret|^sid$/i.test(field))).toEqual([]);
});

test.each(ACCOUNTS)('prices of products are shown to %s as the table of this test says', async (viewer) => {
  const { data, errors } = await authorization.clients[viewer].graphql(
    `{ products(category: "raw-nuts") { nodes { price { amount } customerPrice businessPrice listPrice
       variants { price { amount } customerPrice businessPrice } } } }`,
  );
  expect(errors).toEqual([]);
  const priced = data.products.nodes.flatMap((node: any) => [node, ...node.variants]);
  expect(priced.length).toBeGreaterThan(20);
  const isShown = (field: string) => priced.some((each: any) => each[field] !== null);
  expect(isShown('price')).toBe(AMOUNTS[viewer]);
  expect(isShown('customerPrice')).toBe(AMOUNTS[viewer]);
  expect(isShown('businessPrice')).toBe(BUSINESS_AMOUNTS[viewer]);
});

test('who is signed in: terms are shown to approved businesses alone', async () => {
  const document = '{ viewer { username role businessApproved paymentMode pricingMode businessDiscount } }';
  const terms: Record<string, unknown> = {};
  for (const viewer of ACCOUNTS)
    terms[viewer] = Object.values((await authorization.clients[viewer].graphql(document)).data.viewer ?? {});
  expect(terms).toEqual({
    guest: [],
    customer: ['customer', 'CUSTOMER', true, null, null, null],
    pending: ['pending', 'BUSINESS', false, 'CREDIT', null, null],
    business: ['business', 'BUSINESS', true, 'CREDIT', 'DISCOUNT', '10.00'],
    'business-cash': ['business-cash', 'BUSINESS', true, 'CASH', 'INDIVIDUAL', '0.00'],
    employee: ['employee', 'EMPLOYEE', true, null, null, null],
    admin: ['admin', 'ADMIN', true, null, null, null],
  });
});
