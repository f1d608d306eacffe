import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openShopDatabase } from '../../../server/database';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { buildShop, eventually, type BuiltShop } from '../../support/processes';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { confirmedOrders, makeDue, untilMail, type Mails } from '../../integration/mail/mails';

let built: BuiltShop;
// Without a server of its own in this process, which would send its share of the mails elsewhere.
let shop: Mails;
let database: FreshDatabase;
let dataDir: string;
let smtp: SmtpServer;
let juice: number;

beforeAll(async () => {
  built = await buildShop();
  smtp = await startSmtp();
  database = await freshDatabase('demo');
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-mail-'));
  shop = { db: await openShopDatabase(database.url, { poolSize: 2 }) };
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});

afterAll(async () => {
  await built.endAll();
  await shop.db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  await smtp.stop();
});

const env = () => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: smtp.url });

test('what a killed process had queued and half sent, the next one sends', async () => {
  smtp.setBehaviour('stalls');
  const first = await built.start(env());
  const ids = [1, 2, 3].map(() => newKey());
  const orders: number[] = [];
  for (const key of ids) {
    const { order } = await placeBy(
      'REST',
      'guest',
      first.guest(),
      guestBody([{ productId: juice, quantity: 1 }]),
      key,
    );
    orders.push(order!.id as number);
  }
  await eventually('a mail is being sent', () => smtp.begun() > 0);
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  // The killed process's own mail comes again when its lease has ended.
  await makeDue(shop);
  smtp.setBehaviour('accepts');
  smtp.mails.length = 0;
  const second = await built.start(env());
  for (const id of orders) await untilMail(shop, id, { status: 'sent' });
  const sent = confirmedOrders(smtp);
  expect(sent.sort((a, b) => a - b)).toEqual(orders);
  expect(await second.end('SIGTERM')).toBe(0);
});

test('two that share the work send every mail once', async () => {
  smtp.setBehaviour('accepts');
  smtp.mails.length = 0;
  const processes = await Promise.all([built.start(env()), built.start(env())]);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      placeBy(
        'REST',
        'guest',
        processes[index % 2]!.guest(),
        guestBody([{ productId: juice, quantity: 1 }], { guestEmail: `guest-${index}@guests.example` }),
      ),
    ),
  );
  const ids = answers.map(({ order }) => Number(order?.id)).sort((a, b) => a - b);
  for (const id of ids) await untilMail(shop, id, { status: 'sent', attempts: 1 });
  const sent = confirmedOrders(smtp);
  expect(sent.sort((a, b) => a - b)).toEqual(ids);
  expect(await Promise.all(processes.map((each) => each.end('SIGTERM')))).toEqual([0, 0]);
});

test('a mail server that does not answer keeps no process from stopping', async () => {
  smtp.setBehaviour('stalls');
  const begun = smtp.begun();
  const only = await built.start(env());
  const { order } = await placeBy('REST', 'guest', only.guest(), guestBody([{ productId: juice, quantity: 1 }]));
  await eventually('the mail is being sent', () => smtp.begun() > begun);
  expect(await only.end('SIGTERM')).toBe(0);
  // It is not lost: the next one sends it when the lease has ended.
  smtp.setBehaviour('accepts');
  await makeDue(shop);
  const next = await built.start(env());
  await untilMail(shop, order!.id, { status: 'sent' });
  expect(await next.end('SIGTERM')).toBe(0);
});
