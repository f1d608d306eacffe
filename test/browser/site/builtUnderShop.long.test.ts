import { rm } from 'node:fs/promises';
import path from 'node:path';
import { changeOver } from '../../../web/scripts/changeOver';
import { describeInBrowser } from '../../support/browser';
import { startShop, type TestShop } from '../../support/shop';
import { builtWeb } from '../support/builtWeb';
import { copyOfBuild, nextVersion, versionOf } from './nextVersion';
import { addToCart, ORANGE } from '../support/pages';
import { DESKTOP, during } from '../support/visit';

let database: TestShop;
let shop: TestShop;
let root: string;
let next: string;
beforeEach(async () => {
  await builtWeb();
  [root, next] = await Promise.all([copyOfBuild(), nextVersion()]);
  database = await startShop();
  shop = await startShop({ databaseUrl: database.databaseUrl, root });
});
afterEach(async () => {
  await shop?.stop();
  await database?.stop();
  for (const folder of [root, next]) if (folder) await rm(folder, { recursive: true, force: true });
});

describeInBrowser('a new version that is built under a running shop', () => {
  it('takes nothing from it, nor from the pages that are open when it is started again', async () => {
    // The service worker would keep the old parts anyway.
    await during(shop, DESKTOP, async ({ page, allowConsoleError }) => {
      // The page may still be loading its later parts when the shop is stopped.
      allowConsoleError(/ERR_CONNECTION_REFUSED/);
      await addToCart(page, ORANGE);
      await changeOver('shop', path.join(next, 'build/web'), path.join(root, 'build/web'));
      await page.getByRole('link', { name: 'Sign In' }).click();
      await page.getByLabel('Password').waitFor();
      expect(await versionOf(page)).toBe('old');
      await page.goto('/');
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
      expect(await versionOf(page)).toBe('old');

      // A request under way would be reset.
      await page.waitForLoadState('networkidle');
      const { port } = new URL(shop.url);
      await shop.stop();
      shop = await startShop({ databaseUrl: database.databaseUrl, root, port: Number(port) });
      await page.getByRole('link', { name: 'Sign In' }).click();
      await page.getByLabel('Password').waitFor();
      expect(await versionOf(page)).toBe('old');
      await page.goto('/checkout');
      await page.getByLabel('First Name').waitFor();
      expect(await versionOf(page)).toBe('next');
    });
  });
});
