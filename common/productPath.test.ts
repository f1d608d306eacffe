import { productIdOf, productPath } from './productPath';

describe('the address of a product', () => {
  test.each([
    ['Fresh Orange Juice', '/products/7-fresh-orange-juice'],
    ['  Dried figs, 100 % "Baladi" ', '/products/7-dried-figs-100-baladi'],
    ['Crème brûlée', '/products/7-creme-brulee'],
    ['عصير', `/products/7-${encodeURIComponent('عصير')}`],
    ['!!!', '/products/7'],
  ])('of %s is %s', (name, path) => {
    expect(productPath({ id: 7, name })).toBe(path);
    expect(productIdOf(path.replace('/products/', ''))).toBe(7);
  });

  test('has a slug of at most 60 letters that ends with one', () => {
    const path = productPath({ id: 1, name: `${'a'.repeat(59)} bcd` });
    expect(path).toBe(`/products/1-${'a'.repeat(59)}`);
  });

  test.each(['', 'orange', '0-orange', '-1', '1.5', '7orange', '2147483648', '99999999999', ' 7', '7 '])(
    'names no product by “%s”',
    (part) => {
      expect(productIdOf(part)).toBeNull();
    },
  );
});
