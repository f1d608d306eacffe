import { createClient } from './apollo';
import { SignInDocument } from '../session/signInDocument';
import { FollowedOrderDocument } from '../orderPage/followed/followedDocument';
import { ProductsDocument } from '../storefront/documents';
import { ViewerDocument } from '../session/viewerDocument';
import stored from '../gql/persisted-documents.json';
import { storedDocumentLink } from './network';

const answers: (() => Promise<unknown>)[] = [];
const fetched = jest.fn((_address: string, _options?: RequestInit) => answers.shift()!());

beforeEach(() => {
  answers.length = 0;
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
});

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve({ status, statusText: 'Status', json: () => Promise.resolve(body) });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

const VIEWER = { data: { __typename: 'Query', viewer: null } };

function hashOf(name: string): string {
  const hash = Object.entries(stored).find(([, text]) => text.includes(` ${name}`))![0];
  return hash.replace('sha256:', '');
}

describe('the link to the shop', () => {
  it('reads by GET with the hash of the stored document and without its text', async () => {
    answers.push(json({ errors: [{ message: 'no', extensions: { code: 'INTERNAL' } }] }));
    const client = createClient(storedDocumentLink());
    await client.query({ query: ProductsDocument, variables: { category: 'raw-nuts' } }).catch(() => {});
    const [address, options] = fetched.mock.calls[0]!;
    const query = new URL(address, location.origin).searchParams;
    expect([...query.keys()]).toEqual(['operationName', 'variables', 'extensions']);
    expect(JSON.parse(query.get('variables')!)).toEqual({ category: 'raw-nuts' });
    expect(JSON.parse(query.get('extensions')!)).toEqual({
      persistedQuery: { version: 1, sha256Hash: hashOf('Products(') },
    });
    expect(options!.method).toBeUndefined();
    expect(options!.headers).toEqual({
      accept: 'application/graphql-response+json, application/json',
      'accept-language': 'en',
    });
  });

  it('reads by POST what no address may hold', async () => {
    answers.push(json({ data: { __typename: 'Query', followedOrder: null } }));
    const client = createClient(storedDocumentLink());
    const variables = { id: 5, key: 'secret' };
    await client.query({ query: FollowedOrderDocument, variables, context: { byPost: true } });
    const [address, options] = fetched.mock.calls[0]!;
    expect([address, options!.method]).toEqual(['/graphql', 'POST']);
    expect(JSON.parse(options!.body as string)).toEqual({
      operationName: 'FollowedOrder',
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf('FollowedOrder(') } },
    });
  });

  it('sends a mutation once by POST, by its hash too', async () => {
    answers.push(broken);
    const client = createClient(storedDocumentLink());
    const variables = { username: 'nour', password: 'secret' };
    await expect(client.mutate({ mutation: SignInDocument, variables })).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, options] = fetched.mock.calls[0]!;
    expect(address).toBe('/graphql');
    expect(JSON.parse(options!.body as string)).toEqual({
      operationName: 'SignIn',
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf('SignIn(') } },
    });
  });

  it('tries a read that failed once more after a second, and not again', async () => {
    jest.useFakeTimers();
    const client = createClient(storedDocumentLink());
    answers.push(broken, json(VIEWER));
    const answer = client.query({ query: ViewerDocument });
    await jest.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect((await answer).data).toEqual(VIEWER.data);

    answers.push(broken, json('gateway', 502), json(VIEWER));
    const failure = expect(client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })).rejects.toThrow('502');
    await jest.advanceTimersByTimeAsync(5000);
    await failure;
    expect(fetched).toHaveBeenCalledTimes(4);

    const failed = json({ errors: [{ message: 'Something went wrong', extensions: { code: 'INTERNAL' } }] }, 500);
    answers.splice(0, answers.length, failed, json(VIEWER));
    const again = client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    await jest.advanceTimersByTimeAsync(1000);
    expect((await again).data).toEqual(VIEWER.data);
    expect(fetched).toHaveBeenCalledTimes(6);
    jest.useRealTimers();
  });

  it('does not try again where the screen asks it not to', async () => {
    answers.push(broken);
    const client = createClient(storedDocumentLink());
    await expect(client.query({ query: ViewerDocument, context: { retry: false } })).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
