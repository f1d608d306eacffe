import { makeProduct } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';

interface PersonsShop {
  shop: TestShop;
  /** A product that everybody can order. */
  juice: number;
}

/** Starts a shop before the tests of a file, and forgets its limits before each. @param tell is told of it */
export function usePersonsShop(tell: (started: PersonsShop) => void): void {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
    const juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00', businessPrice: '8.00' });
    tell({ shop, juice });
  });
  afterAll(() => shop.stop());
  beforeEach(() => shop.db.query('DELETE FROM rate_limit'));
}
