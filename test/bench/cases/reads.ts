import { measure } from '../load';
import { inTurns, type Row } from '../rows';
import { listPath, read, READERS, SECONDS, signIn, withShop, type Case } from './bench';

/** Lists that are in the cache. */
export const warmReads: Case = (bench) =>
  withShop(bench, { cache: true }, async (shop) => {
    const list = shop.url + listPath();
    const cookie = await signIn(shop);
    return [
      await read(bench, 'guest category list of 50, GraphQL', list, {}, 0.8),
      await read(bench, 'the same as an individual-mode business, warm', list, { cookie }, 0.65),
      await read(bench, '/api/products/fast as a guest', `${shop.url}/api/products/fast`, {}, null),
    ];
  });

/** The list in Arabic, in turns with the same in English. */
export const arabic: Case = async (bench) => [
  ...(await withShop(bench, { cache: true }, (shop) =>
    besideEnglish(shop.url, 'guest category list of 50 in Arabic', 0.95),
  )),
  ...(await withShop(bench, { cache: false }, (shop) => besideEnglish(shop.url, 'the same, nothing cached', null))),
];

async function besideEnglish(url: string, what: string, mark: number | null): Promise<Row[]> {
  const load = (language: string) => () =>
    measure({
      url: url + listPath(),
      connections: READERS,
      seconds: SECONDS,
      headers: { 'accept-language': language },
    });
  return [await inTurns(what, load('ar'), load('en'), mark)];
}

/** Lists while nothing is cached. */
export const coldReads: Case = (bench) =>
  withShop(bench, { cache: false }, async (shop) => {
    const list = shop.url + listPath();
    return [
      await read(bench, 'guest category list of 50, nothing cached', list, {}, null),
      await read(
        bench,
        'the same as an individual-mode business, nothing cached',
        list,
        { cookie: await signIn(shop) },
        null,
      ),
    ];
  });
