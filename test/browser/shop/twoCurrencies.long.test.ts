import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import type { TestShop } from '../../support/shop';
import { startBuiltShop } from '../support/builtWeb';
import { setRate } from '../support/exchangeRate';
import { fillForm, GUEST_FORM, placeOrder } from '../support/forms';
import { addToCart, card, LEMONADE, openAs } from '../support/pages';
import { DESKTOP, during, overflow, PHONE } from '../support/visit';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBuiltShop();
  await shop.db.query(
    `UPDATE delivery_zone SET fee = 150000, free_from = 90000000, minimum = 80000000, charges_businesses = true`,
  );
});
afterAll(() => shop?.stop());

/** What is to be read in the page itself and in its dialogs. */
const textOf = (page: Page) =>
  page.evaluate<string>(
    `[...document.querySelectorAll('main, [role=dialog]')].map((each) => each.innerText).join('\\n')`,
  );

/** Every amount of a text, with what stands beside it in brackets. */
const amountsIn = (text: string) => text.match(/LBP\s-?[\d,]+(?:\.\d+)?(?:\s\([^)]*\))?/g) ?? [];

/** The words and numbers of a text that stand in two lines, though none is longer than a line. */
const PARTED = `[...document.querySelectorAll('main, [role=dialog]')].flatMap((part) => {
  const parted = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    // What is for screen readers alone.
    if (texts.currentNode.parentElement.getBoundingClientRect().width < 5) continue;
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\\p{L}\\p{N}.,$()]+/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) parted.push(word);
    }
  }
  return parted;
})`;

/** Looks at a page as it is on a phone. */
async function onPhone<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.setViewportSize(PHONE);
  try {
    return await look();
  } finally {
    await page.setViewportSize(DESKTOP);
  }
}

type Look = (where: string, page: Page) => Promise<void>;

/** Shows everything that says amounts to shoppers and businesses, one after the other. */
async function walk(look: Look): Promise<void> {
  await during(shop, DESKTOP, async ({ page }) => {
    await shop.db.query('UPDATE delivery_zone SET minimum = 80000000');
    await addToCart(page, LEMONADE);
    await look('the cards', page);
    await card(page, LEMONADE).getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: LEMONADE }).waitFor();
    await look('the product', page);
    await page.getByRole('button', { name: 'Cart (1)' }).click();
    await page.getByRole('dialog', { name: 'Shopping Cart' }).getByText(/LBP/).first().waitFor();
    await look('the cart', page);
    await page.goto('/checkout');
    await fillForm(page, GUEST_FORM);
    await page.getByText(/^Delivery here costs LBP 150,000.* From LBP 90,000,000.* on it is free\.$/).waitFor();
    await page.getByText(/^Orders here begin at LBP 80,000,000.*: LBP [\d,]+.* is missing\.$/).waitFor();
    await look('a checkout below the minimum', page);
    await shop.db.query('UPDATE delivery_zone SET minimum = 1000');
    await page.goto('/checkout');
    await fillForm(page, GUEST_FORM);
    await page.getByText(/^Orders here begin at LBP 1,000[^:]*\.$/).waitFor();
    await look('the checkout', page);
    await page.getByRole('radio', { name: 'WishMoney', exact: true }).check();
    await placeOrder(page).click();
    await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
    await page.getByText(/^LBP/).first().waitFor();
    await look('the success page', page);
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await page.getByRole('heading', { level: 1, name: /^Order #\d+$/ }).waitFor();
    await look('the followed order', page);
  });
  await during(shop, DESKTOP, async (visit) => {
    const { page } = visit;
    await openAs(visit, shop, 'business', '/business/portal?category=fresh-juices-daily');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await look('the prices of a business', page);
    await page.goto('/business/portal?cart=open');
    await page.getByText(/^Delivery here costs LBP 150,000/).waitFor();
    await look('its cart', page);
    await page.getByRole('dialog').getByRole('button', { name: 'Place Order' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /Order #\d+ placed/ })
      .waitFor();
    await page.goto('/business/portal?tab=credit');
    await page.getByRole('cell', { name: /LBP/ }).first().waitFor();
    await look('its credit', page);
  });
}

describeInBrowser('amounts', () => {
  it('are in LBP alone while there is no rate', async () => {
    await walk(async (where, page) => {
      const text = await textOf(page);
      expect([where, amountsIn(text).length > 0, text.match(/\$|USD/g)]).toEqual([where, true, null]);
    });
  });

  it('have USD beside them, all of them, once there is one', async () => {
    await setRate(shop, '89500.00');
    try {
      await walk(async (where, page) => {
        const amounts = amountsIn(await textOf(page));
        const alone = amounts.filter((amount) => !/ \(-?\$[\d,]+\.\d\d\)$/.test(amount));
        expect([where, amounts.length > 0, alone]).toEqual([where, true, []]);
        // Two lines have room for them on a phone, and no word gives way.
        await onPhone(page, async () => {
          const parted = await page.evaluate<string[]>(PARTED);
          expect([where, parted, await overflow(page)]).toEqual([where, [], 0]);
        });
      });
    } finally {
      await setRate(shop, null);
    }
  });
});
