import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openShopDatabase } from '../../../server/database';
import { freshDatabase, type FreshDatabase } from '../../support/database';
import { guestAddress, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { buildShop, eventually, type BuiltShop } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import { startSmtp, type SmtpServer } from '../../support/smtpServer';
import { ShopClient } from '../../support/shopClient';

interface MailRow {
  id: number;
  status: string;
  attempts: number;
  subject: string | null;
  last_error: string | null;
  to_address: string;
  order_id: number;
  waits: boolean;
}

/** Where the mails are. */
type Mails = Pick<TestShop, 'db'>;

async function mailOf({ db }: Mails, orderId: unknown): Promise<MailRow> {
  const rows = await db.query<MailRow[]>(
    'SELECT *, next_attempt_at > now() AS waits FROM outgoing_mail WHERE order_id = $1',
    [orderId],
  );
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

async function untilMail(shop: Mails, orderId: unknown, change: Partial<MailRow>): Promise<MailRow> {
  let row: MailRow | undefined;
  await eventually(`the mail of order ${String(orderId)} is ${JSON.stringify(change)}`, async () => {
    const mail = (row = await mailOf(shop, orderId));
    return Object.entries(change).every(([name, value]) => mail[name as keyof MailRow] === value);
  });
  return row!;
}

/** Makes every waiting mail due, as time would. */
const letTimePass = ({ db }: Mails) =>
  db.query(`UPDATE outgoing_mail SET next_attempt_at = now() WHERE status = 'queued'`);

async function place(client: ShopClient, body: Record<string, unknown>): Promise<number> {
  const { order, message } = await placeBy('REST', 'guest', client, body);
  if (!order) throw new Error(`refused: ${message}`);
  return order.id as number;
}

const silentAddress = () => guestAddress({ email: null });

/** Headers by lower-case name, unfolded, and the parts that are text, decoded. */
function read(data: string): { headers: Record<string, string[]>; text: string; html: string } {
  const [head = '', ...rest] = data.split('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    (headers[name.toLowerCase()] ??= []).push(value);
  }
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type']?.[0] ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string) => {
    const found = parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
    const [about = '', ...body] = found.split('\r\n\r\n');
    const encoded = body.join('\r\n\r\n');
    if (/base64/i.test(about)) return Buffer.from(encoded, 'base64').toString();
    if (!/quoted-printable/i.test(about)) return encoded;
    const bytes = encoded
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  };
  return { headers, text: part('text/plain').replace(/\r\n/g, '\n').trim(), html: part('text/html') };
}

describe('without a mail server', () => {
  let shop: TestShop;
  let juice: number;

  beforeAll(async () => {
    shop = await startShop();
    juice = await makeProduct(shop.db, {
      name: 'Test juice',
      customerPrice: '10.00',
      variants: { Large: { customer: '1250.60' } },
    });
  });

  afterAll(() => shop.stop());

  test('the confirmation is a file below the data folder', async () => {
    const items = [
      { productId: juice, quantity: 3, selectedSize: 'Large' },
      { productId: juice, quantity: 1 },
    ];
    const id = await place(shop.guest(), guestBody(items, { discountCode: 'WELCOME10' }));
    const row = await untilMail(shop, id, { status: 'sent' });
    expect(row).toMatchObject({ attempts: 1, last_error: null, subject: `Bustan: order #${id} placed` });
    const file = path.join(shop.dataDir, 'mail', `${String(row.id).padStart(8, '0')}.eml`);
    const { headers, text, html } = read(await readFile(file, 'utf8'));
    expect(headers).toMatchObject({
      to: ['joanna@guests.example'],
      from: ['Bustan <hello@bustan.example>'],
      subject: [`Bustan: order #${id} placed`],
      'message-id': [`<mail-${row.id}@bustan.example>`],
    });
    expect(text).toBe(
      [
        `Thank you, Joanna Frem. Your order #${id} has been placed.`,
        '',
        '3 × Test juice (Large): LBP 3,752',
        '1 × Test juice: LBP 10',
        '',
        'Subtotal: LBP 3,762',
        'Discount: - LBP 376',
        'Delivery: LBP 3',
        'Total: LBP 3,389',
        '',
        'Payment: Cash on Delivery',
        'Delivery to: Sassine Square 21, Achrafieh, Beirut',
        'Expected within 2-3 business days.',
        '',
        'Questions? Call +961 1 234 567 or write to hello@bustan.example.',
      ].join('\n'),
    );
    expect(html).toContain(`Your order #${id} has been placed.`);
    expect(html).toContain('<td>3 × Test juice (Large)</td><td align="right">LBP 3,752</td>');
    expect(html).toContain('<td>Total</td><td align="right">LBP 3,389</td>');
    expect((await readdir(path.join(shop.dataDir, 'mail'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('a guest without an address gets none', async () => {
    const id = await place(
      shop.guest(),
      guestBody([{ productId: juice, quantity: 1 }], { deliveryAddress: silentAddress() }),
    );
    expect(await shop.db.query('SELECT 1 FROM outgoing_mail WHERE order_id = $1', [id])).toEqual([]);
  });

  test('markup in what people write stays text', async () => {
    const evil = `<img src=x onerror="alert('1')">&amp;`;
    const marked = await makeProduct(shop.db, { name: evil, customerPrice: '10.00' });
    const deliveryAddress = guestAddress({ fullAddress: evil });
    const id = await place(
      shop.guest(),
      guestBody([{ productId: marked, quantity: 1 }], { guestName: evil, deliveryAddress }),
    );
    const { id: mail } = await untilMail(shop, id, { status: 'sent' });
    const file = path.join(shop.dataDir, 'mail', `${String(mail).padStart(8, '0')}.eml`);
    const { html, text } = read(await readFile(file, 'utf8'));
    expect(html).not.toMatch(/<img/i);
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;';
    expect(html.split(escaped)).toHaveLength(4);
    expect(text).toContain(`Thank you, ${evil}.`);
  });

  test.each(['Eve\r\nBcc: all@guests.example', 'Eve\nSubject: Changed', 'Eve\r\n\r\n<b>body</b>'])(
    'a line break in a name begins no header: %j',
    async (guestName) => {
      const id = await place(shop.guest(), guestBody([{ productId: juice, quantity: 1 }], { guestName }));
      const { id: mail } = await untilMail(shop, id, { status: 'sent' });
      const file = path.join(shop.dataDir, 'mail', `${String(mail).padStart(8, '0')}.eml`);
      const { headers, html } = read(await readFile(file, 'utf8'));
      expect(Object.keys(headers).sort()).toEqual([
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ]);
      expect(headers).toMatchObject({ to: ['joanna@guests.example'], subject: [`Bustan: order #${id} placed`] });
      expect(html).not.toContain('<b>');
    },
  );

  test.each([
    'eve@guests.example\r\nBcc: all@guests.example',
    'eve@guests.example\nall@guests.example',
    'eve@guests.example, all@guests.example',
    'eve@guests.example all@guests.example',
    '<all@guests.example> eve@guests.example',
    'Eve <eve@guests.example>',
  ])('the address %j is refused', async (guestEmail) => {
    const answer = await placeBy(
      'REST',
      'guest',
      shop.guest(),
      guestBody([{ productId: juice, quantity: 1 }], { guestEmail }),
    );
    expect(answer).toMatchObject({ status: 400, fields: { guestEmail: 'Valid email is required' } });
  });
});

describe('with a mail server', () => {
  let shop: TestShop;
  let smtp: SmtpServer;
  let juice: number;

  beforeAll(async () => {
    smtp = await startSmtp();
    shop = await startShop({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Bustan <orders@shop.example>' } });
    juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
  });

  beforeEach(() => {
    smtp.be('takes');
    smtp.mails.length = 0;
  });

  afterAll(async () => {
    smtp.be('takes');
    await shop.stop();
    await smtp.stop();
  });

  const order = (more: Record<string, unknown> = {}) =>
    place(shop.guest(), guestBody([{ productId: juice, quantity: 2 }], more));
  /** Makes the outbox of this process look for mail at once. */
  const wake = () => order({ deliveryAddress: silentAddress() });

  test('the confirmation is handed over once, with its envelope', async () => {
    const id = await order();
    await untilMail(shop, id, { status: 'sent', attempts: 1 });
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({ from: 'orders@shop.example', to: ['joanna@guests.example'] });
    const { headers, text } = read(smtp.mails[0]!.data);
    expect(headers.subject).toEqual([`Bustan: order #${id} placed`]);
    expect(text).toContain('2 × Test juice: LBP 20\n');
    expect(text).toContain('\nTotal: LBP 23\n');
    await wake();
    expect((await mailOf(shop, id)).attempts).toBe(1);
    expect(smtp.mails).toHaveLength(1);
  });

  test.each(['refuses', 'hangsUp'] as const)(
    'a server that %s fails no order; the mail is tried again, later each time, and comes once',
    async (mood) => {
      smtp.be(mood);
      const id = await order();
      const waits: number[] = [];
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        await eventually(`attempt ${attempt} has failed`, async () => {
          const row = await mailOf(shop, id);
          return row.attempts === attempt && row.last_error !== null && (await wait(id)) < 100;
        });
        expect(await mailOf(shop, id)).toMatchObject({ status: 'queued', waits: true });
        waits.push(await wait(id));
        if (attempt === 3) smtp.be('takes');
        await letTimePass(shop);
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
    smtp.be('refuses');
    const id = await order();
    await untilMail(shop, id, { attempts: 1, last_error: (await failed(id)).last_error });
    await shop.db.query('UPDATE outgoing_mail SET attempts = 30 WHERE order_id = $1', [id]);
    for (const attempts of [31, 32]) {
      await letTimePass(shop);
      await wake();
      await untilMail(shop, id, { attempts, status: attempts === 32 ? 'failed' : 'queued' });
      await eventually(
        'the attempt has ended',
        async () => (await mailOf(shop, id)).status === 'failed' || (await longWait(id)),
      );
    }
    expect((await mailOf(shop, id)).last_error).toContain('451');
    smtp.be('takes');
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
    smtp.be('stalls');
    const first = await order();
    await eventually('the first mail is being sent', () => smtp.begun() > 0);
    const begun = smtp.begun();
    const later = [await order(), await order(), await order()];
    // The first process is busy; a second one comes.
    const second = await startShop({ databaseUrl: shop.databaseUrl, env: { SMTP_URL: smtp.url } });
    try {
      await eventually('the second process sends too', () => smtp.begun() > begun);
      smtp.be('takes');
      for (const id of [first, ...later]) await untilMail(shop, id, { status: 'sent', attempts: 1 });
      const orders = smtp.mails.map(({ data }) => /order #(\d+) placed/.exec(data)?.[1]);
      expect(orders.sort()).toEqual([first, ...later].map(String).sort());
    } finally {
      await second.stop();
    }
  });

  test('a failure that comes after another process has sent the mail changes nothing', async () => {
    smtp.be('stalls');
    const begun = smtp.begun();
    const id = await order();
    await eventually('the mail is being sent', () => smtp.begun() > begun);
    // The lease has ended, and another process has done it.
    await shop.db.query(`UPDATE outgoing_mail SET status = 'sent', attempts = 2 WHERE order_id = $1`, [id]);
    smtp.be('hangsUp');
    const next = await order();
    await eventually(
      'the outbox has gone on to the next mail',
      async () => (await mailOf(shop, next)).last_error !== null,
    );
    expect(await mailOf(shop, id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
    smtp.be('takes');
    await letTimePass(shop);
    await wake();
    await untilMail(shop, next, { status: 'sent' });
    expect(smtp.mails.map(({ data }) => Number(/order #(\d+) placed/.exec(data)?.[1]))).toEqual([next]);
  });

  test('a process holds no mail but the one it is sending, so that a slow server makes no doubles', async () => {
    const before = await place(shop.guest(), guestBody([{ productId: juice, quantity: 1 }]));
    await untilMail(shop, before, { status: 'sent' });
    smtp.mails.length = 0;
    smtp.be('stalls');
    const ids: number[] = [];
    // Queued together, as after a time without a mail server.
    await shop.db.query(
      `INSERT INTO outgoing_mail (kind, to_address, order_id)
       SELECT 'order_confirmation', 'many-' || n || '@guests.example', $1 FROM generate_series(1, 5) AS n`,
      [before],
    );
    const begun = smtp.begun();
    ids.push(await wake());
    await eventually('the first of them is being sent', () => smtp.begun() > begun);
    const [held] = await shop.db.query<{ held: number }[]>(
      `SELECT count(*)::integer AS held FROM outgoing_mail WHERE status = 'queued' AND attempts > 0 AND next_attempt_at > now()`,
    );
    expect(held).toEqual({ held: 1 });
    smtp.be('takes');
    await eventually('all five came', () => smtp.mails.length === 5);
    expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(5);
  });
});

describe('several processes', () => {
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
    await built.remove();
    await shop.db.destroy();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
    await smtp.stop();
  });

  const env = () => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: smtp.url });

  test('what a killed process had queued and half sent, the next one sends', async () => {
    smtp.be('stalls');
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
    await letTimePass(shop);
    smtp.be('takes');
    smtp.mails.length = 0;
    const second = await built.start(env());
    for (const id of orders) await untilMail(shop, id, { status: 'sent' });
    const sent = smtp.mails.map(({ data }) => Number(/order #(\d+) placed/.exec(data)?.[1]));
    expect(sent.sort((a, b) => a - b)).toEqual(orders);
    expect(await second.end('SIGTERM')).toBe(0);
  });

  test('two that share the work send every mail once', async () => {
    smtp.be('takes');
    smtp.mails.length = 0;
    const processes = await Promise.all([built.start(env()), built.start(env())]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        placeBy('REST', 'guest', processes[index % 2]!.guest(), guestBody([{ productId: juice, quantity: 1 }])),
      ),
    );
    const ids = answers.map(({ order }) => Number(order?.id)).sort((a, b) => a - b);
    for (const id of ids) await untilMail(shop, id, { status: 'sent', attempts: 1 });
    const sent = smtp.mails.map(({ data }) => Number(/order #(\d+) placed/.exec(data)?.[1]));
    expect(sent.sort((a, b) => a - b)).toEqual(ids);
    expect(await Promise.all(processes.map((each) => each.end('SIGTERM')))).toEqual([0, 0]);
  });

  test('a mail server that does not answer keeps no process from stopping', async () => {
    smtp.be('stalls');
    const begun = smtp.begun();
    const only = await built.start(env());
    const { order } = await placeBy('REST', 'guest', only.guest(), guestBody([{ productId: juice, quantity: 1 }]));
    await eventually('the mail is being sent', () => smtp.begun() > begun);
    expect(await only.end('SIGTERM')).toBe(0);
    // It is not lost: the next one sends it when the lease has ended.
    smtp.be('takes');
    await letTimePass(shop);
    const next = await built.start(env());
    await untilMail(shop, order!.id, { status: 'sent' });
    expect(await next.end('SIGTERM')).toBe(0);
  });
});
