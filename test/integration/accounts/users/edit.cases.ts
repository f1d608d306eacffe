import { rowCounts } from '../../../support/data/rows';
import { APIS, admin, ids, isSignedIn, lastAudit, madeUser, shop, signedIn, update } from './usersShop';

describe.each(APIS)('an edit by %s', (api) => {
  test('changes what is sent and nothing else, and is kept in the log', async () => {
    const { id, username } = await madeUser();
    const { value } = await update[api]!(id, { firstName: ' Mira ', email: 'mira@example.com' });
    expect(value).toMatchObject({ id, username, firstName: 'Mira', lastName: 'Rizk', email: 'mira@example.com' });
    const entry = await lastAudit();
    expect([entry.action, entry.before.firstName, entry.after.firstName]).toEqual(['user.update', 'Dana', 'Mira']);
    await signedIn(username);
  });

  test.each([
    ['email', 'nobody', 'Valid email is required'],
    ['email', null, 'Valid email is required'],
    ['firstName', '', 'First name is required'],
    ['lastName', null, 'Last name is required'],
    ['role', null, 'Must be one of customer, business, staff, admin'],
    ['password', '12345', 'Password must be at least 6 characters'],
  ])('of %s to %p is refused', async (field, value, message) => {
    const before = await rowCounts(shop.db);
    const { code, fields } = await update[api]!(ids.customer!, { [field]: value });
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { [field]: message }]);
    expect(await rowCounts(shop.db)).toEqual(before);
  });

  test('of nothing, and of nobody, is refused', async () => {
    expect((await update[api]!(ids.customer!, {})).code).toBe('BAD_USER_INPUT');
    expect((await update[api]!(2_147_483_647, { firstName: 'X' })).code).toBe('NOT_FOUND');
  });

  test('of the password ends every session of the user and no other', async () => {
    const { id, username } = await madeUser();
    const [first, second] = [await signedIn(username), await signedIn(username)];
    const other = await shop.signedIn('customer');
    await update[api]!(id, { password: '' });
    expect(await isSignedIn(first)).toBe(true);
    await update[api]!(id, { password: 'apricot-grove' });
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(other)]).toEqual([false, false, true]);
    const entry = await lastAudit();
    expect(entry.after.passwordChanged).toBe(true);
    expect(JSON.stringify(entry)).not.toMatch(/apricot-grove|argon2/);
    expect((await shop.guest().rest('POST', '/api/login', { username, password: 'plum-and-fig' })).status).toBe(401);
    await signedIn(username, 'apricot-grove');
  });

  test('of the role holds from the next request on', async () => {
    const { id, username } = await madeUser();
    const client = await signedIn(username);
    await update[api]!(id, { role: 'admin' });
    expect((await client.rest('GET', '/api/admin/users')).status).toBe(200);
    await update[api]!(id, { role: 'business', paymentMode: 'credit' });
    expect((await client.rest('GET', '/api/admin/users')).status).toBe(403);
    expect((await client.rest('GET', '/api/employees')).body.message).toBe(
      'Your business account is awaiting admin approval.',
    );
    const { body } = await admin.rest('GET', `/api/admin/users/${id}/pricing`);
    expect(body.user).toMatchObject({ role: 'business', isApproved: false, creditBalance: '5000.00' });
  });

  test('of the role is refused for employees, businesses with employees and oneself', async () => {
    const before = await rowCounts(shop.db);
    for (const name of ['employee', 'business', 'admin']) {
      expect([name, (await update[api]!(ids[name]!, { role: 'customer' })).code]).toEqual([name, 'CONFLICT']);
    }
    expect(await rowCounts(shop.db)).toEqual(before);
    expect((await admin.rest('GET', '/api/auth/user')).body.role).toBe('admin');
  });
});
