import { EMPLOYEE_PLACE } from './people';
import { guestBody, newKey } from './orderBodies';
import type { TestShop } from '../shop';
import type { ShopClient } from '../shopClient';

/** A password of the accounts of these tests. */
export const PASSWORD = 'apricots in july';

/** Somebody whom a test has made, signed in. */
export interface Person {
  id: number;
  username: string;
  email: string;
  client: ShopClient;
}

let made = 0;

/** A new account of a role, with everything that an account can say of a person. */
export async function newPerson(shop: TestShop, role: 'customer' | 'business' | 'staff' | 'admin'): Promise<Person> {
  made += 1;
  const username = `Zeina-${made}-M`;
  const email = `mail.${made}.z@people.example`;
  const admin = await shop.signedIn('admin');
  const names = { firstName: 'Zeina', lastName: 'Makhlouf' };
  const { status, body, text } =
    role === 'business'
      ? await admin.rest('POST', '/api/admin/business-users', {
          ...{ username, email, password: PASSWORD, businessName: `Makhlouf Sweets ${made}` },
          ...{ businessAddress: 'Makhlouf Street 9', businessCity: 'Zahle', businessPhone: '+961 8 640 111' },
        })
      : await admin.rest('POST', '/api/admin/users', { username, email, password: PASSWORD, ...names, role });
  if (status !== 201) throw new Error(text);
  return { id: (body as { id: number }).id, username, email, client: await signIn(shop, username) };
}

/** An employee of a business, signed in. */
export async function newEmployee(shop: TestShop, business: Person): Promise<Person> {
  made += 1;
  const username = `Omar-${made}-S`;
  const email = `mail.${made}.o@people.example`;
  const { status, body, text } = await business.client.rest('POST', '/api/employees', {
    ...{ username, email, password: PASSWORD, firstName: 'Omar', lastName: 'Sfeir' },
    ...EMPLOYEE_PLACE,
  });
  if (status !== 201) throw new Error(text);
  return { id: (body as { id: number }).id, username, email, client: await signIn(shop, username) };
}

export async function signIn(shop: TestShop, username: string, password = PASSWORD): Promise<ShopClient> {
  const client = shop.guest();
  const { status, text } = await client.rest('POST', '/api/login', { username, password });
  if (status !== 200) throw new Error(`${username}: ${text}`);
  return client;
}

/** Closes somebody's account. */
export async function closeAccount({ client }: Pick<Person, 'client'>): Promise<void> {
  const { status, text } = await client.rest('POST', '/api/account/close', { currentPassword: PASSWORD });
  if (status !== 200) throw new Error(text);
}

/** Places an order of the guest checkout, which everybody but employees and staff can, to a person of that name. */
export async function orderTo(
  client: ShopClient,
  productId: number,
  name: string,
  more: Record<string, unknown> = {},
): Promise<number> {
  const address = { firstName: name, lastName: 'Makhlouf', email: `${name.toLowerCase()}@orders.example` };
  const place = { phone: '+961 3 555 777', street: 'Makhlouf Street 9', city: 'Zahle', area: 'Bekaa' };
  const body = guestBody([{ productId, quantity: 2 }], { deliveryAddress: { ...address, ...place }, ...more });
  const {
    status,
    body: placed,
    text,
  } = await client.rest('POST', '/api/orders/guest', body, {
    'Idempotency-Key': newKey(),
  });
  if (status !== 201) throw new Error(text);
  return (placed as { orderId: number }).orderId;
}

/** The daily order of an employee. */
export async function dailyOrder(client: ShopClient, productId: number, more: object = {}): Promise<number> {
  const items = [{ productId, quantity: 1 }];
  const { status, body, text } = await client.rest(
    'POST',
    '/api/employee/orders',
    { items, ...more },
    { 'Idempotency-Key': newKey() },
  );
  if (status !== 201) throw new Error(text);
  return (body as { id: number }).id;
}

/** Sets the status of orders, with a tracking number, as the shop does. */
export async function setStatus(shop: TestShop, ids: readonly number[], status: string): Promise<void> {
  const admin = await shop.signedIn('admin');
  for (const id of ids) {
    const answer = await admin.rest('PATCH', `/api/orders/${id}/status`, { status, trackingNumber: `LB-${id}` });
    if (answer.status !== 200) throw new Error(answer.text);
  }
}

/** Moves orders into the past. */
export async function age(shop: TestShop, ids: readonly number[], days: number): Promise<void> {
  await shop.db.query(
    'UPDATE orders SET created_at = created_at - make_interval(days => $2) WHERE id = ANY($1::integer[])',
    [ids, days],
  );
}

/** How often each text stands anywhere in the database, table by table; what nobody reads as a text is read as one. */
export async function traces(shop: TestShop, texts: readonly string[]): Promise<string[]> {
  const tables = await shop.db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const text of texts) {
      const [row] = await shop.db.query<{ count: number }[]>(
        `SELECT count(*)::integer AS count FROM "${name}" t WHERE position(lower($1) IN lower(row_to_json(t)::text)) > 0`,
        [text],
      );
      if (row!.count > 0) found.push(`${name}: ${text}`);
    }
  }
  return found;
}
