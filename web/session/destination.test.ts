import { destinationOf } from './destination';

describe('where a sign-in leads', () => {
  it.each([
    ['ADMIN', '/admin/dashboard'],
    ['BUSINESS', '/business/portal'],
    ['EMPLOYEE', '/employee/portal'],
    ['CUSTOMER', '/store'],
  ] as const)('by role: %s to %s', (role, home) => {
    expect(destinationOf(null, role)).toBe(home);
  });

  it('back to a page of this site', () => {
    expect(destinationOf('/orders/5?from=mail#items', 'CUSTOMER')).toBe('/orders/5?from=mail#items');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example/login',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'orders/5',
    '',
  ])('never to another site: %j', (returnTo) => {
    expect(destinationOf(returnTo, 'CUSTOMER')).toBe('/store');
  });

  it.each(['/login', '/login?returnTo=/login', '/register', '/business', '/employee/login', '/api/logout', '/graphql'])(
    'nor to %s, which is no page to be at',
    (returnTo) => {
      expect(destinationOf(returnTo, 'CUSTOMER')).toBe('/store');
    },
  );
});
