import { setTimeout as delay } from 'node:timers/promises';
import { productPath } from '../../../common/productPath';
import { storedHash, storedPath } from '../../support/storedDocument';
import { openStream } from '../../support/network/stream';
import { ShopClient } from '../../support/shopClient';

/** What a visitor does; each request that is not answered as it must be is thrown. */
type Step = (visitor: Visitor) => Promise<void>;

/** How long each waits between two requests. */
const PAUSE_MS = 150;
const SORTS = [undefined, 'NAME', 'NEWEST', 'PRICE_LOW', 'PRICE_HIGH'];
const WORDS = ['apple', 'dried figs', 'walnuts', 'عصير', 'amande', 'quince juce', 'mint', 'orange'];
const EXPORTS = ['orders', 'users', 'products', 'credit-transactions'];

/** Somebody from a network of their own, as far as the shop behind a proxy can tell. */
class Visitor {
  readonly client: ShopClient;
  private readonly network = { 'X-Forwarded-For': `10.${[1, 2, 3].map(() => below(256)).join('.')}` };

  constructor(
    readonly url: string,
    private readonly counted: () => void,
  ) {
    this.client = new ShopClient(url);
  }

  /** @throws when it is not answered by 200, or has errors */
  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<any> {
    const answer = await this.client.rest(method, path, body, { ...this.network, ...headers });
    if (answer.status !== 200 || answer.body?.errors) {
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    this.counted();
    await delay(PAUSE_MS);
    return answer.body;
  }

  async run(query: string, variables: Record<string, unknown> = {}): Promise<any> {
    return (await this.ask('POST', '/graphql', { query, variables })).data;
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.ask('POST', '/api/login', { username, password });
  }

  async watch(query: string): Promise<void> {
    const stream = await openStream(this.client, query, {}, this.network);
    if (stream.status !== 200) throw new Error(`stream: ${stream.status}`);
    this.counted();
    await delay(20 * PAUSE_MS);
    stream.close();
  }
}

function below(bound: number): number {
  return Math.floor(Math.random() * bound);
}

function oneOf<T>(values: readonly T[]): T {
  return values[below(values.length)]!;
}

const LIST = storedHash('Products');

/** A guest looks around: pages, lists of every kind, a product, pictures, a cart. */
const shop: Step = async (visitor) => {
  const page = oneOf(['/', '/landing', '/store?category=dry-fruits', `/store?search=w${below(10_000)}`]);
  await visitor.ask('GET', page, undefined, { 'Accept-Language': oneOf(['en', 'ar', 'fr']) });
  const variables = { category: null, search: null, inStock: null, after: null };
  await visitor.ask('GET', storedPath(LIST, { ...variables, sort: oneOf(SORTS) }));
  await visitor.ask('GET', storedPath(LIST, { ...variables, search: `${oneOf(WORDS)} ${below(1_000)}` }));
  // A document of a client's own, and never the same.
  const { products } = await visitor.run(
    `{ products(first: ${1 + below(50)}) { n${below(100_000)}: totalCount nodes { id name picture { url } price { amount } } } }`,
  );
  const product = oneOf(products.nodes as { id: number; name: string; picture: { url: string } | null }[]);
  await visitor.ask('GET', productPath(product));
  if (product.picture) await visitor.ask('GET', new URL(product.picture.url, visitor.url).pathname);
  await visitor.ask('GET', '/api/products');
  await visitor.ask('GET', '/api/cart');
};

/** A business signs in anew each time, looks at its prices and orders, and leaves. */
const business: Step = async (visitor) => {
  await visitor.signIn('business', 'cedar-terrace');
  await visitor.ask('GET', '/api/business/products');
  await visitor.run(`{ products(first: 20, search: "${oneOf(WORDS)}") { nodes { id price { amount } } } }`);
  await visitor.ask('GET', '/api/orders');
  await visitor.ask('GET', '/api/business/credit-transactions');
  await visitor.watch('subscription { orderChanged { order { id status } } }');
  await visitor.ask('POST', '/api/manual-logout');
};

/** The back office: lists, searches, sums, a file, live orders. */
const backOffice: Step = async (visitor) => {
  await visitor.signIn('admin', 'orchard-keeper');
  await visitor.ask('GET', '/api/admin/stats');
  await visitor.ask('GET', `/api/orders?search=${below(1_000)}`);
  await visitor.run('{ jobCounts { task done } jobs(first: 50) { totalCount } }');
  await visitor.ask('GET', '/api/admin/audit-log');
  await visitor.ask('GET', `/api/admin/export/${oneOf(EXPORTS)}.csv`);
  await visitor.watch('subscription { orderChanged { order { id status } } }');
  await visitor.ask('POST', '/api/manual-logout');
};

/** Guests, businesses and staff who come and go all the time, each visit with a session of its own. */
export class Visitors {
  /** Requests that were answered as they must be. */
  answered = 0;
  /** What was not, at most the first hundred. */
  readonly wrong: string[] = [];
  private isOver = false;
  private readonly running: Promise<void>[];

  constructor(private readonly url: string) {
    this.running = [shop, shop, shop, shop, business, backOffice].map((step) => this.comeAndGo(step));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async comeAndGo(step: Step): Promise<void> {
    while (!this.isOver) {
      const visitor = new Visitor(this.url, () => (this.answered += 1));
      await step(visitor).catch((error: unknown) => {
        if (this.wrong.length < 100) this.wrong.push(String(error));
      });
      await delay(PAUSE_MS);
    }
  }
}
