import { idOf, makeProduct } from '../../support/data/orderBodies';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { insertPlan, stateOf, type PlannedRow } from '../plans/planRows';
import { lastMail, mailsAfter, tableOf, tellAll, toldBy } from './told';

const HOURS = 3_600_000;

let shop: TestShop;
let admin: ShopClient;
let cafe: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  cafe = await idOf(shop.db, 'business');
  await shop.db.query('DELETE FROM price_plan');
  await tellAll(shop.db);
});
afterAll(() => shop.stop());

const told = (work: () => Promise<unknown>) => toldBy(shop.db, work);
const product = async (name: string) => {
  const id = await makeProduct(shop.db, { name, customerPrice: '1000.00', businessPrice: '800.00' });
  await tellAll(shop.db);
  return id;
};
const businessPrice = (productId: number, value: string): PlannedRow => ({ kind: 'business_price', productId, value });
const plan = async (hours: number, rows: PlannedRow[], reason?: string) =>
  (await insertPlan(shop.db, hours * HOURS, rows, reason)).id;
const atOf = (hours: number) => new Date(Date.now() + hours * HOURS).toISOString().slice(0, 16) + 'Z';
const change = (id: number, body: Record<string, unknown>) =>
  admin.graphql('mutation ($id: Int!, $input: PricePlanInput!) { changePricePlan(id: $id, input: $input) { id } }', {
    id,
    input: body,
  });
const withdraw = (id: number) => admin.graphql('mutation ($id: Int!) { withdrawPricePlan(id: $id) { state } }', { id });
/** Its instant comes now. */
async function come(id: number): Promise<void> {
  await shop.db.query('UPDATE price_plan_item SET at = clock_timestamp() WHERE plan_id = $1', [id]);
  await shop.db.query('UPDATE price_plan SET at = clock_timestamp() WHERE id = $1', [id]);
  await eventually('the plan is applied', async () => (await stateOf(shop.db, id)) !== 'planned');
}

