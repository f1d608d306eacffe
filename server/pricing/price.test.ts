import { priceOf, PriceRule, priceSteps, type ListPrices, type Price, type VariantPrices } from './price';
import { CUSTOMER_BOOK, discountBook, individualBook, NO_PRICES, type AgreedPrices, type PriceBook } from './priceBook';

const DISCOUNT = discountBook('10.00');
const INDIVIDUAL = individualBook(7);

/** A product where every step of every fallback order is set to an amount of its own. */
const VARIANT: VariantPrices = { name: '500ml', customerPrice: '50.00', businessPrice: '30.00' };
const PRODUCT: ListPrices = {
  id: 1,
  customerPrice: '60.00',
  businessPrice: '40.00',
  price: '70.00',
  variants: [VARIANT],
};
const OWN: AgreedPrices = { '500ml': '10.00', '': '20.00' };

type Step = 'variantBusiness' | 'business' | 'variantCustomer' | 'customer' | 'legacy';

/** The amount at each step of the fallback order; the tests unset one after the other. */
interface Setting extends Record<Step, string | null | undefined> {
  own: Record<string, string | null | undefined> | null;
}

const ALL: Setting = {
  own: OWN,
  variantBusiness: '30.00',
  business: '40.00',
  variantCustomer: '50.00',
  customer: '60.00',
  legacy: '70.00',
};

function priced(setting: Setting, variant: string | null, book: PriceBook): Price | null {
  const product = {
    id: 1,
    customerPrice: setting.customer,
    businessPrice: setting.business,
    price: setting.legacy,
    variants: [
      { name: '500ml', customerPrice: setting.variantCustomer, businessPrice: setting.variantBusiness },
      { name: 'other', customerPrice: '1.11', businessPrice: '2.22' },
    ],
  } as ListPrices;
  return priceOf(product, variant, book, setting.own as AgreedPrices | null);
}

function amountAndRule(price: Price | null): [string, PriceRule] | null {
  return price && [price.amount, price.rule];
}

/** The values that count as not set. */
const NOT_SET: [string, '' | null | undefined][] = [
  ['an empty string', ''],
  ['null', null],
  ['nothing at all', undefined],
];

describe.each(NOT_SET)('the fallback order where %s means "not set"', (_, unset) => {
  test('a customer pays variant customer price, customer price, legacy price, in this order', () => {
    const steps: [Partial<Setting>, [string, PriceRule] | null][] = [
      [{}, ['50.00', PriceRule.VARIANT_CUSTOMER]],
      [{ variantCustomer: unset }, ['60.00', PriceRule.CUSTOMER]],
      [{ customer: unset }, ['70.00', PriceRule.LEGACY]],
      [{ legacy: unset }, null],
    ];
    let setting = ALL;
    for (const [change, expected] of steps) {
      setting = { ...setting, ...change };
      expect(amountAndRule(priced(setting, '500ml', CUSTOMER_BOOK))).toEqual(expected);
    }
  });

  test('a customer pays for the product without a variant: customer price, legacy price', () => {
    expect(amountAndRule(priced(ALL, null, CUSTOMER_BOOK))).toEqual(['60.00', PriceRule.CUSTOMER]);
    expect(amountAndRule(priced({ ...ALL, customer: unset }, null, CUSTOMER_BOOK))).toEqual([
      '70.00',
      PriceRule.LEGACY,
    ]);
    expect(priced({ ...ALL, customer: unset, legacy: unset }, null, CUSTOMER_BOOK)).toBeNull();
  });

  test('a discount business pays the percentage off the first set of variant business, business and the customer chain', () => {
    const steps: [Partial<Setting>, [string, PriceRule] | null][] = [
      [{}, ['27.00', PriceRule.VARIANT_BUSINESS]],
      [{ variantBusiness: unset }, ['36.00', PriceRule.BUSINESS]],
      [{ business: unset }, ['45.00', PriceRule.VARIANT_CUSTOMER]],
      [{ variantCustomer: unset }, ['54.00', PriceRule.CUSTOMER]],
      [{ customer: unset }, ['63.00', PriceRule.LEGACY]],
      [{ legacy: unset }, null],
    ];
    let setting = ALL;
    for (const [change, expected] of steps) {
      setting = { ...setting, ...change };
      expect(amountAndRule(priced(setting, '500ml', DISCOUNT))).toEqual(expected);
    }
  });

  test('a discount business pays for the product without a variant: business, customer, legacy', () => {
    expect(amountAndRule(priced(ALL, null, DISCOUNT))).toEqual(['36.00', PriceRule.BUSINESS]);
    expect(amountAndRule(priced({ ...ALL, business: unset }, null, DISCOUNT))).toEqual(['54.00', PriceRule.CUSTOMER]);
    expect(amountAndRule(priced({ ...ALL, business: unset, customer: unset }, null, DISCOUNT))).toEqual([
      '63.00',
      PriceRule.LEGACY,
    ]);
  });

  test('an individual business pays its own price of the variant, its own of the product, then the business chain', () => {
    const steps: [Partial<Setting>, [string, PriceRule] | null][] = [
      [{}, ['10.00', PriceRule.INDIVIDUAL_VARIANT]],
      [{ own: { '500ml': unset, '': '20.00' } }, ['20.00', PriceRule.INDIVIDUAL_PRODUCT]],
      [{ own: { '500ml': unset, '': unset } }, ['30.00', PriceRule.VARIANT_BUSINESS]],
      [{ own: {} }, ['30.00', PriceRule.VARIANT_BUSINESS]],
      [{ own: null }, ['30.00', PriceRule.VARIANT_BUSINESS]],
      [{ variantBusiness: unset }, ['40.00', PriceRule.BUSINESS]],
      [{ business: unset }, ['50.00', PriceRule.VARIANT_CUSTOMER]],
      [{ variantCustomer: unset }, ['60.00', PriceRule.CUSTOMER]],
      [{ customer: unset }, ['70.00', PriceRule.LEGACY]],
      [{ legacy: unset }, null],
    ];
    let setting = ALL;
    for (const [change, expected] of steps) {
      setting = { ...setting, ...change };
      expect(amountAndRule(priced(setting, '500ml', INDIVIDUAL))).toEqual(expected);
    }
  });

  test('an individual business pays for the product without a variant its own price of the product, never of a variant', () => {
    expect(amountAndRule(priced(ALL, null, INDIVIDUAL))).toEqual(['20.00', PriceRule.INDIVIDUAL_PRODUCT]);
    expect(amountAndRule(priced({ ...ALL, own: { '500ml': '10.00', '': unset } }, null, INDIVIDUAL))).toEqual([
      '40.00',
      PriceRule.BUSINESS,
    ]);
  });
});

