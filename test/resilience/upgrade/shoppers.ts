import { guestBody, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { ShopClient } from '../../support/shopClient';

const LIST = '{ products(first: 20) { nodes { id name price { amount listAmount percentOff } } } }';
const KINDS = [
  'guest lists',
  'business prices',
  'orders',
  'orders sent again',
  'status changes',
  'status reads',
] as const;
type Kind = (typeof KINDS)[number];

/** How many were answered as they must be, and what was not. */
export interface Counts {
  readonly done: Record<Kind, number>;
  readonly wrong: string[];
}

/**
 * Shoppers, a business and an admin, who ask now one and now another of the servers that are open, and compare each answer
 * with what it must be.
 */
export class Shoppers {
  readonly counts: Counts = {
    done: Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>,
    wrong: [],
  };
  /** How many orders were placed, each under a key of its own. */
  placed = 0;
  private turn = 0;
  private isOver = false;
  private readonly running: Promise<void>[] = [];

  /** @param urls the servers that are open; may change while they run */
  private constructor(
    public urls: readonly string[],
    private readonly sessions: { business: string; admin: string },
    private readonly expected: { guest: unknown; business: unknown },
    private readonly product: { id: number; total: string },
  ) {}

  static async start(url: string): Promise<Shoppers> {
    const sessionOf = async (path: string, username: string, password: string) => {
      const client = new ShopClient(url);
      const { status, text } = await client.rest('POST', path, { username, password });
      if (status !== 200) throw new Error(`${username} could not sign in: ${text}`);
      return client.session ?? '';
    };
    const sessions = {
      business: await sessionOf('/api/login', 'business', 'cedar-terrace'),
      admin: await sessionOf('/api/login', 'admin', 'orchard-keeper'),
    };
    const list = async (cookie?: string) => (await read(url, cookie)).data;
    const expected = { guest: await list(), business: await list(sessions.business) };
    const first = await placeBy('REST', 'guest', new ShopClient(url), guestBody([{ productId: 1, quantity: 1 }]));
    if (!first.order) throw new Error(`the first order was refused: ${first.message}`);
    const shoppers = new Shoppers([url], sessions, expected, { id: 1, total: first.order.totalAmount });
    const work = [
      () => shoppers.readLists(),
      () => shoppers.readLists(),
      () => shoppers.order(),
      () => shoppers.order(),
    ];
    shoppers.running.push(...work.map((step) => shoppers.loop(step)));
    return shoppers;
  }

  /** How much was done of what is done least. */
  get least(): number {
    return Math.min(...Object.values(this.counts.done));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async loop(step: () => Promise<void>): Promise<void> {
    while (!this.isOver) await step().catch((error: unknown) => this.counts.wrong.push(String(error)));
  }

  private url(): string {
    return this.urls[(this.turn += 1) % this.urls.length]!;
  }

  private check(kind: Kind, isRight: boolean, answer: unknown): void {
    if (isRight) this.counts.done[kind] += 1;
    else this.counts.wrong.push(`${kind}: ${JSON.stringify(answer).slice(0, 500)}`);
  }

  private async readLists(): Promise<void> {
    const guest = await read(this.url());
    this.check('guest lists', same(guest.data, this.expected.guest), guest);
    const business = await read(this.url(), this.sessions.business);
    this.check('business prices', same(business.data, this.expected.business), business);
  }

  private async order(): Promise<void> {
    const key = newKey();
    const body = guestBody([{ productId: this.product.id, quantity: 1 }]);
    const send = () => placeBy('REST', 'guest', new ShopClient(this.url()), body, key);
    const placed = await send();
    const isRight = placed.status === 201 && placed.order?.totalAmount === this.product.total;
    if (placed.status === 201) this.placed += 1;
    this.check('orders', isRight, placed);
    const again = await send();
    this.check('orders sent again', again.replayed && again.order?.id === placed.order?.id, again);
    const id = String(placed.order?.id);
    const cookie = { Cookie: this.sessions.admin };
    const set = { status: 'confirmed', seen: 'pending' };
    const changed = await new ShopClient(this.url()).rest('PATCH', `/api/orders/${id}/status`, set, cookie);
    this.check('status changes', changed.status === 200, changed.body);
    const now = await new ShopClient(this.url()).rest('GET', `/api/orders/${id}`, undefined, cookie);
    this.check('status reads', now.status === 200 && now.body.status === 'confirmed', now.body);
  }
}

const read = (url: string, cookie?: string) =>
  new ShopClient(url).graphql(LIST, {}, cookie === undefined ? {} : { Cookie: cookie });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
