import { globalId } from '../../../server/graphql/nodes/node';
import {
  accountOrder,
  business,
  categoryForm,
  discountForm,
  employeeForm,
  fixture,
  guestOrder,
  ownOrder,
  person,
  planForm,
  productForm,
  transferForm,
} from './fixture';
import { DELIVERY_OPERATIONS } from './delivery';
import { DRIVING_OPERATIONS } from './driving';
import { savedAddress } from '../../support/data/people';
import {
  ADMINS,
  ADMINS_WRONGLY,
  ALL,
  BUSINESSES,
  CUSTOMERS,
  EMPLOYEES,
  ITS_BUSINESS,
  ITS_TOKEN,
  NOT_EMPLOYEES,
  SIGNED_IN,
  TOKEN_OWNERS,
  type Rule,
} from './viewers';

/** An operation with the least valid arguments. */
interface Operation extends Rule {
  document: string;
  variables?: () => Record<string, unknown>;
}
type Operations = Record<string, Operation>;

const SHOPPING: Operations = {
  'Query.node': {
    who: ALL,
    needs: 'catalogue',
    document: 'query ($id: ID!) { node(nodeId: $id) { nodeId } }',
    variables: () => ({ id: globalId({ type: 'Product', id: fixture.inStock }) }),
  },
  // What may be read of each type is in `test/contract/relay/`.
  'Query.nodes': { who: ALL, needs: 'node', document: '{ nodes(nodeIds: ["x"]) { nodeId } }' },
  'Query.shop': { who: ALL, needs: 'catalogue', document: '{ shop { name } }' },
  'Query.viewer': { who: ALL, needs: 'read', document: '{ viewer { id } }' },
  'Query.categories': { who: ALL, needs: 'catalogue', document: '{ categories { id } }' },
  'Query.categoryPage': { who: ALL, needs: 'catalogue', document: '{ categoryPage { nodes { id } } }' },
  'Query.category': { who: ALL, needs: 'catalogue', document: '{ category(slug: "raw-nuts") { id } }' },
  'Query.product': { who: ALL, needs: 'catalogue', document: '{ product(id: 1) { id } }' },
  'Query.products': { who: ALL, needs: 'catalogue', document: '{ products { nodes { id } } }' },
  'Query.catalogue': { who: ALL, needs: 'catalogue', document: '{ catalogue { nodes { id } } }' },
  'Query.priceExplanation': {
    who: NOT_EMPLOYEES,
    needs: 'catalogue',
    document: '{ priceExplanation(productId: 1) { sentence } }',
  },
  'Query.individualPrices': { who: BUSINESSES, needs: 'read', document: '{ individualPrices { productId } }' },
  'Query.ownPriceHistory': {
    who: BUSINESSES,
    needs: 'read',
    document: '{ ownPriceHistory { totalCount nodes { id } } }',
  },
  'Query.priceAt': {
    who: TOKEN_OWNERS,
    needs: 'read',
    document: 'query ($at: DateTime!) { priceAt(productId: 1, at: $at) { price { amount } } }',
    variables: () => ({ at: new Date().toISOString() }),
  },
  'Query.priceTimeline': {
    who: TOKEN_OWNERS,
    needs: 'read',
    document: '{ priceTimeline(productId: 1) { series { points { amount } } } }',
  },
  'Query.priceHistory': { who: ADMINS, needs: 'admin', document: '{ priceHistory { totalCount nodes { id } } }' },
  'Query.checkDiscountCode': {
    who: ALL,
    needs: 'catalogue',
    document: '{ checkDiscountCode(code: "WELCOME10") { __typename } }',
  },
  'Query.cart': { who: ALL, needs: 'person', document: '{ cart { items { productId } } }' },
  'Query.order': {
    who: SIGNED_IN,
    needs: 'read',
    document: 'query ($id: Int!) { order(id: $id) { id } }',
    variables: () => ({ id: fixture.ids.order }),
  },
  'Query.followedOrder': {
    who: ALL,
    needs: 'read',
    document: 'query ($id: Int!) { followedOrder(id: $id, key: "wrong") { id } }',
    variables: () => ({ id: fixture.ids.order }),
  },
  'Query.orderAgain': {
    who: SIGNED_IN,
    needs: 'read',
    document: 'query ($id: Int!) { orderAgain(orderId: $id) { productId } }',
    variables: () => ({ id: fixture.ids.order }),
  },
  'Query.orderPrices': {
    who: [401, 'ok', 'ok', 'ok', 'ok', 403, 'ok'],
    needs: 'read',
    document: 'query ($id: Int!) { orderPrices(orderId: $id) { priceBook } }',
    variables: () => ({ id: fixture.ids.order }),
  },
  'Subscription.orderChanged': { who: SIGNED_IN, needs: 'read', document: 'subscription { orderChanged { isNew } }' },
  'Query.orders': { who: SIGNED_IN, needs: 'read', document: '{ orders { nodes { id } } }' },
  'Mutation.signIn': {
    who: ALL,
    needs: 'person',
    document: 'mutation { signIn(username: "nobody", password: "x") { __typename } }',
  },
  'Query.ownSessions': { who: SIGNED_IN, needs: 'person', document: '{ ownSessions { id isThis } }' },
  'Mutation.endSession': { who: SIGNED_IN, needs: 'person', document: 'mutation { endSession(id: "x") }' },
  'Mutation.endOtherSessions': { who: SIGNED_IN, needs: 'person', document: 'mutation { endOtherSessions }' },
  'Mutation.requestPasswordReset': {
    who: ALL,
    needs: 'person',
    document: 'mutation { requestPasswordReset(account: "nobody") }',
  },
  'Mutation.resetPassword': {
    who: ALL.map((outcome) => (outcome === 'ok' ? 400 : outcome)),
    needs: 'person',
    document: 'mutation { resetPassword(key: "x", newPassword: "apricots in july") { username role } }',
  },
  'Mutation.changePassword': {
    who: SIGNED_IN.map((outcome) => (outcome === 'ok' ? 400 : outcome)),
    needs: 'person',
    // Wrong, so that nobody's session ends.
    document: 'mutation { changePassword(currentPassword: "x", newPassword: "apricots in july") }',
  },
  'Query.ownProfile': { who: SIGNED_IN, needs: 'person', document: '{ ownProfile { id emailConfirmed } }' },
  'Mutation.updateOwnProfile': {
    who: SIGNED_IN,
    needs: 'person',
    // What each may change is another; this changes nothing.
    document: 'mutation { updateOwnProfile(input: { currentPassword: "x" }) { id } }',
  },
  'Mutation.sendEmailConfirmation': { who: SIGNED_IN, needs: 'person', document: 'mutation { sendEmailConfirmation }' },
  'Mutation.confirmEmail': {
    who: ALL.map((outcome) => (outcome === 'ok' ? 400 : outcome)),
    needs: 'person',
    document: 'mutation { confirmEmail(key: "x") { email } }',
  },
  'Query.guestOrders': { who: CUSTOMERS, needs: 'person', document: '{ guestOrders }' },
  'Mutation.takeOverGuestOrders': { who: CUSTOMERS, needs: 'person', document: 'mutation { takeOverGuestOrders }' },
  'Query.accountClosing': { who: SIGNED_IN, needs: 'person', document: '{ accountClosing { openOrders } }' },
  'Mutation.closeAccount': {
    who: SIGNED_IN.map((outcome) => (outcome === 'ok' ? 400 : outcome)),
    needs: 'person',
    // Wrong, so that nobody's account is closed.
    document: 'mutation { closeAccount(currentPassword: "x") }',
  },
  'Query.savedAddresses': { who: CUSTOMERS, needs: 'person', document: '{ savedAddresses { id } }' },
  'Mutation.saveAddress': {
    who: CUSTOMERS,
    needs: 'person',
    document: 'mutation ($input: SavedAddressInput!) { saveAddress(input: $input) { id } }',
    variables: () => ({ input: savedAddress() }),
  },
  'Mutation.deleteAddress': {
    who: CUSTOMERS.map((outcome) => (outcome === 'ok' ? 404 : outcome)),
    needs: 'person',
    document: 'mutation { deleteAddress(id: 0) }',
  },
  'Mutation.setLanguage': { who: SIGNED_IN, needs: 'person', document: 'mutation { setLanguage(language: EN) }' },
  'Mutation.signOut': { who: ALL, needs: 'person', document: 'mutation { signOut }' },
  'Mutation.addToCart': {
    who: ALL,
    needs: 'person',
    document: 'mutation ($input: CartItemInput!) { addToCart(input: $input) { items { productId } } }',
    variables: () => ({ input: { productId: fixture.inStock, quantity: 1 } }),
  },
  'Mutation.placeGuestOrder': {
    who: NOT_EMPLOYEES,
    needs: 'order',
    document: 'mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { __typename } }',
    variables: () => ({ input: guestOrder() }),
  },
  'Mutation.placeAccountOrder': {
    who: NOT_EMPLOYEES,
    needs: 'order',
    document: 'mutation ($input: AccountOrderInput!) { placeAccountOrder(input: $input) { __typename } }',
    variables: () => ({ input: accountOrder() }),
  },
};

