import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { projectRoot } from '../../../server/core/projectRoot';
import { ANSWERS } from '../../../server/rest/answers';
import { exportsTable } from '../../../server/rest/exports/table';
import { routes } from '../../../server/rest/routes';
import { REQUESTS, sendRequest, startOpenapiShop, type OpenapiShop } from './openapiRequests';

jest.setTimeout(120_000);

type Fields = Record<string, any>;

let openapi: OpenapiShop;
let document: Fields;
let ajv: Ajv2020;

beforeAll(async () => {
  openapi = await startOpenapiShop();
  ({ body: document } = await openapi.shop.guest().rest('GET', '/api/openapi.json'));
  // One instance for all tests, since each new one compiles its meta-schemas first.
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ components: closed(document.components) }, 'openapi.json');
});
afterAll(() => openapi.shop.stop());

/** The schema with every object closed, so that a field that is not described is an error. */
function closed(schema: any): any {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return copy.properties && copy.additionalProperties === undefined ? { ...copy, additionalProperties: false } : copy;
}

/** Validates by a schema of the document, whose references lead into the closed components. */
function validator(schema: unknown): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi.json#/components/');
  return ajv.compile(JSON.parse(text));
}

test('the document is OpenAPI 3.1, open to guests, and its references resolve', async () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Bustan', version: '1' } });
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
  const { status, headers, body } = await openapi.shop.guest().rest('POST', '/api/openapi.json', {});
  expect([status, headers.get('allow'), body.code]).toEqual([405, 'GET, HEAD', 'METHOD_NOT_ALLOWED']);
});

test('Redocly and Spectral have nothing to say against it', async () => {
  const lint = promisify(execFile)(process.execPath, [join(projectRoot(), 'tools/openapi/lint.mjs')]);
  lint.child.stdin?.end(JSON.stringify(document));
  const { stdout } = await lint;
  expect(JSON.parse(stdout)).toEqual([]);
});

test('it describes exactly the paths of the table of routes and of this test', () => {
  const described = Object.entries<Fields>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const table = routes.map(({ method, path }) => `${method} ${path}`).sort();
  const files = exportsTable.map(({ path }) => `GET ${path}`);
  const links = ['GET /api/login', 'GET /api/logout', 'GET /api/account/export'];
  expect(described.sort()).toEqual([...table, ...files, ...links].sort());
  expect(Object.keys(ANSWERS).sort()).toEqual(table);
  expect(Object.keys(REQUESTS).sort()).toEqual(table);
});

test('each operation has a unique name, a summary, and a parameter for every part of its path', () => {
  const names: string[] = [];
  for (const [path, methods] of Object.entries<Fields>(document.paths)) {
    for (const operation of Object.values<Fields>(methods)) {
      names.push(operation.operationId);
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary).toMatch(/^[A-Z]/);
      const parts = operation.parameters.filter((each: Fields) => each.in === 'path').map((each: Fields) => each.name);
      expect(parts).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  }
  expect(new Set(names).size).toBe(names.length);
});

test.each(Object.keys(REQUESTS))('%s is answered as described, and takes what is described', async (key) => {
  const [method, path] = key.split(' ') as [string, string];
  const operation = document.paths[path][method.toLowerCase()];
  for (const each of [REQUESTS[key]!].flat()) {
    const { sent, response } = await sendRequest(openapi, key, each);
    const described = operation.responses[response.status];
    expect([each.by, response.status, response.text.slice(0, 300), described !== undefined]).toEqual([
      each.by,
      expect.any(Number),
      expect.any(String),
      true,
    ]);
    expect(response.status).toBeLessThan(300);
    if (response.headers.has('RateLimit')) expect(described.headers).toHaveProperty('RateLimit');
    if (!described.content) expect(response.text).toBe('');
    else {
      const validate = validator(closed(described.content['application/json'].schema));
      validate(response.body);
      expect([each.by, validate.errors]).toEqual([each.by, null]);
    }
    if (sent !== undefined) {
      const validate = validator(operation.requestBody.content['application/json'].schema);
      validate(sent);
      expect(validate.errors).toBeNull();
    }
  }
});

test.each(Object.keys(REQUESTS))('%s refuses in the one shape of all refusals', async (key) => {
  const [method, path] = key.split(' ') as [string, string];
  const operation = document.paths[path][method.toLowerCase()];
  const response = await openapi.shop
    .guest()
    .rest(method, path.replace(/\{\w+\}/g, '1'), undefined, { Authorization: 'Bearer no' });
  expect(response.status).toBe(401);
  const validate = validator(operation.responses[401].content['application/json'].schema);
  validate(response.body);
  expect(validate.errors).toBeNull();
});

