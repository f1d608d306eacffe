// Checks what a shopper downloads before the store shows (home or category): `node web/scripts/first-load.mjs` after
// `npm run build:web`. Fails over the budget, and when Ant Design got into it.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 150;
const BUILD = resolve(import.meta.dirname, '../../build/web');
const BACK_OFFICE = /^(antd|@ant-design\/|@rc-component\/|rc-|recharts)/;

if (!existsSync(`${BUILD}/.vite/manifest.json`)) {
  console.error('No build: run `npm run build:web` first.');
  process.exit(1);
}
const manifest = readJson('.vite/manifest.json');
const packages = readJson('.vite/packages.json');

const files = new Set();
const visit = (key) => {
  const { file, imports = [] } = manifest[key];
  if (files.has(file)) return;
  files.add(file);
  imports.forEach(visit);
};
// The store is part of the entry; whatever the page itself asks for beside it counts too.
visit('index.html');
for (const [, file] of read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)) files.add(file);

const rows = [...files].map((file) => ({ file, kb: gzipSync(readFileSync(`${BUILD}/${file}`)).length / 1024 }));
const total = rows.reduce((sum, { kb }) => sum + kb, 0);
const intruders = [...new Set(rows.flatMap(({ file }) => packages[file] ?? []))].filter((name) =>
  BACK_OFFICE.test(name),
);

for (const { file, kb } of rows) console.log(`${kb.toFixed(1).padStart(7)} KB  ${file}`);
console.log(`${total.toFixed(1).padStart(7)} KB  first load of the store, gzip; the budget is ${BUDGET_KB} KB`);
if (intruders.length > 0) console.error(`The back office is in the first load: ${intruders.join(', ')}`);
if (total > BUDGET_KB) console.error('The first load is over its budget.');
process.exit(intruders.length > 0 || total > BUDGET_KB ? 1 : 0);

function read(path) {
  return readFileSync(`${BUILD}/${path}`, 'utf8');
}

function readJson(path) {
  return JSON.parse(read(path));
}
