// The pictures that a browser shows when it offers to install the shop (web/public/manifest.webmanifest), taken from a
// shop with the demo data: `npm start`, and beside it `node tools/screenshots/take.mjs`.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const shop = process.argv[2] ?? 'http://localhost:4000';
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../web/public/screenshots');
const PAGES = [
  ['store', '/store'],
  ['category', '/store?category=fresh-juices-daily'],
];
const SCREENS = [
  ['narrow', { width: 390, height: 844 }, 2],
  ['wide', { width: 1280, height: 800 }, 1],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
for (const [screen, viewport, deviceScaleFactor] of SCREENS) {
  const context = await browser.newContext({ viewport, deviceScaleFactor, locale: 'en' });
  for (const [name, address] of PAGES) {
    const page = await context.newPage();
    await page.goto(shop + address, { waitUntil: 'networkidle' });
    const file = path.join(folder, `${name}-${screen}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file);
    process.stdout.write(`${file}\n`);
    await page.close();
  }
  await context.close();
}
await browser.close();
