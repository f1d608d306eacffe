import type { PortalLine } from '../../portal/cart/portalLines';
import { pricedLines, changedPrices, totalOf, type CartProduct } from './priced';

const price = (amount: string) =>
  ({ __typename: 'Price', amount, listAmount: amount, saved: '0.00', percentOff: 0 }) as const;
const juice: CartProduct = {
  __typename: 'Product',
  id: 4,
  name: 'Orange Juice',
  inStock: true,
  onlyLeft: null,
  picture: null,
  price: price('0.10'),
  variants: [],
};
const dates: CartProduct = {
  ...juice,
  id: 30,
  price: null,
  variants: [
    { __typename: 'ProductVariant', name: '500g', label: '500g', inStock: true, onlyLeft: null, price: price('0.20') },
    { __typename: 'ProductVariant', name: '1kg', label: '1kg', inStock: true, onlyLeft: null, price: null },
  ],
};
const known = (...products: CartProduct[]) => new Map(products.map((product) => [product.id, product]));
const line = (productId: number, size: string | null, quantity = 1): PortalLine => ({
  productId,
  size,
  quantity,
  name: `product ${productId}`,
});

describe('a business’s cart at today’s prices', () => {
  it('adds up exactly', () => {
    const priced = pricedLines([line(4, null, 3), line(30, '500g', 9999)], known(juice, dates));
    expect(priced.map(({ unitPrice, problem }) => [unitPrice, problem])).toEqual([
      ['0.10', null],
      ['0.20', null],
    ]);
    expect(totalOf(priced)).toBe('2000.10');
  });

  it('says why a line cannot be ordered, and has no total as long as a price is missing', () => {
    const priced = pricedLines(
      [line(30, '1kg'), line(30, '5kg'), line(99, null), line(7, null), line(4, null)],
      new Map([...known({ ...juice, inStock: false }, dates), [99, null]]),
    );
    expect(priced.map(({ problem }) => problem)).toEqual([
      'Price TBD',
      'This size is no longer available',
      'No longer available',
      null,
      'Out of Stock',
    ]);
    expect(totalOf(priced)).toBeNull();
  });

  it('calls the lines and their sizes as the shop calls them today', () => {
    const translated: CartProduct = {
      ...dates,
      name: 'Dattes medjool',
      variants: [{ ...dates.variants[0]!, label: '500 g' }],
    };
    const lines = [line(30, '500g', 2), { ...line(4, null), name: 'Jus d’orange' }];
    expect(pricedLines(lines, known(translated)).map((priced) => priced.line)).toEqual([
      { productId: 30, size: '500g', name: 'Dattes medjool', label: '500 g', quantity: 2 },
      lines[1],
    ]);
    const [back] = pricedLines([{ ...line(30, '500g'), label: '500 g' }], known(dates));
    expect(back!.line).toEqual({ ...line(30, '500g'), name: 'Orange Juice' });
  });

  it('tells which prices changed', () => {
    const lines = [line(4, null), line(30, '500g')];
    const before = pricedLines(lines, known(juice, dates));
    const now = pricedLines(lines, known({ ...juice, price: price('0.15') }, dates));
    expect(changedPrices(before, now)).toEqual([
      { line: { ...lines[0], name: 'Orange Juice' }, before: '0.10', now: '0.15' },
    ]);
  });
});
