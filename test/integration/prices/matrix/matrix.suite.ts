import { startShop, type TestShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';
import { insertPlan, type PlannedRow } from '../../plans/planRows';
import { makeWorld, randomOf, type World } from './matrixWorld';
import { after, agree, slowPrice, type Cents, type ModelChange, type ModelState } from './slowMatrix';

/** The matrix of prices against a model that knows how all stood at each moment (specification 3.17). */
let shop: TestShop;
let admin: ShopClient;
let world: World;
let now: ModelState;
/** What is planned, the next first. */
const planned: ModelChange[] = [];

const MATRIX = `query ($filter: PriceMatrixFilter, $percent: Int! = 30, $days: Int! = 365, $userIds: [Int!], $productIds: [Int!],
    $products: Int! = 50, $businesses: Int! = 50, $afterProductId: Int, $afterUserId: Int, $search: String, $business: String,
    $category: String, $pricingMode: PricingMode) {
  priceMatrix(filter: $filter, percent: $percent, days: $days, userIds: $userIds, productIds: $productIds, products: $products,
    businesses: $businesses, afterProductId: $afterProductId, afterUserId: $afterUserId, search: $search, business: $business,
    category: $category, pricingMode: $pricingMode) {
    nextProductId nextUserId isOfFirstBusinesses knownSince businesses { userId businessName priceBook }
    rows { productId productName variant isForAllSizes customerPrice
      cells { userId agreedPrice matches price { amount rule } planned { planId amount } } } } }`;

async function matrix(variables: Record<string, unknown> = {}): Promise<any> {
  const { data, errors } = await admin.graphql(MATRIX, variables);
  expect(errors).toEqual([]);
  return data.priceMatrix;
}

const money = (cents: Cents): string | null => (cents === null ? null : (cents / 100).toFixed(2));

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  const random = randomOf(20_261_123);
  world = await makeWorld(shop.db, random, { products: 9, businesses: 6, steps: 58 });
  now = world.states.at(-1)!.state;
  const [first, second] = [now.businesses[0]!, now.businesses[1]!];
  const [product, other] = [now.products[0]!, now.products[1]!];
  const plans: [PlannedRow[], ModelChange[]][] = [
    [
      [{ kind: 'agreed_price', productId: product.id, userId: first.id, value: '7.77' }],
      [agree(first.id, product.id, '', 777)],
    ],
    [
      [
        { kind: 'customer_price', productId: other.id, value: '99.00' },
        { kind: 'discount', userId: second.id, value: '50.00' },
        { kind: 'pricing_mode', userId: second.id, value: 'discount' },
        { kind: 'approval', userId: second.id, value: 'true' },
      ],
      [
        (state) => void (state.products.find(({ id }) => id === other.id)!.customer = 9_900),
        ({ businesses }) =>
          Object.assign(
            businesses.find(({ id }) => id === second.id)!,
            {
              percent: 5_000,
              individual: false,
              approved: true,
            },
          ),
      ],
    ],
  ];
  for (const [at, [rows, changes]] of plans.entries()) {
    await insertPlan(shop.db, (at + 1) * 86_400_000, rows);
    planned.push((state) => changes.forEach((change) => change(state)));
  }
}, 120_000);
afterAll(() => shop.stop());

/** Each price that is paid, by the model: `product size business`. */
function everyPrice(): { key: string; of: [number, string | null, number] }[] {
  return now.products.flatMap(({ id, sizes }) =>
    (sizes.length > 0 ? sizes.map(({ name }) => name) : [null]).flatMap((size) =>
      now.businesses.map((business) => ({
        key: `${id} ${size} ${business.id}`,
        of: [id, size, business.id] as [number, string | null, number],
      })),
    ),
  );
}

const scope = () => ({ userIds: now.businesses.map(({ id }) => id), productIds: now.products.map(({ id }) => id) });

/** The cells of all parts for which the answer says so, by `product size business`. */
async function cellsOf(variables: Record<string, unknown>, is: (cell: any) => boolean = () => true) {
  const found = new Map<string, any>();
  let afterProductId: number | null = null;
  do {
    let afterUserId: number | null = null;
    do {
      const part: any = await matrix({ ...scope(), ...variables, afterProductId, afterUserId });
      for (const row of part.rows) {
        expect(row.cells.map(({ userId }: any) => userId)).toEqual(part.businesses.map(({ userId }: any) => userId));
        if (row.isForAllSizes) continue;
        for (const cell of row.cells.filter(is)) {
          const key = `${row.productId} ${row.variant} ${cell.userId}`;
          expect(found.has(key)).toBe(false);
          found.set(key, cell);
        }
      }
      afterUserId = part.nextUserId;
      if (afterUserId === null) afterProductId = part.nextProductId;
    } while (afterUserId !== null);
  } while (afterProductId !== null);
  return found;
}

