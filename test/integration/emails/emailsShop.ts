import { callGraphql, type ApiOutcome } from '../../support/apiCalls';
import { eventually } from '../../support/processes';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import { startSmtp, type SmtpServer } from '../../support/network/smtpServer';
import { parseMessage } from '../mail/mails';

export let shop: TestShop;
let smtp: SmtpServer;

beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://shop.example' } });
});
beforeEach(async () => {
  smtp.mails.length = 0;
  await shop.db.query('DELETE FROM rate_limit');
});
afterAll(async () => {
  await shop.stop();
  await smtp.stop();
});

export const PASSWORD = 'fresh-every-day';
export const DEAD = { key: 'This link does not work any more. Please ask for a new one.' };

/** Somebody with a session. */
export interface Person {
  id: number;
  username: string;
  email: string;
  client: ShopClient;
}

let people = 0;
const newName = () => `confirming-${(people += 1)}`;

/** Somebody who has just registered. @param email absent: one that nobody else has */
export async function registered({ email = '', language = '' } = {}): Promise<Person> {
  const username = newName();
  const address = email || `${username}@people.example`;
  const client = shop.guest();
  const form = { username, password: PASSWORD, email: address, firstName: 'Nour', lastName: 'Khoury' };
  const headers: Record<string, string> = language === '' ? {} : { 'Accept-Language': language };
  const { status, body } = await client.rest('POST', '/api/register', form, headers);
  expect(status).toBe(201);
  return { id: (body as { id: number }).id, username, email: address, client };
}

/** Somebody whose account was there before addresses were confirmed. */
export async function personOfBefore({ role = 'customer', parent = null as number | null } = {}): Promise<Person> {
  const username = newName();
  const email = `${username}@people.example`;
  const [made] = await shop.db.query<{ id: number }[]>(
    `INSERT INTO users (username, email, password_hash, role, business_approved, parent_business_id, phone)
     SELECT $1, $2, password_hash, $3, true, $4, '+961 1 000 111' FROM users WHERE username = 'customer' RETURNING id`,
    [username, email, role, parent],
  );
  const client = shop.guest();
  expect((await client.rest('POST', '/api/login', { username, password: PASSWORD })).status).toBe(200);
  return { id: made!.id, username, email, client };
}

export const mailsTo = (address: string) =>
  smtp.mails.filter(({ to }) => to[0]!.toLowerCase() === address.toLowerCase());

/** Waits until so many mails have come to the address. @returns the text of the last */
export async function mailTo(address: string, count = 1): Promise<string> {
  await eventually(`mail ${count} to ${address} has come`, () => mailsTo(address).length >= count);
  return `${parseMessage(mailsTo(address)[count - 1]!.data).text}\n`;
}

/** Waits for so many links. @returns the secret of the last */
export async function keyTo(address: string, count = 1): Promise<string> {
  const keys = () =>
    mailsTo(address).flatMap(
      ({ data }) => /\/confirm-email\?lang=\w\w#key=([\w-]{43})\n/.exec(`${parseMessage(data).text}\n`)?.[1] ?? [],
    );
  await eventually(`link ${count} to ${address} has come`, () => keys().length >= count);
  return keys()[count - 1]!;
}

/** Waits until no mail is to be sent. */
export const untilQuiet = () =>
  eventually('nothing waits', async () => {
    const rows = await shop.db.query<unknown[]>(`SELECT 1 FROM outgoing_mail WHERE status = 'queued' LIMIT 1`);
    const asked = await shop.db.query<unknown[]>('SELECT 1 FROM password_request LIMIT 1');
    return rows.length + asked.length === 0;
  });

export const confirm = (key: string, client: ShopClient = shop.guest()): Promise<ApiOutcome> =>
  callGraphql(client, 'mutation ($key: String!) { confirmEmail(key: $key) { email } }', { key });
export const sendAgain = ({ client }: Person): Promise<ApiOutcome> =>
  callGraphql(client, 'mutation { sendEmailConfirmation }');
export const update = ({ client }: Person, input: Record<string, unknown>): Promise<ApiOutcome> =>
  callGraphql(
    client,
    `mutation ($input: OwnProfileInput!) { updateOwnProfile(input: $input) {
      firstName lastName phone email emailConfirmed formerEmail } }`,
    { input },
  );

/** What the table has of somebody's address. */
export async function addressOf({ id }: Person): Promise<Record<string, unknown>> {
  const [row] = await shop.db.query<Record<string, unknown>[]>(
    `SELECT email, email_unconfirmed AS unconfirmed, former_email AS former, email_proved_at IS NOT NULL AS proved,
       first_name AS "firstName", phone, version FROM users WHERE id = $1`,
    [id],
  );
  return row!;
}

/** A row of the table of links; none when it is used up. */
export const linksOf = ({ id }: Person) =>
  shop.db.query<Record<string, unknown>[]>('SELECT * FROM account_link WHERE user_id = $1', [id]);
