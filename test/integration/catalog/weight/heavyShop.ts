import { storePicture } from '../../../../server/catalog/pictures/pictures';
import { heavyPictures, smallPicture } from '../../../support/data/pictures';
import { type TestShop, startShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';

jest.setTimeout(120_000);

/** What an answer with inline pictures may weigh. */
export const MOST = 2_000_000;
/** As many bytes as a list's copy of a picture can have. */
const MOST_OF_COPY = 11_980;

export let shop: TestShop;
export let guest: ShopClient;
/** Sixty pictures of 600 KB, by their hashes. */
export let pictures: string[];
/** A picture whose copy is as heavy as can be. */
export let heaviestCopy: string;

/** A shop with sixty products, `heavy`, that have a picture of 600 KB each. */
beforeAll(async () => {
  shop = await startShop({ demo: true });
  guest = shop.guest();
  pictures = [];
  for (const bytes of await heavyPictures(60)) pictures.push(await storePicture(shop.db, bytes));
  heaviestCopy = await storePicture(shop.db, await smallPicture(MOST_OF_COPY));
  await shop.db.query(
    `WITH made AS (INSERT INTO category (name, slug, description) VALUES ('Heavy', 'heavy', 'Large pictures') RETURNING id)
     INSERT INTO product (category_id, name, description, customer_price, business_price, picture_hash)
     SELECT made.id, 'Heavy product ' || n, 'With a picture of 600 KB', 1000 + n, 900 + n, hash
     FROM made, unnest($1::text[]) WITH ORDINALITY AS p(hash, n) ORDER BY n`,
    [pictures],
  );
});

afterAll(() => shop.stop());

/** Adds products whose copies are as heavy as can be. */
export async function addProducts(count: number, description = 'As described'): Promise<void> {
  await shop.db.query(
    `INSERT INTO product (category_id, name, description, customer_price, business_price, picture_hash)
     SELECT (SELECT id FROM category WHERE slug = 'heavy'), 'More ' || n, $2, 1000, 900, $3 FROM generate_series(1, $1::integer) AS n`,
    [count, description, heaviestCopy],
  );
}

/** The ids of every product that is shown, in the order they were made. */
export async function everyId(): Promise<number[]> {
  const rows = await shop.db.query<{ id: number }[]>('SELECT id FROM product WHERE deleted_at IS NULL ORDER BY id');
  return rows.map(({ id }) => id);
}
