import {
  changesOf,
  fieldOf,
  NEW_PLAN,
  newSingle,
  planErrors,
  pricesOf,
  valueOfKind,
  type PlanValues,
} from './planForm';

const form = (values: Partial<PlanValues>): PlanValues => ({ ...NEW_PLAN, ...values });

test('a category is changed by its percentage, in all of its prices or in some', () => {
  const category = { subject: 'category', categoryId: 4, percent: '-2.5' } as const;
  expect(changesOf(form(category))).toEqual({ category: { categoryId: 4, percent: -2.5, of: null } });
  expect(changesOf(form({ ...category, of: 'BUSINESS_PRICE' }))).toEqual({
    category: { categoryId: 4, percent: -2.5, of: 'BUSINESS_PRICE' },
  });
  expect(changesOf(form({ ...category, percent: ' ' }))).toEqual({ changes: [] });
});

test('of a product only the prices that are filled in change, of each size its own', () => {
  const prices = pricesOf({
    __typename: 'Product',
    id: 7,
    name: 'Mulberry',
    customerPrice: '1.00',
    businessPrice: null,
    variants: [{ __typename: 'ProductVariant', name: 'Small', customerPrice: '5000.00', businessPrice: null }],
  });
  expect(prices.map(({ label, now }) => [label, now])).toEqual([
    ['Small: customer price', 'LBP 5,000'],
    ['Small: business price', 'none'],
  ]);
  const filled = prices.map((price, at) => ({ ...price, value: at === 0 ? ' 0 ' : '' }));
  expect(changesOf(form({ subject: 'product', productId: 7, prices: filled }))).toEqual({
    changes: [{ kind: 'CUSTOMER_PRICE', productId: 7, variant: 'Small', value: '0' }],
  });
});

test('of a business the terms that are filled in change, and a price agreed with it', () => {
  const business = { subject: 'business', userId: 3 } as const;
  expect(changesOf(form(business))).toEqual({ changes: [] });
  const all = { discount: '12.5', mode: 'individual', approval: 'true', agreedProductId: 7, agreedPrice: '9' } as const;
  expect(changesOf(form({ ...business, ...all }))).toEqual({
    changes: [
      { kind: 'DISCOUNT', userId: 3, value: '12.5' },
      { kind: 'PRICING_MODE', userId: 3, value: 'individual' },
      { kind: 'APPROVAL', userId: 3, value: 'true' },
      { kind: 'AGREED_PRICE', userId: 3, productId: 7, variant: null, value: '9' },
    ],
  });
});

test('what the server refuses stands beside a field of the form', () => {
  expect(['at', 'category.percent', 'changes.0.value', 'changes'].map((path) => fieldOf(path))).toEqual([
    'at',
    'percent',
    'subject',
    'subject',
  ]);
});

const SINGLES = [
  { ...newSingle(1), kind: 'AGREED_PRICE', productId: 7, variant: 'Small', userId: 3, value: ' 9.5 ' },
  { ...newSingle(2), kind: 'END_OF_AGREED_PRICE', productId: 7, userId: 4, value: '12' },
  { ...newSingle(3), kind: 'LEGACY_PRICE', productId: 8, variant: 'Small', userId: 3, value: '4' },
  { ...newSingle(4), kind: 'END_OF_LEGACY_PRICE', productId: 9 },
  { ...newSingle(5), kind: 'DISCOUNT', productId: 7, userId: 3, value: '12.5' },
  { ...newSingle(6), kind: 'APPROVAL', userId: 3, value: 'false' },
] as const;

test('single changes are each of their own product, size and business', () => {
  const values = form({ subject: 'single', singles: [...SINGLES] });
  expect(planErrors(values)).toEqual({});
  expect(changesOf(values).changes).toEqual([
    { kind: 'AGREED_PRICE', productId: 7, variant: 'Small', userId: 3, value: '9.5' },
    { kind: 'AGREED_PRICE', productId: 7, variant: null, userId: 4, value: null },
    { kind: 'LEGACY_PRICE', productId: 8, variant: null, userId: null, value: '4' },
    { kind: 'LEGACY_PRICE', productId: 9, variant: null, userId: null, value: null },
    { kind: 'DISCOUNT', productId: null, variant: null, userId: 3, value: '12.5' },
    { kind: 'APPROVAL', productId: null, variant: null, userId: 3, value: 'false' },
  ]);
});

test('of a single change everything is filled in: an empty price takes none back', () => {
  const singles = [SINGLES[0], { ...newSingle(2), kind: 'AGREED_PRICE', value: ' ' } as const];
  expect(planErrors(form({ subject: 'single', singles }))).toEqual({
    singles: [{}, { productId: 'Choose a product', userId: 'Choose a business', value: 'Say what it will be' }],
  });
  expect(planErrors(form({ singles, categoryId: 3, percent: '5' }))).toEqual({});
});

test('what a plan is about is named by the field that is empty', () => {
  expect(planErrors(form({ subject: 'category' }))).toEqual({
    categoryId: 'Choose a category',
    percent: 'Say by how much',
  });
  expect(planErrors(form({ subject: 'product' }))).toEqual({ productId: 'Choose a product' });
  expect(planErrors(form({ subject: 'business' }))).toEqual({ userId: 'Choose a business' });
});

test('what the server refuses of a single change stands beside its field', () => {
  expect(['changes.1.value', 'changes.2', 'changes', 'at'].map((path) => fieldOf(path, 'single'))).toEqual([
    'singles.1.value',
    'singles.2.kind',
    'subject',
    'at',
  ]);
});

test('what is typed stays only for changes that say the same', () => {
  const price = { ...newSingle(1), value: '50' };
  expect(valueOfKind(price, 'AGREED_PRICE')).toBe('50');
  expect(valueOfKind(price, 'DISCOUNT')).toBe('');
  expect(valueOfKind(price, 'END_OF_LEGACY_PRICE')).toBe('');
  expect(valueOfKind({ kind: 'APPROVAL', value: 'true' }, 'PRICING_MODE')).toBe('');
});
