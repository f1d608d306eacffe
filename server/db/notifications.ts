import { Client } from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'bustan';
const RECONNECT_MS = 1_000;

/** What PostgreSQL tells at a commit (see the triggers in migrations), and what to do when it may have been missed. */
export interface Listener {
  catalogueChanged(): void;
  userChanged(userId: number): void;
  sessionChanged(sid: string): void;
  /** An order was placed (`isNew`), or its status or tracking number has changed. */
  orderChanged(orderId: number, isNew: boolean): void;
  /** So many orders at once that they are not told one by one. */
  manyOrdersChanged(): void;
  /** Whether changes are being told: false from the moment the connection is lost until it is back. */
  listening(on: boolean): void;
}

/** A connection of its own that listens for as long as the process lives, and comes back when it is lost. */
export class Notifications {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly log: Logger,
  ) {}

  /** @throws when the first connection fails */
  async start(): Promise<void> {
    const client = new Client({ connectionString: this.url, application_name: 'bustan-listen', keepAlive: true });
    client.on('notification', ({ payload = '' }) => this.tell(payload));
    // Until it listens, whoever starts it is told; after that, the loss is.
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, null));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.stopped) return client.end();
    this.client = client;
    this.listener.listening(true);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private tell(payload: string): void {
    const [what, which = ''] = split(payload);
    if (what === 'catalogue') this.listener.catalogueChanged();
    else if (what === 'user') this.listener.userChanged(Number(which));
    else if (what === 'session') this.listener.sessionChanged(which);
    else if (what === 'order') this.listener.orderChanged(Number.parseInt(which, 10), which.endsWith(':new'));
    else if (what === 'orders') this.listener.manyOrdersChanged();
  }

  private lost(client: Client, error: Error | null): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    this.listener.listening(false);
    this.log.warn({ err: error }, 'the connection that tells of changes was lost; it is being made again');
    this.retry();
  }

  private retry(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.start().catch(() => {
        if (!this.stopped) this.retry();
      });
    }, RECONNECT_MS);
  }
}

/** "session:abc:d" is about "abc:d". */
function split(payload: string): [string, string?] {
  const colon = payload.indexOf(':');
  return colon === -1 ? [payload] : [payload.slice(0, colon), payload.slice(colon + 1)];
}
