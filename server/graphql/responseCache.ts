import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MEBIBYTE = 2 ** 20;
const MAX_BYTES = 96 * MEBIBYTE;
/** The oldest that a cached response can be, should a notification be lost. */
const MAX_AGE_MS = 30_000;
/** Smaller responses fit into one packet anyway. */
const MIN_BYTES_TO_COMPRESS = 1_024;

/** The body of a response, with its ETag and, once they were requested, its compressed forms. */
export class BufferedResponse {
  private readonly hash: string;
  private compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(
    readonly body: Buffer,
    /** More headers of the response, like `Link`. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    this.hash = hash('sha1', body, 'base64url');
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
    return (this.compressed[encoding] ??= COMPRESS[encoding](this.body));
  }

  get worthCompressing(): boolean {
    return this.body.length >= MIN_BYTES_TO_COMPRESS;
  }
}

export type Encoding = 'br' | 'gzip';

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/**
 * Responses by the values that determine them: cache scope, document and variables. All are removed when the catalogue
 * or a price changes; a response that was begun before the change is sent but not cached.
 */
export class ResponseCache {
  private readonly responses = new LRUCache<string, BufferedResponse>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    // Both compressed forms are counted before they exist.
    sizeCalculation: (response, key) => Math.ceil(response.body.length * 1.5) + key.length + 200,
  });
  private readonly pending = new Map<string, Promise<BufferedResponse | null>>();
  private epoch = 0;
  private enabled = false;

  /** Disabled at first: responses are cached only while notifications of changes arrive. */
  enable(on: boolean): void {
    this.enabled = on;
    this.clear();
  }

  /** The cached response, if there is one. */
  find(key: string): BufferedResponse | undefined {
    return this.responses.get(key);
  }

  /** Makes a response, once for all that are waiting for it; `make` gives null for what must not be cached. */
  async make(key: string, make: () => Promise<BufferedResponse | null>): Promise<BufferedResponse | null> {
    if (!this.enabled) return make();
    const current = this.pending.get(key);
    if (current) return current;
    const epoch = this.epoch;
    const promise = make().finally(() => {
      if (this.pending.get(key) === promise) this.pending.delete(key);
    });
    this.pending.set(key, promise);
    const response = await promise;
    if (response && this.epoch === epoch) this.responses.set(key, response);
    return response;
  }

  /** Removes everything: the catalogue or a price has changed. */
  clear(): void {
    this.epoch += 1;
    this.responses.clear();
    this.pending.clear();
  }
}
