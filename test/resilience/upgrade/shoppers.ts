import { MAX_AMOUNT } from '../../../common/money';
import { accountBody, guestBody, newKey } from '../../support/data/orderBodies';
import { ShopClient, type HttpAnswer } from '../../support/shopClient';

const LIST = '{ products(first: 20) { nodes { id name price { amount listAmount percentOff } } } }';
/** A guest's, one that the business pays by its credit, and a guest's with a code of the demo. */
const ORDERS = ['orders', 'orders on credit', 'orders with a code'] as const;
type OrderKind = (typeof ORDERS)[number];
const KINDS = [
  'guest lists',
  'business prices',
  ...ORDERS,
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
  readonly placed: Record<OrderKind, number>;
  private turn = 0;
  private isOver = false;
  private readonly running: Promise<void>[] = [];

  /** @param urls the servers that are open; may change while they run */
  private constructor(
    public urls: readonly string[],
    private readonly sessions: { business: string; admin: string },
    private readonly expected: { guest: unknown; business: unknown },
    private readonly totals: Readonly<Record<OrderKind, string>>,
  ) {
    // The first of each kind told what it costs.
    this.placed = Object.fromEntries(ORDERS.map((kind) => [kind, 1])) as Record<OrderKind, number>;
  }

  static async start(url: string): Promise<Shoppers> {
    const sessionOf = async (path: string, username: string, password: string) => {
      const client = new ShopClient(url);
      const { status, text, body } = await client.rest('POST', path, { username, password });
      if (status !== 200) throw new Error(`${username} could not sign in: ${text}`);
      return { id: body.id as number, cookie: client.session ?? '' };
    };
    const business = await sessionOf('/api/login', 'business', 'cedar-terrace');
    const admin = await sessionOf('/api/login', 'admin', 'orchard-keeper');
    const sessions = { business: business.cookie, admin: admin.cookie };
    await raiseLimit(url, business.id, admin.cookie);
    const list = async (cookie?: string) => (await read(url, cookie)).data;
    const expected = { guest: await list(), business: await list(sessions.business) };
    const totals = {} as Record<OrderKind, string>;
    for (const kind of ORDERS) {
      const first = await placeOne(url, kind, sessions.business, newKey());
      if (first.status !== 201) throw new Error(`the first of the ${kind} was refused: ${first.text}`);
      totals[kind] = first.body.totalAmount as string;
    }
    const shoppers = new Shoppers([url], sessions, expected, totals);
    const work = [
      () => shoppers.readLists(),
      () => shoppers.readLists(),
      () => shoppers.order('orders'),
      () => shoppers.order('orders'),
      () => shoppers.order('orders on credit'),
      () => shoppers.order('orders with a code'),
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

  private async order(kind: OrderKind): Promise<void> {
    const key = newKey();
    const send = () => placeOne(this.url(), kind, this.sessions.business, key);
    const placed = await send();
    if (placed.status === 201) this.placed[kind] += 1;
    this.check(kind, placed.status === 201 && placed.body.totalAmount === this.totals[kind], placed.body);
    const id = idOf(placed);
    const again = await send();
    const isReplayed = again.headers.get('Idempotent-Replay') === 'true' && idOf(again) === id;
    this.check('orders sent again', isReplayed, again.body);
    const cookie = { Cookie: this.sessions.admin };
    const set = { status: 'confirmed', seen: 'pending' };
    const changed = await new ShopClient(this.url()).rest('PATCH', `/api/orders/${id}/status`, set, cookie);
    this.check('status changes', changed.status === 200, changed.body);
    const now = await new ShopClient(this.url()).rest('GET', `/api/orders/${id}`, undefined, cookie);
    this.check('status reads', now.status === 200 && now.body.status === 'confirmed', now.body);
  }
}

const ITEMS = [{ productId: 1, quantity: 1 }];
const BODIES: Readonly<Record<OrderKind, Record<string, unknown>>> = {
  orders: guestBody(ITEMS),
  'orders on credit': accountBody(ITEMS, { paymentMethod: 'credit' }),
  'orders with a code': guestBody(ITEMS, { discountCode: 'WELCOME10' }),
};

function placeOne(url: string, kind: OrderKind, business: string, key: string): Promise<HttpAnswer> {
  const isOnCredit = kind === 'orders on credit';
  const path = isOnCredit ? '/api/orders' : '/api/orders/guest';
  const headers = { 'Idempotency-Key': key, ...(isOnCredit && { Cookie: business }) };
  return new ShopClient(url).rest('POST', path, BODIES[kind], headers);
}

const idOf = ({ body }: HttpAnswer): string => String(body.orderId ?? body.id);

/** Credit is enough for all orders. */
async function raiseLimit(url: string, businessId: number, admin: string): Promise<void> {
  const path = `/api/admin/business-credit/${businessId}/limit`;
  const { status, text } = await new ShopClient(url).rest('PUT', path, { creditLimit: MAX_AMOUNT }, { Cookie: admin });
  if (status !== 200) throw new Error(`the limit was not raised: ${text}`);
}

const read = (url: string, cookie?: string) =>
  new ShopClient(url).graphql(LIST, {}, cookie === undefined ? {} : { Cookie: cookie });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
