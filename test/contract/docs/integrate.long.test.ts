import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { LIMITS } from '../../../common/constants';
import { INLINE_COST } from '../../../server/catalog/pictures/inlinePictures';
import { STATUS } from '../../../server/core/errors';
import { readConfig } from '../../../server/core/config';
import { OPERATION_LIMITS } from '../../../server/graphql/limits';
import { ANSWER_BYTES } from '../../../server/graphql/paging';
import { projectRoot } from '../../../server/core/projectRoot';
import { footprint, idOf } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';

jest.setTimeout(180_000);

interface Block {
  language: string;
  /** Of the file that the block is; empty for what is run. */
  file: string;
  text: string;
}

const DOCUMENT = readFileSync(path.join(projectRoot(), 'docs/integrate.md'), 'utf8');
const BLOCKS: Block[] = [...DOCUMENT.matchAll(/^```(\w+) ?([\w.]*)\n(.*?)^```$/gms)].map(
  ([, language = '', file = '', text = '']) => ({ language, file, text }),
);
const COMMANDS = BLOCKS.filter(({ language }) => language === 'bash').map(({ text }) => text);

let shop: TestShop;
let folder: string;
let businessId: number;

beforeAll(async () => {
  shop = await startShop();
  businessId = await idOf(shop.db, 'business');
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-integrate-'));
  await symlink(path.join(projectRoot(), 'node_modules'), path.join(folder, 'node_modules'));
  await copyFile(path.join(projectRoot(), 'schema.graphql'), path.join(folder, 'schema.graphql'));
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  for (const { file, text } of BLOCKS) if (file) await writeFile(path.join(folder, file), text);
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs commands of the document one after the other in one shell, as a reader would, against this shop. */
async function run(commands: readonly string[], env: Record<string, string> = {}) {
  const script = ['set -euo pipefail', ...commands]
    .join('\necho "== next"\n')
    .replace('http://127.0.0.1:4000', shop.url);
  const { PATH = '', HOME = '' } = process.env;
  return promisify(execFile)('bash', ['-c', script], { cwd: folder, env: { PATH, HOME, ...env }, timeout: 150_000 })
    .then(({ stdout }) => ({ code: 0, stdout, stderr: '' }))
    .catch((error: { code: number; stdout: string; stderr: string }) => error);
}

/** What each of the commands wrote. */
const parts = (stdout: string) => stdout.split('== next\n').map((text) => text.trim());

async function ordersOf(userId: number): Promise<{ id: number; total: string }[]> {
  return shop.db.query(`SELECT id, total_amount AS total FROM orders WHERE user_id = $1 ORDER BY id`, [userId]);
}

test('the commands make a token, read the business’s own prices and place one order, however often it is sent', async () => {
  const before = await ordersOf(businessId);
  const { code, stdout, stderr } = await run(COMMANDS.slice(0, 5));
  expect([code, stderr]).toEqual([0, '']);
  const [, , rest = '', graphql = '', first = '', again = ''] = parts(stdout);
  const own = (await (await shop.signedIn('business')).rest('GET', '/api/business/products')).body.products;
  const inRest = rest.split('\n').map((line) => JSON.parse(line));
  expect(inRest).toHaveLength(3);
  for (const [at, product] of inRest.entries()) {
    const { name, viewerPrice, viewerVariantPrices } = own[at];
    expect(product).toEqual({ name, viewerPrice, viewerVariantPrices });
  }
  const guests = (await shop.guest().rest('GET', '/api/products')).body.products;
  const { nodes } = JSON.parse(graphql).data.products;
  expect(nodes).toHaveLength(3);
  for (const product of nodes) {
    const mine = own.find(({ id }: { id: number }) => id === product.id);
    expect(product.price?.amount ?? null).toBe(mine.viewerPrice);
    const theirs = guests.find(({ id }: { id: number }) => id === product.id);
    if (product.price) expect(product.price.amount).not.toBe(theirs.viewerPrice);
  }
  const placed = JSON.parse(first);
  const after = await ordersOf(businessId);
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toMatchObject({ id: placed.orderId, total: placed.totalAmount });
  expect(again.startsWith(first)).toBe(true);
  const { orders } = JSON.parse(again.slice(first.length));
  expect(orders).toMatchObject([{ id: placed.orderId, status: 'pending', totalAmount: placed.totalAmount }]);
});

test('the TypeScript client is generated, compiled, reads the business’s own prices and places an order', async () => {
  const { body } = await (
    await shop.signedIn('business')
  ).rest('POST', '/api/tokens', { name: 'Script', scopes: ['read', 'order'] });
  const before = await ordersOf(businessId);
  const { code, stdout, stderr } = await run(COMMANDS.slice(5), { SHOP: shop.url, TOKEN: body.token });
  expect(code === 0 ? '' : stdout + stderr).toBe('');
  const [, name, amount, orderId, total] = /(.+) costs ([\d.]+) \(\w+\)\nOrder (\d+) for ([\d.]+)/.exec(stdout) ?? [];
  const own = (await (await shop.signedIn('business')).rest('GET', '/api/business/products')).body.products;
  expect(own.find((each: { name: string }) => each.name === name)?.viewerPrice).toBe(amount);
  const after = await ordersOf(businessId);
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toMatchObject({ id: Number(orderId), total });
});

const LIBRARIES = ['request.mjs', 'urql.mjs', 'apollo.mjs', 'openapi.mjs', 'order.py'];

test('every program of the document is run here', () => {
  const programs = BLOCKS.filter(({ file }) => /\.(mjs|py)$/.test(file)).map(({ file }) => file);
  expect(programs).toEqual(LIBRARIES);
});

test.each(LIBRARIES)('%s reads the business’s own prices and places an order', async (file) => {
  const { body } = await (
    await shop.signedIn('business')
  ).rest('POST', '/api/tokens', { name: file, scopes: ['read', 'order'] });
  const before = await ordersOf(businessId);
  const command = `${file.endsWith('.py') ? 'python3' : 'node'} ${file}`;
  const { code, stdout, stderr } = await run([command], { SHOP: shop.url, TOKEN: body.token });
  expect([code, stderr]).toEqual([0, '']);
  const after = await ordersOf(businessId);
  expect(after).toHaveLength(before.length + 1);
  expect(stdout).toContain(String(after.at(-1)!.id));
  expect(stdout).toContain(after.at(-1)!.total);
});

test('a token without the scope "order" is refused by both ways, and nothing is stored', async () => {
  const { body } = await (
    await shop.signedIn('business')
  ).rest('POST', '/api/tokens', { name: 'Reader', scopes: ['read'] });
  const env = { SHOP: shop.url, TOKEN: body.token };
  const before = await footprint(shop.db);
  const script = await run(['node build/order.js'], env);
  expect([script.code, script.stderr]).toEqual([
    1,
    'FORBIDDEN: This API token has no scope "order"; make one that has.\n',
  ]);
  const curl = await run([COMMANDS[3]!], env);
  expect([curl.code, curl.stdout]).toEqual([22, expect.not.stringContaining('orderId')]);
  expect(await footprint(shop.db)).toEqual(before);
});

test('the document names the limits as they are, and every code', () => {
  const figure = (n: number) => n.toLocaleString('en-US');
  const rows = [...DOCUMENT.slice(DOCUMENT.indexOf('## 6.')).matchAll(/^\| ([^|]+) \| ([\d,]+)/gm)].map(
    ([, what, most]) => [what, most],
  );
  expect(rows).toEqual([
    ['tokens of the document', figure(OPERATION_LIMITS.tokens)],
    ['depth', figure(OPERATION_LIMITS.depth)],
    ['introspection depth', figure(OPERATION_LIMITS.introspectionDepth)],
    ['aliases', figure(OPERATION_LIMITS.aliases)],
    ['fields side by side (breadth)', figure(OPERATION_LIMITS.breadth)],
    ['cost: objects that could be read, one for each, times the page sizes above it', figure(OPERATION_LIMITS.cost)],
    [
      `characters of inline pictures (\`imageUrl\`): ${figure(INLINE_COST.characters.inList)} for each in a list, ${figure(INLINE_COST.characters.alone)} for one alone`,
      figure(OPERATION_LIMITS.characters),
    ],
    ['entries of a page', figure(LIMITS.page)],
    ['products of `/api/products`, `/api/products/fast` and `catalogue` in one answer', figure(LIMITS.fastCatalogue)],
    ['bytes of these, and of `/api/categories`, in one answer', figure(ANSWER_BYTES)],
    ['bytes of one GraphQL answer without an account', figure(ANSWER_BYTES)],
    ['lines of an order', figure(LIMITS.orderLines)],
    ['quantity of a line', figure(LIMITS.quantity)],
    ['body of a request', '1,000,000'],
    ['API tokens of one owner', figure(LIMITS.tokens)],
    ['saved addresses of one customer', figure(LIMITS.addresses)],
    ['failed sign-ins of one username', '10'],
    ['failed sign-ins of one network', '50'],
    ['failed sign-ins of a device to an account that it has signed in to before', '10'],
    ['requests for a new password for one name or address', '5'],
    ['requests for a new password of one network', '30'],
    ['tries of one network with links for a new password', '50'],
    ['registrations of one network', '30'],
    ['wrong discount codes of one network', '30'],
    ['wrong keys of orders that one network follows', '30'],
    ['carts that guests of one network begin', '100'],
    ['orders that guests of one network place', figure(readConfig({}).guestOrdersPerNetwork)],
    ['confirmations that guests have sent to one address', '10'],
    ['streams at `/graphql/stream` that one account has open in a process', '6'],
  ]);
  for (const [code, status] of Object.entries(STATUS)) {
    expect(DOCUMENT).toMatch(new RegExp(`\\| .*\`${code}\`.* \\| ${status} \\|`));
  }
});