const matching = async (variables: Record<string, unknown>) =>
  [...(await cellsOf(variables, ({ matches }) => matches)).keys()].sort();
const keysOf = (is: (of: [number, string | null, number]) => boolean) =>
  everyPrice()
    .filter(({ of }) => is(of))
    .map(({ key }) => key)
    .sort();

test.each([
  [50, 50],
  [2, 4],
])('shows what everybody pays, in parts of %i products and %i businesses', async (products, businesses) => {
  const cells = await cellsOf({ products, businesses });
  const shown = [...cells].map(([key, { price, agreedPrice }]) => [key, price?.amount ?? null, agreedPrice]);
  const expected = everyPrice().map(({ key, of: [productId, size, userId] }) => {
    const agreed = now.agreed.find(
      (each) => each.productId === productId && each.size === (size ?? '') && each.userId === userId,
    );
    return [key, money(slowPrice(now, productId, size, userId)), money(agreed?.cents ?? null)];
  });
  expect(new Map(shown.map(([key, ...rest]) => [key, rest]))).toEqual(
    new Map(expected.map(([key, ...rest]) => [key, rest])),
  );
});

test('a product with sizes has a row for all of them, with what is agreed and no price', async () => {
  const { rows } = await matrix(scope());
  const all = rows.filter(({ isForAllSizes }: any) => isForAllSizes);
  expect(all.map(({ productId }: any) => productId)).toEqual(
    now.products.filter(({ sizes }) => sizes.length > 0).map(({ id }) => id),
  );
  for (const { productId, variant, customerPrice, cells } of all) {
    expect([variant, customerPrice]).toEqual([null, null]);
    for (const { userId, price, agreedPrice } of cells) {
      const agreed = now.agreed.find(
        (each) => each.productId === productId && each.size === '' && each.userId === userId,
      );
      expect([price, agreedPrice]).toEqual([null, money(agreed?.cents ?? null)]);
    }
  }
});

/** A price and the customer price beside it, where there are both. */
const both = ([productId, size, userId]: [number, string | null, number]) => {
  const [own, list] = [slowPrice(now, productId, size, userId), slowPrice(now, productId, size, null)];
  return own === null || list === null ? null : { own, list };
};

describe.each([
  [50, 50],
  [2, 2],
])('in parts of %i products and %i businesses it finds', (products, businesses) => {
  const part = { products, businesses };

  test('prices above the customer price', async () => {
    const expected = keysOf((of) => (both(of)?.own ?? 0) > (both(of)?.list ?? 0));
    expect(expected.length).toBeGreaterThan(3);
    expect(await matching({ filter: 'ABOVE_CUSTOMER', ...part })).toEqual(expected);
  });

  test.each([1, 12, 30, 50, 99])('prices more than %i %% below it', async (percent) => {
    const expected = keysOf((of) => {
      const prices = both(of);
      return prices !== null && prices.own * 100 < prices.list * (100 - percent);
    });
    if (percent <= 30) expect(expected.length).toBeGreaterThan(3);
    expect(await matching({ filter: 'FAR_BELOW', percent, ...part })).toEqual(expected);
  });

  test.each([20, 100, 200, 285])('prices that have been the same for %i days', async (days) => {
    const recent = world.states.filter(({ daysAgo }, at) => daysAgo < days || at === world.states.length - 1);
    const before = world.states.findLast(({ daysAgo }) => daysAgo >= days)!;
    const expected = keysOf(([productId, size, userId]) => {
      const paid = [before, ...recent].map(({ state }) => slowPrice(state, productId, size, userId));
      return paid.at(-1) !== null && paid.every((each) => each === paid.at(-1));
    });
    if (days <= 100) expect(expected.length).toBeGreaterThan(3);
    expect(await matching({ filter: 'UNCHANGED', days, ...part })).toEqual(expected);
  });

  test('prices that are planned, with the next of each', async () => {
    const states = planned.reduce((all, change) => [...all, after(all.at(-1)!, change)], [now]);
    const next = (of: [number, string | null, number]) =>
      states.slice(1).find((state) => slowPrice(state, ...of) !== slowPrice(now, ...of));
    const expected = keysOf((of) => next(of) !== undefined);
    expect(expected.length).toBeGreaterThan(3);
    expect(await matching({ filter: 'PLANNED', ...part })).toEqual(expected);
    for (const [key, { planned: price }] of await cellsOf(part)) {
      const { of } = everyPrice().find((each) => each.key === key)!;
      const state = next(of);
      expect([key, price && price.amount]).toEqual([key, state ? money(slowPrice(state, ...of)) : null]);
    }
  });
});

