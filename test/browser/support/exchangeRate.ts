import { eventually } from '../../support/processes';
import type { TestShop } from '../../support/shop';

/** Sets the rate by which amounts are said in USD, too, null for none, and waits until new pages say it. */
export async function setRate(shop: TestShop, lbpPerUsd: string | null): Promise<void> {
  const admin = await shop.signedIn('admin');
  const { status } = await admin.rest('POST', '/api/admin/exchange-rates', { lbpPerUsd, showsUsd: true });
  expect(status).toBe(201);
  await eventually('pages say the rate', async () => {
    const html = await (await fetch(shop.url)).text();
    return html.includes('name="lbp-per-usd"') === (lbpPerUsd !== null);
  });
}
