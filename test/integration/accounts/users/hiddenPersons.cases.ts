import type { ShopClient } from '../../../support/shopClient';
import { signedInStaff } from '../../../contract/authorization/staff/staffShop';
import { admin, madeUser, shop } from './usersShop';

describe('staff without the duty of accounts', () => {
  let prices: ShopClient;
  beforeAll(async () => {
    prices = await signedInStaff(shop, 'prices');
    await madeUser({ username: 'nameless', role: 'business', email: 'secret@x.example', firstName: 'Zakaria' });
  });

  test('finds no business by its e-mail, in the matrix of prices either', async () => {
    const found = async (client: ShopClient, business: string): Promise<string[]> => {
      const { data, errors } = await client.graphql(
        'query ($business: String!) { priceMatrix(business: $business) { businesses { businessName } } }',
        { business },
      );
      expect(errors).toEqual([]);
      return data.priceMatrix.businesses.map(({ businessName }: { businessName: string }) => businessName);
    };
    expect(await found(prices, 'nameless')).toEqual(['nameless']);
    expect(await found(admin, 'secret@x')).toEqual(['nameless']);
    expect(await found(prices, 'secret@x')).toEqual([]);
  });

  test('reads the name of no person in a cursor', async () => {
    const cursorOf = async (client: ShopClient): Promise<string> => {
      const { data, errors } = await client.graphql(
        '{ users(sort: NAME, role: BUSINESS, first: 100) { edges { cursor node { username } } } }',
      );
      expect(errors).toEqual([]);
      const { cursor } = data.users.edges.find(({ node }: any) => node.username === 'nameless');
      return Buffer.from(cursor, 'base64url').toString();
    };
    expect(await cursorOf(admin)).toContain('Zakaria');
    for (const client of [prices, await signedInStaff(shop, 'credit')]) {
      const told = await cursorOf(client);
      expect([told.includes('nameless'), told.includes('Zakaria')]).toEqual([true, false]);
    }
  });
});
