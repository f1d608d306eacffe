import type { TestShop } from '../../../support/shop';
import { startBuiltShop } from '../builtWeb';

/** A shop with the demo data and nothing else, for all tests of a file that need no other. */
export let shop: TestShop;

beforeAll(async () => {
  shop = await startBuiltShop();
});

afterAll(() => shop?.stop());
