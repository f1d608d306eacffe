import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { random, randomBelow, randomElement, SEED } from '../model/random';
import { WHOLE } from '../../support/whole';

jest.setTimeout(900_000);

type Fields = Record<string, any>;

const REQUESTS = WHOLE ? 15_000 : 1_500;
const AT_ONCE = 12;
/** However busy the machine is, an answer that takes as long is none. */
const HANG_MS = 60_000;
/** What must never leave the server: a stack, a statement, a path of the machine. */
const INSIDE =
  /\bat \S+ \(|node_modules|\.ts:\d+|\b(?:SELECT|INSERT INTO|UPDATE) .*\b(?:FROM|VALUES|SET)\b|QueryFailedError/;

const TEXTS: readonly string[] = [
  '',
  ' ',
  'word',
  'cod',
  '0',
  '-1',
  '12.50',
  '9'.repeat(400),
  'x'.repeat(3_000),
  "'; DROP TABLE orders; --",
  '<script>alert(1)</script>',
  '%00',
  '%zz',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202eabc',
  'قهوة',
  '2026-02-30T25:61:00Z',
  '+961 71 234 567',
  'a@b.example',
  '__proto__',
  'data:image/png;base64,AAAA',
];
const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  2,
  3,
  -1,
  1.5,
  200,
  9_999,
  10_000,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -1e308,
  1e-7,
];

let shop: TestShop;
let operations: { method: string; path: string; operation: Fields }[];
let clients: ShopClient[];

beforeAll(async () => {
  shop = await startShop();
  const { body } = await shop.guest().rest('GET', '/api/openapi.json');
  operations = Object.entries<Fields>(body.paths).flatMap(([path, methods]) =>
    Object.entries<Fields>(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  clients = [shop.guest()];
  for (const name of ['customer', 'business', 'business-cash', 'employee', 'admin', 'admin']) {
    clients.push(await shop.signedIn(name));
  }
});
afterAll(() => shop?.stop());

/** Any value, of any depth. */
function anything(depth = 0): unknown {
  const kind = randomBelow(depth > 3 ? 5 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random() < 0.5;
  if (kind === 2) return randomElement(NUMBERS);
  if (kind < 5) return randomElement(TEXTS);
  if (kind === 5) return Array.from({ length: randomBelow(5) }, () => anything(depth + 1));
  return Object.fromEntries(Array.from({ length: randomBelow(5) }, () => [randomElement(TEXTS), anything(depth + 1)]));
}

/** A value as the schema describes it, with one in eight parts of it anything else. */
function valueOf(schema: Fields): unknown {
  if (random() < 0.125) return anything();
  if (schema.enum) return randomElement(schema.enum as unknown[]);
  const type = randomElement([schema.type ?? 'string'].flat() as string[]);
  if (type === 'null') return null;
  if (type === 'boolean') return random() < 0.5;
  if (type === 'integer') return random() < 0.7 ? 1 + randomBelow(20) : randomElement(NUMBERS);
  if (type === 'number') return random() * 100;
  if (type === 'array') return Array.from({ length: randomBelow(4) }, () => valueOf(schema.items ?? {}));
  if (type === 'object') {
    const parts = Object.entries<Fields>(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || random() < 0.6,
    );
    return Object.fromEntries(parts.map(([name, part]) => [name, valueOf(part)]));
  }
  if (/amount|price|limit/i.test(String(schema.description)) && random() < 0.5) return '12.50';
  return random() < 0.4 ? `word ${randomBelow(1_000)}` : randomElement(TEXTS);
}

/** Only strangers sign in and out here, so that the others stay who they are. */
const OF_SESSIONS = /login|logout|register/;
/** Whoever is changed so may be shut out; what is deleted is gone for the requests after. Both only to what was made here. */
const ENDS = /^DELETE|\/(?:active|role|approval)$/;
const FIRST_MADE = 25;

interface Made {
  /** As documented. */
  operation: string;
  client: ShopClient;
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** A request to a documented path, mostly as described. */
function makeRequest(): Made {
  const { method, path, operation } = randomElement(operations);
  const parameters = operation.parameters as Fields[];
  const firstId = ENDS.test(`${method} ${path}`) ? FIRST_MADE : 1;
  const address = path.replace(/\{\w+\}/g, () =>
    random() < 0.8
      ? String(firstId + randomBelow(20))
      : encodeURIComponent(randomElement(TEXTS).replace(/\p{Cs}/gu, '')),
  );
  const query = new URLSearchParams();
  for (const { name, in: place, schema } of parameters) {
    if (place === 'query' && random() < 0.5) query.append(name, String(valueOf(schema)));
  }
  if (random() < 0.03) query.append(randomElement(TEXTS), randomElement(TEXTS));
  const described = operation.requestBody?.content['application/json'].schema as Fields | undefined;
  const body = described ? valueOf(described) : undefined;
  const headers: Record<string, string> = {};
  if (random() < 0.3) headers['Idempotency-Key'] = random() < 0.7 ? `key-${randomBelow(50)}-0123456789` : 'short';
  if (random() < 0.05) headers.Authorization = `Bearer ${randomElement(['no', 'bustan_x', ''])}`;
  if (random() < 0.05) headers['Content-Type'] = randomElement(['text/plain', 'application/json; charset=latin1', 'x']);
  if (random() < 0.05) headers['If-None-Match'] = randomElement(['*', '""', 'W/"x", "y"']);
  const text = [...query.keys()].length > 0 ? `?${query}` : '';
  const client = OF_SESSIONS.test(path) ? clients[0]! : randomElement(clients);
  // Some bodies end too early.
  const broken = body !== undefined && random() < 0.03 ? JSON.stringify(body).slice(0, -1) : body;
  const sent = random() < 0.03 ? 'PATCH' : method;
  return { operation: `${method} ${path}`, client, method: sent, path: address + text, body: broken, headers };
}

/** What is wrong with the answer; null when nothing is. */
async function fault({ client, method, path, body, headers }: Made, onSuccess: () => void): Promise<string | null> {
  const hangs = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), HANG_MS).unref());
  try {
    const sent = method === 'GET' ? undefined : body;
    const { status, text } = await Promise.race([client.rest(method, path, sent, headers), hangs]);
    if (status < 300) onSuccess();
    if (status >= 500) return `${status} ${text}`;
    return INSIDE.test(text) && !path.startsWith('/api/openapi') ? `${status} tells of the inside: ${text}` : null;
  } catch (error) {
    return String(error);
  }
}

test(`${REQUESTS} requests made from the OpenAPI document by chance are all answered, and none as a fault`, async () => {
  const faults: string[] = [];
  const succeeded = new Set<string>();
  let made = 0;
  const send = async (): Promise<void> => {
    while (made < REQUESTS && faults.length < 10) {
      const number = (made += 1);
      const request = makeRequest();
      const wrong = await fault(request, () => succeeded.add(request.operation));
      if (wrong === null) continue;
      const { method, path, body } = request;
      faults.push(
        `seed ${SEED}, ${number}: ${method} ${path} ${JSON.stringify(body)?.slice(0, 500)}: ${wrong.slice(0, 300)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  expect(faults).toEqual([]);
  // Most of the paths were reached, not only refused.
  expect(succeeded.size).toBeGreaterThan(operations.length / 4);
  expect((await shop.guest().rest('GET', '/readyz')).status).toBe(200);
});
