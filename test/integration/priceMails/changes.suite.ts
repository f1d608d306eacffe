import { idOf, makeProduct } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import { tableOf, tellAll, toldBy } from './told';

let shop: TestShop;
let cafe: number;
let hotel: number;

beforeAll(async () => {
  shop = await startShop();
  cafe = await idOf(shop.db, 'business');
  hotel = await idOf(shop.db, 'business-cash');
  await shop.db.query('DELETE FROM price_plan');
  await tellAll(shop.db);
});
afterAll(() => shop.stop());

const told = (work: () => Promise<unknown>) => toldBy(shop.db, work);
const product = async (name: string, more = {}) => {
  const id = await makeProduct(shop.db, { name, customerPrice: '1000.00', businessPrice: '800.00', ...more });
  await tellAll(shop.db);
  return id;
};
const setPrice = (column: string, amount: string | null, ids: number[]) =>
  shop.db.query(`UPDATE product SET ${column} = $1 WHERE id = ANY($2::integer[])`, [amount, ids]);
const CAFE = 'business@bustan.example';

test('forty changes in a row are one mail, at the prices that this business pays', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 4; n += 1) ids.push(await product(`Jam ${n}`));
  const mails = await told(async () => {
    for (let cents = 1; cents <= 10; cents += 1) {
      for (const id of ids) await setPrice('business_price', `${900 + cents * 10}.00`, [id]);
    }
  });
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[CAFE, '4 of your prices changed']]);
  // Ten per cent off the business prices.
  expect(tableOf(mails[0]!)).toEqual(ids.map((_, n) => [`Jam ${n}`, 'LBP 720', 'LBP 900']));
  expect(mails[0]!.text).toContain('Jam 0\n  Before: LBP 720\n  Now: LBP 900\n');
});

test('a mail of one price begins like a sentence', async () => {
  const jam = await product('Single jam');
  const [mail] = await told(() => setPrice('business_price', '900.00', [jam]));
  expect(mail!.subject).toBe('one of your prices changed');
  expect(mail!.text).toMatch(/^One of your prices changed. The new one holds since \d+ \w+ \d{4}, \d\d:\d\d\.\n/);
});

test('nothing is told of what came out the same, of customer prices it does not pay, of what is new or hidden, nor to who did not ask', async () => {
  const jam = await product('Fig jam');
  const hidden = await product('Hidden jam');
  expect(
    await told(async () => {
      await setPrice('business_price', '700.00', [jam]);
      await setPrice('business_price', '800.00', [jam]);
      await setPrice('customer_price', '2000.00', [jam]);
      await makeProduct(shop.db, { name: 'New jam', customerPrice: '5.00' });
      await shop.db.query('UPDATE product SET business_price = 1, deleted_at = now() WHERE id = $1', [hidden]);
      await shop.db.query(
        'INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, $3, 1)',
        [hotel, jam, ''],
      );
    }),
  ).toEqual([]);
});

test('changed terms are told as the prices that come of them, and a mail holds the first hundred', async () => {
  const [count] = await shop.db.query<[{ priced: number }]>(
    `SELECT count(*)::integer AS priced FROM product p LEFT JOIN product_variant v ON v.product_id = p.id
     WHERE p.deleted_at IS NULL AND coalesce(v.business_price, p.business_price, v.customer_price, p.customer_price, p.price) > 0`,
  );
  const [mail, ...others] = await told(() =>
    shop.db.query('UPDATE users SET business_discount = 20 WHERE id = $1', [cafe]),
  );
  expect(others).toEqual([]);
  expect(mail!.subject).toBe(`${count.priced} of your prices changed`);
  expect(tableOf(mail!)).toHaveLength(Math.min(count.priced, 100));
  await told(() => shop.db.query('UPDATE users SET business_discount = 10 WHERE id = $1', [cafe]));
});

test('of a thousand prices the first hundred are shown, with where the others are', async () => {
  const ids = await shop.db.query<{ id: number }[]>(
    `INSERT INTO product (category_id, name, description, business_price)
     SELECT (SELECT min(id) FROM category), 'Many ' || n, 'x', 100 FROM generate_series(1, 1000) AS n RETURNING id`,
  );
  await tellAll(shop.db);
  const mails = await told(() =>
    setPrice(
      'business_price',
      '200.00',
      ids.map(({ id }) => id),
    ),
  );
  expect(mails).toHaveLength(1);
  expect(tableOf(mails[0]!)).toHaveLength(100);
  expect(mails[0]!.text).toContain('And 900 more: you see all of your prices in your portal.');
  expect(mails[0]!.text).toContain('https://shop.example/business/portal');
  expect(Buffer.byteLength(mails[0]!.html)).toBeLessThan(60_000);
  await shop.db.query('UPDATE product SET deleted_at = now() WHERE id = ANY($1::integer[])', [ids.map(({ id }) => id)]);
  await tellAll(shop.db);
});