test('an employee sees no price, whatever is set', () => {
  expect(priceOf(PRODUCT, '500ml', NO_PRICES, OWN)).toBeNull();
  expect(priceOf(PRODUCT, null, NO_PRICES, OWN)).toBeNull();
  expect(priceSteps(PRODUCT, '500ml', NO_PRICES, OWN)).toEqual([]);
});

test('own prices are read in individual mode only', () => {
  expect(priceOf(PRODUCT, '500ml', DISCOUNT, OWN)).toEqual(priceOf(PRODUCT, '500ml', DISCOUNT));
  expect(priceOf(PRODUCT, '500ml', CUSTOMER_BOOK, OWN)).toEqual(priceOf(PRODUCT, '500ml', CUSTOMER_BOOK));
});

describe('zero is set, and means "Price TBD"', () => {
  test.each([
    ['the variant customer price', CUSTOMER_BOOK, { variantCustomer: '0.00' }],
    ['the variant business price', DISCOUNT, { variantBusiness: '0.00' }],
    ['the own price of the variant', INDIVIDUAL, { own: { '500ml': '0.00', '': '20.00' } }],
    ['the own price of the product', INDIVIDUAL, { own: { '': '0.00' } }],
    ['zero without decimals', CUSTOMER_BOOK, { variantCustomer: '0' }],
  ] as [string, PriceBook, Partial<Setting>][])('%s stops the fallback', (_, book, change) => {
    expect(priced({ ...ALL, ...change }, '500ml', book)).toBeNull();
  });

  test('a zero below the step that gives the price changes nothing', () => {
    expect(amountAndRule(priced({ ...ALL, customer: '0.00', legacy: '0.00' }, '500ml', CUSTOMER_BOOK))).toEqual([
      '50.00',
      PriceRule.VARIANT_CUSTOMER,
    ]);
  });

  test('a discount of 100 % leaves nothing to pay, so there is no price', () => {
    expect(priced(ALL, '500ml', discountBook('100.00'))).toBeNull();
  });

  test('a discount that rounds down to 0.00 leaves no price', () => {
    expect(priced({ ...ALL, variantBusiness: '0.01' }, '500ml', discountBook('99.00'))).toBeNull();
  });
});

