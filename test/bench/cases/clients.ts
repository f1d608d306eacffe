import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listDocument, startFloor, type Child } from '../children';
import { CATEGORY } from '../fixture';
import { measure, type Load } from '../load';
import { inTurns, type Row } from '../rows';
import { listPath, READERS, SECONDS, signIn, withShop, type Bench, type Case } from './bench';

/** A third party's own document: a list of all products of the fixture. */
const LIST = `query Catalogue($category: String) { products(category: $category, first: 50) {
  nodes { id name description categorySlug tags inStock picture { url width height }
    price { amount listAmount saved percentOff } variants { name price { amount listAmount saved percentOff } } }
  pageInfo { endCursor hasNextPage } totalCount } }`;
const TYPE = '{ __typename }';
const JSON_HEADERS = { 'content-type': 'application/json' };

/** Programs of others over POST, where what they read may be cached, beside a bare server. */
export const clientsWarm: Case = (bench) =>
  withShop(bench, { cache: true }, async (shop) => {
    const business = { ...JSON_HEADERS, cookie: await signIn(shop) };
    const bare = (what: string, query: string, headers: Record<string, string>, mark: number) =>
      operation(bench, shop, what, { query, headers, floor: 'bare', mark });
    return [
      await bare('own document, list of 50, POST, cached, beside bare', LIST, JSON_HEADERS, 0.3),
      await bare('the same as an individual-mode business', LIST, business, 0.3),
      await bare('{ __typename }, POST, beside bare', TYPE, JSON_HEADERS, 0.4),
    ];
  });

/** The same and the business's list while nothing is cached, beside a compiled answer from memory. */
export const clientsCold: Case = (bench) =>
  withShop(bench, { cache: false }, async (shop) => [
    await operation(bench, shop, 'own document, list of 50, POST, executed, beside compiled', {
      query: LIST,
      headers: JSON_HEADERS,
      floor: 'compiled',
      mark: 0.5,
    }),
    await businessList(bench, shop),
  ]);

/** By the stored document of the web client, which the floor runs, too. */
async function businessList(bench: Bench, shop: Child): Promise<Row> {
  const url = shop.url + listPath();
  const headers = { cookie: await signIn(shop) };
  const { data } = (await (await fetch(url, { headers })).json()) as { data: object };
  const subject = { url, headers };
  return beside(bench, 'individual-mode business list of 50, nothing cached, beside compiled', subject, {
    kind: 'compiled',
    content: JSON.stringify({ query: listDocument(), data }),
    mark: 0.3,
  });
}

interface Asked {
  query: string;
  headers: Record<string, string>;
  floor: 'bare' | 'compiled';
  mark: number;
}

async function operation(
  bench: Bench,
  shop: Child,
  what: string,
  { query, headers, floor, mark }: Asked,
): Promise<Row> {
  const url = `${shop.url}/graphql`;
  const body = JSON.stringify({ query, variables: query === LIST ? { category: CATEGORY } : {} });
  const text = await (await fetch(url, { method: 'POST', headers, body })).text();
  const { data } = JSON.parse(text) as { data: object };
  const content = floor === 'bare' ? text : JSON.stringify({ query, data });
  return beside(bench, what, { url, headers, body }, { kind: floor, content, mark });
}

/** Measures in turns with a floor of the same answer. */
async function beside(
  { folder }: Bench,
  what: string,
  subject: Pick<Load, 'url' | 'headers' | 'body'>,
  { kind, content, mark }: { kind: 'bare' | 'compiled'; content: string; mark: number },
): Promise<Row> {
  const file = path.join(folder, 'floor.json');
  writeFileSync(file, content);
  const floor = await startFloor(file, kind);
  try {
    const load = { ...subject, connections: READERS, seconds: SECONDS };
    return await inTurns(
      what,
      () => measure(load),
      () => measure({ ...load, url: floor.url }),
      mark,
    );
  } finally {
    await floor.stop();
  }
}
