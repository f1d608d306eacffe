import { savedAddress } from '../../support/data/people';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

let shop: TestShop;
let number = 0;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** A customer of one test's own. */
async function newCustomer(): Promise<ShopClient> {
  const client = shop.guest();
  number += 1;
  const { status } = await client.rest('POST', '/api/register', {
    username: `saver-${number}`,
    password: 'apricots in july',
    email: `saver-${number}@example.com`,
    firstName: 'Nour',
    lastName: 'Khoury',
  });
  expect(status).toBe(201);
  return client;
}

const save = (client: ShopClient, change: object = {}) =>
  client.rest('POST', '/api/account/addresses', savedAddress({ ...change }));
const labels = async (client: ShopClient): Promise<unknown[]> => {
  const { body } = await client.rest('GET', '/api/account/addresses');
  return (body as { label: string; isDefault: boolean }[]).map(({ label, isDefault }) =>
    isDefault ? `${label} (default)` : label,
  );
};

describe('the addresses of a customer', () => {
  test('are saved as they are typed, without the spaces around them, and read again by both APIs', async () => {
    const client = await newCustomer();
    const { status, body } = await save(client, { label: ' Home ', phone: '٠٣ ٢١٨ ٤٤٠', building: ' ', floor: null });
    expect([status, body]).toEqual([
      201,
      { ...savedAddress(), id: expect.any(Number), phone: '03 218 440', building: null, floor: null, isDefault: true },
    ]);
    const { data } = await client.graphql('{ savedAddresses { id label city isDefault } }');
    expect(data.savedAddresses).toEqual([{ id: body.id, label: 'Home', city: 'Beirut', isDefault: true }]);
  });

  test('have one default: the first, then whichever is sent as such, and when it goes the oldest', async () => {
    const client = await newCustomer();
    const home = await save(client);
    await save(client, { label: 'Work', isDefault: false });
    expect(await labels(client)).toEqual(['Home (default)', 'Work']);
    const parents = await save(client, { label: 'Parents', isDefault: true });
    expect(await labels(client)).toEqual(['Parents (default)', 'Home', 'Work']);
    // The default stays it until another one is.
    const path = `/api/account/addresses/${parents.body.id}`;
    const changed = await client.rest('PUT', path, { ...parents.body, label: 'Grandma', isDefault: false });
    expect([changed.status, changed.body.isDefault]).toEqual([200, true]);
    expect((await client.rest('DELETE', path)).status).toBe(204);
    expect(await labels(client)).toEqual(['Home (default)', 'Work']);
    expect((await client.rest('DELETE', path)).status).toBe(404);
    expect((await client.rest('DELETE', `/api/account/addresses/${home.body.id}`)).status).toBe(204);
    expect(await labels(client)).toEqual(['Work (default)']);
  });

  test('are nobody else’s to read, change or delete', async () => {
    const [owner, other] = [await newCustomer(), await newCustomer()];
    const { body } = await save(owner);
    const path = `/api/account/addresses/${body.id}`;
    expect(await labels(other)).toEqual([]);
    expect((await other.rest('PUT', path, savedAddress({ label: 'Mine' }))).status).toBe(404);
    expect((await other.rest('DELETE', path)).status).toBe(404);
    expect(await labels(owner)).toEqual(['Home (default)']);
  });

  test('are checked by the rules of the checkout, field by field', async () => {
    const client = await newCustomer();
    const { status, body } = await client.rest('POST', '/api/account/addresses', {
      ...savedAddress({ label: ' ', phone: '12', street: 'x', city: null }),
    });
    expect([status, body.fields]).toEqual([
      400,
      {
        label: 'Please give the address a label',
        phone: expect.stringContaining('+961 1 234 567'),
        street: 'Full delivery address is required',
        city: 'City in Lebanon is required',
      },
    ]);
    expect((await save(client, { label: 'x'.repeat(41) })).body.fields).toEqual({ label: expect.any(String) });
    expect(await labels(client)).toEqual([]);
  });

  test('are at most twenty, also when they are saved at the same moment', async () => {
    const client = await newCustomer();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => save(client, { label: `Place ${n}`, isDefault: n % 2 === 0 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      Array(4).fill([409, 'You have saved 20 addresses, which is the most. Delete one first.']),
    );
    const kept = await labels(client);
    expect([kept.length, kept.filter((label) => String(label).endsWith('(default)'))]).toEqual([20, [kept[0]]]);
  });
});
