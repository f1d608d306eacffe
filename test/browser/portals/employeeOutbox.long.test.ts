import type { Page, Route } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import {
  addToOrder,
  amountsIn,
  employeeOrders,
  openAsEmployee,
  openOrder,
  submitOrder,
} from '../support/employeePages';
import { cachedResponses, untilPortalCached } from '../support/cachedAnswers';
import { expectAccessible, passwordOf, toast } from '../support/pages';
import { DESKTOP, during, PHONE, type Visit, withServiceWorker } from '../support/visit';

/** The console messages of the browser, and of axe, for each request that fails. */
const NO_NETWORK = /net::ERR_|The auth check failed|when fetching the script|Couldn't load preload assets/;
const NUTS = '/employee/portal?category=raw-nuts';
const WAITING = 'Your order is waiting for the connection';
const SENT = 'It may have arrived already; it is never placed twice.';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

/** What is placed from here on, as product and quantity. */
async function placedSince(): Promise<() => Promise<[string, number][][]>> {
  const before = (await employeeOrders(shop)).length;
  return async () =>
    (await employeeOrders(shop)).slice(before).map(({ items }) => items.map(({ name, quantity }) => [name, quantity]));
}

const sendsOrder = (route: Route) => route.request().postData()?.includes('PlaceEmployeeOrder') === true;
const notice = (page: Page, title: string | RegExp) => page.getByRole('main').getByText(title).first();

async function openWithNuts(visit: Visit, username = 'employee'): Promise<void> {
  visit.allowConsoleError(NO_NETWORK);
  await openAsEmployee(visit, shop, username, NUTS);
  await addToOrder(visit.page, 'Walnut Halves');
}

