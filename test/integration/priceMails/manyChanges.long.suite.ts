import { idOf } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import { tellAll, toldBy } from './told';

jest.setTimeout(120_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await shop.db.query('INSERT INTO price_mail_setting (user_id) VALUES ($1)', [await idOf(shop.db, 'business-cash')]);
  await shop.db.query('DELETE FROM price_plan');
  await tellAll(shop.db);
});
afterAll(() => shop?.stop());

test('the more prices were changed, the fewer businesses are told in one transaction', async () => {
  const ids = await shop.db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, business_price)
     SELECT (SELECT min(id) FROM category), 'Often ' || n, 'x', 100 FROM generate_series(1, 2000) AS n RETURNING id`,
  );
  await tellAll(shop.db);
  const all = ids.map(({ id }) => id);
  const mails = await toldBy(shop.db, async () => {
    for (let k = 1; k <= 30; k += 1) {
      await shop.db.query('UPDATE product SET business_price = $1 WHERE id = ANY($2::integer[])', [
        `${100 + k}.00`,
        all,
      ]);
    }
  });
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('2,000 of your prices changed'));
  const [parts] = await shop.db.query<[{ count: number }]>(
    `SELECT count(DISTINCT xmin::text)::integer AS count FROM (SELECT xmin FROM price_notice ORDER BY id DESC LIMIT 2) AS newest`,
  );
  expect(parts.count).toBe(2);
});
