import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser';
import { eventually } from '../../support/processes';
import { GUEST_FORM, placeOrder, field, ACCOUNT_FORM, fillForm } from '../support/forms';
import { expectAccessible, toast } from '../support/pages';
import { during, isFocused, tabTo, type Visit } from '../support/visit';
import { EVERY_BROWSER, type Translate } from '../support/routes';
import { NAME, emailOf, geocodeBy, inLanguage, shop, withLemonade } from '../support/shops/checkoutShop';

const BEIRUT = { latitude: 33.8938, longitude: 35.5018 };

const COORDINATES = '33.893800, 35.501800';

/** Whether what has the focus is there to see: below the header, above the bar that stays at the bottom of a phone. */
const FOCUS_IS_IN_VIEW = `(() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  return [top + 4, top + height - 4].every(
    (y) => document.elementFromPoint(left + width / 2, y) === document.activeElement);
})()`;

/** Whether the label above what has the focus is there to see, too. */
const LABEL_IS_IN_VIEW = `(() => {
  const [label] = document.activeElement.labels;
  const { left, top, height } = label.getBoundingClientRect();
  return [top + 2, top + height - 2].every((y) => document.elementFromPoint(left + 4, y) === label);
})()`;

/** Without the characters that keep numbers in their order within Arabic. */
const plainToast = (page: Page, text: string) =>
  page.getByRole('region').getByText(new RegExp(`^[\u2066-\u2069]*${text.replaceAll('.', '\\.')}[\u2066-\u2069]*$`));

