import { routes } from '../../../../server/rest/routes';
import { guest, order, shop } from './restShop';

const paths = [...new Set(routes.map(({ path }) => path))];

describe('methods and paths', () => {
  test.each(paths)('%s refuses every other method with what it takes', async (path) => {
    // The pages /api/login and /api/logout are visited, besides what is called there.
    const known = routes.filter((route) => route.path === path).map(({ method }) => method as string);
    if (path === '/api/login') known.push('GET');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !known.includes(each))) {
      const answer = await guest.rest(method, path.replace('{id}', '1'));
      expect([method, answer.status, answer.body]).toEqual([
        method,
        405,
        { message: expect.stringContaining(`${method} is not allowed here`), code: 'METHOD_NOT_ALLOWED' },
      ]);
      const allowed = answer.headers.get('allow')!.split(', ').sort();
      expect(allowed).toEqual([...known, ...(known.includes('GET') ? ['HEAD'] : [])].sort());
    }
  });

  test('/api/logout is visited, not called', async () => {
    const answer = await guest.rest('POST', '/api/logout');
    expect([answer.status, answer.body?.code, answer.headers.get('allow')]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'GET, HEAD',
    ]);
  });

  test.each(['/api/nothing', '/api/orders/1/nothing', '/api/products/fast/x', '/api'])(
    '%s is a JSON 404',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await guest.rest(method, path);
        expect([answer.status, answer.body]).toEqual([
          404,
          { message: 'There is no such path in the API.', code: 'NOT_FOUND' },
        ]);
      }
    },
  );

  test('a path that cannot be decoded is a 400', async () => {
    const answer = await guest.rest('GET', '/api/orders/%zz');
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test.each(['/api/categories', '/api/products', '/api/products/fast', '/api/cart'])(
    'HEAD %s answers as GET, without a body',
    async (path) => {
      const answer = await guest.rest('HEAD', path);
      expect([answer.status, answer.text]).toEqual([200, '']);
      expect(answer.headers.get('content-type')).toContain('application/json');
    },
  );

  test.each(['0', '-1', 'x', '1.5', '99999999999', '2147483648', '1%27'])(
    'order number %s does not exist',
    async (id) => {
      const client = await shop.signedIn('admin');
      const answer = await client.rest('GET', `/api/orders/${id}`);
      expect([answer.status, answer.body]).toEqual([404, { message: 'Order not found', code: 'NOT_FOUND' }]);
    },
  );
});

test('the way to the next page of orders is in the language of the page that was asked for', async () => {
  const client = await shop.signedIn('customer');
  for (let n = 0; n < 2; n += 1) expect((await client.rest('POST', '/api/orders/guest', order())).status).toBe(201);
  const { headers } = await client.rest('GET', '/api/orders?language=ar&limit=1');
  const next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
  const { searchParams } = new URL(next, shop.url);
  expect(Object.fromEntries(searchParams)).toEqual({ language: 'ar', limit: '1', cursor: expect.any(String) });
  expect((await client.rest('GET', next)).status).toBe(200);
});
