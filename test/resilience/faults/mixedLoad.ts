import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import sharp from 'sharp';
import { accounts } from '../../../server/demo/demoAccounts';
import { Buyers } from '../../machines/buyers';
import { guestAddress, guestBody, newKey } from '../../support/data/orderBodies';
import { placeBy } from '../../support/data/placing';
import { eventually } from '../../support/processes';
import { ShopClient } from '../../support/shopClient';

/** How long whoever works waits between two things, and before the same is sent again. */
const PAUSE_MS = 300;
const AGAIN_MS = 100;
const PATIENCE_MS = 15_000;
const BUYERS = 6;

/** What was answered as done, held against the database. */
export interface Counts {
  answered: number;
  there: number;
  lost: number;
  doubled: number;
}

type Body = Record<string, unknown>;

/** Signs a demo account in. */
async function signIn(url: string, username: string): Promise<ShopClient> {
  const { password } = accounts.find((account) => account.username === username)!;
  const client = new ShopClient(url);
  const { status } = await client.rest('POST', '/api/login', { username, password });
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`);
  return client;
}

/** One that the demo sells without a size. */
export async function anyProduct(db: Client): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT id FROM product WHERE in_stock AND customer_price IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT 1`,
  );
  return rows[0]!.id;
}

/**
 * Orders of guests and of a business on credit, changes of their statuses and lines, deliveries with a photo, and payments, all the
 * time: whoever gets no answer, or a 503, sends the same again under its key until it is done or refused.
 */
export class MixedLoad {
  /** Statuses that were answered as set, by order. */
  private readonly confirmed = new Set<number>();
  /** Orders whose lines were answered as changed. */
  private readonly changed = new Set<number>();
  /** Orders that were answered as delivered, with a photo. */
  private readonly delivered = new Set<number>();
  /** Payments that were answered as recorded, by what they say. */
  private readonly paid = new Set<string>();
  /** Answers that were neither done nor 503, but for orders: by status and code. */
  readonly wrong = new Map<string, number>();
  private isOver = false;
  private probes = 0;
  private readonly running: Promise<void>[];

  private constructor(
    private readonly url: string,
    private readonly productId: number,
    private readonly businessId: number,
    private readonly admin: ShopClient,
    private readonly adminId: number,
    /** A data URL. */
    private readonly photo: string,
    readonly buyers: Buyers,
    private readonly pauseMs = PAUSE_MS,
  ) {
    this.running = [this.changeStatuses(), this.recordPayments()];
  }

  /** @param pauseMs how long whoever works waits between two things */
  static async start(url: string, db: Client, pauseMs?: number): Promise<MixedLoad> {
    const guests = Array.from({ length: BUYERS / 2 }, () => new ShopClient(url));
    const businesses = await Promise.all(Array.from({ length: BUYERS / 2 }, () => signIn(url, 'business')));
    const productId = await anyProduct(db);
    const { rows } = await db.query<{ id: number; adminId: number }>(
      `SELECT u.id, a.id AS "adminId" FROM users u, users a WHERE u.username = 'business' AND a.username = 'admin'`,
    );
    const { id, adminId } = rows[0]!;
    const admin = await signIn(url, 'admin');
    const buyers = new Buyers([...guests, ...businesses], productId, 'A', pauseMs);
    return new MixedLoad(url, productId, id, admin, adminId, await aPhoto(), buyers, pauseMs);
  }

  /** Places one order more, however often it has to be sent. @returns when it was answered, by `performance.now()` */
  async served(): Promise<number> {
    const name = `Buyer P number ${(this.probes += 1)}`;
    const key = newKey();
    const address = { firstName: 'Buyer P', lastName: `number ${this.probes}`, email: `${key}@guests.example` };
    const body = guestBody([{ productId: this.productId, quantity: 1 }], { deliveryAddress: guestAddress(address) });
    let at = 0;
    await eventually('an order is placed again', async () => {
      const { status, order } = await within(placeBy('REST', 'guest', new ShopClient(this.url), body, key));
      if (status !== 201 || !order) return false;
      at = performance.now();
      this.buyers.answered.push({ name, id: order.id as number, at });
      return true;
    });
    return at;
  }

  /** Lets everybody finish what is on its way, which needs a shop that serves. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all([this.buyers.stop(), ...this.running]);
  }

  /** How many things were answered as done. */
  get answered(): number {
    const { answered } = this.buyers;
    return answered.length + this.confirmed.size + this.changed.size + this.delivered.size + this.paid.size;
  }