describe('variants that are not there, or have names that every object knows', () => {
  test('a variant that does not exist is priced as the product without one', () => {
    for (const book of [CUSTOMER_BOOK, DISCOUNT, INDIVIDUAL]) {
      expect(priceOf(PRODUCT, '2 l', book, OWN)).toEqual(priceOf(PRODUCT, null, book, OWN));
    }
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a variant named %s has no own price unless one is agreed',
    (name) => {
      const product = { ...PRODUCT, variants: [{ name, customerPrice: '50.00', businessPrice: '30.00' }] };
      expect(amountAndRule(priceOf(product, name, INDIVIDUAL, {}))).toEqual(['30.00', PriceRule.VARIANT_BUSINESS]);
      expect(amountAndRule(priceOf(PRODUCT, name, INDIVIDUAL, {}))).toEqual(['40.00', PriceRule.BUSINESS]);
      // As the database's JSON arrives: the name is an own key even when it is __proto__.
      const own = JSON.parse(`{${JSON.stringify(name)}: "11.00"}`) as AgreedPrices;
      expect(amountAndRule(priceOf(product, name, INDIVIDUAL, own))).toEqual(['11.00', PriceRule.INDIVIDUAL_VARIANT]);
    },
  );

  test('the empty variant name is not the product without a variant', () => {
    // No variant is named '', so '' chooses none.
    expect(priceOf(PRODUCT, '', INDIVIDUAL, OWN)).toEqual(priceOf(PRODUCT, null, INDIVIDUAL, OWN));
  });
});

describe('rounding is half-up, once, on the unit price after its percentage', () => {
  test.each([
    ['0.05', '10.00', '0.05'], // 0.045
    ['0.05', '10.01', '0.04'], // 0.044995
    ['0.15', '50.00', '0.08'], // 0.075
    ['1.00', '33.33', '0.67'], // 0.6667
    ['10.00', '33.33', '6.67'], // 6.667
    ['12.35', '0.05', '12.34'], // 12.343825
    ['24.69', '50.00', '12.35'], // 12.345
    ['2.01', '50.00', '1.01'], // 1.005, which a binary float takes for less
    ['16.46', '25.00', '12.35'], // 12.345
    ['8.23', '25.00', '6.17'], // 6.1725
    ['999999999999.99', '0.01', '999899999999.99'], // 999899999999.990001
    ['999999999999.99', '50.00', '500000000000.00'], // 499999999999.995
    ['0.01', '50.00', '0.01'], // 0.005
  ])('%s less %s %% is %s', (base, percent, amount) => {
    const product = { ...PRODUCT, businessPrice: base, variants: [] };
    expect(priceOf(product, null, discountBook(percent))?.amount).toBe(amount);
  });
});

describe('what is saved', () => {
  test.each([
    // base, percent, customer price, saved, percentOff
    ['40.00', '10.00', '60.00', '24.00', 40],
    ['100.00', '0.00', '100.00', '0.00', 0],
    ['99.50', '0.00', '100.00', '0.50', 1], // 0.5 % is rounded up
    ['99.51', '0.00', '100.00', '0.49', 0],
    ['66.67', '0.00', '100.00', '33.33', 33],
    ['37.50', '0.00', '100.00', '62.50', 63],
    ['0.01', '0.00', '100.00', '99.99', 100],
  ])('%s less %s %% beside %s saves %s (%i %%)', (base, percent, customerPrice, saved, percentOff) => {
    const product = { ...PRODUCT, businessPrice: base, customerPrice, variants: [] };
    expect(priceOf(product, null, discountBook(percent))).toMatchObject({
      listAmount: customerPrice,
      saved,
      percentOff,
    });
  });

  test('nothing is saved when the business price is above the customer price', () => {
    const product = { ...PRODUCT, businessPrice: '80.00', variants: [] };
    expect(priceOf(product, null, DISCOUNT)).toEqual({
      amount: '72.00',
      baseAmount: '80.00',
      listAmount: '60.00',
      saved: '0.00',
      percentOff: 0,
      rule: PriceRule.BUSINESS,
      discountPercent: '10.00',
    });
  });

  test('the price beside it is that of the same variant, and null where customers have none', () => {
    expect(priceOf(PRODUCT, '500ml', INDIVIDUAL, OWN)).toEqual({
      amount: '10.00',
      baseAmount: '10.00',
      listAmount: '50.00',
      saved: '40.00',
      percentOff: 80,
      rule: PriceRule.INDIVIDUAL_VARIANT,
      discountPercent: null,
    });
    const onlyBusiness = { id: 1, customerPrice: null, businessPrice: '40.00', price: null, variants: [] };
    const free = { ...onlyBusiness, customerPrice: '0.00' };
    for (const product of [onlyBusiness, free]) {
      expect(priceOf(product, null, DISCOUNT)).toMatchObject({ listAmount: null, saved: '0.00', percentOff: 0 });
    }
  });

  test('a discount of zero is none', () => {
    expect(priceOf(PRODUCT, null, discountBook('0.00'))).toMatchObject({
      amount: '40.00',
      discountPercent: null,
    });
  });
});

test('the steps of the explanation are the fallback order with what is set, never another business chain', () => {
  expect(priceSteps(PRODUCT, '500ml', INDIVIDUAL, OWN)).toEqual([
    { rule: PriceRule.INDIVIDUAL_VARIANT, amount: '10.00' },
    { rule: PriceRule.INDIVIDUAL_PRODUCT, amount: '20.00' },
    { rule: PriceRule.VARIANT_BUSINESS, amount: '30.00' },
    { rule: PriceRule.BUSINESS, amount: '40.00' },
    { rule: PriceRule.VARIANT_CUSTOMER, amount: '50.00' },
    { rule: PriceRule.CUSTOMER, amount: '60.00' },
    { rule: PriceRule.LEGACY, amount: '70.00' },
  ]);
  expect(priceSteps(PRODUCT, '500ml', DISCOUNT, OWN).map(({ amount }) => amount)).toEqual([
    '30.00',
    '40.00',
    '50.00',
    '60.00',
    '70.00',
  ]);
  expect(priceSteps(PRODUCT, null, CUSTOMER_BOOK, OWN)).toEqual([
    { rule: PriceRule.VARIANT_CUSTOMER, amount: null },
    { rule: PriceRule.CUSTOMER, amount: '60.00' },
    { rule: PriceRule.LEGACY, amount: '70.00' },
  ]);
});
