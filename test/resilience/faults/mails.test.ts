import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openShopDatabase } from '../../../server/database';
import { JOB_TERMS, JobTask } from '../../../server/jobs/jobTask';
import { confirmedOrders, makeDue, type Mails } from '../../integration/mail/mails';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { guestAddress, guestBody, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { buildShop, eventually, type BuiltShop, type ShopProcess } from '../../support/processes';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { FaultProxy } from '../../support/network/faultProxy';
import { addRow, printTable } from './faultTable';

jest.setTimeout(600_000);

const MAILS = 10;
/** Tries of a mail within a day; the last of all comes after it. */
const TRIES_OF_A_DAY = JOB_TERMS[JobTask.SEND_MAIL].attempts - 2;

let built: BuiltShop;
let mails: Mails;
let database: FreshDatabase;
let folder: string;
let smtp: SmtpServer;
/** Before the mail server: it can be gone, or slow. */
let proxy: FaultProxy;
let shop: ShopProcess;
let productId: number;

beforeAll(async () => {
  built = await buildShop();
  smtp = await startSmtp();
  database = await freshDatabase('demo');
  folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-faults-'));
  mails = { db: await openShopDatabase(database.url, { poolSize: 2 }) };
  const [row] = await mails.db.query<{ id: number }[]>(
    `SELECT id FROM product WHERE in_stock AND customer_price IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT 1`,
  );
  productId = row!.id;
  proxy = new FaultProxy(new URL(smtp.url));
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, SMTP_URL: await proxy.start(), WORKERS: '1' };
  shop = await built.start(env);
});
beforeEach(() => {
  proxy.set({ kind: 'none' });
  smtp.setBehaviour('accepts');
  smtp.mails.length = 0;
});
afterAll(async () => {
  await built.endAll();
  await mails.db.destroy();
  await database.drop();
  proxy.stop();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
  printTable();
});

/** Places orders, which all are answered whatever becomes of their mails. @returns their numbers */
async function place(count = MAILS): Promise<number[]> {
  const orders: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const deliveryAddress = guestAddress({ email: `${newKey()}@guests.example` });
    const body = guestBody([{ productId, quantity: 1 }], { deliveryAddress });
    const { status, order } = await placeBy('REST', 'guest', shop.guest(), body);
    expect(status).toBe(201);
    orders.push(order!.id as number);
  }
  return orders;
}

type Row = { id: number; mail: number; status: string; attempts: number };
const rowsOf = (orders: number[]) =>
  mails.db.query<Row[]>(
    `SELECT order_id AS id, id AS mail, status, attempts FROM outgoing_mail WHERE order_id = ANY($1) ORDER BY order_id`,
    [orders],
  );