  /** Looks for everything that was answered up to now; orders without their lines, events or mails count as lost. */
  async counts(db: Client): Promise<Counts> {
    const [orders, confirmed, paid] = [[...this.buyers.answered], [...this.confirmed], [...this.paid]];
    const [changed, delivered] = [[...this.changed], [...this.delivered]];
    const kept = await db.query<{ name: string; ids: number[] }>(
      `SELECT customer_name AS name, array_agg(o.id) FILTER (WHERE
         EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id) AND
         EXISTS (SELECT FROM order_event e WHERE e.order_id = o.id) AND
         EXISTS (SELECT FROM outgoing_mail m WHERE m.order_id = o.id)) AS ids, count(*) AS count
       FROM orders o WHERE customer_name LIKE 'Buyer %' GROUP BY 1`,
    );
    const ids = new Map(kept.rows.map((row) => [row.name, row.ids ?? []]));
    const eventsOf = (ids: readonly number[], which: string) =>
      db.query<{ id: number; count: number }>(
        `SELECT order_id AS id, count(*)::integer AS count FROM order_event
         WHERE order_id = ANY($1) AND ${which} GROUP BY 1`,
        [ids],
      );
    const events = await eventsOf(confirmed, `status = 'confirmed' AND change IS NULL`);
    const changes = await eventsOf(changed, 'change IS NOT NULL');
    const photos = await db.query<{ id: number; count: number }>(
      `SELECT a.order_id AS id, count(*)::integer AS count FROM delivery_attempt a
       JOIN delivery_photo f ON f.attempt_id = a.id JOIN orders o ON o.id = a.order_id AND o.status = 'delivered'
       WHERE a.order_id = ANY($1) GROUP BY 1`,
      [delivered],
    );
    const entries = await db.query<{ name: string; count: number }>(
      `SELECT description AS name, count(*)::integer AS count FROM credit_entry
       WHERE description LIKE 'Payment number %' GROUP BY 1`,
    );
    const times = new Map([...events.rows.map((row) => [row.id, row.count] as const)]);
    const changedTimes = new Map(changes.rows.map((row) => [row.id, row.count]));
    const deliveredTimes = new Map(photos.rows.map((row) => [row.id, row.count]));
    const payments = new Map(entries.rows.map((row) => [row.name, row.count]));
    const there =
      orders.filter(({ name, id }) => ids.get(name)?.includes(id)).length +
      confirmed.filter((id) => times.has(id)).length +
      changed.filter((id) => changedTimes.has(id)).length +
      delivered.filter((id) => deliveredTimes.has(id)).length +
      paid.filter((name) => payments.has(name)).length;
    const answered = orders.length + confirmed.length + changed.length + delivered.length + paid.length;
    const doubled = [
      ...kept.rows.map((row) => row.ids?.length ?? 0),
      ...times.values(),
      ...changedTimes.values(),
      ...deliveredTimes.values(),
      ...payments.values(),
    ].filter((count) => count > 1).length;
    return { answered, there, lost: answered - there, doubled };
  }

  private async changeStatuses(): Promise<void> {
    for (let next = 0; !this.isOver;) {
      const order = this.buyers.answered[next];
      if (order) {
        next += 1;
        const path = `/api/orders/${order.id}/status`;
        if (await this.untilDone('PATCH', path, { status: 'confirmed' })) {
          this.confirmed.add(order.id);
          await this.changeAndDeliver(order.id);
        }
      }
      await delay(order ? this.pauseMs : AGAIN_MS);
    }
  }

  /** One piece more of its first line, which credit has to pay where it pays the order; then a run of its own brings it. */
  private async changeAndDeliver(id: number): Promise<void> {
    let order: Body | undefined;
    while (order === undefined) {
      const { status, body } = await within(this.admin.rest('GET', `/api/orders/${id}`));
      order = status === 200 ? (body as Body) : undefined;
      if (order === undefined && this.isOver && status === GONE) return;
      if (order === undefined) await delay(AGAIN_MS);
    }
    const [line] = order.items as { id: number }[];
    const change = { lines: [{ lineId: line!.id, quantity: 2 }], reason: 'One more' };
    if (await this.untilDone('PATCH', `/api/orders/${id}/lines`, change)) this.changed.add(id);
    const date = (order.deliveryDate as string | null) ?? '2026-11-27';
    const run = await this.untilDone('POST', '/api/admin/runs', { date, driverId: this.adminId, orderIds: [id] });
    if (!run || !(await this.untilDone('POST', `/api/runs/${String(run.id)}/start`, {}))) return;
    const report = { takenBy: 'A neighbour', photo: this.photo };
    if (await this.untilDone('POST', `/api/runs/${String(run.id)}/stops/${id}/delivered`, report))
      this.delivered.add(id);
  }

  private async recordPayments(): Promise<void> {
    for (let number = 1; !this.isOver; number += 1) {
      const description = `Payment number ${number}`;
      const path = `/api/admin/business-credit/${this.businessId}/payment`;
      if (await this.untilDone('POST', path, { amount: '10.00', description })) this.paid.add(description);
      await delay(this.pauseMs);
    }
  }

  /** @returns null when it was refused, or the shop is gone for good */
  private async untilDone(method: string, path: string, body: Body): Promise<Body | null> {
    const headers = { 'Idempotency-Key': newKey() };
    for (;;) {
      const { status, body: answer } = await within(this.admin.rest(method, path, body, headers));
      if (status >= 200 && status < 300) return (answer ?? {}) as Body;
      // What a change makes an order dearer by may be over the credit.
      if (answer?.code === 'INSUFFICIENT_CREDIT') return null;
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