const PASSKEY = '{ id: "x", clientDataJSON: "x", authenticatorData: "x", signature: "x" }';
const WRONG = 'confirmation: { password: "x" }';

const SECOND_STEP: Operations = {
  'Mutation.beginPasskeySignIn': { who: ALL, needs: 'person', document: 'mutation { beginPasskeySignIn }' },
  'Mutation.signInWithPasskey': {
    who: ALL,
    needs: 'person',
    document: `mutation { signInWithPasskey(passkey: ${PASSKEY}) { __typename } }`,
  },
  'Mutation.signInWithCode': {
    who: ALL,
    needs: 'person',
    document: 'mutation { signInWithCode(code: "123456") { __typename } }',
  },
  'Query.secondStep': { who: ADMINS, needs: 'person', document: '{ secondStep { recoveryCodesLeft } }' },
  'Mutation.beginConfirmation': { who: ADMINS, needs: 'person', document: 'mutation { beginConfirmation }' },
  'Mutation.beginPasskey': {
    who: ADMINS_WRONGLY,
    needs: 'person',
    document: `mutation { beginPasskey(${WRONG}) }`,
  },
  'Mutation.addPasskey': {
    who: ADMINS_WRONGLY,
    needs: 'person',
    document: `mutation { addPasskey(name: "", passkey: { id: "x", clientDataJSON: "x", attestationObject: "x" }) {
      recoveryCodes } }`,
  },
  'Mutation.removePasskey': {
    who: ADMINS_WRONGLY,
    needs: 'person',
    document: `mutation { removePasskey(id: 999999, ${WRONG}) { recoveryCodes } }`,
  },
  'Mutation.beginApp': {
    who: ADMINS_WRONGLY,
    needs: 'person',
    document: `mutation { beginApp(${WRONG}) { setupKey } }`,
  },
  'Mutation.addApp': {
    who: ADMINS_WRONGLY,
    needs: 'person',
    document: 'mutation { addApp(code: "") { recoveryCodes } }',
  },
  'Mutation.removeApp': {
    who: ADMINS_WRONGLY,
    needs: 'person',
    document: `mutation { removeApp(${WRONG}) { recoveryCodes } }`,
  },
  'Mutation.renewRecoveryCodes': {
    who: ADMINS_WRONGLY,
    needs: 'person',
    document: `mutation { renewRecoveryCodes(${WRONG}) { recoveryCodes } }`,
  },
  'Mutation.resetSecondStep': {
    who: ADMINS.map((outcome) => (outcome === 'ok' ? 404 : outcome)),
    needs: 'person',
    document: 'mutation { resetSecondStep(userId: 999999) { id } }',
  },
};

