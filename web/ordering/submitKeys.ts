import { randomKey } from './attempt';

/**
 * The idempotency keys of what a screen submits (specification 4.4): one for each thing that is meant, kept until the
 * shop has done it. Pressed twice, or pressed again after an answer that got lost, it is done once.
 */
export class SubmitKeys {
  private readonly keys = new Map<string, string>();

  /**
   * Sends under the key of `what`; a try that failed leaves the key to the next one, since it may have been done.
   * @param what names what is meant, the same for every try of it
   */
  async send<Result>(what: string, send: (idempotencyKey: string) => Promise<Result>): Promise<Result> {
    const key = this.keys.get(what) ?? randomKey();
    this.keys.set(what, key);
    const result = await send(key);
    if (this.keys.get(what) === key) this.keys.delete(what);
    return result;
  }

  /** What is sent next as `what` is meant anew. */
  beginAnew(what: string): void {
    this.keys.delete(what);
  }
}
