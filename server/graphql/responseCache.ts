import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PriceBook } from '../pricing/priceBook';
import type { ChangeLog } from './changes/changeLog';
import type { Effect, Shown, StaleProducts } from './changes/shown';

/** The oldest that a cached response can be, should a notification be lost. */
export const MAX_AGE_MS = 30_000;
/** Smaller responses fit into one packet anyway. */
const MIN_BYTES_TO_COMPRESS = 1_024;

/** The body of a response, with its ETag and, once they were requested, its compressed forms. */
export class BufferedResponse {
  private readonly hash: string;
  private compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  /** The bytes of the body and of its compressed forms that are there. */
  bytes: number;
  /** Is called when there are more of them. */
  onGrowth: (() => void) | undefined;

  constructor(
    readonly body: Buffer,
    /** More headers of the response, like `Link`. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    this.hash = hash('sha1', body, 'base64url');
    this.bytes = body.length;
  }

  /** The ETag of the body in an encoding, null for none: each has bytes of its own. */
  etag(encoding: Encoding | null): string {
    return encoding === null ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
  }

  /** The ETag as Express makes it: of what is sent in one form alone. */
  get weakEtag(): string {
    return `W/"${this.body.length.toString(16)}-${this.hash.replaceAll('-', '+').replaceAll('_', '/')}"`;
  }

  /** The body in the encoding, made once. */
  encoded(encoding: Encoding): Promise<Buffer> {
    return (this.compressed[encoding] ??= this.compress(encoding));
  }

  get worthCompressing(): boolean {
    return this.body.length >= MIN_BYTES_TO_COMPRESS;
  }

  private async compress(encoding: Encoding): Promise<Buffer> {
    const compressed = await COMPRESS[encoding](this.body);
    this.bytes += compressed.length;
    this.onGrowth?.();
    return compressed;
  }
}

export type Encoding = 'br' | 'gzip';

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** A response, and what must be known to keep it. */
export interface MadeResponse {
  readonly response: BufferedResponse;
  readonly shown: Shown;
  /** The name of the price book at whose prices it shows products. */
  readonly book: PriceBook['name'];
  /** Bytes that are kept beside the response. */
  readonly bytes?: number;
  /** The same response with these products as they are now; gives null where it has to be made as a whole. */
  readonly patch?: ((stale: StaleProducts) => Promise<MadeResponse | null>) | undefined;
}

type Made = Pick<Entry, 'made' | 'since'>;

interface Entry {
  readonly made: MadeResponse;
  /** When the oldest part of it was begun, by `performance.now()`: what is made anew in parts is no younger for it. */
  readonly since: number;
  /** The position in the log of changes up to which it is known to be right. */
  position: number;
}

/** About the bytes of an entry and its place in the cache, beside what is in it. */
const ENTRY_BYTES = 3_000;

/**
 * Responses by the values that determine them: cache scope, document and variables. Whether one is still right is asked of
 * the log of changes when it is wanted; where only some of its products are shown otherwise, only these are made anew.
 */
export class ResponseCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly pending = new Map<string, { position: number; made: Promise<Made | null> }>();
  private epoch = 0;
  private enabled = false;
  /** Since they were taken last. */
  private hits = 0;
  private misses = 0;

  /**
   * @param name in metrics
   * @param maxBytes of all responses, with their compressed forms and their keys
   */
  constructor(
    readonly name: string,
    private readonly log: ChangeLog,
    maxBytes: number,
  ) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      ttl: MAX_AGE_MS,
      sizeCalculation: ({ made }, key) => made.response.bytes + (made.bytes ?? 0) + 2 * key.length + ENTRY_BYTES,
    });
  }

  /** Disabled at first: responses are cached only while notifications of changes arrive. */
  enable(on: boolean): void {
    this.enabled = on;
    this.epoch += 1;
    this.entries.clear();
    this.pending.clear();
  }

  /** How many responses were there, and how many had to be made or waited for, since this was called last. */
  takeCounts(): { hits: number; misses: number } {
    const { hits, misses } = this;
    this.hits = 0;
    this.misses = 0;
    return { hits, misses };
  }

  /** The bytes that are kept. */
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** Drops what is too old to be sent, and that nobody asks for: it would stay until there is no room for others. */
  dropOld(): void {
    this.entries.purgeStale();
  }

  /** The cached response, if there is one that is still right. */
  find(key: string): BufferedResponse | undefined {
    const entry = this.entries.get(key);
    const response = entry && this.effectOn(entry) === 'none' ? entry.made.response : undefined;
    if (response) this.hits += 1;
    return response;
  }

  /**
   * Makes a response, once for all that have been waiting for it since the last change; `make` gives null for what must
   * not be cached.
   */
  async make(key: string, make: () => Promise<MadeResponse | null>): Promise<BufferedResponse | null> {
    this.misses += 1;
    if (!this.enabled) return (await make())?.response ?? null;
    const { position } = this.log;
    const current = this.pending.get(key);
    if (current?.position === position && this.log.isBelieved) return (await current.made)?.made.response ?? null;
    const { epoch } = this;
    const made = this.patched(key, make).finally(() => {
      if (this.pending.get(key)?.made === made) this.pending.delete(key);
    });
    this.pending.set(key, { position, made });
    const result = await made;
    if (result && this.epoch === epoch) this.keep(key, { position, ...result });
    return result?.made.response ?? null;
  }

  /** The response with what changes made stale in it, where that is enough; else a new one. */
  private async patched(key: string, make: () => Promise<MadeResponse | null>): Promise<Made | null> {
    const entry = this.entries.get(key);
    const effect = entry && this.effectOn(entry);
    const patched = typeof effect === 'object' ? await entry?.made.patch?.(effect) : null;
    if (entry && patched) return { made: patched, since: entry.since };
    const since = performance.now();
    const made = await make();
    return made && { made, since };
  }

  private keep(key: string, entry: Entry): void {
    const newer = this.entries.peek(key);
    if (newer && newer.position > entry.position) return;
    this.entries.set(key, entry, { start: entry.since });
    entry.made.response.onGrowth = () => {
      // Counted again as a new entry: the cache counts each but once.
      if (this.entries.peek(key)?.made === entry.made) this.entries.set(key, { ...entry }, { noUpdateTTL: true });
    };
  }

  private effectOn(entry: Entry): Effect {
    const changes = this.log.since(entry.position);
    if (changes === null) return 'any';
    if (changes.length === 0) return 'none';
    const effect = entry.made.shown.effectOf(changes, entry.made.book);
    if (effect === 'none') entry.position = this.log.position;
    return effect;
  }
}
