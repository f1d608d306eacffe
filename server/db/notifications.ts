import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { parseCatalogueChange, type CatalogueChange } from './catalogueChange';
import { SharedRuns } from './sharedReads';

const CHANNEL = 'bustan';
const RECONNECT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** Several in the time for which cached answers are believed, so that a late one does not empty the caches. */
const HEARTBEAT_MS = 500;
/** How long PostgreSQL may take to answer a heartbeat before the connection counts as lost. */
const HEARTBEAT_TIMEOUT_MS = 1_500;

/** A notification that PostgreSQL sends at a commit (see the triggers in migrations). */
export type Change =
  | { readonly kind: 'catalogue'; readonly change: CatalogueChange }
  | { readonly kind: 'user'; readonly id: number }
  | { readonly kind: 'session'; readonly id: string }
  /** An order was placed (`isNew`) or has changed. */
  | { readonly kind: 'order'; readonly id: number; readonly isNew: boolean }
  /** Lines of an order were packed, or no longer are, or it was moved to another day. */
  | { readonly kind: 'packing'; readonly id: number }
  /** More orders at once than are notified one by one. */
  | { readonly kind: 'orders' }
  /** A planned change of prices was made, changed or settled. */
  | { readonly kind: 'plans' };

/** Is called with every change, and when changes may have been missed. */
export interface ChangeListener {
  onChange(change: Change): void;
  /** Whether notifications arrive: false from the moment the connection is lost until it is back. */
  onListening(on: boolean): void;
  /** Every change that was committed before `at`, by `performance.now()`, has been told. */
  onToldEverything?(at: number): void;
}

/**
 * A connection of its own that listens as long as the process lives, and is made again when it is lost. A heartbeat
 * finds a connection on which nothing arrives any more, although nobody has closed it (docs/decisions/0015).
 */
export class Notifications {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly heartbeats = new SharedRuns();

  constructor(
    private readonly url: string,
    private readonly listeners: readonly ChangeListener[],
    private readonly log: Logger,
  ) {}

  /** Whether PostgreSQL answers on the connection, as far as the last heartbeats tell. */
  get isListening(): boolean {
    return this.client !== undefined;
  }

  /** @throws when the first connection fails */
  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'bustan-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    client.on('notification', ({ payload = '' }) => this.dispatch(payload));
    // An error before LISTEN is thrown below; after it, the connection is made again.
    client.on('error', (error) => this.connectionLost(client, error));
    client.on('end', () => this.connectionLost(client, null));
    let asked: number;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      asked = performance.now();
      // One on which answers come late would be lost at its first heartbeat, after it had been believed.
      const late = await heartbeatError(client);
      if (late) throw late;
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.stopped) return client.end();
    this.client = client;
    for (const listener of this.listeners) {
      listener.onListening(true);
      listener.onToldEverything?.(asked);
    }
    void this.watch(client);
  }

  /**
   * Waits until every change that is committed by now has been told to the listeners, or until the connection counts as
   * lost, which they are told as well; about three seconds at most, when nothing arrives on it any more.
   */
  untilToldEverything(): Promise<void> {
    return this.heartbeats.run('', () => this.heartbeat());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private dispatch(payload: string): void {
    const change = parseChange(payload);
    if (change) for (const listener of this.listeners) listener.onChange(change);
  }

  /** Sends heartbeats as long as this is the connection in use. */
  private async watch(client: Client): Promise<void> {
    for (;;) {
      await delay(HEARTBEAT_MS, undefined, { ref: false });
      if (this.client !== client) return;
      await this.untilToldEverything();
    }
  }

  /** Never rejects. */
  private async heartbeat(): Promise<void> {
    const { client } = this;
    if (!client) return;
    const asked = performance.now();
    const error = await heartbeatError(client);
    if (error) this.connectionLost(client, error);
    // The notifications of what was committed before come before the answer.
    else if (this.client === client) for (const listener of this.listeners) listener.onToldEverything?.(asked);
  }

  private connectionLost(client: Client, error: Error | null): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    for (const listener of this.listeners) listener.onListening(false);
    this.log.warn({ err: error }, 'the connection that listens for changes was lost; it is being made again');
    // With a heartbeat unanswered, this closes the socket at once.
    void client.end().catch(() => undefined);
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

/** Why PostgreSQL does not answer on the connection, or not in time; null when it does. */
async function heartbeatError(client: Client): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Error>((resolve) => {
    // After the timer, an answer that arrived while this process was busy is still read before `setImmediate`.
    timer = setTimeout(
      () => setImmediate(() => resolve(new Error('PostgreSQL did not answer a heartbeat'))),
      HEARTBEAT_TIMEOUT_MS,
    );
  });
  const answer = client.query('SELECT 1').then(
    () => null,
    (error: Error) => error,
  );
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** "session:abc:d" is about the session "abc:d"; null for what this version does not know. */
function parseChange(payload: string): Change | null {
  const [, kind, id = ''] = /^([a-z]+)(?::(.*))?$/s.exec(payload) ?? [];
  switch (kind) {
    case 'catalogue':
      return { kind, change: parseCatalogueChange(id) };
    case 'orders':
    case 'plans':
      return { kind };
    case 'user':
    case 'packing':
      return { kind, id: Number(id) };
    case 'session':
      return { kind, id };
    case 'order':
      return { kind, id: Number.parseInt(id, 10), isNew: id.endsWith(':new') };
    default:
      return null;
  }
}
