import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Client } from 'pg';
import sharp from 'sharp';
import { Buyers, type Answered } from '../../machines/buyers';
import { expectBooks, prepareShop, signIn, type Sold } from '../../machines/soldShop';
import { guestAddress, guestBody, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { eventually } from '../../support/processes';
import { ShopClient } from '../../support/shopClient';
import { addRow } from './faultTable';
import { countLoad, Done, type Counts } from './loadCounts';

/** How long whoever works waits between two things, and before the same is sent again. */
const PAUSE_MS = 300;
const AGAIN_MS = 100;
const PATIENCE_MS = 15_000;
const BUYERS = 6;

type Body = Record<string, unknown>;

interface People {
  readonly admin: ShopClient;
  readonly adminId: number;
  readonly business: ShopClient;
  readonly buyers: Buyers;
}

/**
 * Orders of guests and of a business on credit, their confirmations, cancellations and changes by the shop and by the
 * business, deliveries with a photo, and payments, all the time: whoever gets no answer, or a 503, sends the same again
 * under its key until it is done or refused.
 */
export class MixedLoad {
  /** Answers that were neither done nor 503, but for orders: by status and code. */
  readonly wrong = new Map<string, number>();
  readonly buyers: Buyers;
  private readonly done = new Done();
  private isOver = false;
  private probes = 0;
  private readonly running: Promise<void>[];

  private constructor(
    private readonly url: string,
    readonly sold: Sold,
    private readonly people: People,
    /** A data URL. */
    private readonly photo: string,
    private readonly pauseMs = PAUSE_MS,
  ) {
    this.buyers = people.buyers;
    this.running = [
      this.each(
        (order) => !isOfBuyer(order),
        (id) => this.serve(id),
      ),
      this.each(isOfBuyer, (id) => this.changeMind(id)),
      this.recordPayments(),
    ];
  }

  /** @param pauseMs how long whoever works waits between two things */
  static async start(url: string, db: Client, pauseMs?: number): Promise<MixedLoad> {
    const admin = await signIn(url, 'admin');
    const sold = await prepareShop(admin, db);
    const { rows } = await db.query<{ id: number }>(`SELECT id FROM users WHERE username = 'admin'`);
    const guests = Array.from({ length: BUYERS / 2 }, () => ({ client: new ShopClient(url) }));
    const businesses = await Promise.all(
      Array.from({ length: BUYERS / 2 }, async () => ({ client: await signIn(url, 'business'), isOnCredit: true })),
    );
    const photo = await aPhoto();
    const business = await signIn(url, 'business');
    const buyers = new Buyers([...guests, ...businesses], sold.productId, 'A', pauseMs);
    return new MixedLoad(url, sold, { admin, adminId: rows[0]!.id, business, buyers }, photo, pauseMs);
  }

  /** Places one order more, however often it has to be sent. @returns when it was answered, by `performance.now()` */
  async served(): Promise<number> {
    const name = `Buyer P number ${(this.probes += 1)}`;
    const key = newKey();
    const address = { firstName: 'Buyer P', lastName: `number ${this.probes}`, email: `${key}@guests.example` };
    const items = [{ productId: this.sold.productId, quantity: 1 }];
    const body = guestBody(items, { deliveryAddress: guestAddress(address) });
    let at = 0;
    let last: unknown;
    await eventually('an order is placed again', async () => {
      const answer = await within(placeBy('REST', 'guest', new ShopClient(this.url), body, key));
      const { status, order } = (last = answer);
      if (status !== 201 || !order) return false;
      at = performance.now();
      this.buyers.answered.push({ name, id: order.id as number, isOnCredit: false, at });
      return true;
    }).catch((cause: unknown) => {
      throw new Error(`the shop does not serve; its last answer: ${inspect(last)}`, { cause });
    });
    return at;
  }

  /** Goes on until something of each kind was done, and lets everybody finish, which needs a shop that serves. */
  async finish(): Promise<void> {
    try {
      await eventually('something of each kind was done', () => this.done.isOfEveryKind);
    } finally {
      await this.stop();
    }
  }

  /** Lets everybody finish what is on its way. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all([this.buyers.stop(), ...this.running]);
  }

  /** How many things were answered as done. */
  get answered(): number {
    return this.buyers.answered.length + this.done.size;
  }

  /** How many of all that was answered up to now there are in the database. */
  counts(db: Client): Promise<Counts> {
    return countLoad(db, this.buyers.answered, this.done);
  }

  /**
   * Holds all that was answered by a load that is over against the database, adds it to the table, and fails where
   * something is lost, doubled or half there, credit or stock is another than it must be, or an answer was unexpected.
   */
  async expectKept(db: Client, fault: string, seconds: number): Promise<void> {
    const counts = await this.counts(db);
    addRow({ fault, ...counts, seconds });
    expect(counts).toEqual({ ...counts, there: counts.answered, lost: 0, doubled: 0, half: 0 });
    expect([[...this.wrong], this.buyers.unexpected]).toEqual([[], []]);
    await expectBooks(db, this.sold, this.buyers.answered);
  }

  /** Does a work for each order of a kind, one after the other. */
  private async each(isMeant: (order: Answered) => boolean, work: (id: number) => Promise<void>): Promise<void> {
    for (let next = 0; !this.isOver;) {
      const order = this.buyers.answered[next];
      if (order) next += 1;
      if (order && !isMeant(order)) continue;
      if (order) await work(order.id);
      await delay(order ? this.pauseMs : AGAIN_MS);
    }
  }

  /** The shop cancels some orders and confirms the others; it adds a piece, and a run of its own brings it. */
  private async serve(id: number): Promise<void> {
    const { admin, adminId } = this.people;
    const status = id % 5 === 0 ? 'cancelled' : 'confirmed';
    if (!(await this.untilDone(admin, 'PATCH', `/api/orders/${id}/status`, { status }))) return;
    this.done[status].add(id);
    if (status === 'cancelled') return;
    const order = await this.untilDone(admin, 'GET', `/api/orders/${id}`);
    if (!order) return;
    const change = { lines: [{ lineId: lineOf(order), quantity: 2 }], reason: 'One more' };
    if (await this.untilDone(admin, 'PATCH', `/api/orders/${id}/lines`, change)) this.done.changed.add(id);
    const delivery = await this.untilDone(admin, 'GET', `/api/orders/${id}/delivery`);
    if (!delivery) return;
    // One without a day is in a run of any.
    const date = (delivery.deliveryDate as string | null) ?? new Date().toISOString().slice(0, 10);
    const run = await this.untilDone(admin, 'POST', '/api/admin/runs', { date, driverId: adminId, orderIds: [id] });
    if (!run || !(await this.untilDone(admin, 'POST', `/api/runs/${String(run.id)}/start`, {}))) return;
    const report = { takenBy: 'A neighbour', photo: this.photo };
    if (await this.untilDone(admin, 'POST', `/api/runs/${String(run.id)}/stops/${id}/delivered`, report))
      this.done.delivered.add(id);
  }

  /** The business wants more of an order, and cancels every second one. */
  private async changeMind(id: number): Promise<void> {
    const { business } = this.people;
    const order = await this.untilDone(business, 'GET', `/api/orders/${id}`);
    if (!order) return;
    const change = { lines: [{ lineId: lineOf(order), quantity: 3 }] };
    if (await this.untilDone(business, 'POST', `/api/orders/${id}/change`, change, TOO_LATE)) this.done.changed.add(id);
    if (id % 4 !== 0) return;
    if (await this.untilDone(business, 'POST', `/api/orders/${id}/cancel`, {}, TOO_LATE)) this.done.cancelled.add(id);
  }

  private async recordPayments(): Promise<void> {
    const path = `/api/admin/business-credit/${this.sold.businessId}/payment`;
    for (let number = 1; !this.isOver; number += 1) {
      const description = `Payment number ${number}`;
      if (await this.untilDone(this.people.admin, 'POST', path, { amount: '10.00', description }))
        this.done.paid.add(description);
      await delay(this.pauseMs);
    }
  }

  /**
   * @param mayBe the code of a refusal that may be right
   * @returns null when it was refused, or the shop is gone for good
   */
  private async untilDone(
    client: ShopClient,
    method: string,
    path: string,
    body?: Body,
    mayBe?: string,
  ): Promise<Body | null> {
    const headers = { 'Idempotency-Key': newKey() };
    for (;;) {
      const { status, body: answer } = await within(client.rest(method, path, body, headers));
      if (status >= 200 && status < 300) return (answer ?? {}) as Body;
      if (mayBe !== undefined && answer?.code === mayBe) return null;
      if (status !== 503 && status !== GONE) {
        const refusal = `${method} ${status} ${String(answer?.code)}`;
        this.wrong.set(refusal, (this.wrong.get(refusal) ?? 0) + 1);
        if (status < 500) return null;
      }
      if (this.isOver && status === GONE) return null;
      await delay(AGAIN_MS);
    }
  }
}

/** After its cut-off a buyer changes an order no more; a clock that jumps may bring it. */
const TOO_LATE = 'CONFLICT';

/** Of the orders on credit every second one is changed by its buyer, the others are served by the shop. */
const isOfBuyer = ({ id, isOnCredit }: Answered): boolean => isOnCredit && id % 2 === 0;

const lineOf = (order: Body): number => (order.items as { id: number }[])[0]!.id;

/** A small photo, as a data URL. */
async function aPhoto(): Promise<string> {
  const jpeg = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#3a5' } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** No answer at all. */
const GONE = 0;
type Answer = { status: number; body?: any; order?: Body | null };

function within<T extends Answer>(answer: Promise<T>): Promise<Answer> {
  const nothing = { status: GONE };
  return Promise.race([answer, delay(PATIENCE_MS, nothing, { ref: false })]).catch(() => nothing);
}
