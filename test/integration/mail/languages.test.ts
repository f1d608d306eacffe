import { guestBody, idOf, makeProduct, newKey } from '../../support/data/orderBodies';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { parseMessage } from './mails';

// Mails are in the language of their reader (specification 18.7), which is kept with the account (18.6).
let shop: TestShop;
let smtp: SmtpServer;
let juice: number;

beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({ env: { SMTP_URL: smtp.url } });
  juice = await makeProduct(shop.db, { name: 'Test juice', customerPrice: '10.00' });
});
afterAll(async () => {
  await shop.stop();
  await smtp.stop();
});
beforeEach(() => void (smtp.mails.length = 0));

async function order(client: ShopClient, headers: Record<string, string>, more = {}): Promise<number> {
  const body = guestBody([{ productId: juice, quantity: 2 }], more);
  const answer = await client.rest('POST', '/api/orders/guest', body, { 'Idempotency-Key': newKey(), ...headers });
  expect(answer.status).toBe(201);
  return (answer.body as { orderId: number }).orderId;
}

async function nextMail() {
  await eventually('the mail came', () => smtp.mails.length > 0);
  const { headers, text, html } = parseMessage(smtp.mails.shift()!.data);
  // Each encoded word is in UTF-8 (RFC 2047); what stands between two of them is none of the text.
  const subject = headers
    .subject![0]!.replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : word
            .replace(/_/g, ' ')
            .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    );
  return { subject: Buffer.from(subject, 'latin1').toString(), text, html };
}

test('a guest reads the language of the order, also of its status', async () => {
  const id = await order(shop.guest(), { 'Accept-Language': 'ar-LB,ar;q=0.9,en;q=0.5' });
  const placed = await nextMail();
  expect(placed.subject).toBe(`Bustan: سُجّل الطلب رقم ${id}`);
  expect(placed.text).toContain(`شكرًا. سُجّل طلبك رقم ${id}.`);
  expect(placed.text).toContain('الدفع: الدفع عند الاستلام');
  expect(placed.text).toContain('\u2066LBP 23\u2069');
  expect(placed.text).toContain('Sassine Square 21، Cedar House، الطابق 4، Achrafieh، Beirut، Lebanon');
  expect(placed.html).toContain('<html lang="ar" dir="rtl">');
  expect(placed.html).toContain('<body dir="rtl">');
  const admin = await shop.signedIn('admin');
  await admin.rest('PATCH', `/api/orders/${id}/status`, { status: 'confirmed' });
  const status = await nextMail();
  expect(status.subject).toBe(`Bustan: تم تأكيد الطلب رقم ${id}`);
});

test('the cookie of the shop comes before what the browser prefers; without either it is English', async () => {
  await order(shop.guest(), { 'Accept-Language': 'ar', Cookie: 'lang=fr' });
  expect((await nextMail()).html).toContain('<html lang="fr" dir="ltr">');
  await order(shop.guest(), {});
  expect((await nextMail()).html).toContain('<html lang="en" dir="ltr">');
});

test('an account keeps its language and reads it, whatever the device speaks', async () => {
  const customer = await shop.signedIn('customer');
  const { data } = await customer.graphql('{ viewer { email language } }');
  expect(data.viewer.language).toBeNull();
  expect(await customer.rest('GET', '/api/account/language')).toMatchObject({ status: 200, body: { language: null } });
  const kept = await customer.rest('PUT', '/api/account/language', { language: 'fr' });
  expect([kept.status, kept.body]).toEqual([200, { language: 'fr' }]);
  expect((await customer.graphql('{ viewer { language } }')).data.viewer.language).toBe('FR');
  await order(customer, { 'Accept-Language': 'ar' }, { guestEmail: data.viewer.email });
  const { text } = await nextMail();
  expect(text).toContain('Merci. Votre commande n°\u00a0');
  expect(text).toMatch(/^Sous-total\u00a0: LBP 20$/m);
  expect(text).toMatch(/^Nom\u00a0: «\u00a0Joanna Frem\u00a0»$/m);
  const refused = await customer.rest('PUT', '/api/account/language', { language: 'xx' });
  expect(refused).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  expect((await customer.graphql('mutation { setLanguage(language: AR) }')).data.setLanguage).toBe('AR');
  const [row] = await shop.db.query<[{ language: string }]>('SELECT language FROM users WHERE id = $1', [
    await idOf(shop.db, 'customer'),
  ]);
  expect(row.language).toBe('ar');
  expect((await shop.guest().rest('PUT', '/api/account/language', { language: 'fr' })).status).toBe(401);
});
