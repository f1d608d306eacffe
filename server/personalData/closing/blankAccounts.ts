import { randomBytes } from 'node:crypto';
import { writeAudit } from '../../audit/audit';
import type { Queryable } from '../../db/queryable';
import type { Transaction } from '../../db/transaction';
import { worksHere } from '../../identity/duties';
import type { Account } from '../../identity/viewer';
import { mayBlankRecords, withoutTexts } from '../blanking/records';
import { DEEDS, noteNext } from '../blanking/blankOrders';

/** An account that is being closed; its row is locked. */
export type ClosingAccount = Pick<Account, 'id' | 'role' | 'username' | 'email'>;

/** What the audit log says of a user, or of a token, that is about a person. */
const TEXTS_OF_ACCOUNTS = [
  'username',
  'email',
  'firstName',
  'lastName',
  'businessName',
  'businessAddress',
  'businessCity',
  'businessState',
  'businessZip',
  'businessPhone',
  'businessCountry',
  'employeeLocation',
  'location',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'owner',
  'name',
  'passkeys',
];

/**
 * Blanks all that accounts say of a person, and ends their sessions, tokens, links and mails (specification 24.2). Their
 * usernames are free again; what refers to them still does. It is in the audit log.
 * @param accounts that which its owner closes, then those that end with it
 */
export async function blankAccounts(tx: Transaction, accounts: readonly ClosingAccount[]): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  // Another account could have any name that can be guessed.
  const names = accounts.map(({ id }) => `closed-${id}-${randomBytes(6).toString('hex')}`);
  await mayBlankRecords(tx);
  await blankRecords(tx, accounts, names);
  await deleteMails(tx, accounts);
  for (const { table, of } of OF_ACCOUNT)
    await tx.query(`DELETE FROM ${table} WHERE ${of} = ANY($1::integer[])`, [ids]);
  await tx.query(`DELETE FROM cart_item WHERE owner = ANY($1::text[])`, [ids.map((id) => `user:${id}`)]);
  // Sessions end with the password; no password has such a hash.
  await tx.query(
    `UPDATE users u SET username = closed.name, email = '', former_email = NULL,
       email_proved_at = NULL, password_hash = 'closed', first_name = NULL,
       last_name = NULL, business_name = NULL, location = NULL, address = NULL, city = NULL, state = NULL, zip = NULL,
       country = NULL, phone = NULL, language = NULL, duties = '{}', second_step = false, active = false
     FROM unnest($1::integer[], $2::text[]) AS closed(id, name) WHERE u.id = closed.id`,
    [ids, names],
  );
  await tx.query('INSERT INTO closed_account (user_id) SELECT unnest($1::integer[])', [ids]);
  await noteNext(tx, ids);
  // What they are just doing for the shop is written down later.
  await tx.query('UPDATE closed_account SET next_at = coalesce(next_at, now()) WHERE user_id = ANY($1::integer[])', [
    accounts.filter(worksHere).map(({ id }) => id),
  ]);
  // By who has closed it: its owner, or that of an employee's business.
  const actor = { id: ids[0]!, username: names[0]! };
  for (const { id, role } of accounts) {
    const after = { closed: true, role };
    await writeAudit(tx, actor, { action: 'user.close', subjectType: 'user', subjectId: id, before: null, after });
  }
}

/** What belongs to one account alone, and by which column. */
const OF_ACCOUNT = [
  { table: 'api_token', of: 'owner_id' },
  { table: 'account_link', of: 'user_id' },
  { table: 'passkey', of: 'user_id' },
  { table: 'authenticator_app', of: 'user_id' },
  { table: 'recovery_code', of: 'user_id' },
  { table: 'step_attempt', of: 'user_id' },
  { table: 'saved_address', of: 'user_id' },
  { table: 'price_mail_setting', of: 'user_id' },
  { table: 'price_notice', of: 'user_id' },
] as const;