async function orderOf(email: string): Promise<Record<string, any>> {
  const found = await shop.db.query<Record<string, any>[]>(
    `SELECT id, kind, address_type, latitude, longitude, delivery_address, payment_method, total_amount
     FROM orders WHERE customer_email = $1`,
    [email],
  );
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** By its radio button, which takes the space bar from the keyboard. */
async function choose(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.press('Space');
  expect(await page.getByLabel(label, { exact: true }).isChecked()).toBe(true);
}

/** The account checkout with a name filled in, waiting for the location. */
async function openLocation({ page }: Visit, t: Translate, email: string): Promise<void> {
  await withLemonade(page);
  await page.goto('/enhanced-checkout');
  await fillForm(page, inLanguage({ 'Full Name': 'Joanna Frem', Email: email, Phone: '+961 3 218 440' }, t));
  await choose(page, t('Use Current Location (GPS)'));
}

async function allowLocation({ context }: Visit): Promise<void> {
  await context.setGeolocation(BEIRUT);
  await context.grantPermissions(['geolocation'], { origin: shop.url });
}

describeInBrowser('the checkouts in a browser', () => {
  it.each(EVERY_BROWSER)(
    'say what is wrong, take the order by keyboard alone, and show it (%s)',
    async (name, settings, t) => {
      await during(shop, settings, async ({ page }) => {
        const email = emailOf(`guest ${name}`);
        const form = inLanguage({ ...GUEST_FORM, Email: email }, t);
        await page.goto('/checkout');
        await page.getByText(t('Your cart is empty')).waitFor();
        await page
          .getByRole('main')
          .getByRole('link', { name: t('Continue Shopping') })
          .waitFor();
        await expectAccessible(page);

        await withLemonade(page);
        await page.goto('/checkout');
        await placeOrder(page).click();
        await page.getByText(t('First name is required'), { exact: true }).waitFor();
        const phone = t('Valid Lebanese phone number is required (e.g., {phone})', { phone: '+961 1 234 567' });
        await page.getByText(phone, { exact: true }).waitFor();
        expect(await isFocused(field(page, t('First Name')))).toBe(true);
        await expectAccessible(page);
        // Also when the wrong field has the focus already, and is out of sight.
        await page.evaluate('scrollTo(0, document.body.scrollHeight)');
        await placeOrder(page).click();
        await eventually('the wrong field is shown', () => page.evaluate<boolean>(LABEL_IS_IN_VIEW));
        expect(await isFocused(field(page, t('First Name')))).toBe(true);
        expect(await page.evaluate(FOCUS_IS_IN_VIEW)).toBe(true);

        for (const [label, value] of Object.entries(form)) {
          await tabTo(page, field(page, label));
          expect({ label, inView: await page.evaluate(FOCUS_IS_IN_VIEW) }).toEqual({ label, inView: true });
          expect({ label, labelInView: await page.evaluate(LABEL_IS_IN_VIEW) }).toEqual({ label, labelInView: true });
          await page.keyboard.type(value);
        }
        await tabTo(page, page.locator('input[name=paymentMethod]:checked'));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        expect(await page.getByLabel(t('Cash on Delivery')).isChecked()).toBe(true);
        await tabTo(page, page.getByLabel(t('Discount code')));
        await page.keyboard.type('nonsense');
        await page.keyboard.press('Enter');
        await toast(page, t('Invalid Discount Code')).waitFor();
        await page.keyboard.press('Control+A');
        await page.keyboard.type('welcome10');
        await page.keyboard.press('Enter');
        await toast(page, t('{percent}% discount applied to your order.', { percent: 10 })).waitFor();
        await tabTo(page, placeOrder(page));
        await page.keyboard.press('Enter');
        await page.waitForURL('**/order-success');
        const { id } = await orderOf(email);
        const visibleTexts = async () => {
          await page.getByRole('heading', { name: t('Order Placed Successfully!') }).waitFor();
          await page
            .getByRole('main')
            .getByText(t('Order #{number}', { number: String(id) }))
            .waitFor();
          await page.getByText(t('Fast Delivery: Expected within 2-3 business days')).waitFor();
        };
        await visibleTexts();
        await page.reload();
        await visibleTexts();
        await expectAccessible(page);
      });
    },
    120_000,
  );

  it.each(EVERY_BROWSER)(
    'deliver to a written address by keyboard alone (%s)',
    async (name, settings, t) => {
      await during(shop, settings, async ({ page }) => {
        const email = emailOf(`account ${name}`);
        await page.goto('/enhanced-checkout');
        await placeOrder(page).click();
        await toast(page, t('Empty Cart')).waitFor();
        await withLemonade(page);
        await page.goto('/enhanced-checkout');
        await placeOrder(page).click();
        await toast(page, t('Missing Information')).waitFor();
        await toast(page, t('Please fill in all required fields.')).waitFor();
        expect(await isFocused(field(page, t('Full Name')))).toBe(true);
        await expectAccessible(page);
        for (const [label, value] of Object.entries(inLanguage({ ...ACCOUNT_FORM, Email: email }, t))) {
          await tabTo(page, field(page, label));
          await page.keyboard.type(value);
        }
        await tabTo(page, page.getByLabel(t('Country')));
        await page.keyboard.press('ArrowDown');
        await choose(page, t('Cash on Delivery'));
        await tabTo(page, placeOrder(page));
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: t('Order Placed Successfully!') }).waitFor();
        const order = await orderOf(email);
        expect(new URL(page.url()).search).toBe(`?orderId=${order.id}`);
        expect(order).toMatchObject({
          kind: 'account',
          address_type: 'manual',
          payment_method: 'cod',
          delivery_address: { street: '5 Main Street', city: 'Dearborn', postalCode: '48120', country: 'Canada' },
        });
        await expectAccessible(page);
      });
    },
    120_000,
  );

  it.each(EVERY_BROWSER)(
    'deliver to where the buyer stands (%s)',
    async (name, settings, t) => {
      await during(shop, settings, async (visit) => {
        const { page, context } = visit;
        const email = emailOf(`gps ${name}`);
        await openLocation(visit, t, email);
        await placeOrder(page).click();
        await toast(page, t('Location Required')).waitFor();
        const locate = page.getByRole('button', { name: t('Use My Exact Location (GPS)') });
        expect(await isFocused(locate)).toBe(true);

        await context.clearPermissions();
        await page.keyboard.press('Enter');
        await toast(page, t('Unable to get your location. Please enter address manually.')).waitFor();
        await expectAccessible(page);

        await allowLocation(visit);
        await locate.click();
        await toast(page, t('Exact Location Captured')).waitFor();
        await plainToast(page, COORDINATES).waitFor();
        await page.getByText(NAME, { exact: true }).waitFor();
        await page.getByRole('button', { name: t('Update GPS Location') }).waitFor();
        await expectAccessible(page);
        await page.reload();
        await page.getByText(NAME, { exact: true }).waitFor();
        await placeOrder(page).click();
        await page.getByRole('heading', { name: t('Order Placed Successfully!') }).waitFor();
        expect(await orderOf(email)).toMatchObject({
          address_type: 'location',
          latitude: BEIRUT.latitude,
          longitude: BEIRUT.longitude,
          delivery_address: { street: NAME },
        });
      });
    },
    120_000,
  );

  const [[, desk, english]] = EVERY_BROWSER.slice(2) as [(typeof EVERY_BROWSER)[number]];

  it.each([
    ['fails', (response: ServerResponse) => void response.writeHead(503).end('down')],
    ['does not answer', () => undefined],
  ])('deliver to the raw coordinates when the maps service %s', async (how, answer) => {
    geocodeBy(answer);
    await during(shop, desk, async (visit) => {
      const { page } = visit;
      visit.allowConsoleError(/503/);
      const email = emailOf(`raw ${how}`);
      await openLocation(visit, english, email);
      await allowLocation(visit);
      await page.getByRole('button', { name: 'Use My Exact Location (GPS)' }).click();
      await toast(page, 'Exact Location Captured').waitFor();
      // The order does not wait for a name that may never come.
      await page.getByText(COORDINATES, { exact: true }).first().waitFor();
      await placeOrder(page).click();
      await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
      expect(await orderOf(email)).toMatchObject({ delivery_address: { street: COORDINATES } });
    });
  });
});
