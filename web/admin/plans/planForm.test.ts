import { changesOf, fieldOf, NEW_PLAN, pricesOf, type PlanValues } from './planForm';

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
  expect(['at', 'category.percent', 'changes.0.value', 'changes'].map(fieldOf)).toEqual([
    'at',
    'percent',
    'subject',
    'subject',
  ]);
});
