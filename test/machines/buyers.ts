import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { accountBody, guestAddress, guestBody, newKey } from '../support/data/orderBodies';
import { placeBy } from '../support/data/placing';
import type { ShopClient } from '../support/shopClient';

/** An order that a buyer was told is placed. */
export interface Answered {
  /** Under which name it was ordered; no other order has it. */
  name: string;
  id: number;
  isOnCredit: boolean;
  /** By `performance.now()`. */
  at: number;
}

/** How long a buyer waits between two orders, and before the same is sent again. */
const PAUSE_MS = 400;
const AGAIN_MS = 200;
const PATIENCE_MS = 15_000;
/** No answer at all. */
const GONE = 0;

/** Who buys; one without a session orders as a guest. */
export interface Buyer {
  readonly client: ShopClient;
  /** Pays by the credit of its business. */
  readonly isOnCredit?: boolean;
}

/** Buyers that order all the time, each sending an order again under its key until it is placed or refused. */
export class Buyers {
  readonly answered: Answered[] = [];
  /** Orders that the shop has refused for good, by code. */
  readonly refused = new Map<string, number>();
  /** Answers other than orders and refusals, by status. */
  readonly unavailable = new Map<string, number>();
  private isOver = false;
  private readonly running: Promise<void>[];

  /** @param pauseMs how long each waits between two orders */
  constructor(
    buyers: readonly Buyer[],
    private readonly productId: number,
    private readonly run = 'A',
    private readonly pauseMs = PAUSE_MS,
  ) {
    this.running = buyers.map((buyer, at) => this.buy(buyer, at));
  }

  /** Lets each finish its order. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async buy(buyer: Buyer, at: number): Promise<void> {
    for (let number = 1; !this.isOver; number += 1) {
      await this.place(buyer, `Buyer ${this.run}${at} number ${number}`);
      await delay(this.pauseMs);
    }
  }

  private async place({ client, isOnCredit = false }: Buyer, name: string): Promise<void> {
    const key = newKey();
    const checkout = client.session === null ? 'guest' : 'account';
    const items = [{ productId: this.productId, quantity: 1 }];
    const [firstName, lastName] = [name.slice(0, name.indexOf(' number')), name.slice(name.indexOf('number'))];
    // To one address only so many mails are sent.
    const deliveryAddress = guestAddress({ firstName, lastName, email: `${key}@guests.example` });
    const paymentMethod = isOnCredit ? 'credit' : 'cod';
    const body =
      checkout === 'guest'
        ? guestBody(items, { deliveryAddress })
        : accountBody(items, { customerName: name, paymentMethod });
    for (;;) {
      const placed = await Promise.race([placeBy('REST', checkout, client, body, key), late()]).catch(lost);
      if (placed.status === 201 && placed.order) {
        this.answered.push({ name, id: placed.order.id as number, isOnCredit, at: performance.now() });
        return;
      }
      if (placed.status >= 400 && placed.status < 500) return count(this.refused, String(placed.code));
      count(this.unavailable, `${placed.status} ${placed.code}`);
      // A shop that has ended would be asked for ever.
      if (this.isOver && placed.status === GONE) return;
      await delay(AGAIN_MS);
    }
  }

  /** What was answered that is neither an order nor what a fault may bring: 503, or no answer. */
  get unexpected(): [string, number][] {
    return [...this.refused, ...this.unavailable].filter(([key]) => !MAY_COME.test(key));
  }
}

const MAY_COME = new RegExp(`^(503 UNAVAILABLE|${GONE} (late|cut))$`);

const none = { status: GONE, order: null };
const late = () => delay(PATIENCE_MS, { ...none, code: 'late' }, { ref: false });
const lost = () => ({ ...none, code: 'cut' });

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** What the database has of the orders that were answered, in numbers. */
export interface Kept {
  answered: number;
  there: number;
  lost: number;
  /** Names under which there is more than one order. */
  doubled: number;
}

/** Holds what buyers were told against what is in the database. */
export async function kept(db: Client, answered: readonly Answered[]): Promise<Kept> {
  const { rows } = await db.query<{ name: string; ids: number[] }>(
    `SELECT customer_name AS name, array_agg(id) AS ids FROM orders WHERE customer_name LIKE 'Buyer %' GROUP BY 1`,
  );
  const found = new Map(rows.map(({ name, ids }) => [name, ids]));
  const there = answered.filter(({ name, id }) => found.get(name)?.includes(id)).length;
  return {
    answered: answered.length,
    there,
    lost: answered.length - there,
    doubled: rows.filter(({ ids }) => ids.length > 1).length,
  };
}
