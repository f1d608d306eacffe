// Checks what a shopper downloads: `node web/scripts/first-load.mjs` after `npm run build`. Starts the built shop on a
// database of its own, opens it in Chromium with an empty cache, prints every script (gzip) that a page has asked for
// until it has rested for two seconds, and fails over the budget of a page, and when Ant Design is among it.
// `--entry` looks at the build alone, without a browser: what the store's page itself names, before anything is drawn.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** In KB of 1,024 bytes. Without a budget a page is printed for comparison. */
const PAGES = [
  { name: 'home', path: '/', budget: 135 },
  { name: 'category', path: '/store?category=fresh-juices-daily', budget: 150 },
  { name: 'category in Arabic', path: '/store?category=fresh-juices-daily&lang=ar' },
  { name: 'landing page', path: '/landing', budget: 145 },
  { name: 'product', path: '/products/1', budget: 145 },
  { name: 'sign-in', path: '/login', budget: 190 },
  { name: 'home, with its cart opened', path: '/', opens: 'Cart', budget: 175 },
];
const ENTRY_BUDGET = 135;
const SIZES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];
const REST_MS = 2000;
const PATIENCE_MS = 60_000;
const BUILD = resolve(import.meta.dirname, '../../build/web');
const BACK_OFFICE = /^(antd|@ant-design\/|@rc-component\/|rc-|recharts)/;

if (!existsSync(`${BUILD}/.vite/manifest.json`)) {
  console.error('No build: run `npm run build` first.');
  process.exit(1);
}
const packages = readJson('.vite/packages.json');
let failed = !within(ENTRY_BUDGET, 'what the page names', namedByPage().map(inBuild));
if (!process.argv.includes('--entry')) {
  const { withBuiltShop } = await import('../../tools/builtShop.mjs');
  failed = (await withBuiltShop(visitAll)) || failed;
}
process.exit(failed ? 1 : 0);

/** The store is part of the entry; whatever the page itself asks for beside it counts too. */
function namedByPage() {
  const manifest = readJson('.vite/manifest.json');
  const files = new Set();
  const visit = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  visit('index.html');
  for (const [, file] of read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)) files.add(file);
  return [...files];
}

/** Every page on a phone and on a desktop, each with an empty browser. */
async function visitAll(origin) {
  const { chromium } = await import('playwright-core');
  const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const executablePath = [process.env.CHROMIUM_PATH, ...places.map((place) => `/usr/bin/${place}`)].find(
    (path) => path && existsSync(path),
  );
  if (!executablePath) throw new Error('There is no Chromium here: install it, set CHROMIUM_PATH, or say --entry.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  let over = false;
  try {
    for (const { name, path, opens, budget } of PAGES) {
      for (const { name: size, ...options } of SIZES) {
        const context = await browser.newContext(options);
        const { scripts, kept } = await visit(await context.newPage(), origin + path, opens);
        await context.close();
        over = !within(budget, `${name}, ${size}`, scripts, kept) || over;
      }
    }
  } finally {
    await browser.close();
  }
  return over;
}

/**
 * What a page asks for until nothing has been asked for, or is on its way, for two seconds after it is drawn.
 * @param opens the button of a dialog that is opened then, and counts with all that it asks for
 */
async function visit(page, address, opens) {
  const asked = new Map();
  const underWay = new Set();
  let latest = Date.now();
  const ended = (request) => {
    underWay.delete(request);
    latest = Date.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    latest = Date.now();
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) asked.set(pathname.slice(1), request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.goto(address, { timeout: PATIENCE_MS });
  await page.locator('header nav').first().waitFor({ timeout: PATIENCE_MS });
  const rest = async () => {
    const until = Date.now() + PATIENCE_MS;
    while (underWay.size > 0 || Date.now() - latest < REST_MS) {
      if (Date.now() > until) throw new Error(`${address} does not come to rest`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await rest();
  if (opens) {
    await page.getByRole('button', { name: opens }).first().click();
    await page.getByRole('dialog').waitFor({ timeout: PATIENCE_MS });
    await rest();
  }
  const scripts = [];
  for (const [file, request] of asked) {
    const response = await request.response();
    if (response?.ok()) scripts.push({ file, kb: kbOf(await response.body()) });
  }
  return { scripts, kept: (await keptByWorker(page)).filter((file) => !asked.has(file)).map(inBuild) };
}

/** The scripts that the service worker fetches by itself, for a shop without a network (docs/decisions/0008). */
function keptByWorker(page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const name = (await caches.keys()).find((cache) => cache.includes('precache'));
    const requests = name ? await (await caches.open(name)).keys() : [];
    return requests.map(({ url }) => new URL(url).pathname.slice(1)).filter((path) => path.endsWith('.js'));
  });
}

/** Prints the scripts and says whether they may be so many. */
function within(budget, name, scripts, kept = []) {
  const total = sum(scripts);
  const intruders = [...new Set(scripts.flatMap(({ file }) => packages[file] ?? []))].filter((each) =>
    BACK_OFFICE.test(each),
  );
  console.log(`\n${name}`);
  for (const { file, kb } of scripts) console.log(`${kb.toFixed(1).padStart(7)} KB  ${file}`);
  const bound = budget === undefined ? '' : `; the budget is ${budget} KB`;
  console.log(`${total.toFixed(1).padStart(7)} KB  in ${scripts.length} scripts, gzip${bound}`);
  if (kept.length > 0)
    console.log(`        (and for offline use, by the service worker: ${sum(kept).toFixed(1)} KB in ${kept.length})`);
  if (intruders.length > 0) console.error(`The back office is in it: ${intruders.join(', ')}`);
  if (total > budget) console.error(`Over its budget: ${name}.`);
  return intruders.length === 0 && !(total > budget);
}

function sum(scripts) {
  return scripts.reduce((total, { kb }) => total + kb, 0);
}

function inBuild(file) {
  return { file, kb: kbOf(readFileSync(`${BUILD}/${file}`)) };
}

function kbOf(bytes) {
  return gzipSync(bytes).length / 1024;
}

function read(path) {
  return readFileSync(`${BUILD}/${path}`, 'utf8');
}

function readJson(path) {
  return JSON.parse(read(path));
}
