import { randomUUID } from 'node:crypto';
import { openShopDatabase } from '../../../server/database';
import { measure, type Measured } from '../load';
import { measureOrderFloor } from '../orderFloor';
import { inTurns } from '../rows';
import { SECONDS, withShop, type Bench, type Case } from './bench';

/** How many connections order. */
export const BUYERS = 8;

/** Orders of guests, beside the same rows inserted with nothing around them. */
export const orders: Case = (bench) =>
  withShop(bench, { cache: true }, async (shop) => {
    const place = () => placeOrders(shop.url);
    await placeSome(bench, place);
    return [
      await inTurns(
        `guest orders of three lines, ${BUYERS} connections`,
        place,
        () => measureOrderFloor(bench.databaseUrl, BUYERS, SECONDS),
        0.5,
      ),
    ];
  });

/** Guests order as fast as a shop takes it. */
export function placeOrders(shopUrl: string): Promise<Measured> {
  return measure({
    url: `${shopUrl}/graphql`,
    connections: BUYERS,
    seconds: SECONDS,
    headers: { 'content-type': 'application/json' },
    body: orderBody(),
    fromManyNetworks: true,
  });
}

/**
 * Some orders that are not measured, after which PostgreSQL counts what is in the tables, as it does within minutes in every
 * shop: until then it reads them as if they were empty.
 */
export async function placeSome(
  { databaseUrl }: Pick<Bench, 'databaseUrl'>,
  place: () => Promise<unknown>,
): Promise<void> {
  await place();
  const db = await openShopDatabase(databaseUrl);
  await db.query('VACUUM ANALYZE');
  await db.destroy();
}

/** Orders as guests send them, each with a key and a mail address of its own. */
export function orderBody(): () => string {
  const query = `mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) {
    __typename ... on OrderPlaced { orderId totalAmount } ... on Refusal { code message } } }`;
  const input = {
    items: [1, 2, 3].map((productId) => ({
      productId,
      quantity: 1,
      selectedSize: '500ml',
      selectedPackaging: 'Bottle',
    })),
    deliveryAddress: {
      firstName: 'Bench',
      lastName: 'Guest',
      phone: '+96170123456',
      street: 'Hamra Street 12',
      city: 'Beirut',
      area: 'Hamra',
    },
    paymentMethod: 'COD',
  };
  return () => {
    const idempotencyKey = randomUUID();
    const guestEmail = `${idempotencyKey}@bustan.example`;
    return JSON.stringify({ query, variables: { input: { ...input, guestEmail, idempotencyKey } } });
  };
}
