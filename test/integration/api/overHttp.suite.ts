import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { serverAudits } from 'graphql-http';
import { startShop, type TestShop } from '../../support/shop';

let shop: TestShop;
let plain: { server: ApolloServer; url: string };
beforeAll(async () => {
  shop = await startShop();
  const server = new ApolloServer({ typeDefs: 'type Query { hello: String }' });
  const { url } = await startStandaloneServer(server, { listen: { port: 0 } });
  plain = { server, url };
});
afterAll(async () => {
  await plain?.server.stop();
  await shop?.stop();
});

/** The audits of the GraphQL-over-HTTP specification that a server does not pass, with the reason. */
async function failures(url: string): Promise<Map<string, string>> {
  const failed = new Map<string, string>();
  for (const audit of serverAudits({ url })) {
    const result = await audit.fn();
    if (result.status === 'error') failed.set(`${audit.id} ${audit.name}`, result.reason);
  }
  return failed;
}

test('/graphql passes every audit of GraphQL over HTTP that Apollo Server passes by itself', async () => {
  const [ours, apollos] = [await failures(`${shop.url}/graphql`), await failures(plain.url)];
  expect([...ours].filter(([audit]) => !apollos.has(audit))).toEqual([]);
});