const PEOPLE: Operations = {
  'Mutation.registerCustomer': {
    who: ALL,
    needs: 'person',
    document: 'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { __typename } }',
    variables: () => ({ input: person() }),
  },
  'Query.users': { who: ADMINS, needs: 'admin', document: '{ users { nodes { id } } }' },
  'Query.user': { who: ADMINS, needs: 'admin', document: '{ user(id: 1) { id } }' },
  'Mutation.createUser': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    variables: () => ({ input: { ...person(), role: 'CUSTOMER' } }),
  },
  'Mutation.updateUser': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($id: Int!) { updateUser(id: $id, input: { firstName: "New" }) { id } }',
    variables: () => ({ id: fixture.ids.target }),
  },
  'Mutation.sendUserEmailConfirmation': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($id: Int!) { sendUserEmailConfirmation(userId: $id) { id } }',
    variables: () => ({ id: fixture.ids.target }),
  },
  'Mutation.setUserActive': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($id: Int!) { setUserActive(id: $id, active: true) { id } }',
    variables: () => ({ id: fixture.ids.target }),
  },
  'Mutation.deleteUser': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($id: Int!) { deleteUser(id: $id) }',
    variables: () => ({ id: fixture.ids['to-erase-1'] }),
  },
  'Mutation.createBusinessUser': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($input: CreateBusinessUserInput!) { createBusinessUser(input: $input) { id } }',
    variables: () => ({ input: business() }),
  },
  ...Object.fromEntries(
    [
      ['setBusinessApproval', 'approved: true'],
      ['updateBusinessAddress', 'input: { businessCity: "Tyre" }'],
      ['setBusinessDiscount', 'discount: 5'],
      ['setPricingMode', 'pricingMode: DISCOUNT'],
      ['setPaymentMode', 'mode: CASH'],
      ['setBusinessPriceMails', 'on: true'],
    ].map(([name, value]) => [
      `Mutation.${name}`,
      {
        who: ADMINS,
        needs: 'admin',
        document: `mutation ($id: Int!) { ${name}(userId: $id, ${value}) { id } }`,
        variables: () => ({ id: fixture.ids.target }),
      },
    ]),
  ),
  'Mutation.setPriceMails': {
    who: BUSINESSES,
    needs: 'person',
    document: 'mutation { setPriceMails(on: true) { priceMails } }',
  },
  'Mutation.setSlipPrices': {
    who: BUSINESSES,
    needs: 'person',
    document: 'mutation { setSlipPrices(on: true) { slipPrices } }',
  },
  'Query.pricePlans': { who: ADMINS, needs: 'admin', document: '{ pricePlans { nodes { id } } }' },
  'Query.pricePlan': { who: ADMINS, needs: 'admin', document: '{ pricePlan(id: 1) { id } }' },
  'Query.priceImpact': {
    who: ADMINS,
    needs: 'admin',
    document: 'query ($input: PriceImpactInput!) { priceImpact(input: $input) { changeCount } }',
    variables: () => ({ input: { changes: planForm().changes } }),
  },
  'Query.priceMatrix': { who: ADMINS, needs: 'admin', document: '{ priceMatrix { rows { productId } } }' },
  'Mutation.planPrices': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($input: PricePlanInput!) { planPrices(input: $input) { id } }',
    variables: () => ({ input: planForm() }),
  },
  'Mutation.changePricePlan': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($id: Int!, $input: PricePlanInput!) { changePricePlan(id: $id, input: $input) { id } }',
    variables: () => ({ id: fixture.ids.PricePlan, input: planForm() }),
  },
  'Mutation.withdrawPricePlan': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($id: Int!) { withdrawPricePlan(id: $id) { id } }',
    variables: () => ({ id: fixture.ids['PricePlan-1'] }),
  },
  'Query.agreedPrices': {
    who: ADMINS,
    needs: 'admin',
    document: 'query ($id: Int!) { agreedPrices(userId: $id) { productId } }',
    variables: () => ({ id: fixture.ids.target }),
  },
  'Mutation.setIndividualPrice': {
    who: ADMINS,
    needs: 'admin',
    document: `mutation ($id: Int!, $product: Int!) {
      setIndividualPrice(userId: $id, productId: $product, price: "1.00") { productId } }`,
    variables: () => ({ id: fixture.ids.target, product: fixture.inStock }),
  },
  'Mutation.removeIndividualPrice': {
    who: ADMINS,
    needs: 'admin',
    document: `mutation ($id: Int!, $product: Int!) {
      removeIndividualPrice(userId: $id, productId: $product) { productId } }`,
    variables: () => ({ id: fixture.ids.target, product: fixture.inStock }),
  },
  'Query.employees': { who: BUSINESSES, needs: 'staff', document: '{ employees { nodes { id } } }' },
  'Mutation.createEmployee': {
    who: BUSINESSES,
    needs: 'employees',
    document: 'mutation ($input: EmployeeInput!) { createEmployee(input: $input) { id } }',
    variables: () => ({ input: employeeForm() }),
  },
  'Mutation.updateEmployee': {
    who: ITS_BUSINESS,
    needs: 'employees',
    document: 'mutation ($id: Int!, $input: EmployeeInput!) { updateEmployee(id: $id, input: $input) { id } }',
    variables: () => ({ id: fixture.ids['its-employee-1'], input: employeeForm() }),
  },
  'Mutation.deleteEmployee': {
    who: ITS_BUSINESS,
    needs: 'employees',
    document: 'mutation ($id: Int!) { deleteEmployee(id: $id) }',
    variables: () => ({ id: fixture.ids['its-employee-1'] }),
  },
};

