import { dayAt } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { accountBody, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

/** A shop whose orders of one far day are packed (specification 32). */
export class PackingShop {
  private constructor(
    readonly shop: TestShop,
    readonly admin: ShopClient,
    /** Whose duty is packing alone. */
    readonly packer: ShopClient,
    readonly customer: ShopClient,
    readonly business: ShopClient,
    readonly employee: ShopClient,
    /** A juice for 1,000 in two sizes and figs for 500. */
    readonly juice: number,
    readonly figs: number,
  ) {}

  static async start(): Promise<PackingShop> {
    const shop = await startShop();
    const [admin, packer, customer, business, employee] = await Promise.all(
      ['admin', 'packer', 'customer', 'business', 'employee'].map((name) => shop.signedIn(name)),
    );
    await shop.db.query(`UPDATE users SET duties = '{packing}' WHERE username = 'packer'`);
    // All guests of the tests have one address.
    await shop.db.query('DELETE FROM rate_limit');
    const juice = await makeProduct(shop.db, {
      name: 'Quince juice',
      variants: {
        '1L': { customer: '1000.00', business: '900.00' },
        '0.5L': { customer: '600.00', business: '500.00' },
      },
    });
    await shop.db.query(
      `UPDATE product SET translations = '{"ar": {"name": "عصير السفرجل", "sizes": {"1L": "ليتر"}}}' WHERE id = $1`,
      [juice],
    );
    const figs = await makeProduct(shop.db, { name: 'Dried figs', customerPrice: '500.00', businessPrice: '400.00' });
    return new PackingShop(shop, admin!, packer!, customer!, business!, employee!, juice, figs);
  }

  /** A day so many days ahead. */
  day(ahead: number): string {
    return daysAfter(dayAt(new Date(), 'Asia/Beirut'), ahead);
  }

  litres(quantity: number): Fields {
    return { productId: this.juice, quantity, selectedSize: '1L' };
  }

  someFigs(quantity: number): Fields {
    return { productId: this.figs, quantity };
  }

  async placed(client: ShopClient, path: string, body: Fields, language = 'en'): Promise<number> {
    const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey(), 'Accept-Language': language });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.orderId ?? answer.body.id;
  }

  byGuest(items: Fields[], more: Fields = {}, language = 'en'): Promise<number> {
    return this.placed(this.shop.guest(), '/api/orders/guest', guestBody(items, more), language);
  }

  byCustomer(items: Fields[], more: Fields = {}): Promise<number> {
    return this.placed(this.customer, '/api/orders', accountBody(items, more));
  }

  linesOf(id: number): Promise<{ id: number; quantity: number }[]> {
    return this.shop.db.query('SELECT id, quantity FROM order_line WHERE order_id = $1 ORDER BY position', [id]);
  }

  /** Ticks lines off, or no longer. */
  pack(client: ShopClient, id: number, lines: Fields[]) {
    return client.rest('PATCH', `/api/orders/${id}/packing`, { lines });
  }

  /** Ticks all of them off. */
  async packAll(id: number): Promise<void> {
    const lines = (await this.linesOf(id)).map((line) => ({ lineId: line.id, quantity: line.quantity }));
    expect((await this.pack(this.packer, id, lines)).status).toBe(200);
  }

  async set(id: number, status: string): Promise<void> {
    expect((await this.admin.rest('PATCH', `/api/orders/${id}/status`, { status })).status).toBe(200);
  }
}
