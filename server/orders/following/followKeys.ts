import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** 128 bits. */
const KEY_BYTES = 16;
/** What no key has as its hash. */
const NO_HASH = Buffer.alloc(32);

/** What a key is made from: no two orders ever have both alike, also not one of a database that was brought back. */
interface KeyedOrder {
  orderId: number;
  /** When it was placed, to the millisecond. */
  createdAt: Date;
}

/**
 * The keys by which guests follow their orders (specification 5.12, docs/decisions/0030). A key is derived from the shop's
 * session secret, which is not in the database, so that a mail and a repeated answer can say it again; the database keeps
 * its hash alone, so that it goes on opening the order when that secret changes.
 */
export class FollowKeys {
  private readonly secret: Buffer;

  /** @param sessionSecret of the shop, the same for all of its processes */
  constructor(sessionSecret: string) {
    this.secret = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'keys of followed orders', 32));
  }

  /** The key of an order that is being placed: 22 characters of base64url. */
  keyOf({ orderId, createdAt }: KeyedOrder): string {
    const mac = createHmac('sha256', this.secret).update(`${orderId} ${createdAt.toISOString()}`).digest();
    return mac.subarray(0, KEY_BYTES).toString('base64url');
  }

  /**
   * The key of an order that was placed before.
   * @param hash what was kept of it; null for none
   * @returns null when the order has none, or one that can not be made again since the secret was another then
   */
  keyAgain(order: KeyedOrder, hash: Buffer | null): string | null {
    const key = this.keyOf(order);
    return isKey(key, hash) ? key : null;
  }
}

/** What is kept of a key: its SHA-256. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Whether the key has this hash, in the same time for every key. @param hash null: no key has it */
export function isKey(key: string, hash: Buffer | null): boolean {
  return timingSafeEqual(hashOfKey(key), hash ?? NO_HASH) && hash !== null;
}

/** The path of the page that shows the order to whoever has the key. */
export function followPath(orderId: number, key: string): string {
  return `/orders/${orderId}?key=${key}`;
}