test('what is said to be open to guests, to sessions and to tokens is so', () => {
  const security = (path: string, method: string) => {
    const operation = document.paths[path][method];
    return [operation.security, operation['x-token-scopes']];
  };
  const guest = {};
  const session = { session: [] };
  const token = { token: [] };
  expect(security('/api/products', 'get')).toEqual([
    [guest, session, token],
    ['read', 'order'],
  ]);
  expect(security('/api/orders', 'post')).toEqual([[guest, session, token], ['order']]);
  expect(security('/api/orders', 'get')).toEqual([[session, token], ['read']]);
  expect(security('/api/admin/stats', 'get')).toEqual([[session, token], ['admin']]);
  expect(security('/api/admin/export/users.csv', 'get')).toEqual([
    [session, token],
    ['staff', 'admin'],
  ]);
  expect(security('/api/employees', 'get')).toEqual([
    [session, token],
    ['read', 'employees'],
  ]);
  expect(security('/api/employees', 'post')).toEqual([[session, token], ['employees']]);
  expect(security('/api/tokens', 'post')).toEqual([[session], undefined]);
});

test('what is required of a body is what its rules require', async () => {
  const body = (path: string) => document.paths[path].post.requestBody.content['application/json'].schema;
  expect(body('/api/categories').required.sort()).toEqual(['description', 'name', 'slug']);
  expect(body('/api/orders/guest').required.sort()).toEqual(['deliveryAddress', 'items']);
  expect(Object.keys(body('/api/orders/guest').properties)).not.toContain('idempotencyKey');
  for (const path of ['/api/categories', '/api/discount-codes', '/api/products', '/api/employees']) {
    const client = openapi.clients[path === '/api/employees' ? 'business' : 'admin']!;
    const { status, body: refusal } = await client.rest('POST', path, {});
    expect([status, Object.keys(refusal.fields)]).toEqual([400, expect.arrayContaining(body(path).required)]);
  }
});

test.each(['/api/products', '/api/products/fast', '/api/business/products'])(
  'the parameter `fields` of %s is described, and so is what it answers',
  async (path) => {
    const { parameters, responses } = document.paths[path].get;
    const fields = parameters.find((each: Fields) => each.name === 'fields');
    expect(fields).toMatchObject({ in: 'query', style: 'form', explode: false, schema: { type: 'array' } });
    const names: string[] = fields.schema.items.enum;
    expect([...names].sort()).toEqual(document.components.schemas.Product.required.sort());
    const validate = validator(closed(responses[200].content['application/json'].schema));
    for (const chosen of [...names.map((name) => [name]), names]) {
      const { status, body } = await openapi.clients.business!.rest('GET', `${path}?fields=${chosen.join()}`);
      expect([status, Object.keys(body.products[0])]).toEqual([200, chosen]);
      validate(body);
      expect(validate.errors).toBeNull();
    }
  },
);

test('a session is named by the text that it has in the path, and by nothing else', async () => {
  const { parameters } = document.paths['/api/account/sessions/{id}'].delete;
  expect(parameters).toEqual([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]);
  const { parameters: ofOrder } = document.paths['/api/orders/{id}'].get;
  expect(ofOrder[0]).toEqual({ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } });
});

test.each([
  ['/api/orders/{id}/follow', { key: 'k'.repeat(22) }, 30],
  ['/api/orders/{id}/cancel', { key: 'k'.repeat(22) }, 30],
  ['/api/orders/{id}/change', { key: 'k'.repeat(22), lines: [{ lineId: 1, quantity: 1 }] }, 30],
  ['/api/email/confirm', { key: 'k'.repeat(22) }, 50],
])('%s is refused when it comes too often, as is described', async (path, body, most) => {
  await openapi.shop.db.query('DELETE FROM rate_limit');
  const { responses } = document.paths[path].post;
  let last = 0;
  for (let n = 0; n <= most && last !== 429; n += 1) {
    const { status, headers } = await openapi.shop.guest().rest('POST', path.replace('{id}', '1'), body);
    expect([n, status, headers.has('RateLimit')]).toEqual([n, expect.any(Number), true]);
    last = status;
  }
  expect(last).toBe(429);
  expect(Object.keys(responses[429].headers)).toContain('RateLimit');
  await openapi.shop.db.query('DELETE FROM rate_limit');
});

test('what is counted and may come too often is described with 429 and its header, what has pages with their link', () => {
  const { responses } = document.paths['/api/register'].post;
  expect(Object.keys(responses[429].headers)).toEqual(['Retry-After', 'RateLimit-Policy', 'RateLimit']);
  expect(Object.keys(responses[201].headers)).toEqual(['RateLimit-Policy', 'RateLimit']);
  expect(Object.keys(responses[409].headers)).toEqual(['RateLimit-Policy', 'RateLimit']);
  expect(document.paths['/api/orders'].get.responses[200].headers).toHaveProperty('Link');
  expect(document.paths['/api/orders'].post.responses[201].headers).toHaveProperty('Idempotent-Replay');
  expect(document.paths['/api/orders'].get.responses[401].headers).toHaveProperty('WWW-Authenticate');
});
