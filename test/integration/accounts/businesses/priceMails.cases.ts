import { callGraphql, callRest } from '../../../support/apiCalls';
import { rowCounts } from '../../../support/data/rows';
import type { ShopClient } from '../../../support/shopClient';
import { admin, create, entriesOf, form, ids, lastAudit, shop } from './businessesShop';

async function made(): Promise<{ id: number; client: ShopClient }> {
  const body = form();
  const { value } = await create.REST!(body);
  const client = shop.guest();
  await client.rest('POST', '/api/login', { username: body.username, password: 'olive-press' });
  return { id: value.id as number, client };
}

const OWN = {
  GraphQL: (client: ShopClient, on: unknown) =>
    callGraphql(client, 'mutation ($on: Boolean!) { setPriceMails(on: $on) { priceMails } }', { on }),
  REST: (client: ShopClient, on: unknown) => callRest(client, 'PATCH', '/api/business/price-mails', { on }),
};
const OF_ANY = {
  GraphQL: (id: number, on: unknown) =>
    callGraphql(
      admin,
      'mutation ($id: Int!, $on: Boolean!) { setBusinessPriceMails(userId: $id, on: $on) { id priceMails } }',
      { id, on },
    ),
  REST: (id: number, on: unknown) => callRest(admin, 'PATCH', `/api/admin/users/${id}/price-mails`, { on }),
};

describe.each(['GraphQL', 'REST'] as const)('mails about prices by %s', (way) => {
  test('are off until the business switches them on, and off again when it does so', async () => {
    const { id, client } = await made();
    const now = async () => (await client.rest('GET', '/api/business/price-mails')).body;
    expect(await now()).toEqual({ priceMails: false });
    for (const on of [true, true, false, false, true]) {
      expect((await OWN[way](client, on)).value).toEqual({ priceMails: on });
      expect(await now()).toEqual({ priceMails: on });
    }
    const { data } = await admin.graphql('query ($id: Int!) { user(id: $id) { priceMails } }', { id });
    expect(data).toEqual({ user: { priceMails: true } });
  });

  test('are switched by an admin, with a line in the audit log, for businesses alone', async () => {
    const { id } = await made();
    expect((await OF_ANY[way](id, true)).value).toEqual({ id, priceMails: true });
    expect(await lastAudit()).toMatchObject({
      action: 'business.priceMails',
      subject_id: String(id),
      before: { priceMails: false },
      after: { priceMails: true },
    });
    const before = [await rowCounts(shop.db), (await entriesOf(ids.employee!)).length];
    expect((await OF_ANY[way](ids.employee!, true)).code).toBe('NOT_FOUND');
    expect((await OF_ANY[way](id, 'perhaps')).code).toBe('BAD_USER_INPUT');
    expect([await rowCounts(shop.db), (await entriesOf(ids.employee!)).length]).toEqual(before);
  });
});