const CATALOGUE: Operations = Object.fromEntries(
  (
    [
      ['Category', categoryForm],
      ['Product', productForm],
      ['DiscountCode', discountForm],
    ] as const
  ).flatMap(([what, make]) => [
    [
      `Mutation.create${what}`,
      {
        who: ADMINS,
        needs: 'admin',
        document: `mutation ($input: ${what}Input!) { create${what}(input: $input) { id } }`,
        variables: () => ({ input: make() }),
      },
    ],
    [
      `Mutation.update${what}`,
      {
        who: ADMINS,
        needs: 'admin',
        document: `mutation ($id: Int!, $input: ${what}Input!) { update${what}(id: $id, input: $input) { id } }`,
        variables: () => ({ id: fixture.ids[what], input: make() }),
      },
    ],
    [
      `Mutation.delete${what}`,
      {
        who: ADMINS,
        needs: 'admin',
        document: `mutation ($id: Int!) { delete${what}(id: $id) }`,
        variables: () => ({ id: fixture.ids[`${what}-1`] }),
      },
    ],
  ]),
);

const RUNNING: Operations = {
  'Query.discountCodes': { who: ADMINS, needs: 'admin', document: '{ discountCodes { nodes { id } } }' },
  'Query.discountCode': { who: ADMINS, needs: 'admin', document: '{ discountCode(id: 1) { code } }' },
  'Query.auditLog': { who: ADMINS, needs: 'admin', document: '{ auditLog { nodes { id } } }' },
  'Query.report': {
    who: ADMINS,
    needs: 'admin',
    document: '{ report(from: "2026-11-01", to: "2026-11-30") { takings { revenue } } }',
  },
  'Query.stats': { who: ADMINS, needs: 'admin', document: '{ stats { totalOrders } }' },
  'Query.apiTokens': { who: TOKEN_OWNERS, needs: 'person', document: '{ apiTokens { nodes { id } } }' },
  'Mutation.createApiToken': {
    who: TOKEN_OWNERS,
    needs: 'person',
    document: 'mutation { createApiToken(name: "Till", scopes: [READ]) { apiToken { id } } }',
  },
  'Mutation.revokeApiToken': {
    who: ITS_TOKEN,
    needs: 'person',
    document: 'mutation ($id: Int!) { revokeApiToken(id: $id) { id } }',
    variables: () => ({ id: fixture.ids.token }),
  },
};

