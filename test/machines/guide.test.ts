import { execFile } from 'node:child_process';
import { readFile, writeFile, mkdtemp, rm, chmod } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../server/core/projectRoot';
import { freePort, install, start } from '../../tools/cluster/programs';
import { freshDatabase, type FreshDatabase } from '../support/database';
import { buildShop, eventually, type BuiltShop } from '../support/processes';

jest.setTimeout(300_000);

const run = promisify(execFile);

// What the guide of docs/operations.md has whoever runs the shop write, as it stands there.
let folder: string;
let database: FreshDatabase;
let built: BuiltShop;
let ended: (() => void) | undefined;

beforeAll(async () => {
  await install();
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-guide-'));
  await chmod(folder, 0o755);
  database = await freshDatabase('demo');
  built = await buildShop();
});
afterAll(async () => {
  ended?.();
  await built?.endAll();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The block of HAProxy's configuration. */
async function proxyBlock(): Promise<string> {
  const guide = await readFile(path.join(projectRoot(), 'docs/operations.md'), 'utf8');
  const block = /```\n\s*(frontend shop\n[^`]+)```/.exec(guide)?.[1];
  if (!block) throw new Error('the guide has no block of HAProxy');
  return block;
}

/** What the proxy answers. */
function ask(url: string): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https') ? https : http).get(url, { rejectUnauthorized: false } as object);
    request.on('error', reject).on('response', (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    });
  });
}

test('its unit is one that systemd takes without a word', async () => {
  const { stdout, stderr } = await run('systemd-analyze', [
    'verify',
    path.join(projectRoot(), 'tools/service/bustan.service'),
  ]);
  expect(stdout + stderr).toBe('');
});

test('its proxy takes HTTPS for the shop, sends plain requests there, and is heard of when the shop is not there', async () => {
  const [plain, secure, shopPort] = [await freePort(), await freePort(), await freePort()];
  const certificate = `${folder}/shop.pem`;
  const make = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=shop.example'];
  await run('openssl', [...make, '-keyout', `${folder}/key.pem`, '-out', `${folder}/crt.pem`]);
  await writeFile(
    certificate,
    (await readFile(`${folder}/crt.pem`, 'utf8')) + (await readFile(`${folder}/key.pem`, 'utf8')),
  );
  const block = (await proxyBlock())
    .replace('bind :80', `bind 127.0.0.1:${plain}`)
    .replace('bind :443 ssl crt /etc/haproxy/shop.pem', `bind 127.0.0.1:${secure} ssl crt ${certificate}`)
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${shopPort}`);
  const configuration = `${folder}/haproxy.cfg`;
  await writeFile(configuration, `defaults\n  timeout connect 5s\n\n${block.trimEnd()}\n`);
  for (const file of [certificate, configuration]) await chmod(file, 0o644);
  const { stdout, stderr } = await run('/usr/sbin/haproxy', ['-c', '-f', configuration]);
  expect(stdout + stderr).not.toMatch(/warning|alert/i);
  const proxy = await start('haproxy', ['-db', '-f', configuration], folder, 'haproxy.log');
  ended = () => proxy.kill();

  const address = `https://127.0.0.1:${secure}`;
  await eventually('the proxy answers for a shop that is not there', async () => {
    return (await ask(address).catch(() => null))?.status === 503;
  });
  await built.start({
    PORT: String(shopPort),
    DATABASE_URL: database.url,
    PUBLIC_URL: address,
    TRUST_PROXY: '1',
  });
  await eventually('the proxy has found the shop', async () => (await ask(`${address}/readyz`)).status === 200);
  const redirected = await ask(`http://127.0.0.1:${plain}/store`);
  expect(redirected.status).toBe(301);
  expect(redirected.headers.location).toMatch(/^https:/);
  const page = await ask(`${address}/landing`);
  expect(page.status).toBe(200);
  expect(page.headers['strict-transport-security']).toBeDefined();
  expect(page.body).toContain(`<link rel="canonical" href="${address}/landing"`);
});
