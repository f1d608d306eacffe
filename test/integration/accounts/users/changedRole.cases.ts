import { callGraphql } from '../../../support/apiCalls';
import { newEmployee, newPerson, PASSWORD, signIn } from '../../../support/data/persons';
import { admin, shop } from './usersShop';

// What belongs to a role goes with it: whoever has another one could not see it, or end it.
describe('what a user had', () => {
  test.each(['customer', 'staff'])('of tokens, once a business is %s', async (role) => {
    const business = await newPerson(shop, 'business');
    const { body } = await business.client.rest('POST', '/api/tokens', { name: 'Till', scopes: ['read', 'order'] });
    expect((await admin.rest('PATCH', `/api/users/${business.id}/role`, { role })).status).toBe(200);
    const headers = { Authorization: `Bearer ${body.token}` };
    const { status } = await shop.guest().rest('GET', '/api/orders', undefined, headers);
    const entries = await shop.db.query(
      `SELECT actor_username AS by, after ->> 'name' AS name FROM audit_entry WHERE action = 'apiToken.revoke' AND subject_id = $1`,
      [String(body.id)],
    );
    // Staff sees and ends its own tokens, which have its rights.
    const own = await business.client.rest('GET', '/api/tokens');
    expect([status === 401, own.status === 200]).toEqual([role === 'customer', role === 'staff']);
    expect(entries).toEqual(role === 'customer' ? [{ by: 'admin', name: 'Till' }] : []);
  });

  test('of addresses, once a customer is staff', async () => {
    const person = await newPerson(shop, 'customer');
    const saved = await person.client.rest('POST', '/api/account/addresses', {
      ...{ label: 'Home', firstName: 'Nour', lastName: 'Khoury', phone: '+961 3 218 440' },
      ...{ street: 'Gouraud Street 12', area: 'Gemmayzeh', city: 'Beirut' },
    });
    expect(saved.status).toBe(201);
    await admin.rest('PATCH', `/api/users/${person.id}/role`, { role: 'customer', firstName: 'Nadia' });
    const count = 'SELECT count(*)::integer AS count FROM saved_address WHERE user_id = $1';
    expect(await shop.db.query(count, [person.id])).toEqual([{ count: 1 }]);
    await admin.rest('PATCH', `/api/users/${person.id}/role`, { role: 'staff' });
    expect(await shop.db.query(count, [person.id])).toEqual([{ count: 0 }]);
  });

  test('of carts and sessions of its employees, once a business is erased', async () => {
    const { body } = await admin.rest('POST', '/api/admin/business-users', {
      ...{ username: 'Rafic', email: 'rafic@people.example', password: PASSWORD, businessName: 'Rafic Sweets' },
      ...{ paymentMode: 'cash', businessAddress: 'Street 9', businessCity: 'Zahle', businessPhone: '+961 8 640 111' },
    });
    const business = { id: body.id, username: 'Rafic', email: 'rafic@people.example' };
    const employee = await newEmployee(shop, { ...business, client: await signIn(shop, 'Rafic') });
    await employee.client.rest('POST', '/api/cart', { productId: 1, quantity: 3 });
    expect((await callGraphql(admin, `mutation { deleteUser(id: ${body.id}) }`)).value).toBe('ERASED');
    const left = await shop.db.query(
      `SELECT owner FROM cart_item WHERE owner = $1
       UNION ALL SELECT sid FROM session WHERE 'user:' || (sess->>'userId') = $1`,
      [`user:${employee.id}`],
    );
    expect(left).toEqual([]);
  });
});
