import { callGraphql, callRest } from '../../../support/apiCalls';
import { rowCounts, until } from '../../../support/data/rows';
import { ShopClient } from '../../../support/shopClient';
import { admin, ids, isSignedIn, lastAudit, madeUser, newUser, shop, signedIn, signInAdmin } from './usersShop';

describe('an end of access', () => {
  test('deactivating ends sessions and sign-in, and reactivating lets in again', async () => {
    const { id, username } = await madeUser();
    const client = await signedIn(username);
    const { body } = await admin.rest('PATCH', `/api/admin/users/${id}/active`, { active: false });
    expect(body.active).toBe(false);
    expect(await isSignedIn(client)).toBe(false);
    const refused = await shop.guest().rest('POST', '/api/login', { username, password: 'plum-and-fig' });
    expect([refused.status, refused.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await lastAudit()).action).toBe('user.deactivate');
    const { value } = await callGraphql(
      admin,
      'mutation ($id: Int!) { setUserActive(id: $id, active: true) { active } }',
      {
        id,
      },
    );
    expect(value).toEqual({ active: true });
    expect(await isSignedIn(client)).toBe(false);
    await signedIn(username);
  });

  test('an employee of a deactivated business cannot come in', async () => {
    const employee = await shop.signedIn('employee');
    await admin.rest('PATCH', `/api/admin/users/${ids.business}/active`, { active: false });
    const [, there] = [
      await isSignedIn(employee),
      await shop.guest().rest('POST', '/api/login', { username: 'employee', password: 'morning-shift' }),
    ];
    expect([await isSignedIn(employee), there.status]).toEqual([false, 401]);
    await admin.rest('PATCH', `/api/admin/users/${ids.business}/active`, { active: true });
    await shop.signedIn('employee');
  });

  test('an employee of a deactivated business is a guest to the answers from memory, too', async () => {
    const employee = await shop.signedIn('employee');
    const cacheControl = async () => {
      const { headers } = await employee.rest('GET', '/api/products/fast');
      return headers.get('cache-control');
    };
    expect([await cacheControl(), await cacheControl()]).toEqual(['private, no-cache', 'private, no-cache']);
    await admin.rest('PATCH', `/api/admin/users/${ids.business}/active`, { active: false });
    // Long before rights that were read once would be read again by themselves.
    await until(async () => expect(await cacheControl()).toBe('public, max-age=0, s-maxage=10'));
    await admin.rest('PATCH', `/api/admin/users/${ids.business}/active`, { active: true });
    await until(async () => expect(await cacheControl()).toBe('private, no-cache'));
  });

  test('a user without a history is erased with what is its own', async () => {
    const { id, username } = await madeUser();
    const client = await signedIn(username);
    await client.rest('POST', '/api/cart', { productId: 1, quantity: 1 });
    expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(204);
    expect(await shop.db.query('SELECT 1 FROM users WHERE id = $1', [id])).toEqual([]);
    expect(await shop.db.query('SELECT 1 FROM cart_item WHERE owner = $1', [`user:${id}`])).toEqual([]);
    expect(await isSignedIn(client)).toBe(false);
    expect(await lastAudit()).toMatchObject({ action: 'user.delete', before: { username }, after: null });
    expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(404);
  });

  test('a business without orders is erased with its employees, one with credit entries is deactivated', async () => {
    const remove = 'mutation ($id: Int!) { deleteUser(id: $id) }';
    const cash = await madeUser({ role: 'business' });
    await shop.db.query(
      `INSERT INTO users (username, email, password_hash, role, parent_business_id) VALUES ($1, 'x', 'x', 'employee', $2)`,
      [`of-${cash.username}`, cash.id],
    );
    expect((await callGraphql(admin, remove, { id: cash.id })).value).toBe('ERASED');
    expect(await shop.db.query('SELECT 1 FROM users WHERE parent_business_id = $1', [cash.id])).toEqual([]);
    const credit = await madeUser({ role: 'business', paymentMode: 'credit' });
    expect((await callGraphql(admin, remove, { id: credit.id })).value).toBe('DEACTIVATED');
    expect(await lastAudit()).toMatchObject({ before: { active: true }, after: { active: false } });
    const [row] = await shop.db.query<any[]>('SELECT active FROM users WHERE id = $1', [credit.id]);
    expect(row).toEqual({ active: false });
  });

  test('a user with an order, and a business whose employee has one, are deactivated', async () => {
    const order = (user: number, account: number | null) =>
      shop.db.query(
        `INSERT INTO orders (kind, payment_method, user_id, account_id, customer_name, subtotal_amount, delivery_fee,
           total_amount, price_book) VALUES ('account', 'cod', $1, $2, 'X', 1, 0, 1, 'customer')`,
        [user, account],
      );
    const customer = await madeUser();
    await order(customer.id, null);
    const business = await madeUser({ role: 'business' });
    const [employee] = await shop.db.query<{ id: number }[]>(
      `INSERT INTO users (username, email, password_hash, role, parent_business_id)
       VALUES ('orders-once', 'x', 'x', 'employee', $1) RETURNING id`,
      [business.id],
    );
    await order(employee!.id, null);
    for (const { id } of [customer, business]) {
      expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(204);
      expect(await shop.db.query('SELECT active FROM users WHERE id = $1', [id])).toEqual([{ active: false }]);
    }
    expect(await shop.db.query('SELECT active FROM users WHERE id = $1', [employee!.id])).toHaveLength(1);
  });

  test('an admin who is named in the ledger is deactivated', async () => {
    const { id, username } = await madeUser({ role: 'admin' });
    const other = await signedIn(username);
    const body = newUser({ role: 'business', paymentMode: 'credit' });
    expect((await other.rest('POST', '/api/admin/users', body)).status).toBe(201);
    expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(204);
    expect(await shop.db.query('SELECT active FROM users WHERE id = $1', [id])).toEqual([{ active: false }]);
  });

  test('nobody deletes or deactivates oneself', async () => {
    const before = await rowCounts(shop.db);
    expect((await callRest(admin, 'DELETE', `/api/admin/users/${ids.admin}`)).code).toBe('CONFLICT');
    expect((await callRest(admin, 'PATCH', `/api/admin/users/${ids.admin}/active`, { active: false })).code).toBe(
      'CONFLICT',
    );
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test.each(['deactivate', 'delete', 'demote'])('two admins who %s each other at once leave one', async (how) => {
    const remove = (client: ShopClient, id: number) =>
      how === 'delete'
        ? client.rest('DELETE', `/api/admin/users/${id}`)
        : how === 'demote'
          ? client.rest('PATCH', `/api/users/${id}/role`, { role: 'customer' })
          : client.rest('PATCH', `/api/admin/users/${id}/active`, { active: false });
    for (let round = 0; round < 4; round += 1) {
      await shop.db.query(`UPDATE users SET active = false WHERE role = 'admin' AND id <> $1`, [ids.admin]);
      const second = await madeUser({ role: 'admin' });
      const other = await signedIn(second.username);
      const me = await signedIn('admin', 'orchard-keeper');
      const answers = await Promise.all([remove(me, second.id), remove(other, ids.admin!)]);
      const [left] = await shop.db.query<{ n: number }[]>(
        `SELECT count(*)::integer AS n FROM users WHERE role = 'admin' AND active`,
      );
      expect(left!.n).toBe(1);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      await shop.db.query(`UPDATE users SET active = true, role = 'admin' WHERE id = $1`, [ids.admin]);
      await signInAdmin();
    }
  });

  test('a session that begins with a password changed at that moment does not stay', async () => {
    const { id, username } = await madeUser();
    for (let round = 0; round < 5; round += 1) {
      const [password, next] = [`plum-and-fig${round || ''}`, `plum-and-fig${round + 1}`];
      const clients = Array.from({ length: 4 }, () => shop.guest());
      const [changed] = await Promise.all([
        admin.rest('PATCH', `/api/users/${id}/role`, { password: next }),
        ...clients.map((client) => client.rest('POST', '/api/login', { username, password })),
      ]);
      expect(changed.status).toBe(200);
      for (const client of clients) expect(await isSignedIn(client)).toBe(false);
      await shop.db.query('DELETE FROM rate_limit');
    }
  });
});
