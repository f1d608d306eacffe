import { generate } from 'otplib';
import { accounts } from '../../../../server/demo/demoAccounts';
import { startShop, type TestShop } from '../../../support/shop';
import type { HttpAnswer, ShopClient } from '../../../support/shopClient';

/** Where browsers find the shops of these tests; passkeys are bound to it. */
export const ORIGIN = 'http://localhost:4000';
const STEP = '/api/account/second-step';

/** Starts a shop before the tests of a file, and forgets its limits before each. */
export function useStepShop(env: Record<string, string> = {}): { shop: TestShop } {
  const started = {} as { shop: TestShop };
  beforeAll(async () => {
    started.shop = await startShop({ env: { PUBLIC_URL: ORIGIN, ...env } });
  });
  afterAll(() => started.shop?.stop());
  beforeEach(async () => {
    await started.shop.db.query('DELETE FROM rate_limit');
    for (const table of ['passkey', 'authenticator_app', 'recovery_code', 'step_attempt']) {
      await started.shop.db.query(`DELETE FROM ${table}`);
    }
    await started.shop.db.query('UPDATE users SET second_step = false');
  });
  return started;
}

export const passwordOf = (username: string): string =>
  accounts.find((account) => account.username === username)!.password;

export const confirmation = (username: string) => ({ password: passwordOf(username) });

/** Types the password. */
export function signIn(client: ShopClient, username = 'admin', password = passwordOf(username)): Promise<HttpAnswer> {
  return client.rest('POST', '/api/login', { username, password });
}

/** Types the code that is asked for then. */
export const sendCode = (client: ShopClient, code: string): Promise<HttpAnswer> =>
  client.rest('POST', '/api/login/code', { code });

export const isSignedIn = async (client: ShopClient): Promise<boolean> =>
  (await client.rest('GET', '/api/auth/user')).status === 200;

/** The code of this moment, as if none had been used. */
export async function freshCode({ db }: TestShop, secret: string): Promise<string> {
  await db.query('UPDATE authenticator_app SET last_time_step = 0');
  return generate({ secret });
}

/** Adds an authenticator app. */
export async function addApp(client: ShopClient, username = 'admin'): Promise<{ secret: string; codes: string[] }> {
  const begun = await client.rest('POST', `${STEP}/app/options`, confirmation(username));
  expect(begun.status).toBe(200);
  const { setupKey: secret, uri } = begun.body as { setupKey: string; uri: string };
  expect(uri).toContain(`secret=${secret}`);
  const added = await client.rest('POST', `${STEP}/app`, { code: await generate({ secret }) });
  expect([added.status, added.body.secondStep?.appAddedAt]).toEqual([201, expect.any(String)]);
  return { secret, codes: added.body.recoveryCodes };
}

/** What the database has of second steps, to show that a refusal changed nothing. */
export async function stepsIn({ db }: TestShop): Promise<unknown> {
  return db.query(
    `SELECT username, second_step, credential_version,
       (SELECT array_agg(name ORDER BY id) FROM passkey WHERE user_id = u.id) AS passkeys,
       (SELECT sealed_secret FROM authenticator_app WHERE user_id = u.id) AS app,
       (SELECT array_agg(code_hash ORDER BY code_hash) FROM recovery_code WHERE user_id = u.id) AS codes,
       (SELECT count(*)::integer FROM session WHERE (sess->>'userId')::integer = u.id) AS sessions
     FROM users u ORDER BY username`,
  );
}

/** The audit log's newest lines, the last one first. */
export function audited({ db }: TestShop, action: string): Promise<Record<string, any>[]> {
  return db.query(
    `SELECT actor_username AS actor, subject_id AS subject, before, after FROM audit_entry WHERE action = $1
     ORDER BY id DESC`,
    [action],
  );
}
