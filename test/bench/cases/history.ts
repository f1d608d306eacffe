import { openShopDatabase } from '../../../server/database';
import { migrate } from '../../../server/db/migrate';
import { buildBefore } from '../before';
import { type Child } from '../children';
import { loadFixture } from '../fixture';
import { measure, type Load } from '../load';
import { inTurns, type Row } from '../rows';
import { ENTRIES, fillHistory } from '../tenMillion';
import { listPath, READERS, SECONDS, signIn, withShop, type Bench, type Case } from './bench';
import { BUYERS, placeOrders, placeSome } from './orders';

/** Why a card costs what it does, as a business asks; what is told since the history is told besides. */
const explanationOf = (productId: number, more: string): string =>
  JSON.stringify({
    query: `query ($productId: Int!, $variant: String) { priceExplanation(productId: $productId, variant: $variant) {
      productName variant priceBook sentence price { amount listAmount saved percentOff discountPercent }
      ${more} steps { rule amount outcome } } }`,
    variables: { productId, variant: '1L' },
  });
const SINCE_THE_HISTORY = 'waterfall { kind rule percent change } since { at }';
/** A twentieth more or less is to be told apart. */
const ROUNDS = 7;
const JSON_HEADERS = { 'content-type': 'application/json' };

/** Lists, orders and explanations, beside those of the version that kept neither reasons nor a history of prices. */
export const beforeHistory: Case = async (bench) => {
  const root = buildBefore(bench.folder);
  if (root === null) {
    process.stdout.write('NOT measured: the repository does not hold the version of before the history of prices\n');
    return [];
  }
  const before = { ...bench, databaseUrl: await makeDatabase(bench, 'before') };
  const withBoth = (cache: boolean, rows: (now: Child, then: Child) => Promise<Row[]>, fill?: () => Promise<void>) =>
    withShop(bench, { cache }, (now) =>
      withShop(before, { cache, root }, async (then) => {
        await fill?.();
        return rows(now, then);
      }),
    );
  // The version of before has made its own tables by the time it is open.
  const fill = async () => {
    const db = await openShopDatabase(before.databaseUrl);
    await loadFixture(db, { translated: false });
    await db.destroy();
  };
  const orders = (now: Child, then: Child) => orderRows([bench, now], [before, then]);
  return [...(await withBoth(false, readRows, fill)), ...(await withBoth(true, orders))];
};

async function readRows(now: Child, then: Child): Promise<Row[]> {
  const cookies = new Map([
    [now, await signIn(now)],
    [then, await signIn(then)],
  ]);
  const asBusiness = (shop: Child) => ({ cookie: cookies.get(shop)! });
  const list = (headers: (shop: Child) => Record<string, string>) => (shop: Child) =>
    ({ url: shop.url + listPath(), headers: headers(shop) }) as const;
  const explanation = (shop: Child) => ({
    url: `${shop.url}/graphql`,
    headers: { ...JSON_HEADERS, ...asBusiness(shop) },
    body: explanationOf(1, shop === now ? SINCE_THE_HISTORY : ''),
  });
  const beside = (what: string, of: (shop: Child) => Pick<Load, 'url' | 'headers' | 'body'>, mark: number | null) => {
    const run = (shop: Child) => measure({ ...of(shop), connections: READERS, seconds: SECONDS });
    return inTurns(
      `${what}, nothing cached, beside before the history of prices`,
      () => run(now),
      () => run(then),
      mark,
      ROUNDS,
    );
  };
  return [
    await beside(
      'guest category list of 50',
      list(() => ({})),
      0.95,
    ),
    await beside('the same as an individual-mode business', list(asBusiness), 0.95),
    await beside('explanation of a card, now with its way and since when', explanation, null),
  ];
}

async function orderRows(...shops: [now: [Bench, Child], then: [Bench, Child]]): Promise<Row[]> {
  const place = ({ url }: Child) => placeOrders(url);
  for (const [bench, shop] of shops) await placeSome(bench, () => place(shop));
  const [[, now], [, then]] = shops;
  return [
    await inTurns(
      `guest orders of three lines, ${BUYERS} connections, beside before the history of prices`,
      () => place(now),
      () => place(then),
      0.9,
      ROUNDS,
    ),
  ];
}

/** Explanations of cards beside a history of ten million entries, and beside that of the fixture alone. */
export const explanations: Case = async (bench) => {
  const long = { ...bench, databaseUrl: await makeDatabase(bench, 'long_history') };
  const db = await openShopDatabase(long.databaseUrl);
  await migrate(db);
  await loadFixture(db);
  await fillHistory(db);
  await db.destroy();
  return withShop(long, { cache: false }, (subject) =>
    withShop(bench, { cache: false }, async (floor) => {
      const ask = async (shop: Child, productId: number): Promise<Load> => ({
        url: `${shop.url}/graphql`,
        connections: 1,
        seconds: SECONDS,
        headers: { ...JSON_HEADERS, cookie: await signIn(shop) },
        body: explanationOf(productId, SINCE_THE_HISTORY),
      });
      const row = async (what: string, productId: number): Promise<Row> => {
        const [asked, besides] = [await ask(subject, productId), await ask(floor, productId)];
        // One reader asks so seldom that a shop that was just started would still be compiling its code in the first round.
        await measure(asked);
        await measure(besides);
        const history = `a history of ${ENTRIES.toLocaleString('en-US')} entries`;
        return {
          ...(await inTurns(
            `explanation of ${what}, ${history}`,
            () => measure(asked),
            () => measure(besides),
            null,
          )),
          limitMs: 20,
        };
      };
      return [await row('a card', 2), await row('the card that was changed most', 1)];
    }),
  );
};

/** An empty database beside that of the benchmark. @returns its address */
async function makeDatabase({ databaseUrl }: Bench, name: string): Promise<string> {
  const db = await openShopDatabase(databaseUrl);
  await db.query(`CREATE DATABASE ${name}`);
  await db.destroy();
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
