import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot } from '../../../server/core/projectRoot';
import { startBuiltShop } from '../../browser/support/builtWeb';
import { withBuildLock } from '../../support/database';
import type { TestShop } from '../../support/shop';

const ROOT = projectRoot();
/** Of a build before the one that the shop runs with; a page that is open may still ask for it. */
const EARLIER = '/assets/earlier-00000000.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop({ demo: false });
  await writeFile(path.join(ROOT, 'build/web', EARLIER), '');
});
afterAll(async () => {
  await shop?.stop();
  // Others copy the build.
  await withBuildLock('web', () => rm(path.join(ROOT, 'build/web', EARLIER), { force: true }));
});

async function build(...names: string[]): Promise<void> {
  await promisify(execFile)('npm', ['run', '-s', 'build:web', '--', ...names], {
    cwd: ROOT,
    // Jest's NODE_ENV would make it a build for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The folders of builds that are not ready. */
const unfinished = async () => (await readdir(path.join(ROOT, 'build'))).filter((name) => name.startsWith('web-new-'));

test('a build takes nothing from the shop that runs there, from its first moment to its last', async () => {
  const page = await (await fetch(`${shop.url}/`)).text();
  const parts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address!);
  expect(parts.length).toBeGreaterThan(2);
  const addresses = ['/', '/sw.js', '/offline.html', '/employee-parts.json', '/favicon.svg', EARLIER, ...parts];
  const missed = new Set<string>();
  const look = async () => {
    for (const address of addresses) {
      const { status } = await fetch(shop.url + address);
      if (status !== 200) missed.add(`${address}: ${status}`);
    }
  };
  await withBuildLock('web', async () => {
    const before = await unfinished();
    let ready = false;
    const building = build().finally(() => (ready = true));
    while (!ready) {
      await look();
      await pause(5);
    }
    await building;
    await look();
    expect(await unfinished()).toEqual(before);
  });
  expect([...missed]).toEqual([]);
}, 300_000);

test('a build that there is none of is refused by name', async () => {
  await expect(build('shp')).rejects.toThrow('There is no build "shp": it must be shop or explorer');
});
