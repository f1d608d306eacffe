import { callGraphql, type ApiOutcome } from '../../../support/apiCalls';
import { eventually } from '../../../support/processes';
import { startShop, type TestShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';
import { startSmtp, type SmtpServer } from '../../../support/network/smtpServer';
import { parseMessage } from '../../mail/mails';

// Who has forgotten a password chooses a new one by the link of a mail (specification 8.15).
export let shop: TestShop;
export let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://shop.example' } });
});
beforeEach(async () => {
  smtp.setBehaviour('accepts');
  smtp.mails.length = 0;
  await shop.db.query('DELETE FROM rate_limit');
});
afterAll(async () => {
  await shop.stop();
  await smtp.stop();
});

export const DEAD = { key: 'This link does not work any more. Please ask for a new one.' };
export const NEXT = 'apricots in july';

export const ask = (account: string, client: ShopClient = shop.guest()) =>
  callGraphql(client, 'mutation ($account: String!) { requestPasswordReset(account: $account) }', { account });
export const reset = (key: string, newPassword = NEXT, client: ShopClient = shop.guest()): Promise<ApiOutcome> =>
  callGraphql(
    client,
    'mutation ($key: String!, $newPassword: String!) { resetPassword(key: $key, newPassword: $newPassword) { username role } }',
    { key, newPassword },
  );
export const statusWith = async (username: string, password: string) =>
  (await shop.guest().rest('POST', '/api/login', { username, password })).status;

export interface Person {
  id: number;
  username: string;
  email: string;
}

let people = 0;
/** Somebody whose password is "fresh-every-day"; their address is of the test alone. */
export async function person({ role = 'customer', email = '', parent = null as number | null } = {}): Promise<Person> {
  people += 1;
  const username = `forgetful-${people}`;
  const [made] = await shop.db.query<Person[]>(
    `INSERT INTO users (username, email, password_hash, role, business_approved, parent_business_id)
     SELECT $1, $2, password_hash, $3, true, $4 FROM users WHERE username = 'customer'
     RETURNING id, username, email`,
    [username, email || `${username}@people.example`, role, parent],
  );
  return made!;
}

export const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to[0] === address);

/** Asks, and waits for the mail. @returns the secret of its link */
export async function linkOf({ username, email }: Person, by = username): Promise<string> {
  const before = mailsTo(email).length;
  expect(await ask(by)).toMatchObject({ value: true, code: null });
  await eventually(`a mail to ${email} has come`, () => mailsTo(email).length > before);
  return keyIn(mailsTo(email).at(-1)!.data);
}

export const keyIn = (data: string) => /#key=([\w-]{43})\n/.exec(`${parseMessage(data).text}\n`)![1]!;

const waiting = async (): Promise<number> => {
  const [row] = await shop.db.query<{ count: number }[]>(
    `SELECT (SELECT count(*) FROM password_request)::integer
       + (SELECT count(*) FROM outgoing_mail WHERE status = 'queued')::integer AS count`,
  );
  return row!.count;
};
/** Waits until nobody is looked for any more and no mail is to be sent. */
export const untilQuiet = () => eventually('nothing waits', async () => (await waiting()) === 0);