const MONEY: Operations = {
  'Query.credit': { who: BUSINESSES, needs: 'read', document: '{ credit { currentBalance } }' },
  'Query.creditHistory': {
    who: BUSINESSES,
    needs: 'read',
    document: '{ creditHistory { totalCount nodes { amount } } }',
  },
  'Query.creditAccount': {
    who: ADMINS,
    needs: 'admin',
    document: 'query ($userId: Int!) { creditAccount(userId: $userId) { currentBalance } }',
    variables: () => ({ userId: fixture.ids.business }),
  },
  'Query.creditTransactions': {
    who: ADMINS,
    needs: 'admin',
    document: '{ creditTransactions { totalCount nodes { amount } } }',
  },
  'Query.creditTotals': { who: ADMINS, needs: 'admin', document: '{ creditTotals { totalUsedCredit } }' },
  'Query.stock': { who: ADMINS, needs: 'admin', document: '{ stock { totalCount nodes { stock } } }' },
  'Query.stockEntries': { who: ADMINS, needs: 'admin', document: '{ stockEntries { totalCount nodes { change } } }' },
  'Query.stockOnlyLeftFrom': { who: ADMINS, needs: 'admin', document: '{ stockOnlyLeftFrom }' },
  // Counted first, which the others need.
  ...Object.fromEntries(
    [
      ['setStock', 'stock: 1000'],
      ['recordStockReceipt', 'quantity: 2, reason: "A test"'],
      ['recordStockLoss', 'quantity: 1, reason: "A test"'],
    ].map(([name, input]) => [
      `Mutation.${name}`,
      {
        who: ADMINS,
        needs: 'admin',
        document: `mutation ($id: Int!) { ${name}(productId: $id, input: { ${input} }) { stock { stock } } }`,
        variables: () => ({ id: fixture.counted }),
      },
    ]),
  ),
  'Mutation.setStockOnlyLeftFrom': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation { setStockOnlyLeftFrom(onlyLeftFrom: 4) }',
  },
  'Query.transfers': { who: ADMINS, needs: 'admin', document: '{ transfers { totalCount nodes { totalAmount } } }' },
  ...Object.fromEntries(
    ['confirmTransfer', 'rejectTransfer'].map((name) => [
      `Mutation.${name}`,
      {
        who: ADMINS,
        needs: 'admin',
        document: `mutation ($orderId: Int!, $reference: String!) { ${name}(orderId: $orderId, reference: $reference) { state } }`,
        variables: () => ({ orderId: fixture.ids.transferred, ...transferForm() }),
      },
    ]),
  ),
  'Mutation.cancelOrder': {
    who: [401, 404, 404, 404, 404, 404, 404],
    needs: 'order',
    document: 'mutation ($id: Int!) { cancelOrder(id: $id) { status } }',
    variables: () => ({ id: 999_999_999 }),
  },
  'Mutation.changeOrder': {
    who: [401, 404, 404, 404, 404, 404, 404],
    needs: 'order',
    document: `mutation ($id: Int!) { changeOrder(id: $id, lines: [{ lineId: 1, quantity: 1 }]) { __typename } }`,
    variables: () => ({ id: 999_999_999 }),
  },
  'Mutation.changeOrderLines': {
    who: ADMINS,
    needs: 'admin',
    document: `mutation ($id: Int!, $lines: [ChangedLineInput!]!) {
      changeOrderLines(id: $id, lines: $lines, reason: "It is missing") { __typename } }`,
    variables: () => ({ id: fixture.ids.changed, lines: [{ lineId: fixture.ids.changedLine, quantity: 1 }] }),
  },
  'Mutation.sendTransferReference': {
    who: [404, 404, 404, 404, 404, 403, 404],
    needs: 'order',
    document: 'mutation ($orderId: Int!) { sendTransferReference(orderId: $orderId, reference: "WM-1234") { state } }',
    variables: () => ({ orderId: 999_999_999 }),
  },
  'Query.exchangeRates': {
    who: ADMINS,
    needs: 'admin',
    document: '{ exchangeRates { totalCount nodes { lbpPerUsd } } }',
  },
  'Mutation.setExchangeRate': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation { setExchangeRate(input: { lbpPerUsd: "89500.00", showsUsd: true }) { id } }',
  },
  'Mutation.setTransferAccount': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation { setTransferAccount(sendTo: "+961 3 123 456") }',
  },
  'Query.outgoingMail': {
    who: ADMINS,
    needs: 'admin',
    document: '{ outgoingMail { totalCount nodes { toAddress } } }',
  },
  'Query.jobs': { who: ADMINS, needs: 'admin', document: '{ jobs { totalCount nodes { task state lastError } } }' },
  'Query.jobCounts': { who: ADMINS, needs: 'admin', document: '{ jobCounts { task waiting failed done lastDoneAt } }' },
  'Query.backups': { who: ADMINS, needs: 'admin', document: '{ backups { isSetUp runs { day state error } } }' },
  'Mutation.runJobAgain': {
    who: ADMINS.map((outcome) => (outcome === 'ok' ? 404 : outcome)),
    needs: 'admin',
    document: 'mutation { runJobAgain(id: "999999999") { id } }',
  },
  'Mutation.runFailedJobs': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation { runFailedJobs(task: SEND_MAIL) }',
  },
  ...Object.fromEntries(
    [
      ['setCreditLimit', 'creditLimit: "60000000"'],
      ['recordCreditPayment', 'amount: "1"'],
      ['adjustCredit', 'amount: "-1", description: "A test"'],
      ['addCredit', 'amount: "1"'],
    ].map(([name, input]) => [
      `Mutation.${name}`,
      {
        who: ADMINS,
        needs: 'admin',
        document: `mutation ($userId: Int!) { ${name}(userId: $userId, input: { ${input} }) { account { userId } } }`,
        variables: () => ({ userId: fixture.ids.business }),
      },
    ]),
  ),
  'Mutation.placeOneClickOrder': {
    who: BUSINESSES,
    needs: 'order',
    document: 'mutation ($input: OneClickOrderInput!) { placeOneClickOrder(input: $input) { __typename } }',
    variables: () => ({ input: ownOrder() }),
  },
  'Mutation.placeEmployeeOrder': {
    who: EMPLOYEES,
    needs: 'order',
    document: 'mutation ($input: EmployeeOrderInput!) { placeEmployeeOrder(input: $input) { __typename } }',
    variables: () => ({ input: ownOrder() }),
  },
  'Mutation.setOrderStatus': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation { setOrderStatus(id: 1, status: CONFIRMED) { __typename } }',
  },
  'Mutation.setOrderStatuses': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation { setOrderStatuses(ids: [1], status: CONFIRMED) { orderId } }',
  },
};

/** The expected outcome of each operation, written here by hand and not read from the server. */
export const OPERATIONS: Operations = {
  ...SHOPPING,
  ...SECOND_STEP,
  ...PEOPLE,
  ...CATALOGUE,
  ...RUNNING,
  ...MONEY,
  ...DELIVERY_OPERATIONS,
  ...DRIVING_OPERATIONS,
};
