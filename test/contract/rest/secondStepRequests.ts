import { generate } from 'otplib';
import { Authenticator } from '../../support/authenticator';
import type { TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';
import type { OpenapiRequest } from './openapiRequest';

const ORIGIN = 'http://localhost:4000';
/** Passkeys need a name in the address. */
export const WITH_PASSKEYS = { PUBLIC_URL: ORIGIN };
const STEP = '/api/account/second-step';
const PASSWORD = { password: 'fresh-every-day' };

/** What the next request sends, by what was begun for it. */
const bodies: Record<string, unknown> = {};
let count = 0;

/** A member of the staff of its own, who has begun what the request ends. */
export async function worker(shop: TestShop, begun: string): Promise<ShopClient> {
  const username = `worker-${(count += 1)}`;
  // Passkeys are asked for more often here than one network may.
  await shop.db.query('DELETE FROM rate_limit');
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role)
     SELECT $1, 'x@bustan.example', password_hash, 'staff' FROM users WHERE username = 'customer'`,
    [username],
  );
  const client = shop.guest();
  const signIn = () => client.rest('POST', '/api/login', { username, ...PASSWORD });
  const post = async (path: string, sent?: unknown) => (await client.rest('POST', path, sent)).body;
  await signIn();
  if (begun === 'none') return client;
  if (begun === 'new app') {
    bodies[begun] = { code: await generate({ secret: (await post(`${STEP}/app/options`, PASSWORD)).setupKey }) };
    return client;
  }
  const device = new Authenticator(ORIGIN);
  const made = { name: 'Key', passkey: device.make(await post(`${STEP}/passkeys/options`, PASSWORD)) };
  if (begun === 'new passkey') {
    bodies[begun] = made;
    return client;
  }
  const { recoveryCodes } = await post(`${STEP}/passkeys`, made);
  if (begun === 'app') {
    const { setupKey } = await post(`${STEP}/app/options`, PASSWORD);
    await post(`${STEP}/app`, { code: await generate({ secret: setupKey }) });
  }
  if (begun === 'code') {
    await client.rest('POST', '/api/manual-logout');
    await signIn();
    bodies[begun] = { code: recoveryCodes[0] };
  }
  if (begun === 'passkey') {
    await client.rest('POST', '/api/manual-logout');
    bodies[begun] = device.sign(await post('/api/login/passkey/options', {}));
  }
  return client;
}

const by = (begun: string): OpenapiRequest => ({ by: `worker: ${begun}`, body: () => bodies[begun] ?? PASSWORD });

/** Requests about a second step that succeed. */
export const SECOND_STEP_REQUESTS: Record<string, OpenapiRequest> = {
  'POST /api/login/passkey/options': { by: 'guest' },
  'POST /api/login/passkey': by('passkey'),
  'POST /api/login/code': by('code'),
  [`GET ${STEP}`]: { by: 'worker: app' },
  [`POST ${STEP}/confirmation/options`]: { by: 'worker: app' },
  [`POST ${STEP}/passkeys/options`]: by('none'),
  [`POST ${STEP}/passkeys`]: by('new passkey'),
  [`POST ${STEP}/passkeys/{id}/removal`]: { ...by('app'), path: `${STEP}/passkeys/{passkey}/removal` },
  [`POST ${STEP}/app/options`]: by('none'),
  [`POST ${STEP}/app`]: by('new app'),
  [`POST ${STEP}/app/removal`]: by('app'),
  [`POST ${STEP}/recovery-codes`]: by('app'),
  'DELETE /api/admin/users/{id}/second-step': { by: 'admin', path: '/api/admin/users/{worker}/second-step' },
};
