import { guestBody, makeProduct } from '../../support/data/orderBodies';
import { jobsOf } from '../../support/data/jobs';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import {
  addressWithoutMail,
  confirmedOrders,
  makeDue,
  mailOf,
  parseMessage,
  place,
  untilMail,
  type MailRow,
} from './mails';

let shop: TestShop;
let smtp: SmtpServer;
let juice: number;

beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Bustan <orders@shop.example>' } });
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});

beforeEach(async () => {
  smtp.setBehaviour('accepts');
  smtp.mails.length = 0;
  // One address gets more of them here than a shop sends to a guest.
  await shop.db.query('DELETE FROM rate_limit');
});

afterAll(async () => {
  smtp.setBehaviour('accepts');
  await shop.stop();
  await smtp.stop();
});

const order = (more: Record<string, unknown> = {}) =>
  place(shop.guest(), guestBody([{ productId: juice, quantity: 2 }], more));
/** Makes the outbox of this process look for mail at once, without a mail of its own. */
const wake = () => order({ deliveryAddress: addressWithoutMail() });

test('the confirmation is handed over once, with its envelope', async () => {
  const id = await order();
  await untilMail(shop, id, { status: 'sent', attempts: 1 });
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toMatchObject({ from: 'orders@shop.example', to: ['joanna@guests.example'] });
  const { headers, text } = parseMessage(smtp.mails[0]!.data);
  expect(headers.subject).toEqual([`Bustan: order #${id} placed`]);
  expect(text).toContain('2 × Test juice: LBP 20\n');
  expect(text).toContain('\nTotal: LBP 23\n');
  await wake();
  expect((await mailOf(shop, id)).attempts).toBe(1);
  expect(smtp.mails).toHaveLength(1);
});

test.each(['refuses', 'hangsUp'] as const)(
  'a server that %s fails no order; the mail is tried again, later each time, and comes once',
  async (behaviour) => {
    smtp.setBehaviour(behaviour);
    const id = await order();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await eventually(`attempt ${attempt} has failed`, async () => {
        const row = await mailOf(shop, id);
        return row.attempts === attempt && row.last_error !== null && (await wait(id)) < 100;
      });
      expect(await mailOf(shop, id)).toMatchObject({ status: 'queued', waits: true });
      waits.push(await wait(id));
      if (attempt === 3) smtp.setBehaviour('accepts');
      await makeDue(shop);
      await wake();
    }
    expect(waits).toEqual([10, 20, 40]);
    await untilMail(shop, id, { status: 'sent', attempts: 4, last_error: null });
    expect(smtp.mails).toHaveLength(1);
  },
);

/** Seconds that were set between the last failure and the next attempt, to the nearest step of the back-off. */
async function wait(id: number): Promise<number> {
  const [row] = await shop.db.query<{ seconds: number }[]>(
    'SELECT extract(epoch FROM next_attempt_at - now())::float8 AS seconds FROM outgoing_mail WHERE order_id = $1',
    [id],
  );
  return [10, 20, 40, 80].find((step) => row!.seconds <= step) ?? Number.POSITIVE_INFINITY;
}

test('after the last attempt, the thirty-second, it is given up, kept for a person to read, and never sent', async () => {
  smtp.setBehaviour('refuses');
  const id = await order();
  await untilMail(shop, id, { attempts: 1, last_error: (await failed(id)).last_error });
  // Its job has been tried as often.
  await eventually('the try has ended', async () => (await jobsOf(shop.db, 'send_mail')).every((job) => !job.isLocked));
  await shop.db.query('UPDATE outgoing_mail SET attempts = 30 WHERE order_id = $1', [id]);
  await shop.db.query(
    `SELECT graphile_worker.reschedule_jobs(ARRAY[id], attempts => 30) FROM graphile_worker.jobs WHERE key = $1`,
    [`send_mail:${(await mailOf(shop, id)).id}`],
  );
  for (const attempts of [31, 32]) {
    await makeDue(shop);
    await wake();
    await untilMail(shop, id, { attempts, status: attempts === 32 ? 'failed' : 'queued' });
    await eventually(
      'the attempt has ended',
      async () => (await mailOf(shop, id)).status === 'failed' || (await longWait(id)),
    );
  }
  expect((await mailOf(shop, id)).last_error).toContain('451');
  smtp.setBehaviour('accepts');
  await shop.db.query('UPDATE outgoing_mail SET next_attempt_at = now() WHERE order_id = $1', [id]);
  const other = await order();
  await untilMail(shop, other, { status: 'sent' });
  expect(await mailOf(shop, id)).toMatchObject({ status: 'failed', attempts: 32 });
  expect(smtp.mails).toHaveLength(1);
});

