import { callGraphql, callRest, type ApiOutcome } from '../../support/apiCalls';
import { rowCounts } from '../../support/data/rows';
import type { ShopClient } from '../../support/shopClient';
import { confirm, DEAD, keyTo, personOfBefore, registered, shop, untilQuiet, type Person } from './emailsShop';

// Who cares for accounts sees which addresses are not confirmed, and has the link sent again (specification 8.19).
const WAYS: Record<string, (client: ShopClient, id: number) => Promise<ApiOutcome>> = {
  GraphQL: (client, id) =>
    callGraphql(client, `mutation { sendUserEmailConfirmation(userId: ${id}) { id username emailConfirmed } }`),
  REST: (client, id) => callRest(client, 'POST', `/api/admin/users/${id}/email/confirmation`),
};
const send = WAYS.GraphQL!;

const seenBy = async (client: ShopClient, { id }: Person) =>
  (await callGraphql(client, `{ user(id: ${id}) { emailConfirmed } }`)).value;
const entries = ({ id }: Person) =>
  shop.db.query<Record<string, unknown>[]>(
    `SELECT actor_username AS actor, before, after FROM audit_entry
     WHERE action = 'user.email_confirmation_sent' AND subject_id = $1`,
    [String(id)],
  );

test.each(Object.keys(WAYS))('by %s: a new link is sent, the one before is dead, and it is in the log', async (way) => {
  const owner = await registered();
  const first = await keyTo(owner.email);
  const admin = await shop.signedIn('admin');
  expect(await seenBy(admin, owner)).toEqual({ emailConfirmed: false });
  expect(await WAYS[way]!(admin, owner.id)).toMatchObject({ code: null, value: { username: owner.username } });
  const second = await keyTo(owner.email, 2);
  expect(await confirm(first)).toMatchObject({ code: 'BAD_USER_INPUT', fields: DEAD });
  expect(await confirm(second)).toMatchObject({ code: null, value: { email: owner.email } });
  expect(await seenBy(admin, owner)).toEqual({ emailConfirmed: true });
  expect(await entries(owner)).toEqual([{ actor: 'admin', before: null, after: { email: owner.email } }]);
});

test('a confirmed address, a deactivated and a closed account, and nobody at all get none', async () => {
  const admin = await shop.signedIn('admin');
  const confirmed = await personOfBefore();
  const [inactive, closed] = [await registered(), await registered()];
  await callGraphql(admin, `mutation { setUserActive(id: ${inactive.id}, active: false) { id } }`);
  const { status } = await closed.client.rest('POST', '/api/account/close', { currentPassword: 'fresh-every-day' });
  expect(status).toBe(200);
  await untilQuiet();
  const before = await rowCounts(shop.db, ['rate_limit']);
  for (const [id, code, message] of [
    [confirmed.id, 'CONFLICT', 'This e-mail address is confirmed.'],
    [inactive.id, 'CONFLICT', 'This account is deactivated; activate it first.'],
    [closed.id, 'CONFLICT', 'Its owner has closed this account; it stays closed.'],
    [999_999, 'NOT_FOUND', 'User not found'],
  ] as const) {
    expect(await send(admin, id)).toMatchObject({ code, message });
  }
  expect(await rowCounts(shop.db, ['rate_limit'])).toEqual(before);
  expect(await seenBy(admin, closed)).toEqual({ emailConfirmed: null });
});

test('five in an hour, those that the owner asks for included', async () => {
  const owner = await registered();
  const admin = await shop.signedIn('admin');
  expect((await callGraphql(owner.client, 'mutation { sendEmailConfirmation }')).code).toBeNull();
  for (let n = 0; n < 3; n += 1) expect((await send(admin, owner.id)).code).toBeNull();
  await untilQuiet();
  const links = await shop.db.query('SELECT * FROM account_link WHERE user_id = $1', [owner.id]);
  expect((await send(admin, owner.id)).code).toBe('RATE_LIMITED');
  expect(await shop.db.query('SELECT * FROM account_link WHERE user_id = $1', [owner.id])).toEqual(links);
  expect(await entries(owner)).toHaveLength(3);
});

test('of those who send one at the same instant, each has it sent, and one link works', async () => {
  const owner = await registered();
  await keyTo(owner.email);
  const admins = [await shop.signedIn('admin'), await shop.signedIn('admin')];
  const answers = await Promise.all(admins.map((admin) => send(admin, owner.id)));
  expect(answers.map(({ code }) => code)).toEqual([null, null]);
  await untilQuiet();
  expect(await shop.db.query('SELECT 1 FROM account_link WHERE user_id = $1', [owner.id])).toHaveLength(1);
});

test('staff with the duty for accounts does so for whom it manages, and staff without sees nothing of it', async () => {
  const owner = await registered();
  await keyTo(owner.email);
  const worker = await personOfBefore({ role: 'staff' });
  const setDuties = (duties: string) =>
    shop.db.query(`UPDATE users SET duties = $2 WHERE id = $1`, [worker.id, duties]);
  await setDuties('{accounts}');
  expect((await send(worker.client, owner.id)).code).toBeNull();
  const admin = await registered();
  await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id]);
  expect((await send(worker.client, admin.id)).code).toBe('NOT_FOUND');
  const business = await personOfBefore({ role: 'business' });
  await setDuties('{prices,credit}');
  expect((await send(worker.client, owner.id)).code).toBe('FORBIDDEN');
  expect(await seenBy(worker.client, business)).toEqual({ emailConfirmed: null });
});
