import { priceBookOf } from './priceBook';

describe('the price book of an account', () => {
  const terms = {
    id: 7,
    role: 'business' as const,
    businessApproved: true,
    pricingMode: 'discount' as const,
    businessDiscount: '12.50',
  };
  test.each([
    ['a guest', null, 'customer'],
    ['a customer', { ...terms, role: 'customer' as const }, 'customer'],
    ['an admin', { ...terms, role: 'admin' as const }, 'customer'],
    ['an employee', { ...terms, role: 'employee' as const }, 'none'],
    ['a business in discount mode', terms, 'discount:12.50'],
    ['a business in individual mode', { ...terms, pricingMode: 'individual' as const }, 'individual:7'],
    ['a business not approved', { ...terms, businessApproved: false }, 'customer'],
    [
      'a business not approved, in individual mode',
      { ...terms, businessApproved: false, pricingMode: 'individual' as const },
      'customer',
    ],
  ])('of %s is %3$s', (_, account, name) => {
    expect(priceBookOf(account).name).toBe(name);
  });
});
