import { guestAddress } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { makeJobsDue } from '../../support/data/jobs';
import { eventually } from '../../support/processes';
import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import type { SmtpServer } from '../../support/network/smtpServer';

/** A row of outgoing_mail. */
export interface MailRow {
  id: number;
  status: string;
  attempts: number;
  subject: string | null;
  last_error: string | null;
  to_address: string;
  order_id: number;
  /** Whether its next attempt is in the future. */
  waits: boolean;
}

/** The database with the mails. */
export type Mails = Pick<TestShop, 'db'>;

/** The one mail of the order. */
export async function mailOf({ db }: Mails, orderId: unknown): Promise<MailRow> {
  const rows = await db.query<MailRow[]>(
    'SELECT *, next_attempt_at > now() AS waits FROM outgoing_mail WHERE order_id = $1',
    [orderId],
  );
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

/** Waits until the mail of the order has these values. */
export async function untilMail(shop: Mails, orderId: unknown, change: Partial<MailRow>): Promise<MailRow> {
  let row: MailRow | undefined;
  await eventually(`the mail of order ${String(orderId)} is ${JSON.stringify(change)}`, async () => {
    const mail = (row = await mailOf(shop, orderId));
    return Object.entries(change).every(([name, value]) => mail[name as keyof MailRow] === value);
  });
  return row!;
}

/**
 * Makes every waiting mail due now. A try that failed gives its job back a moment after it has noted why; a job that is
 * made due before that would wait again.
 */
export async function makeDue({ db }: Mails): Promise<void> {
  await eventually('the jobs of failed tries are given back', async () => {
    const [{ held }] = await db.query<[{ held: boolean }]>(
      `SELECT EXISTS (
         SELECT FROM outgoing_mail m JOIN graphile_worker.jobs j ON j.key = 'send_mail:' || m.id
         WHERE m.status = 'queued' AND m.last_error IS NOT NULL AND j.locked_at IS NOT NULL) AS held`,
    );
    return !held;
  });
  await db.query(`UPDATE outgoing_mail SET next_attempt_at = now() WHERE status = 'queued'`);
  await makeJobsDue(db, 'send_mail');
}

/** Places a guest's order. @returns its number */
export async function place(client: ShopClient, body: Record<string, unknown>): Promise<number> {
  const { order, message } = await placeBy('REST', 'guest', client, body);
  if (!order) throw new Error(`refused: ${message}`);
  return order.id as number;
}

/** An address to which no mail is sent. */
export const addressWithoutMail = () => guestAddress({ email: null });

/** Parses a message: unfolded headers by lower-case name, and the decoded text parts. */
export function parseMessage(data: string): { headers: Record<string, string[]>; text: string; html: string } {
  const [head = '', ...rest] = data.split('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    (headers[name.toLowerCase()] ??= []).push(value);
  }
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type']?.[0] ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string) => {
    const section = parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
    const [partHead = '', ...body] = section.split('\r\n\r\n');
    const encoded = body.join('\r\n\r\n');
    if (/base64/i.test(partHead)) return Buffer.from(encoded, 'base64').toString();
    if (!/quoted-printable/i.test(partHead)) return encoded;
    const bytes = encoded
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  };
  return { headers, text: part('text/plain').replace(/\r\n/g, '\n').trim(), html: part('text/html') };
}

/** The orders whose confirmations the server received, in the order of the mails. */
export function confirmedOrders(smtp: SmtpServer): number[] {
  return smtp.mails.map(({ data }) => Number(/order #(\d+) placed/.exec(data)?.[1]));
}
