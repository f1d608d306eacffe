import { tellDue } from '../../../server/priceMails/tellDue';
import { openShopDatabase } from '../../../server/database';
import { makeProduct } from '../../support/data/orderBodies';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { parseMessage } from '../mail/mails';
import { rested, tellAll } from './told';

const BUSINESSES = 65;

let shop: TestShop;
let smtp: SmtpServer;
let jam: number;

beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://shop.example' } });
  await shop.db.query('DELETE FROM price_plan');
  jam = await makeProduct(shop.db, { name: 'Told jam', businessPrice: '100.00' });
  await shop.db.query(
    `WITH made AS (INSERT INTO users (username, email, password_hash, role, business_approved, business_discount)
       SELECT 'told-' || n, 'told-' || n || '@shops.example', 'x', 'business', true, 0 FROM generate_series(1, $1::integer) AS n
       RETURNING id)
     INSERT INTO price_mail_setting (user_id) SELECT id FROM made`,
    [BUSINESSES - 1],
  );
  await tellAll(shop.db);
});
afterAll(async () => {
  await shop.stop();
  await smtp.stop();
});
beforeEach(() => void (smtp.mails.length = 0));

const setPrice = (amount: string) =>
  shop.db.query('UPDATE product SET business_price = $1 WHERE id = $2', [amount, jam]);

async function queued(): Promise<number> {
  const [row] = await shop.db.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM outgoing_mail WHERE kind = 'price_change'`,
  );
  return row.count;
}

test('the shop sends each business its mail by itself, by SMTP', async () => {
  await setPrice('110.00');
  await rested(shop.db);
  await eventually('all mails came', () => smtp.mails.length === BUSINESSES);
  expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(BUSINESSES);
  const { headers, text, html } = parseMessage(smtp.mails.find(({ to }) => to[0] === 'told-1@shops.example')!.data);
  expect(headers.subject).toEqual(['Bustan: one of your prices changed']);
  expect(text).toContain('Told jam\n  Before: LBP 100\n  Now: LBP 110');
  expect(html).toContain('href="https://shop.example/business/portal"');
});

test('a mail calls products and sizes as its reader does, and by their English names where no others are known', async () => {
  await shop.db.query(`UPDATE users SET language = 'ar' WHERE username = 'told-1'`);
  await shop.db.query(`UPDATE users SET language = 'fr' WHERE username = 'told-2'`);
  await shop.db.query(
    `UPDATE product SET translations = '{"ar": {"name": "مربى"}}', business_price = '120.00' WHERE id = $1`,
    [jam],
  );
  await rested(shop.db);
  await eventually('all mails came', () => smtp.mails.length === BUSINESSES);
  const textTo = (name: string) =>
    parseMessage(smtp.mails.find(({ to }) => to[0] === `${name}@shops.example`)!.data).text;
  expect(textTo('told-1')).toContain('مربى');
  expect(textTo('told-1')).not.toContain('Told jam');
  expect(textTo('told-2')).toContain('Told jam');
  expect(textTo('told-3')).toContain('Told jam');
});

test('processes that tell at the same moment tell everybody once', async () => {
  const before = await queued();
  const others = await Promise.all([1, 2, 3].map(() => openShopDatabase(shop.databaseUrl, { poolSize: 2 })));
  try {
    for (let round = 1; round <= 5; round += 1) {
      await setPrice(`${200 + round}.00`);
      await rested(shop.db);
      await Promise.all([shop.db, ...others, ...others].map((db) => tellDue(db)));
      await tellAll(shop.db);
      expect(await queued()).toBe(before + round * BUSINESSES);
    }
  } finally {
    await Promise.all(others.map((db) => db.destroy()));
  }
});

test('one that is stopped in the middle leaves the rest to another, and nobody is told twice', async () => {
  const before = await queued();
  // Its mails of the third part cannot be written, as if it had been killed there.
  await shop.db.query(`CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.to_address = 'told-50@shops.example' THEN RAISE EXCEPTION 'stopped'; END IF;
      RETURN NEW;
    END $$`);
  await shop.db.query(
    'CREATE TRIGGER stop_here BEFORE INSERT ON outgoing_mail FOR EACH ROW EXECUTE FUNCTION stop_here()',
  );
  await setPrice('300.00');
  await rested(shop.db);
  await eventually('it was stopped', async () => {
    await tellDue(shop.db).catch((error: Error) => expect(error.message).toContain('stopped'));
    return (await queued()) === before + 40;
  });
  await setPrice('400.00');
  await shop.db.query('DROP TRIGGER stop_here ON outgoing_mail');
  await shop.db.query('DROP FUNCTION stop_here()');
  await tellAll(shop.db);
  expect(await queued()).toBe(before + 2 * BUSINESSES);
  const prices = await shop.db.query<{ before: string; after: string; count: number }[]>(
    `SELECT shown->0->>'before' AS before, shown->0->>'after' AS after, count(*)::integer AS count FROM price_notice
     WHERE shown->0->>'name' = 'Told jam' AND shown->0->>'after' IN ('300.00', '400.00') GROUP BY 1, 2 ORDER BY 2`,
  );
  expect(prices).toEqual([
    { before: '205.00', after: '300.00', count: BUSINESSES - 1 },
    { before: '300.00', after: '400.00', count: BUSINESSES - 1 },
  ]);
});
