import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { makeProduct } from '../../support/data/orderBodies';
import '../../support/jest/patience';
import { until } from '../../support/data/rows';
import { startShop, type TestShop } from '../../support/shop';

/** A TCP proxy before PostgreSQL that can stop to forward the listening connection, without closing it. */
class Proxy {
  /** Whether nothing is forwarded on connections that listen, old and new ones. */
  isSilent = false;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.forward(client));

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
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private forward(client: Socket): void {
    const database = connect(Number(this.target.port || 5432), this.target.hostname);
    let listens = false;
    const pass = (from: Socket, to: Socket): void => {
      this.sockets.add(from);
      from.on('data', (bytes) => {
        // A connection says its name in its first message.
        listens ||= bytes.includes('bustan-listen');
        if (!listens || !this.isSilent) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    };
    pass(client, database);
    pass(database, client);
  }
}

let shop: TestShop;
let proxy: Proxy;
/** A second process on the same database, which reaches it through the proxy. */
let behind: TestShop;
let product: number;

beforeAll(async () => {
  shop = await startShop();
  product = await makeProduct(shop.db, { name: 'Quince juice', customerPrice: '100.00' });
  proxy = new Proxy(new URL(shop.databaseUrl));
  behind = await startShop({ databaseUrl: await proxy.start() });
});
afterAll(async () => {
  await behind.stop();
  proxy.stop();
  await shop.stop();
});

async function shownPrice(): Promise<string> {
  const { body } = await behind.guest().rest('GET', '/api/products');
  return body.products.find(({ id }: { id: number }) => id === product).viewerPrice;
}

async function setPrice(price: string): Promise<void> {
  await shop.db.query('UPDATE product SET customer_price = $2 WHERE id = $1', [product, price]);
}

/** Reads until the price is shown, however long that takes. */
async function untilShown(price: string): Promise<void> {
  while ((await shownPrice()) !== price) await delay(50);
}

test('a listening connection that falls silent is noticed, and nothing is cached until it is back', async () => {
  await untilShown('100.00');
  proxy.isSilent = true;
  await setPrice('101.00');
  await untilShown('101.00');
  for (const price of ['102.00', '103.00', '104.00']) {
    await setPrice(price);
    expect(await shownPrice()).toBe(price);
  }
  proxy.isSilent = false;
  // One connection for each of the two processes: the silent one was closed, and made again once.
  await until(async () => {
    const [listening] = await shop.db.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE application_name = 'bustan-listen' AND datname = current_database()`,
    );
    expect(listening!.count).toBe(2);
  }, 30_000);
  await untilShown('104.00');
  await setPrice('105.00');
  await untilShown('105.00');
});