test('a plan is told a day ahead, once, and not again when it comes', async () => {
  const jam = await product('Planned jam');
  let id = 0;
  expect(await told(async () => (id = await plan(30, [businessPrice(jam, '900.00')], 'Glass is dearer')))).toEqual([]);
  const mails = await told(() =>
    shop.db.query(`UPDATE price_plan SET at = at - interval '8 hours' WHERE id = $1`, [id]),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toMatch(/^one of your prices will change on \d+ \w+ \d{4}, \d\d:\d\d$/);
  expect(tableOf(mails[0]!)).toEqual([['Planned jam', 'LBP 720', 'LBP 810']]);
  expect(mails[0]!.text).toContain('Reason: “Glass is dearer”');
  expect(await told(() => Promise.resolve())).toEqual([]);
  expect(await told(() => come(id))).toEqual([]);
});

test('a plan that is made less than a day ahead is told at once, and what comes too soon for that when it has come', async () => {
  const jam = await product('Soon');
  const mails = await told(() => plan(2, [businessPrice(jam, '900.00')]));
  expect(mails.map(tableOf)).toEqual([[['Soon', 'LBP 720', 'LBP 810']]]);
  expect(mails[0]!.text).toMatch(/^One of your prices will change\. The new one holds from /);
  const late = await product('Late');
  const last = await lastMail(shop.db);
  await come(await plan(1, [businessPrice(late, '900.00')]));
  await tellAll(shop.db);
  const [mail, ...others] = await mailsAfter(shop.db, last);
  expect(others).toEqual([]);
  expect([mail!.subject, tableOf(mail!)]).toEqual(['one of your prices changed', [['Late', 'LBP 720', 'LBP 810']]]);
});

test('what was told and is planned otherwise is told with both prices; what stays as told is not', async () => {
  const [one, two] = [await product('Moved one'), await product('Moved two')];
  const id = await plan(20, [businessPrice(one, '900.00'), businessPrice(two, '700.00')]);
  expect(await told(() => Promise.resolve())).toHaveLength(1);
  const planned = (productId: number, value: string) => ({ kind: 'BUSINESS_PRICE', productId, value });
  const [{ at }] = await shop.db.query<[{ at: Date }]>('SELECT at FROM price_plan WHERE id = $1', [id]);
  const [mail, ...others] = await told(async () => {
    const { errors } = await change(id, {
      at: at.toISOString(),
      changes: [planned(one, '1000.00'), planned(two, '700.00')],
    });
    expect(errors).toEqual([]);
  });
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('what we told you of your prices has changed');
  expect(tableOf(mail!)).toEqual([['Moved one', 'LBP 810', 'LBP 900']]);
  // Only the reason is another one.
  expect(await told(() => change(id, { at: at.toISOString(), reason: 'Why not' }))).toEqual([]);
  expect(await told(() => come(id))).toEqual([]);
});

test('a plan that is put off is told at once with the new day, and not a second time a day before it', async () => {
  const jam = await product('Put off');
  const id = await plan(20, [businessPrice(jam, '900.00')]);
  expect(await told(() => Promise.resolve())).toHaveLength(1);
  const [mail] = await told(() => change(id, { at: atOf(72) }));
  expect(mail!.text).toMatch(/^We told you of prices from .* on\. They come from .* on instead, as follows\./);
  expect(tableOf(mail!)).toEqual([['Put off', 'LBP 720', 'LBP 810']]);
  const later = await told(async () => {
    // As if sixty hours had gone by.
    await shop.db.query(`UPDATE price_notice SET at = at - interval '60 hours' WHERE plan_id = $1`, [id]);
    await shop.db.query(`UPDATE price_plan SET at = at - interval '60 hours' WHERE id = $1`, [id]);
  });
  expect(later).toEqual([]);
});

test('a plan that is withdrawn, or fails, after it was told is taken back by mail; before, nobody hears of it', async () => {
  const jam = await product('Withdrawn');
  const id = await plan(20, [businessPrice(jam, '900.00')]);
  expect(await told(() => Promise.resolve())).toHaveLength(1);
  const [mail, ...others] = await told(() => withdraw(id));
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('the change of prices that we told you of does not come');
  expect(tableOf(mail!)).toEqual([['Withdrawn', 'LBP 810', 'LBP 720']]);
  expect(await told(async () => withdraw(await plan(20, [businessPrice(jam, '900.00')])))).toEqual([]);
  const failing = await plan(20, [businessPrice(jam, '900.00')]);
  expect(await told(() => Promise.resolve())).toHaveLength(1);
  const [failed] = await told(async () => {
    await shop.db.query('ALTER TABLE product ADD CONSTRAINT not_so_dear CHECK (business_price < 900) NOT VALID');
    await come(failing);
    await shop.db.query('ALTER TABLE product DROP CONSTRAINT not_so_dear');
  });
  expect(tableOf(failed!)).toEqual([['Withdrawn', 'LBP 810', 'LBP 720']]);
});

test('what comes out otherwise than it was told, since terms changed in between, is told when it has come', async () => {
  const jam = await product('Between');
  const id = await plan(20, [businessPrice(jam, '900.00')]);
  expect(await told(() => Promise.resolve())).toHaveLength(1);
  await told(() => shop.db.query('UPDATE users SET business_discount = 20 WHERE id = $1', [cafe]));
  const mails = await told(() => come(id));
  // 810 was told; now it is 900 less a fifth.
  expect(mails.map(tableOf)).toEqual([[['Between', 'LBP 810', 'LBP 720']]]);
  await told(() => shop.db.query('UPDATE users SET business_discount = 10 WHERE id = $1', [cafe]));
});

test('a price that is set back as soon as its plan has come is told, since the plan was', async () => {
  const jam = await product('Set back');
  const id = await plan(20, [businessPrice(jam, '900.00')]);
  expect(await told(() => Promise.resolve())).toHaveLength(1);
  const mails = await told(async () => {
    await come(id);
    await shop.db.query('UPDATE product SET business_price = 800 WHERE id = $1', [jam]);
  });
  expect(mails.map(tableOf)).toEqual([[['Set back', 'LBP 810', 'LBP 720']]]);
});

test('whoever pays nothing differently by a plan is told nothing of it', async () => {
  const jam = await product('For customers');
  expect(await told(() => plan(5, [{ kind: 'customer_price', productId: jam, value: '1.00' }]))).toEqual([]);
});