/**
 * What others did to the account keeps its place, without what it says of a person. Who did something for the shop is
 * named until the days are over, as buyers are: see `blankDue`.
 */
async function blankRecords(
  tx: Queryable,
  accounts: readonly ClosingAccount[],
  names: readonly string[],
): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  // Locked: who revokes one at the moment has written it down before this goes on.
  const tokens = await tx.query<{ id: number }[]>(
    'SELECT id FROM api_token WHERE owner_id = ANY($1::integer[]) ORDER BY id FOR UPDATE',
    [ids],
  );
  for (const [type, subjects] of [
    ['user', ids],
    ['apiToken', tokens.map(({ id }) => id)],
  ] as const) {
    await tx.query(
      `UPDATE audit_entry SET before = ${withoutTexts('before', '$3')}, after = ${withoutTexts('after', '$3')}
       WHERE subject_type = $1 AND subject_id = ANY($2::text[])`,
      [type, subjects.map(String), TEXTS_OF_ACCOUNTS],
    );
  }
  // What a business was called, beside its terms in the history of prices.
  await tx.query(
    `UPDATE price_change SET old = ${withoutTexts('old', '$2')}, new = ${withoutTexts('new', '$2')}
     WHERE user_id = ANY($1::integer[]) AND kind = 'terms'`,
    [ids, ['name']],
  );
  const buyers = accounts.flatMap((account, index) => (worksHere(account) ? [] : [{ ...account, name: names[index] }]));
  // Who worked for the shop once, and does not any more, is named beside prices as well, where no index finds it.
  const worked = await tx.query<{ id: number }[]>(
    `SELECT DISTINCT actor_id AS id FROM audit_entry WHERE actor_id = ANY($1::integer[])
       AND subject_type <> 'apiToken' AND (subject_type, subject_id) <> ('user', actor_id::text)`,
    [buyers.map(({ id }) => id)],
  );
  for (const { table, name, by } of worked.length > 0 ? DEEDS : DEEDS.slice(0, 1)) {
    await tx.query(
      `UPDATE ${table} SET ${name} = closed.name
       FROM unnest($1::integer[], $2::text[]) AS closed(id, name) WHERE ${by} = closed.id`,
      [buyers.map((buyer) => buyer.id), buyers.map((buyer) => buyer.name)],
    );
  }
}

/**
 * Deletes the mails to the accounts but those about orders, which go with their orders; and what was asked for by those
 * who have forgotten a password. An address that another account has, too, is not theirs alone.
 */
async function deleteMails(tx: Queryable, accounts: readonly ClosingAccount[]): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  const addresses = await tx.query<{ email: string }[]>(
    `SELECT DISTINCT lower(own.email) AS email FROM users u, unnest(ARRAY[u.email, u.former_email]) AS own(email)
     WHERE u.id = ANY($1::integer[]) AND own.email <> '' AND NOT EXISTS (SELECT 1 FROM users o
       WHERE lower(own.email) IN (lower(o.email), lower(o.former_email)) AND o.id <> ALL ($1::integer[]))`,
    [ids],
  );
  const emails = addresses.map(({ email }) => email);
  await tx.query(
    `DELETE FROM outgoing_mail WHERE account_link_id IN (SELECT id FROM account_link WHERE user_id = ANY($1::integer[]))`,
    [ids],
  );
  await tx.query('DELETE FROM outgoing_mail WHERE user_id = ANY($1::integer[])', [ids]);
  // Each by the index of its own.
  for (const status of [`status = 'queued'`, `status <> 'queued'`]) {
    await tx.query(
      `DELETE FROM outgoing_mail WHERE ${status} AND order_id IS NULL AND lower(to_address) = ANY($1::text[])`,
      [emails],
    );
  }
  await tx.query(
    'DELETE FROM password_request WHERE lower(account) IN (SELECT lower(typed) FROM unnest($1::text[]) AS typed)',
    [[...emails, ...accounts.map(({ username }) => username)]],
  );
}
