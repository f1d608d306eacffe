import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What becomes of the bytes between the shop and what it asks. */
export type Fault =
  | { readonly kind: 'none' }
  /** Connections are cut, and new ones refused at once. */
  | { readonly kind: 'gone' }
  /** What the database says comes so many milliseconds late. */
  | { readonly kind: 'late'; readonly ms: number }
  /** What the database says on connections that listen for changes does not come at all. */
  | { readonly kind: 'silent' }
  /** Nothing comes any more to who says this. */
  | { readonly kind: 'unanswered'; readonly said: string };

/** A TCP proxy on loopback before PostgreSQL or a mail server, which makes faults of a network and of a server that is gone. */
export class FaultProxy {
  private fault: Fault = { kind: 'none' };
  private readonly sockets = new Set<Socket>();
  private readonly mute = new WeakSet<Socket>();
  /** Until what came before has been sent. */
  private readonly waiting = new WeakMap<Socket, Promise<void>>();
  private readonly server = createServer((client) => this.accept(client));

  constructor(private readonly target: URL) {}

  /** @returns the URL of the database through the proxy */
  async start(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.toString();
  }

  stop(): void {
    this.cut();
    this.server.close();
  }

  set(fault: Fault): void {
    this.fault = fault;
    if (fault.kind === 'gone') this.cut();
  }

  /** Resets every connection there is; new ones are let through, unless the database is gone. */
  cut(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** Nothing comes on the connections there are any more, which stay open; new ones are let through. */
  silence(): void {
    for (const socket of this.sockets) this.mute.add(socket);
  }

  private accept(client: Socket): void {
    if (this.fault.kind === 'gone') return void client.resetAndDestroy();
    const database = connect(Number(this.target.port || 5432), this.target.hostname);
    let listens = false;
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (bytes) => {
      // A connection says its name in its first message.
      listens ||= bytes.includes('bustan-listen');
      if (this.fault.kind === 'unanswered' && bytes.includes(this.fault.said)) this.mute.add(client);
      database.write(bytes);
    });
    database.on('data', (bytes) => this.answer(client, bytes, listens));
  }

  /** Bytes stay in their order, also behind late ones when the fault is over. */
  private answer(client: Socket, bytes: Buffer, listens: boolean): void {
    if ((this.fault.kind === 'silent' && listens) || this.mute.has(client)) return;
    const send = (): void => {
      if (!client.destroyed) client.write(bytes);
    };
    const before = this.waiting.get(client);
    if (this.fault.kind !== 'late' && !before) return send();
    const at = performance.now() + (this.fault.kind === 'late' ? this.fault.ms : 0);
    const sent = (before ?? Promise.resolve()).then(async () => {
      await delay(Math.max(0, at - performance.now()), undefined, { ref: false });
      send();
      if (this.waiting.get(client) === sent) this.waiting.delete(client);
    });
    this.waiting.set(client, sent);
  }
}