describeInBrowser('an order that is sent into a lost connection', () => {
  it('is placed once when its request got lost, over a reload', async () => {
    const placed = await placedSince();
    await during(shop, withServiceWorker(PHONE), async (visit) => {
      const { page, answers } = visit;
      await openWithNuts(visit);
      // The portal tries by itself now and then, too: the way is free from the press on, not before it.
      await page.addInitScript(`addEventListener('click', ({ target }) => {
        window.pressedTryNow ||= target.textContent === 'Try Now';
      }, true)`);
      const isFree = () => page.evaluate<boolean>('window.pressedTryNow === true').catch(() => false);
      await page.route('**/graphql', async (route) =>
        sendsOrder(route) && !(await isFree()) ? route.abort() : route.continue(),
      );
      const keptToast = toast(page, 'Order kept on this phone').waitFor();
      await Promise.all([keptToast, submitOrder(page)]);
      await notice(page, WAITING).waitFor();
      await page.getByText(SENT).waitFor();
      await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor();
      await expectAccessible(page);
      await page.reload();
      await notice(page, WAITING).waitFor();
      expect(await placed()).toEqual([]);
      await page.getByRole('button', { name: 'Try Now' }).click();
      await notice(page, /^Order #\d+ placed$/).waitFor();
      await page.getByText(WAITING).waitFor({ state: 'detached' });
      expect(await placed()).toEqual([[['Walnut Halves', 1]]]);
      expect(amountsIn(answers)).toEqual([]);
    });
  });

  it('is placed once when only the response was lost, and the page learns its number', async () => {
    const placed = await placedSince();
    const keys: string[] = [];
    await during(shop, withServiceWorker(PHONE), async (visit) => {
      const { page } = visit;
      await openWithNuts(visit, 'employee-cash');
      let lost = 0;
      await page.route('**/graphql', async (route) => {
        if (!sendsOrder(route)) return route.continue();
        const body = route.request().postDataJSON() as { variables: { input: { idempotencyKey: string } } };
        keys.push(body.variables.input.idempotencyKey);
        // The shop stores the order; its first two responses are lost.
        const answer = await route.fetch();
        return (lost += 1) <= 2 ? route.abort() : route.fulfill({ response: answer });
      });
      await submitOrder(page);
      await notice(page, WAITING).waitFor();
      await page.getByText(SENT).waitFor();
      expect(await placed()).toEqual([[['Walnut Halves', 1]]]);
      // By the automatic retry.
      await notice(page, /^Order #\d+ placed$/).waitFor();
      expect(await placed()).toEqual([[['Walnut Halves', 1]]]);
      expect([keys.length >= 3, new Set(keys).size]).toEqual([true, 1]);
    });
  });

  it('is sent by one tab alone, and all of them know', async () => {
    const placed = await placedSince();
    await during(shop, withServiceWorker(DESKTOP), async (visit) => {
      const { page, context } = visit;
      await openWithNuts(visit);
      const other = await context.newPage();
      await other.goto('/employee/portal');
      await other.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
      let sent = 0;
      await context.route('**/graphql', async (route) => {
        if (!sendsOrder(route)) return route.continue();
        sent += 1;
        // Long enough for the other tab to want to send it as well.
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return route.continue();
      });
      await context.setOffline(true);
      await submitOrder(page);
      await notice(page, WAITING).waitFor();
      await notice(other, WAITING).waitFor();
      // It was never sent, so no message says that it arrived.
      expect(await page.getByText(SENT).count()).toBe(0);
      await context.setOffline(false);
      await notice(page, /^Order #\d+ placed$/).waitFor();
      await notice(other, /^Order #\d+ placed$/).waitFor();
      await other.getByRole('button', { name: 'Cart, 0 items' }).waitFor();
      expect([sent, await placed()]).toEqual([1, [[['Walnut Halves', 1]]]]);
    });
  });

  it('comes back with the reason when the shop refuses it, and nothing of it is lost', async () => {
    const placed = await placedSince();
    await during(shop, withServiceWorker(PHONE), async (visit) => {
      const { page, context } = visit;
      await openWithNuts(visit);
      const dialog = await openOrder(page);
      await dialog.getByLabel('Note to the shop (optional)').fill('Ring twice');
      await context.setOffline(true);
      await dialog.getByRole('button', { name: 'Submit Daily Order' }).click();
      await notice(page, WAITING).waitFor();
      // Another order is begun while the first one waits.
      await addToOrder(page, 'Raw Hazelnuts');
      await shop.db.query(`UPDATE product SET in_stock = false WHERE name = 'Walnut Halves'`);
      await context.setOffline(false);
      await toast(page, 'Order failed').waitFor();
      await page
        .getByRole('alert')
        .getByText(/Walnut Halves.*out of stock/)
        .first()
        .waitFor();
      await page.getByText('Nothing was ordered. Its items are back in your order.').waitFor();
      await expectAccessible(page);
      const again = await openOrder(page);
      await again.getByText('Walnut Halves').waitFor();
      await again.getByText('Raw Hazelnuts').waitFor();
      expect(await again.getByLabel('Note to the shop (optional)').inputValue()).toBe('Ring twice');
      await again.getByRole('button', { name: 'Remove Walnut Halves (250g)' }).click();
      await again.getByRole('button', { name: 'Submit Daily Order' }).click();
      await notice(page, /^Order #\d+ placed$/).waitFor();
      expect(await placed()).toEqual([[['Raw Hazelnuts', 1]]]);
      await shop.db.query(`UPDATE product SET in_stock = true WHERE name = 'Walnut Halves'`);
    });
  });
});

describeInBrowser('an order that waits on the phone', () => {
  it('is written and kept without a connection, where the portal was used before', async () => {
    const placed = await placedSince();
    await during(shop, withServiceWorker(PHONE), async (visit) => {
      const { page, context } = visit;
      await openWithNuts(visit);
      expect((await untilPortalCached(page)).length).toBeGreaterThan(5);
      for (const { address, text } of await cachedResponses(page)) {
        expect(address).not.toMatch(/^\/(api|graphql|employee)/);
        expect(text).not.toContain('Nour');
      }
      await context.setOffline(true);
      await page.goto('/employee/portal');
      await page.getByRole('heading', { level: 1, name: 'Nour Aoun' }).waitFor();
      await notice(page, 'You are offline').waitFor();
      const dialog = await openOrder(page);
      await dialog.getByText('Hamra Street 52, ground floor').waitFor();
      await dialog.getByRole('button', { name: 'Submit Daily Order' }).click();
      await notice(page, WAITING).waitFor();
      await expectAccessible(page);
      await page.reload();
      await notice(page, WAITING).waitFor();
      await context.setOffline(false);
      await notice(page, /^Order #\d+ placed$/).waitFor();
      expect(await placed()).toEqual([[['Walnut Halves', 1]]]);
    });
  });

  it('can be given up, with a question, and comes back into the order', async () => {
    const placed = await placedSince();
    await during(shop, withServiceWorker(PHONE), async (visit) => {
      const { page, context } = visit;
      await openWithNuts(visit);
      await context.setOffline(true);
      await submitOrder(page);
      const question = page.locator('.ant-modal-confirm');
      await page.getByRole('button', { name: 'Give Up…' }).click();
      await question.getByText('It will not be sent. Its items come back into your order.').waitFor();
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Keep It' }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Give Up…' }).click();
      await question.getByRole('button', { name: 'Give Up', exact: true }).click();
      await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
      await context.setOffline(false);
      await page.getByText('You are offline').waitFor({ state: 'detached' });
      expect([await page.getByText(WAITING).count(), await placed()]).toEqual([0, []]);
    });
  });

  it('is asked about before signing out, is hidden from other users, and is offered again', async () => {
    const placed = await placedSince();
    await during(shop, withServiceWorker(PHONE), async (visit) => {
      const { page } = visit;
      await openWithNuts(visit);
      await page.route('**/graphql', (route) => (sendsOrder(route) ? route.abort() : route.continue()));
      await submitOrder(page);
      await notice(page, WAITING).waitFor();
      const question = page.locator('.ant-modal-confirm');
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await question.getByText(/^Signed out, nothing is sent\./).waitFor();
      await question.getByRole('button', { name: 'Stay Signed In' }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await question.getByRole('button', { name: 'Sign Out' }).click();
      await page.waitForURL('**/employee/login');
      await page.unroute('**/graphql');
      const signIn = async (username: string) => {
        await page.getByLabel('Username').fill(username);
        await page.getByLabel('Password').fill(passwordOf(username));
        await page.keyboard.press('Enter');
        await page.waitForURL('**/employee/portal');
        await page.getByRole('link', { name: /^Raw Nuts/ }).waitFor();
      };
      await signIn('employee-cash');
      expect(await page.getByText(/not sent yet|waiting for the connection/).count()).toBe(0);
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.waitForURL('**/employee/login');
      await signIn('employee');
      await notice(page, 'An order was not sent yet').waitFor();
      await page.getByText('It is kept on this phone. Do you still want it?').waitFor();
      expect(await placed()).toEqual([]);
      await page.getByRole('button', { name: 'Send Now' }).click();
      await notice(page, /^Order #\d+ placed$/).waitFor();
      expect(await placed()).toEqual([[['Walnut Halves', 1]]]);
    });
  });
});
