import { type ServerResponse, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { type TestShop, startShop } from '../../../support/shop';
import { builtWeb } from '../builtWeb';
import { LEMONADE } from '../pages';
import type { Translate } from '../routes';

export const NAME = 'Rue Gouraud, Gemmayzeh, Beirut, Lebanon';

let geocode: (response: ServerResponse) => void;

/** Lets the maps service answer like this until the test ends. */
export function geocodeBy(answer: typeof geocode): void {
  geocode = answer;
}

let geocoder: Server;
export let shop: TestShop;

beforeAll(async () => {
  await builtWeb();
  geocoder = createServer((_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    geocode(response);
  });
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve));
  const { port } = geocoder.address() as AddressInfo;
  shop = await startShop({ env: { GEOCODER_URL: `http://127.0.0.1:${port}/reverse` } });
});

beforeEach(() => {
  geocode = (response) => void response.setHeader('Content-Type', 'application/json').end(`{"display_name":"${NAME}"}`);
});

afterAll(async () => {
  await shop?.stop();
  geocoder?.closeAllConnections();
  geocoder?.close();
});

/** Puts lemonade into the cart of this page's visitor, as the product card does. */
export async function withLemonade(page: Page): Promise<void> {
  const { body } = await shop.guest().rest('GET', '/api/products/fast');
  const product = (body.products as { id: number; name: string; viewerPrice: string }[]).find(
    ({ name }) => name === LEMONADE,
  );
  const line = { id: product!.id, name: LEMONADE, price: product!.viewerPrice, quantity: 1 };
  await page.goto('/login');
  await page.evaluate(`localStorage.setItem('guest-cart', ${JSON.stringify(JSON.stringify([line]))})`);
}

export const inLanguage = (form: Readonly<Record<string, string>>, t: Translate) =>
  Object.fromEntries(Object.entries(form).map(([label, value]) => [t(label), value]));

export const emailOf = (name: string) => `${name.replaceAll(' ', '.')}@buyers.example`;
