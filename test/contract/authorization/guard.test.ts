import {
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  execute,
  graphql,
  parse,
  subscribe as executeSubscription,
} from 'graphql';
import { guard } from '../../../server/api/authorization/guard';
import { GUEST } from '../../../server/identity/viewer';

test('a field and an operation that the table does not name are refused to everyone', async () => {
  const extended = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        shop: {
          type: new GraphQLObjectType({
            name: 'Shop',
            fields: { name: { type: GraphQLString }, safeCombination: { type: GraphQLString } },
          }),
          resolve: () => ({ name: 'Bustan', safeCombination: '12-34-56' }),
        },
        everySecret: { type: GraphQLString, resolve: () => '12-34-56' },
      },
    }),
  });
  const contextValue = { viewer: { ...GUEST, account: { role: 'admin', businessApproved: true } } };
  const result = await graphql({
    schema: guard(extended),
    source: '{ shop { name safeCombination } everySecret }',
    contextValue,
  });
  expect({ ...result.data }).toEqual({ shop: { name: 'Bustan', safeCombination: null }, everySecret: null });
  expect(result.errors?.map(({ path, message }) => [path?.join('.'), message]).sort()).toEqual([
    ['everySecret', 'Query.everySecret is open to nobody.'],
    ['shop.safeCombination', 'Shop.safeCombination is open to nobody.'],
  ]);
});

test('a subscription that the table does not name is refused to everyone before it begins, and at each event', async () => {
  const subscribe = jest.fn();
  const extended = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { shop: { type: GraphQLString } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: { everySecret: { type: GraphQLString, subscribe, resolve: () => '12-34-56' } },
    }),
  });
  const contextValue = { viewer: { ...GUEST, account: { role: 'admin', businessApproved: true } } };
  const args = { schema: guard(extended), document: parse('subscription { everySecret }'), contextValue };
  const refusal = expect.objectContaining({ message: 'Subscription.everySecret is open to nobody.' });
  expect(await executeSubscription(args)).toEqual({ errors: [refusal] });
  expect(subscribe).not.toHaveBeenCalled();
  expect(await execute(args)).toEqual({ data: expect.anything(), errors: [refusal] });
});