test('the reason is told where it concerns what is told, and names are text, in every direction', async () => {
  const [jam, other] = [await product('<b>Rose & "co"</b> مربى'), await product('Other')];
  const write = (id: number, amount: string, reason: string) =>
    shop.db.transaction(async (tx) => {
      await tx.query(`SELECT set_config('bustan.via', 'back office', true), set_config('bustan.reason', $1, true)`, [
        reason,
      ]);
      await tx.query('UPDATE product SET business_price = $1 WHERE id = $2', [amount, id]);
    });
  const [mail] = await told(async () => {
    await write(jam, '810.05', 'Sugar <costs> more');
    await write(other, '900.00', 'taken back');
    await write(other, '800.00', 'Nothing to see');
  });
  expect(tableOf(mail!)).toEqual([['&lt;b&gt;Rose &amp; &quot;co&quot;&lt;/b&gt; مربى', 'LBP 720', 'LBP 729']]);
  expect(mail!.text).toContain('Reason: “Sugar <costs> more”');
  expect(mail!.html).toContain('Reason: “Sugar &lt;costs&gt; more”');
  expect(mail!.html).toContain('dir="auto"');
  expect(mail!.text).not.toMatch(/taken back|Nothing to see/);
});

test('prices that differ behind the point alone are shown with it, and none is "Price TBD"', async () => {
  const [jam, gone] = [await product('Cents', { businessPrice: '10.00' }), await product('Gone')];
  const [mail] = await told(async () => {
    await setPrice('business_price', '10.10', [jam]);
    await setPrice('business_price', '0.00', [gone]);
  });
  expect(tableOf(mail!)).toEqual([
    ['Cents', 'LBP 9.00', 'LBP 9.09'],
    ['Gone', 'LBP 720', 'Price TBD'],
  ]);
});

test('sizes are told each, and what was agreed with another business is nobody else’s', async () => {
  const jam = await product('Sized', { variants: { Small: { business: '100.00' }, Large: { business: '200.00' } } });
  await shop.db.query('INSERT INTO price_mail_setting (user_id) VALUES ($1)', [hotel]);
  const mails = await told(async () => {
    await shop.db.query(`UPDATE product_variant SET business_price = 300 WHERE product_id = $1 AND name = 'Large'`, [
      jam,
    ]);
    await shop.db.query(
      `INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, 'Small', 42)`,
      [hotel, jam],
    );
  });
  expect(mails.map((mail) => [mail.to, tableOf(mail)])).toEqual([
    [CAFE, [['Sized (Large)', 'LBP 180', 'LBP 270']]],
    [
      'business-cash@bustan.example',
      [
        ['Sized (Small)', 'LBP 100', 'LBP 42'],
        ['Sized (Large)', 'LBP 200', 'LBP 300'],
      ],
    ],
  ]);
  await shop.db.query('DELETE FROM price_mail_setting WHERE user_id = $1', [hotel]);
});

test('a business without an address for mails, a deactivated one and whoever is none get no mail, and nothing waits', async () => {
  const jam = await product('Unmailed');
  const employee = await idOf(shop.db, 'employee');
  const customer = await idOf(shop.db, 'customer');
  await shop.db.query('INSERT INTO price_mail_setting (user_id) VALUES ($1), ($2), ($3)', [hotel, employee, customer]);
  await shop.db.query('UPDATE users SET active = false WHERE id = $1', [hotel]);
  await shop.db.query(`UPDATE users SET email = '' WHERE id = $1`, [cafe]);
  expect(await told(() => setPrice('business_price', '1.00', [jam]))).toEqual([]);
  await shop.db.query(`UPDATE users SET email = 'business@bustan.example' WHERE id = $1`, [cafe]);
  await shop.db.query('UPDATE users SET active = true WHERE id = $1', [hotel]);
  await shop.db.query('DELETE FROM price_mail_setting WHERE user_id <> $1', [cafe]);
  await tellAll(shop.db);
});

test('each business is told since when its own new prices hold, whatever was changed of others later', async () => {
  const [jam, other, elsewhere] = [await product('Dated'), await product('Dated too'), await product('Elsewhere')];
  const agree = (productId: number, price: string) =>
    shop.db.query(`INSERT INTO individual_price (user_id, product_id, variant, custom_price) VALUES ($1, $2, '', $3)`, [
      hotel,
      productId,
      price,
    ]);
  await agree(jam, '600.00');
  await shop.db.query('INSERT INTO price_mail_setting (user_id) VALUES ($1)', [hotel]);
  await tellAll(shop.db);
  const mails = await told(async () => {
    await setPrice('business_price', '900.00', [jam]);
    await agree(other, '500.00');
    await setPrice('customer_price', '1500.00', [elsewhere]);
  });
  expect(mails.map((mail) => [mail.to, tableOf(mail)])).toEqual([
    [CAFE, [['Dated', 'LBP 720', 'LBP 810']]],
    ['business-cash@bustan.example', [['Dated too', 'LBP 800', 'LBP 500']]],
  ]);
  const rows = (sql: string) => shop.db.query<{ at: Date }[]>(sql);
  const sets = await rows(
    'SELECT at FROM (SELECT id, at FROM price_change_set ORDER BY id DESC LIMIT 3) s ORDER BY id',
  );
  const notices = await rows('SELECT at FROM (SELECT id, at FROM price_notice ORDER BY id DESC LIMIT 2) n ORDER BY id');
  expect(notices).toEqual(sets.slice(0, 2));
  await shop.db.query('DELETE FROM price_mail_setting WHERE user_id = $1', [hotel]);
  await shop.db.query('DELETE FROM individual_price WHERE user_id = $1 AND product_id = ANY($2::integer[])', [
    hotel,
    [jam, other],
  ]);
  await tellAll(shop.db);
});
