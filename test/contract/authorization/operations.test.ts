import { OPERATIONS as SERVER_OPERATIONS } from '../../../server/api/authorization/operations';
import { buildShopSchema } from '../../../server/api/schema';
import type { GraphqlAnswer } from '../../support/shopClient';
import { clientOf, CODE, useViewersShop } from './authorizationShop';
import { prepareRuns, WORKS_ON_RUNS } from './driving';
import { fixture, prepareRemoval } from './fixture';
import { OPERATIONS } from './operations';
import { testViewers } from './testViewers';
import { ACCOUNTS, NEEDS, type ViewerName } from './viewers';

jest.setTimeout(120_000);

/** Operations that begin or end the session of the client that sends them. */
const CHANGES_SESSION = new Set(['Mutation.signOut', 'Mutation.registerCustomer']);

const authorization = useViewersShop();

const schema = buildShopSchema();
const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  type ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
);

test('every operation of the schema stands in the table of this test, and no other', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual([...operations].sort());
});

test('the server’s own table names every operation, and nothing that is gone', () => {
  expect(Object.keys(SERVER_OPERATIONS).sort()).toEqual([...operations].sort());
});

describe.each(Object.entries(OPERATIONS))('%s', (name, rule) => {
  const { document, variables = () => ({}) } = rule;
  const field = name.split('.')[1]!;
  const removes = /^(delete|remove|update|withdraw|confirm|reject)/.test(field);
  const isStream = name.startsWith('Subscription.');

  async function prepare(): Promise<void> {
    if (removes) await prepareRemoval(authorization.shop.db);
    if (WORKS_ON_RUNS.test(name)) await prepareRuns(authorization.shop.db);
  }
  async function send(viewer: ViewerName): Promise<Pick<GraphqlAnswer, 'data' | 'errors' | 'status'>> {
    const client = await clientOf(authorization, viewer, CHANGES_SESSION.has(name));
    return isStream ? client.subscribe(document) : client.graphql(document, variables());
  }

  testViewers(authorization, rule, {
    beginsSession: CHANGES_SESSION.has(name),
    prepare,
    refused: async (viewer, outcome) => {
      const { data, errors, status } = await send(viewer);
      // A token that is not valid is refused before the operation is read.
      const path = viewer === 'revoked token' || isStream ? undefined : [field];
      expect(errors.map((error) => [error.extensions.code, error.path])).toEqual([[CODE[outcome], path]]);
      if (viewer === 'revoked token' || isStream) expect(status).toBe(outcome);
      // Null itself, or null all the way up to the data.
      expect(data?.[field] ?? null).toBeNull();
    },
    allowed: async (viewer) => expect((await send(viewer)).errors).toEqual([]),
  });
});

test('an order or an account order that is allowed is really placed', async () => {
  for (const operation of ['Mutation.placeGuestOrder', 'Mutation.placeAccountOrder']) {
    const { document, variables } = OPERATIONS[operation]!;
    const { data } = await authorization.clients.business.graphql(document, variables!());
    expect(Object.values(data)).toEqual([{ __typename: 'OrderPlaced' }]);
  }
});

test('a pending business is told why', async () => {
  const { errors } = await authorization.clients.pending.graphql('{ individualPrices { productId } }');
  expect(errors[0]!.message).toBe('Your business account is awaiting admin approval.');
});

test('rights are those of the database at the moment, not of the sign-in', async () => {
  const { shop, clients } = authorization;
  const document = '{ individualPrices { productId } }';
  await shop.db.query('UPDATE users SET business_approved = true WHERE id = $1', [fixture.ids.pending]);
  expect((await clients.pending.graphql(document)).errors).toEqual([]);
  await shop.db.query(`UPDATE users SET business_approved = false WHERE id = $1`, [fixture.ids.pending]);
  expect((await clients.pending.graphql(document)).errors[0]!.extensions.code).toBe('FORBIDDEN');
  await shop.db.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [fixture.ids.customer]);
  expect((await clients.customer.graphql('{ viewer { role } }')).data.viewer.role).toBe('ADMIN');
  await shop.db.query(`UPDATE users SET role = 'customer' WHERE id = $1`, [fixture.ids.customer]);
  expect((await clients.customer.graphql('{ viewer { role } }')).data.viewer.role).toBe('CUSTOMER');
});

test('the table speaks of every kind of account, and says what a token needs', () => {
  for (const [name, { who, needs }] of Object.entries(OPERATIONS)) {
    expect([name, who.length]).toEqual([name, ACCOUNTS.length]);
    expect([name, NEEDS]).toEqual([name, expect.arrayContaining([needs])]);
  }
});
