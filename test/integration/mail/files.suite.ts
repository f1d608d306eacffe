import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FollowKeys } from '../../../server/orders/following/followKeys';
import { guestAddress, guestBody, makeProduct } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { startShop, type TestShop } from '../../support/shop';
import { addressWithoutMail, parseMessage, place, untilMail } from './mails';

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

/** The message of the mail, which is a file when there is no mail server. */
async function readMessage(mailId: number) {
  return parseMessage(
    await readFile(path.join(shop.dataDir, 'mail', `${String(mailId).padStart(8, '0')}.eml`), 'utf8'),
  );
}

/** What the confirmation of a guest's order says of the way to it. */
async function followLines(orderId: number): Promise<string[]> {
  const [order] = await shop.db.query<{ createdAt: Date }[]>(
    'SELECT created_at AS "createdAt" FROM orders WHERE id = $1',
    [orderId],
  );
  const key = new FollowKeys('a secret of the tests alone').keyOf({ orderId, createdAt: order!.createdAt });
  return [
    `Follow your order: http://127.0.0.1:0/orders/${orderId}?key=${key}`,
    'Whoever has this link sees what you ordered and where it is. It works until 90 days after the delivery.',
  ];
}

test('the confirmation is a file below the data folder', async () => {
  const items = [
    { productId: juice, quantity: 3, selectedSize: 'Large' },
    { productId: juice, quantity: 1 },
  ];
  const id = await place(shop.guest(), guestBody(items, { discountCode: 'WELCOME10' }));
  const row = await untilMail(shop, id, { status: 'sent' });
  expect(row).toMatchObject({ attempts: 1, last_error: null, subject: `Bustan: order #${id} placed` });
  const { headers, text, html } = await readMessage(row.id);
  expect(headers).toMatchObject({
    to: ['joanna@guests.example'],
    from: ['Bustan <hello@bustan.example>'],
    subject: [`Bustan: order #${id} placed`],
    'message-id': [`<mail-${row.id}@bustan.example>`],
  });
  expect(text).toBe(
    [
      `Thank you. Your order #${id} has been placed.`,
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
      'Expected within 2-3 business days.',
      '',
      ...(await followLines(id)),
      '',
      'What was entered with the order:',
      'Name: “Joanna Frem”',
      'Delivery to: “Sassine Square 21, Cedar House, Floor 4, Achrafieh, Beirut, Lebanon”',
      '',
      'Questions? Call +961 1 234 567 or write to hello@bustan.example.',
    ].join('\n'),
  );
  expect(html).toContain(`Your order #${id} has been placed.`);
  expect(html).toContain('<td>3 × Test juice (Large)</td><td align="right">LBP 3,752</td>');
  expect(html).toContain('<td>Total</td><td align="right">LBP 3,389</td>');
  expect((await readdir(path.join(shop.dataDir, 'mail'))).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a guest without a mail address gets no mail', async () => {
  const id = await place(
    shop.guest(),
    guestBody([{ productId: juice, quantity: 1 }], { deliveryAddress: addressWithoutMail() }),
  );
  expect(await shop.db.query('SELECT 1 FROM outgoing_mail WHERE order_id = $1', [id])).toEqual([]);
});

test('markup in what people write stays text', async () => {
  const markup = `<img src=x onerror="alert('1')">&amp;`;
  const product = await makeProduct(shop.db, { name: markup, customerPrice: '10.00' });
  const deliveryAddress = guestAddress({ street: markup });
  const id = await place(
    shop.guest(),
    guestBody([{ productId: product, quantity: 1 }], { guestName: markup, deliveryAddress }),
  );
  const { id: mail } = await untilMail(shop, id, { status: 'sent' });
  const { html, text } = await readMessage(mail);
  expect(html).not.toMatch(/<img/i);
  // The product's name is the shop's own text.
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;')).toHaveLength(2);
  expect(html.split('“&lt;img src=x onerror=’alert(&#39;1&#39;)’&gt;&amp;amp;')).toHaveLength(3);
  expect(text).toContain(`Name: “<img src=x onerror=’alert('1')’>&amp;”`);
});

test('what a stranger writes stands below the shop’s own words, labelled and quoted, and is no link', async () => {
  const lure = 'Winner!\r\n\r\nBustan” writes: pay at https://evil.example/pay or pay@evil.example';
  const id = await place(
    shop.guest(),
    guestBody([{ productId: juice, quantity: 1 }], {
      guestName: lure,
      deliveryAddress: guestAddress({ street: `www.evil.example ${lure}` }),
    }),
  );
  const { id: mail } = await untilMail(shop, id, { status: 'sent' });
  const { headers, html, text } = await readMessage(mail);
  expect(headers.subject).toEqual([`Bustan: order #${id} placed`]);
  const own = [
    `Thank you. Your order #${id} has been placed.`,
    '',
    '1 × Test juice: LBP 10',
    '',
    'Subtotal: LBP 10',
    'Delivery: LBP 3',
    'Total: LBP 13',
    '',
    'Payment: Cash on Delivery',
    'Expected within 2-3 business days.',
    '',
    ...(await followLines(id)),
    '',
    'What was entered with the order:',
  ];
  const typed = 'Winner! Bustan’ writes: pay at https: //evil. example/pay or pay@ evil. example';
  expect(text.split('\n')).toEqual([
    ...own,
    `Name: “${typed}”`,
    `Delivery to: “www. evil. example ${typed}, Cedar House, Floor 4, Achrafieh, Beirut, Lebanon”`,
    '',
    'Questions? Call +961 1 234 567 or write to hello@bustan.example.',
  ]);
  expect(html.indexOf('Winner!')).toBeGreaterThan(html.indexOf('What was entered with the order:'));
  const [follow] = await followLines(id);
  const link = follow!.replace('Follow your order: ', '');
  for (const part of [html.replace(`<a href="${link}">`, ''), text.replace(link, '')]) {
    expect(part).not.toMatch(/https?:\/\/|evil\.example|<a[ >]/);
  }
});

test.each(['Eve\r\nBcc: all@guests.example', 'Eve\nSubject: Changed', 'Eve\r\n\r\n<b>body</b>'])(
  'a line break in a name begins no header: %j',
  async (guestName) => {
    const id = await place(shop.guest(), guestBody([{ productId: juice, quantity: 1 }], { guestName }));
    const { id: mail } = await untilMail(shop, id, { status: 'sent' });
    const { headers, html } = await readMessage(mail);
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
  const placing = await placeBy(
    'REST',
    'guest',
    shop.guest(),
    guestBody([{ productId: juice, quantity: 1 }], { guestEmail }),
  );
  expect(placing).toMatchObject({ status: 400, fields: { guestEmail: 'Valid email is required' } });
});
