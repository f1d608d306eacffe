import { rm } from 'node:fs/promises';
import { describeInBrowser } from '../../support/browser';
import { startShop, type TestShop } from '../../support/shop';
import { builtWeb } from '../support/builtWeb';
import { cachedResponses, until, untilControlled } from '../support/cachedAnswers';
import { nextVersion, versionOf } from './nextVersion';
import { addToCart, ORANGE } from '../support/pages';
import { DESKTOP, during, withServiceWorker } from '../support/visit';

const NEW_VERSION = 'A new version is ready';
/** The browser's console messages while the shop does not respond. */
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

let changing: ChangingShop;
beforeEach(async () => {
  await builtWeb();
  changing = await ChangingShop.start();
});
afterEach(() => changing?.stop());

describeInBrowser('a new version of the shop', () => {
  it('waits while the page is used, and is taken over when the shopper agrees; the cart is kept', async () => {
    await during(changing.shop, withServiceWorker(DESKTOP), async ({ page, allowConsoleError }) => {
      allowConsoleError(GONE);
      await addToCart(page, ORANGE);
      await untilControlled(page);
      await changing.update();
      await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
      await page.getByText(NEW_VERSION).waitFor();
      expect(await versionOf(page)).toBe('old');
      await page.getByRole('button', { name: 'Reload' }).click();
      await until(async () => (await versionOf(page).catch(() => '')) === 'next');
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
      await page.getByText(NEW_VERSION).waitFor({ state: 'detached' });
      const scripts = (await cachedResponses(page)).filter(({ address }) => address.endsWith('.js'));
      expect(scripts.filter(({ address }) => !address.includes('/next-'))).toEqual([]);
    });
  });

  it('takes over by itself on the way to another page; that page and the cart are there', async () => {
    await during(changing.shop, withServiceWorker(DESKTOP), async ({ page, allowConsoleError }) => {
      allowConsoleError(GONE);
      await addToCart(page, ORANGE);
      await untilControlled(page);
      await changing.update();
      await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
      await page.getByText(NEW_VERSION).waitFor();
      await page.getByRole('link', { name: 'Sign In' }).click();
      await until(async () => (await versionOf(page).catch(() => '')) === 'next');
      await page.getByLabel('Password').waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
      expect(await page.getByText(NEW_VERSION).count()).toBe(0);
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
    });
  });

  it('takes over by itself also while the service worker of before is busy', async () => {
    await during(changing.shop, withServiceWorker(DESKTOP), async ({ page, context, allowConsoleError }) => {
      allowConsoleError(GONE);
      allowConsoleError(/Event handler of 'message' event must be added on the initial evaluation/);
      await addToCart(page, ORANGE);
      await untilControlled(page);
      await context
        .serviceWorkers()[0]!
        .evaluate(
          `self.addEventListener('message', (event) => { if (event.data === 'busy') event.waitUntil(new Promise(() => {})); })`,
        );
      await page.evaluate(`navigator.serviceWorker.controller.postMessage('busy')`);
      await changing.update();
      await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
      await page.getByText(NEW_VERSION).waitFor();
      await page.getByRole('link', { name: 'Sign In' }).click();
      await until(async () => (await versionOf(page).catch(() => '')) === 'next');
      await page.getByLabel('Password').waitFor();
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
    });
  });

  it('takes over by itself when a page is loaded, which is of that version already', async () => {
    await during(changing.shop, withServiceWorker(DESKTOP), async ({ page, allowConsoleError }) => {
      allowConsoleError(GONE);
      await page.goto('/');
      await untilControlled(page);
      await changing.update();
      await page.reload();
      expect(await versionOf(page)).toBe('next');
      await until(async () => {
        const scripts = (await cachedResponses(page)).filter(({ address }) => address.endsWith('.js'));
        return scripts.length > 0 && scripts.every(({ address }) => address.includes('/next-'));
      });
      expect(await page.getByText(NEW_VERSION).count()).toBe(0);
    });
  });

  it('is loaded when a page without a service worker requests a chunk that no longer exists, and the cart is kept', async () => {
    await during(changing.shop, DESKTOP, async ({ page, allowConsoleError }) => {
      allowConsoleError(GONE);
      await addToCart(page, ORANGE);
      await changing.update();
      await page.getByRole('link', { name: 'Sign In' }).click();
      await page.getByLabel('Password').waitFor();
      expect(await versionOf(page)).toBe('next');
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
    });
  });
});
