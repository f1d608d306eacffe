import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { STORED_DOCUMENTS } from '../../../server/api/storedDocuments';
import { projectRoot } from '../../../server/core/projectRoot';
import { describeInBrowser } from '../../support/browser';
import { startShop, type TestShop } from '../../support/shop';
import { builtWeb } from '../support/builtWeb';
import { keptAnswers, until, untilLookedAfter } from '../support/cachedAnswers';
import { addToCart, ORANGE } from '../support/pages';
import { DESKTOP, during } from '../support/visit';

const NEW_VERSION = 'A new version is ready';
/** What a browser says while the shop is not there. */
const GONE = /net::ERR_|status of 404 .*assets|The auth check failed|Failed to fetch|preload|dynamically imported/;

/** One address whose shop is exchanged for its next version. */
class ChangingShop {
  private constructor(
    private readonly database: TestShop,
    private readonly next: string,
    private current: TestShop,
  ) {}

  static async start(): Promise<ChangingShop> {
    const database = await startShop();
    const next = await nextVersion();
    const current = await startShop({ databaseUrl: database.databaseUrl });
    return new ChangingShop(database, next, current);
  }

  get shop(): TestShop {
    return this.current;
  }

  /** Stops the shop and starts its next version, which has none of the old files whose content changed. */
  async update(): Promise<void> {
    const { port } = new URL(this.current.url);
    await this.current.stop();
    this.current = await startShop({ databaseUrl: this.database.databaseUrl, root: this.next, port: Number(port) });
  }

  async stop(): Promise<void> {
    await this.current.stop();
    await this.database.stop();
    await rm(this.next, { recursive: true, force: true });
  }
}

/** A copy of the build in which every script has another name, as if each had changed. */
async function nextVersion(): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'bustan-next-'));
  const web = path.join(root, 'build/web');
  await cp(path.join(projectRoot(), 'build/web'), web, { recursive: true });
  await cp(path.join(projectRoot(), STORED_DOCUMENTS), path.join(root, STORED_DOCUMENTS));
  const files = (await readdir(web, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    // What was compressed beforehand is of the old version.
    if (/\.(br|gz)$/.test(name)) await rm(file);
    else if (/\.(js|html|json)$/.test(name)) {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/([\w-]+-[\w-]{8})\.js\b/g, 'next-$1.js'));
      if (/-[\w-]{8}\.js$/.test(name)) await rename(file, path.join(parentPath, `next-${name}`));
    }
  }
  return root;
}

const versionOf = (page: Page): Promise<string> =>
  page.evaluate(`document.querySelector('script[type=module]').src.includes('/next-') ? 'next' : 'old'`);

let changing: ChangingShop;
beforeEach(async () => {
  await builtWeb();
  changing = await ChangingShop.start();
});
afterEach(() => changing?.stop());

describeInBrowser('a new version of the shop', () => {
  it('waits until the shopper agrees; the page that is open works on, and the cart is kept', async () => {
    await during(changing.shop, DESKTOP, async ({ page, expecting }) => {
      expecting(GONE);
      await addToCart(page, ORANGE);
      await untilLookedAfter(page);
      await changing.update();
      await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
      await page.getByText(NEW_VERSION).waitFor();
      // A part that the server has no more.
      await page.getByRole('link', { name: 'Sign In' }).click();
      await page.getByLabel('Password').waitFor();
      expect(await versionOf(page)).toBe('old');
      await page.getByRole('button', { name: 'Reload' }).click();
      await until(async () => (await versionOf(page).catch(() => '')) === 'next');
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
      await page.getByText(NEW_VERSION).waitFor({ state: 'detached' });
      const scripts = (await keptAnswers(page)).filter(({ address }) => address.endsWith('.js'));
      expect(scripts.filter(({ address }) => !address.includes('/next-'))).toEqual([]);
    });
  });

  it('takes over by itself when a page is loaded, which is of that version already', async () => {
    await during(changing.shop, DESKTOP, async ({ page, expecting }) => {
      expecting(GONE);
      await page.goto('/');
      await untilLookedAfter(page);
      await changing.update();
      await page.reload();
      expect(await versionOf(page)).toBe('next');
      await until(async () => {
        const scripts = (await keptAnswers(page)).filter(({ address }) => address.endsWith('.js'));
        return scripts.length > 0 && scripts.every(({ address }) => address.includes('/next-'));
      });
      expect(await page.getByText(NEW_VERSION).count()).toBe(0);
    });
  });

  it('is loaded when a page without a service worker asks for a part that is gone, and the cart is kept', async () => {
    await during(changing.shop, DESKTOP, async ({ page, context, expecting }) => {
      expecting(GONE);
      await context.addInitScript('delete Navigator.prototype.serviceWorker');
      await addToCart(page, ORANGE);
      await changing.update();
      await page.getByRole('link', { name: 'Sign In' }).click();
      await page.getByLabel('Password').waitFor();
      expect(await versionOf(page)).toBe('next');
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
    });
  });
});
