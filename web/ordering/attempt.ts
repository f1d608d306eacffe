// The shop keeps the keys of each buyer apart, so an order that somebody left open must not be lost to the next.
const storageKey = (buyer: string) => `order-attempt-${buyer}`;

const inMemory = new Map<string, string>();

/** An order on its way to the shop. */
export interface Attempt {
  idempotencyKey: string;
  /** Whether an earlier try under this key may have been placed, since its answer never came. */
  wasOpen: boolean;
}

/**
 * The idempotency key under which this order is sent: made and stored before sending, and the same over a retry and a
 * reload, so that a repeated press can never place the order twice. Until an answer settles it, the key stays whatever
 * the order holds by now: the shop then tells an order that was changed from one that was not placed. Once settled,
 * another content takes another key, so that an order that is meant anew is not taken for a repetition.
 */
export function startAttempt(content: object, buyer: string): Attempt {
  const fingerprint = fingerprintOf(JSON.stringify(content));
  const [key, storedFingerprint, state] = (read(buyer) ?? '').split(' ');
  const wasOpen = state === 'open';
  const idempotencyKey = key && (wasOpen || storedFingerprint === fingerprint) ? key : randomKey();
  write(buyer, `${idempotencyKey} ${fingerprint} open`);
  return { idempotencyKey, wasOpen };
}

/** Whether an order of this buyer may have been placed without the buyer knowing. */
export function hasOpenAttempt(buyer: string): boolean {
  return (read(buyer) ?? '').endsWith(' open');
}

/** Notes that nothing was placed under the key: an order with another content may take another one. */
export function settleAttempt(buyer: string): void {
  const [key, fingerprint] = (read(buyer) ?? '').split(' ');
  if (key) write(buyer, `${key} ${fingerprint} settled`);
}

/** Drops the key: the order is placed. */
export function dropAttempt(buyer: string): void {
  inMemory.delete(buyer);
  try {
    localStorage.removeItem(storageKey(buyer));
  } catch {
    // It was only in memory.
  }
}

function read(buyer: string): string | null {
  try {
    return localStorage.getItem(storageKey(buyer)) ?? inMemory.get(buyer) ?? null;
  } catch {
    return inMemory.get(buyer) ?? null;
  }
}

function write(buyer: string, attempt: string): void {
  inMemory.set(buyer, attempt);
  try {
    localStorage.setItem(storageKey(buyer), attempt);
  } catch {
    // Without storage the key lives as long as the page, which still covers every retry on it.
  }
}

/** An idempotency key that nobody guesses. Not crypto.randomUUID, which browsers have on https alone. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 53 bits of the text (cyrb53), so that the address itself is not kept in the storage. */
function fingerprintOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
