import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { builtWeb } from '../support/builtWeb';
import { ACCOUNT_FORM, fillForm, GUEST_FORM, placeOrder, typedIn } from '../support/forms';
import { addToCart, LEMONADE, toast } from '../support/pages';
import { during, PHONE, type Visit } from '../support/visit';
import { describeInBrowser } from '../../support/browser';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { buildShop, type BuiltShop, type ShopProcess } from '../../support/processes';

/** The checkouts, and what each says when an order fails. */
const CHECKOUTS = [
  ['guest', '/checkout', GUEST_FORM, 'There was an error placing your order. Please try again.'],
  ['second', '/enhanced-checkout', ACCOUNT_FORM, 'Please check your information and try again.'],
] as const;

let built: BuiltShop;
let database: FreshDatabase;
let dataDir: string;
let shop: ShopProcess;

beforeAll(async () => {
  await builtWeb();
  built = await buildShop();
});

beforeEach(async () => {
  database = await freshDatabase('demo');
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-crash-'));
  shop = await start('0');
});

afterEach(async () => {
  await built.endAll();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

function start(port: string): Promise<ShopProcess> {
  return built.start({ PORT: port, SEED: 'none', DATABASE_URL: database.url, DATA_DIR: dataDir });
}

/** Starts it where it was, on the same database. */
async function startAgain(): Promise<void> {
  shop = await start(new URL(shop.url).port);
}

async function ordersOf(email: string): Promise<{ id: number; quantity: number }[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const found = await client.query<{ id: number; quantity: number }>(
      `SELECT o.id, (SELECT sum(l.quantity)::integer FROM order_line l WHERE l.order_id = o.id) AS quantity
       FROM orders o WHERE o.customer_email = $1 ORDER BY o.id`,
      [email],
    );
    return found.rows;
  } finally {
    await client.end();
  }
}

describeInBrowser('a shop that goes down in the middle of a checkout', () => {
  describe.each(CHECKOUTS)('of the %s checkout', (_name, address, form, failure) => {
    const labels = Object.keys(form);

    /** Puts something into the cart and types the whole form. */
    async function fillCheckout(page: Page): Promise<void> {
      await addToCart(page, LEMONADE);
      await page.goto(address);
      await fillForm(page, form);
      await page.getByLabel('Cash on Delivery').check();
    }

    /** Presses the button, and expects to be told that it failed, with nothing typed and no line of the cart lost. */
    async function failToOrder(page: Page): Promise<void> {
      // A toast stays for five seconds, in which a busy machine may not come to look for it: that begins before the press.
      const told = Promise.all([toast(page, 'Order Failed').waitFor(), toast(page, failure).waitFor()]);
      await Promise.all([told, placeOrder(page).click()]);
      await placeOrder(page).waitFor();
      await expectCartStored(page);
    }

    async function expectCartStored(page: Page): Promise<void> {
      await page.getByRole('button', { name: 'Cart (1)' }).waitFor();
      expect(await typedIn(page, labels)).toEqual(form);
      expect(await page.getByLabel('Cash on Delivery').isChecked()).toBe(true);
    }

    async function succeed(page: Page): Promise<void> {
      await placeOrder(page).click();
      await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
      const orders = await ordersOf(form.Email);
      expect(orders).toEqual([{ id: expect.any(Number), quantity: 1 }]);
      await page.getByText(`Order #${orders[0]!.id}`, { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Cart (0)' }).waitFor();
    }

    const visitIt = (work: (visit: Visit) => Promise<void>) =>
      during(shop, PHONE, async (visit) => {
        visit.allowConsoleError(/net::ERR_|502|Failed to load resource/);
        await work(visit);
      });

    it('says so, loses nothing, and makes exactly one order once it is up again', async () => {
      await visitIt(async ({ page }) => {
        // The store was left before what draws toasts had arrived, and nothing is kept for when the shop is down.
        await page.route('**/assets/ToastArea*', (route) =>
          page.url().includes(address) ? route.fallback() : route.abort(),
        );
        await fillCheckout(page);
        await shop.end('SIGKILL');
        await failToOrder(page);
        await failToOrder(page);
        await startAgain();
        expect(await ordersOf(form.Email)).toEqual([]);
        await succeed(page);
      });
    });

    it('shows the order that was stored although its answer got lost, and makes no second one', async () => {
      await visitIt(async ({ page }) => {
        await fillCheckout(page);
        await page.route('**/graphql', async (route) => {
          if (!/Place(Guest|Account)Order/.test(route.request().postData() ?? '')) return route.continue();
          // The shop has answered, and goes down before the answer arrives.
          await route.fetch();
          await shop.end('SIGKILL');
          return route.abort();
        });
        await failToOrder(page);
        expect(await ordersOf(form.Email)).toHaveLength(1);
        await page.unroute('**/graphql');
        await startAgain();
        await page.reload();
        await expectCartStored(page);
        await succeed(page);
      });
    });
  });
});
