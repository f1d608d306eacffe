import type { OrderContent } from './form';

const STORAGE_KEY = 'order-attempt';

let inMemory: string | null = null;

/**
 * The idempotency key under which this order is sent: made and stored before sending, the same over a retry and a
 * reload, another one as soon as the order's content or its buyer is another. So a repeated press can never place the
 * order twice, and an order that is meant anew is not taken for a repetition.
 */
export function attemptKey(content: OrderContent, buyer: string): string {
  const fingerprint = fingerprintOf(JSON.stringify([buyer, content]));
  const [key, keptFingerprint] = (read() ?? '').split(' ');
  if (key && keptFingerprint === fingerprint) return key;
  const fresh = randomKey();
  write(`${fresh} ${fingerprint}`);
  return fresh;
}

/** Drops the key: the order is placed, or must not be sent under it again. */
export function dropAttempt(): void {
  inMemory = null;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // It was only in memory.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function write(attempt: string): void {
  inMemory = attempt;
  try {
    localStorage.setItem(STORAGE_KEY, attempt);
  } catch {
    // Without storage the key lives as long as the page, which still covers every retry on it.
  }
}

// Not crypto.randomUUID, which browsers have on https alone.
function randomKey(): string {
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
