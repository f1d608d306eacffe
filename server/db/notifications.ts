import { Client } from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'bustan';
const RECONNECT_MS = 1_000;

/** What PostgreSQL tells at a commit (see the triggers in migrations). */
export type Change =
  | { readonly kind: 'catalogue' }
  | { readonly kind: 'user'; readonly id: number }
  | { readonly kind: 'session'; readonly id: string }
  /** An order was placed (`isNew`), or its status or tracking number has changed. */
  | { readonly kind: 'order'; readonly id: number; readonly isNew: boolean }
  /** So many orders at once that they are not told one by one. */
  | { readonly kind: 'orders' };

/** Is told of every change, and when one may have been missed. */
export interface ChangeListener {
  changed(change: Change): void;
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
    private readonly listeners: readonly ChangeListener[],
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
    for (const listener of this.listeners) listener.listening(true);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private tell(payload: string): void {
    const change = parseChange(payload);
    if (change) for (const listener of this.listeners) listener.changed(change);
  }

  private lost(client: Client, error: Error | null): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    for (const listener of this.listeners) listener.listening(false);
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

/** "session:abc:d" is about the session "abc:d"; null for what this version does not know. */
function parseChange(payload: string): Change | null {
  const [, kind, id = ''] = /^([a-z]+)(?::(.*))?$/s.exec(payload) ?? [];
  switch (kind) {
    case 'catalogue':
    case 'orders':
      return { kind };
    case 'user':
      return { kind, id: Number(id) };
    case 'session':
      return { kind, id };
    case 'order':
      return { kind, id: Number.parseInt(id, 10), isNew: id.endsWith(':new') };
    default:
      return null;
  }
}
