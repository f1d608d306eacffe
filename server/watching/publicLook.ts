import { readCertificate } from './certificate';

/** How often the shop looks at its own address, in milliseconds. */
const EVERY_MS = 60_000;
const ANSWER_WITHIN_MS = 5_000;

/** What the shop sees of itself where its customers open it. Whoever asks gets what the last look has seen, and never waits. */
export class PublicLook {
  private lookedAt = -Infinity;
  private reachable: 0 | 1 | null = null;
  private ends: number | null = null;

  /** @param origin `PUBLIC_URL` */
  constructor(private readonly origin: string) {}

  /** 1 when something of the shop answered, 0 when not; null before the first look has ended. */
  isReachable(): 0 | 1 | null {
    this.lookAgain();
    return this.reachable;
  }

  /** When the certificate that was last seen ends, in seconds of Unix time; null before one was seen. */
  certificateEnds(): number | null {
    this.lookAgain();
    return this.ends;
  }

  private lookAgain(): void {
    if (performance.now() - this.lookedAt < EVERY_MS) return;
    this.lookedAt = performance.now();
    void this.answers().then((isThere) => (this.reachable = isThere ? 1 : 0));
    if (!this.origin.startsWith('https:')) return;
    // The last one stays known while none can be seen.
    readCertificate(this.origin).then(
      ({ ends }) => (this.ends = ends.getTime() / 1_000),
      () => undefined,
    );
  }

  /** Whatever the shop is ready for: that is told by itself. */
  private async answers(): Promise<boolean> {
    try {
      const { ok, body } = await fetch(new URL('/healthz', this.origin), {
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await body?.cancel();
      return ok;
    } catch {
      return false;
    }
  }
}
