import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MEBIBYTE = 2 ** 20;
const MOST_BYTES = 96 * MEBIBYTE;
/** A bound on how old an answer may be should a notification be lost. */
const OLDEST_MS = 30_000;
/** Smaller answers travel in one packet anyway. */
const WORTH_COMPRESSING = 1_024;

/** Finished bytes, with their tag and, once someone asked for it, their compressed forms. */
export class FinishedAnswer {
  readonly etag: string;
  private compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(
    readonly body: Buffer,
    /** More headers of the answer, like `Link`. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    this.etag = `"${hash('sha1', body, 'base64url')}"`;
  }

  /** The body in the encoding, made once. */
  encoded(encoding: Encoding): Promise<Buffer> {
    return (this.compressed[encoding] ??= COMPRESS[encoding](this.body));
  }

  get worthCompressing(): boolean {
    return this.body.length >= WORTH_COMPRESSING;
  }
}

export type Encoding = 'br' | 'gzip';

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/**
 * Finished catalogue answers by what they are a function of: what the viewer sees, the document and its variables.
 * Everything is forgotten when the catalogue or a price changes; an answer whose making began before that is given
 * but not kept.
 */
export class ResponseCache {
  private readonly answers = new LRUCache<string, FinishedAnswer>({
    maxSize: MOST_BYTES,
    ttl: OLDEST_MS,
    // Both compressed forms are counted before they exist.
    sizeCalculation: (answer, key) => Math.ceil(answer.body.length * 1.5) + key.length + 200,
  });
  private readonly making = new Map<string, Promise<FinishedAnswer | null>>();
  private epoch = 0;
  private enabled = false;

  /** Begins disabled: answers are kept only while every change is told. */
  enable(on: boolean): void {
    this.enabled = on;
    this.clear();
  }

  /** The kept answer, if there is one. */
  find(key: string): FinishedAnswer | undefined {
    return this.answers.get(key);
  }

  /** Makes an answer, once for all who ask for it at the same time; `make` gives null for what must not be kept. */
  async make(key: string, make: () => Promise<FinishedAnswer | null>): Promise<FinishedAnswer | null> {
    if (!this.enabled) return make();
    const begun = this.making.get(key);
    if (begun) return begun;
    const epoch = this.epoch;
    const promise = make().finally(() => {
      if (this.making.get(key) === promise) this.making.delete(key);
    });
    this.making.set(key, promise);
    const answer = await promise;
    if (answer && this.epoch === epoch) this.answers.set(key, answer);
    return answer;
  }

  /** Forgets everything: the catalogue or a price has changed. */
  clear(): void {
    this.epoch += 1;
    this.answers.clear();
    this.making.clear();
  }
}
