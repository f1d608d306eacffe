import type { Duty } from '../../../../server/identity/duties';
import { startShop, type TestShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';
import { WITH_PASSKEYS } from '../authorizationShop';
import { prepareShop } from '../fixture';

const DUTIES = ['orders', 'packing', 'driving', 'catalogue', 'prices', 'accounts', 'credit'] as const;

/** Members of the staff: one with each duty alone, one without any, one with all. */
export const STAFF = [...DUTIES, 'none', 'all'] as const;
export type StaffName = (typeof STAFF)[number];

export const dutiesOf = (name: StaffName): readonly `${Duty}`[] =>
  name === 'all' ? DUTIES : name === 'none' ? [] : [name];

/** Whether a member of the staff has any of the duties. */
export const hasAny = (name: StaffName, duties: readonly `${Duty}`[]): boolean =>
  duties.some((duty) => dutiesOf(name).includes(duty));

/** A prepared shop with every member of the staff signed in, and a token of each with all that it can be given. */
export interface StaffShop {
  shop: TestShop;
  clients: Record<StaffName, ShopClient>;
  tokens: Record<StaffName, Record<string, string>>;
  admin: ShopClient;
}

/** Starts the shop for the tests of one file. */
export function useStaffShop(): StaffShop {
  const staffShop = { clients: {}, tokens: {} } as StaffShop;
  beforeAll(async () => {
    const shop = await startShop({ env: WITH_PASSKEYS });
    await prepareShop(shop);
    Object.assign(staffShop, { shop, admin: await shop.signedIn('admin') });
    for (const name of STAFF) {
      const client = await signedInStaff(shop, name);
      staffShop.clients[name] = client;
      const scopes = ['read', 'order', 'staff'];
      const { status, body } = await client.rest('POST', '/api/tokens', { name: 'A program', scopes });
      expect(status).toBe(201);
      staffShop.tokens[name] = { Authorization: `Bearer ${body.token}` };
    }
  });
  afterAll(() => staffShop.shop?.stop());
  beforeEach(() => staffShop.shop.db.query('DELETE FROM rate_limit'));
  return staffShop;
}

/** Makes a member of the staff and signs it in. */
export async function signedInStaff(shop: TestShop, name: StaffName): Promise<ShopClient> {
  await shop.db.query(
    `INSERT INTO users (username, email, password_hash, role, duties)
     SELECT $1, 'x@bustan.example', password_hash, 'staff', $2 FROM users WHERE username = 'customer'`,
    [`staff-${name}`, dutiesOf(name)],
  );
  const client = shop.guest();
  const credentials = { username: `staff-${name}`, password: 'fresh-every-day' };
  expect((await client.rest('POST', '/api/login', credentials)).status).toBe(200);
  return client;
}
