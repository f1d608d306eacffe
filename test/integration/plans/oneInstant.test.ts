import { accountBody, guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { eventually } from '../../support/processes';
import type { ShopClient } from '../../support/shopClient';
import { useOrderRaces } from '../../resilience/races/raceShop';
import { WHOLE } from '../../support/whole';
import { insertPlan, stateOf, type PlannedRow } from './planRows';

/** How many orders; ten thousand by `npm run test:whole`. */
const ORDERS = Number(process.env.ORDERS_AT_ONCE ?? (WHOLE ? 10_000 : 300));
const AT_ONCE = 12;

const race = useOrderRaces();
let products: number[];
let cashId: number;

/** One after the other: everything that has a price differs between two of them. */
interface World {
  customer: string[];
  business: string[];
  agreed: string;
  discount: string;
  mode: 'individual' | 'discount';
}

const money = (whole: number) => `${whole}.00`;

const worldOf = (k: number): World => ({
  customer: [0, 1, 2].map((i) => money(10_000 + 10 * k + i)),
  business: [0, 1, 2].map((i) => money(5_000 + 10 * k + i)),
  agreed: money(2_000 + 10 * k),
  discount: money(k % 50),
  mode: k % 3 === 0 ? 'discount' : 'individual',
});

const less = (price: string, percent: string) => ((Number(price) * (100 - Number(percent))) / 100).toFixed(2);

/** What each kind of buyer pays in a world, and by which book. */
function pricesIn({ customer, business, agreed, discount, mode }: World, who: string): [book: string, ...string[]] {
  const discounted = business.map((price) => less(price, discount));
  if (who === 'guest') return ['customer', ...customer];
  if (who === 'business') return [`discount:${discount}`, ...discounted];
  return mode === 'discount'
    ? [`discount:${discount}`, ...discounted]
    : [`individual:${cashId}`, agreed, business[1]!, business[2]!];
}

/** The changes that make a world of the one before. */
function changesTo({ customer, business, agreed, discount, mode }: World): PlannedRow[] {
  return [
    ...products.flatMap((productId, i) => [
      { kind: 'customer_price', productId, value: customer[i]!, ...(i === 2 && { variant: 'Large' }) },
      { kind: 'business_price', productId, value: business[i]!, ...(i === 2 && { variant: 'Large' }) },
    ]),
    { kind: 'agreed_price', productId: products[0]!, userId: cashId, value: agreed },
    { kind: 'discount', userId: race.businessId, value: discount },
    { kind: 'discount', userId: cashId, value: discount },
    { kind: 'pricing_mode', userId: cashId, value: mode },
  ];
}

/** In one transaction, as an admin's program could. */
async function changeAtOnce(world: World): Promise<void> {
  await race.shop.db.transaction(async (tx) => {
    for (const { kind, productId, variant, userId, value } of changesTo(world)) {
      const column = kind === 'customer_price' ? 'customer_price' : 'business_price';
      if (kind === 'agreed_price') {
        await tx.query('UPDATE individual_price SET custom_price = $3 WHERE (user_id, product_id) = ($1, $2)', [
          userId,
          productId,
          value,
        ]);
      } else if (userId !== undefined) {
        const set = kind === 'discount' ? 'business_discount = $2::numeric' : 'pricing_mode = $2';
        await tx.query(`UPDATE users SET ${set} WHERE id = $1`, [userId, value]);
      } else if (variant) {
        await tx.query(`UPDATE product_variant SET ${column} = $2 WHERE product_id = $1`, [productId, value]);
      } else await tx.query(`UPDATE product SET ${column} = $2 WHERE id = $1`, [productId, value]);
    }
  });
}

beforeAll(async () => {
  const { db } = race.shop;
  cashId = await idOf(db, 'business-cash');
  products = [
    await makeProduct(db, { name: 'One', customerPrice: '1', businessPrice: '1' }),
    await makeProduct(db, { name: 'Two', customerPrice: '1', businessPrice: '1' }),
    await makeProduct(db, { name: 'Three', variants: { Large: { customer: '1', business: '1' } } }),
  ];
  await db.query(`INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, '', 1)`, [
    cashId,
    products[0],
  ]);
});

test(
  `${ORDERS} orders over three processes, while all prices and terms change together: each has one instant's`,
  async () => {
    const { db } = race.shop;
    const clients: Record<string, ShopClient[]> = {
      guest: race.guests,
      business: race.businesses,
      'business-cash': await race.signInEverywhere('business-cash'),
    };
    const kinds = Object.keys(clients);
    await changeAtOnce(worldOf(0));
    let world = 0;
    let done = false;
    /** From when on each must hold, in microseconds: its instant, or when it was known where that was later. */
    const plans: { id: number; holdsFrom: number; world: number }[] = [];
    const changing = (async () => {
      while (!done) {
        world += 1;
        if (world % 2 === 1) await changeAtOnce(worldOf(world));
        else {
          const plan = await insertPlan(db, 30, changesTo(worldOf(world)));
          const [known] = await db.query<[{ holdsFrom: string }]>(
            `SELECT extract(epoch FROM greatest(at, clock_timestamp())) * 1000000 AS "holdsFrom"
           FROM price_plan WHERE id = $1`,
            [plan.id],
          );
          plans.push({ id: plan.id, holdsFrom: Number(known.holdsFrom), world });
          await eventually('the plan is applied', async () => (await stateOf(db, plan.id)) === 'applied');
        }
      }
    })();
    const items = products.map((productId, i) => ({ productId, quantity: 1, selectedSize: i === 2 ? 'Large' : null }));
    let next = 0;
    const placed = new Map<number, string>();
    const ordering = async (): Promise<void> => {
      for (let index = (next += 1); index <= ORDERS; index = next += 1) {
        const who = kinds[index % 3]!;
        const client = clients[who]![Math.floor(index / 3) % 3]!;
        const checkout = who === 'guest' ? 'guest' : 'account';
        const body = who === 'guest' ? guestBody(items) : accountBody(items);
        const key = newKey();
        const place = () => placeBy('REST', checkout, client, body, key);
        // A process may close an idle connection at the moment when it is used again: sent again under its key.
        const { order, message } = await place().catch(place);
        expect(message).toBeNull();
        placed.set(order!.id as number, who);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ordering));
    done = true;
    await changing;

    const rows = await db.query<{ id: number; book: string; at: string; prices: string[] }[]>(
      `SELECT o.id, o.price_book AS book, extract(epoch FROM o.created_at) * 1000000 AS at,
       (SELECT array_agg(l.unit_price::text ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS prices
     FROM orders o WHERE o.id = ANY($1)`,
      [[...placed.keys()]],
    );
    expect(rows).toHaveLength(ORDERS);
    const mixed: unknown[] = [];
    const early: unknown[] = [];
    for (const { id, book, at, prices } of rows) {
      const found = [book, ...prices].join();
      const k = Array.from({ length: world + 1 }, (_, each) => each).filter(
        (each) => pricesIn(worldOf(each), placed.get(id)!).join() === found,
      );
      if (k.length !== 1) mixed.push({ id, found });
      const mustHave = plans.findLast(({ holdsFrom }) => holdsFrom <= Number(at))?.world ?? 0;
      if (k[0]! < mustHave) early.push({ id, has: k[0], mustHave });
    }
    expect({ mixed, early }).toEqual({ mixed: [], early: [] });
    // Each plan was applied once, by one of the processes.
    const [counted] = await db.query<{ entries: number; subjects: number }[]>(
      `SELECT count(*)::integer AS entries, count(DISTINCT subject_id)::integer AS subjects FROM audit_entry
     WHERE action = 'pricePlan.apply'`,
    );
    expect(counted).toEqual({ entries: plans.length, subjects: plans.length });
    expect(plans.length).toBeGreaterThan(3);
    if (WHOLE) console.log(`${ORDERS} orders beside ${world} changes of all prices, ${plans.length} of them planned`);
  },
  WHOLE ? 3_600_000 : 600_000,
);