/** Makes these mails due now, and no other, so that none has more tries than the others. */
async function makeThoseDue(ids: number[]): Promise<void> {
  await mails.db.query(
    `UPDATE outgoing_mail SET next_attempt_at = now() WHERE id = ANY($1) AND last_error IS NOT NULL AND next_attempt_at > now()`,
    [ids],
  );
  await mails.db.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs
     WHERE key = ANY(SELECT 'send_mail:' || id FROM unnest($1::integer[]) AS id) AND locked_at IS NULL
       AND run_at > now() HAVING count(*) > 0`,
    [ids],
  );
  await mails.db.query(`SELECT pg_notify('jobs:insert', '{"count": 8}')`);
}

/** Makes what waits due again and again until all are sent, and looks what has come. */
async function expectAllSent(fault: string, orders: number[]): Promise<Row[]> {
  const at = performance.now();
  await eventually('all mails are sent', async () => {
    await makeDue(mails);
    return (await rowsOf(orders)).every(({ status }) => status === 'sent');
  });
  const rows = await rowsOf(orders);
  const came = confirmedOrders(smtp);
  const timesOf = (id: number) => came.filter((each) => each === id).length;
  const there = orders.filter((id) => timesOf(id) > 0).length;
  const doubled = rows.filter(({ id, attempts }) => timesOf(id) > attempts).length;
  const seconds = (performance.now() - at) / 1_000;
  addRow({ fault, answered: orders.length, there, lost: orders.length - there, doubled, seconds });
  expect(rows).toHaveLength(orders.length);
  expect({ there, doubled }).toEqual({ there: orders.length, doubled: 0 });
  return rows;
}

test('the mail server is gone for a day', async () => {
  proxy.set({ kind: 'gone' });
  const orders = await place();
  for (let tries = 1; tries <= TRIES_OF_A_DAY; tries += 1) {
    await eventually(`each was tried ${tries} times`, async () => {
      const waiting = (await rowsOf(orders)).filter(({ attempts }) => attempts < tries);
      if (waiting.length > 0) await makeThoseDue(waiting.map(({ mail }) => mail));
      return waiting.length === 0;
    });
  }
  expect((await rowsOf(orders)).every(({ status }) => status === 'queued')).toBe(true);
  expect((await shop.guest().rest('GET', '/readyz')).status).toBe(200);
  proxy.set({ kind: 'none' });
  await expectAllSent('mail server gone for a day', orders);
  // Nothing came while it was gone: each comes once.
  expect(confirmedOrders(smtp)).toHaveLength(orders.length);
});

test('the mail server is slow: orders do not wait for it', async () => {
  proxy.set({ kind: 'late', ms: 200 });
  const orders = await place();
  await expectAllSent('mail server slow', orders);
  expect(confirmedOrders(smtp)).toHaveLength(orders.length);
});

test('the mail server looks through a mail for longer than half a minute before it takes it', async () => {
  smtp.setBehaviour('stalls');
  const begun = smtp.begun();
  const orders = await place(1);
  await eventually('the mail is on its way', () => smtp.begun() > begun);
  await delay(45_000);
  smtp.setBehaviour('accepts');
  const [row] = await expectAllSent('mail server takes 45 s for a mail', orders);
  expect([row!.attempts, smtp.begun() - begun]).toEqual([1, 1]);
});

test('a mail server that never comes to an end is left before the next try begins', async () => {
  smtp.setBehaviour('dribbles');
  const orders = await place(1);
  await eventually('the mail is on its way', () => smtp.connections() === 1);
  await delay(90_000);
  expect([smtp.connections(), await rowsOf(orders)]).toEqual([1, [expect.objectContaining({ attempts: 1 })]]);
  smtp.setBehaviour('accepts');
  await eventually('it was left', () => smtp.connections() === 0);
  await expectAllSent('mail server never ends its answer', orders);
  expect(confirmedOrders(smtp)).toEqual(orders);
});

test('the mail server takes half, and ends the connection of the others', async () => {
  const orders = await place(2 * MAILS);
  const turns = ['hangsUp', 'accepts', 'refuses', 'accepts'] as const;
  let turn = 0;
  let begun = smtp.begun();
  const changing = setInterval(() => {
    if (smtp.begun() === begun) return;
    begun = smtp.begun();
    smtp.setBehaviour(turns[(turn += 1) % turns.length]!);
  }, 1);
  try {
    await expectAllSent('mail server taking half', orders);
  } finally {
    clearInterval(changing);
  }
});

test('what the mail server took, and could not say so, comes again no more often than it was tried', async () => {
  const orders = await place(1);
  smtp.setBehaviour('stalls');
  const before = smtp.begun();
  await makeDue(mails);
  await eventually('the mail is on its way', () => smtp.begun() > before || smtp.mails.length > 0);
  proxy.cut();
  smtp.setBehaviour('accepts');
  await expectAllSent('mail taken, answer lost', orders);
  const ids = smtp.mails.map(({ data }) => /Message-ID: (\S+)/i.exec(data)?.[1]);
  expect(new Set(ids).size).toBe(1);
});