test('what is agreed with one business, however often, makes no price of another one a changed one', async () => {
  const days = 20;
  const unchanged = (productIds: number[]) => matching({ filter: 'UNCHANGED', days, productIds });
  const [busy] = now.businesses;
  const all = await unchanged(now.products.map(({ id }) => id));
  const productId = Number(all.find((key) => !key.endsWith(` ${busy!.id}`))!.split(' ')[0]);
  const ofOthers = (keys: string[]) => keys.filter((key) => !key.endsWith(` ${busy!.id}`));
  const before = ofOthers(await unchanged([productId]));
  expect(before.length).toBeGreaterThan(0);
  await shop.db.transaction(async (tx) => {
    const kept = await tx.query('DELETE FROM individual_price WHERE user_id = $1 AND product_id = $2 RETURNING *', [
      busy!.id,
      productId,
    ]);
    await tx.query(
      `DO $$ BEGIN FOR n IN 1..1001 LOOP
         INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES (${busy!.id}, ${productId}, '', 5)
         ON CONFLICT (user_id, product_id, variant) DO UPDATE SET custom_price = n + 5;
       END LOOP; END $$`,
    );
    await tx.query(`DELETE FROM individual_price WHERE user_id = $1 AND product_id = $2`, [busy!.id, productId]);
    for (const { variant, custom_price: price } of kept[0]) {
      await tx.query(
        'INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, $3, $4)',
        [...[busy!.id, productId], ...[variant, price]],
      );
    }
  });
  expect(ofOthers(await unchanged([productId]))).toEqual(before);
});

test('what is the same for longer than prices are known is not found, and it says since when they are', async () => {
  const { rows, knownSince, nextProductId } = await matrix({ filter: 'UNCHANGED', days: 3_650 });
  expect([rows, nextProductId]).toEqual([[], null]);
  const [first] = await shop.db.query<{ at: Date }[]>('SELECT min(at) AS at FROM price_change_set');
  expect(knownSince).toBe(first!.at.toISOString());
});

test('is narrowed by words, category, names of businesses and pricing mode', async () => {
  const found = await matrix({ search: 'World 3', business: 'WORLD 2', products: 1 });
  expect(found.rows[0].productName).toBe('World 3');
  expect(found.businesses.map(({ businessName }: any) => businessName)).toEqual(['World 2']);
  expect((await matrix({ search: 'World', category: 'no-such-one' })).rows).toEqual([]);
  const individual = await matrix({ ...scope(), pricingMode: 'INDIVIDUAL' });
  expect(individual.businesses.map(({ userId }: any) => userId)).toEqual(
    now.businesses.filter((each) => each.individual).map(({ id }) => id),
  );
  expect((await matrix({ business: 'nobody is called so' })).rows).toEqual([]);
});

test.each([
  [{ products: 51 }, 'products'],
  [{ products: 0 }, 'products'],
  [{ businesses: 51 }, 'businesses'],
  [{ percent: 100 }, 'percent'],
  [{ days: 0 }, 'days'],
  [{ userIds: Array.from({ length: 201 }, (_, at) => at + 1) }, 'userIds'],
  [{ search: 'x'.repeat(101) }, 'search'],
  [{ business: 'x'.repeat(101) }, 'business'],
])('refuses what is out of bounds: %#', async (variables, field) => {
  const { errors } = await admin.graphql(MATRIX, variables);
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
});

test.each(['business', 'business-cash', 'customer', 'employee', null])('is not for %s', async (username) => {
  const client = username === null ? shop.guest() : await shop.signedIn(username);
  const { data, errors } = await client.graphql('{ priceMatrix { rows { productId } } }');
  expect(data?.priceMatrix ?? null).toBeNull();
  expect(errors[0]?.extensions.code).toBe(username === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
});