async function failed(id: number): Promise<MailRow> {
  await eventually('an attempt has failed', async () => (await mailOf(shop, id)).last_error !== null);
  return mailOf(shop, id);
}

/** The wait after the thirty-first failure is the longest, an hour; a lease is two minutes. */
async function longWait(id: number): Promise<boolean> {
  const [row] = await shop.db.query<{ long: boolean }[]>(
    `SELECT next_attempt_at > now() + interval '10 minutes' AS long FROM outgoing_mail WHERE order_id = $1`,
    [id],
  );
  return row!.long;
}

test('what one mail waits for keeps no other process from sending the rest, each once', async () => {
  smtp.setBehaviour('stalls');
  const first = await order();
  await eventually('the first mail is being sent', () => smtp.begun() > 0);
  const begun = smtp.begun();
  const later = [await order(), await order(), await order()];
  // The first process is busy; a second one comes.
  const second = await startShop({ databaseUrl: shop.databaseUrl, env: { SMTP_URL: smtp.url } });
  try {
    await eventually('the second process sends too', () => smtp.begun() > begun);
    smtp.setBehaviour('accepts');
    for (const id of [first, ...later]) await untilMail(shop, id, { status: 'sent', attempts: 1 });
    expect(new Set(confirmedOrders(smtp))).toEqual(new Set([first, ...later]));
    expect(smtp.mails).toHaveLength(4);
  } finally {
    await second.stop();
  }
});

test('a failure that comes after another process has sent the mail changes nothing', async () => {
  smtp.setBehaviour('stalls');
  const begun = smtp.begun();
  const id = await order();
  await eventually('the mail is being sent', () => smtp.begun() > begun);
  // The lease has ended, and another process has done it.
  await shop.db.query(`UPDATE outgoing_mail SET status = 'sent', attempts = 2 WHERE order_id = $1`, [id]);
  smtp.setBehaviour('hangsUp');
  const next = await order();
  await eventually(
    'the outbox has gone on to the next mail',
    async () => (await mailOf(shop, next)).last_error !== null,
  );
  expect(await mailOf(shop, id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
  smtp.setBehaviour('accepts');
  await makeDue(shop);
  await wake();
  await untilMail(shop, next, { status: 'sent' });
  expect(confirmedOrders(smtp)).toEqual([next]);
});

test('a process holds no mail but the one it is sending, so that a slow server makes no doubles', async () => {
  const before = await place(shop.guest(), guestBody([{ productId: juice, quantity: 1 }]));
  await untilMail(shop, before, { status: 'sent' });
  smtp.mails.length = 0;
  smtp.setBehaviour('stalls');
  // Queued together, as after a time without a mail server.
  await shop.db.query(
    `INSERT INTO outgoing_mail (kind, to_address, order_id)
     SELECT 'order_confirmation', 'many-' || n || '@guests.example', $1 FROM generate_series(1, 5) AS n`,
    [before],
  );
  const begun = smtp.begun();
  await wake();
  await eventually('the first of them is being sent', () => smtp.begun() > begun);
  const [held] = await shop.db.query<{ held: number }[]>(
    `SELECT count(*)::integer AS held FROM outgoing_mail WHERE status = 'queued' AND attempts > 0 AND next_attempt_at > now()`,
  );
  expect(held).toEqual({ held: 1 });
  smtp.setBehaviour('accepts');
  await eventually('all five came', () => smtp.mails.length === 5);
  expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(5);
});
