import { verifyOrders } from '../../../../server/orders/verifying/verifyOrders';
import { accountBody, makeProduct, newKey } from '../../../support/data/orderBodies';
import { startShop, type TestShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';

type Fields = Record<string, any>;

const EVENTS = `query ($id: Int!) { order(id: $id) { totalAmount history { status byUsername byBuyer change {
  reason totalBefore totalAfter lines { productName sizeLabel before after } } } } }`;

const DETAILS = `query ($id: Int!) { order(id: $id) { history { change {
  reason totalBefore totalAfter lines { lineId productName sizeLabel before after replacesLineId } } } } }`;

/** A shop in which orders of two products are placed and changed (specification 5.14). */
export class ChangingShop {
  private constructor(
    readonly shop: TestShop,
    readonly admin: ShopClient,
    readonly business: ShopClient,
    readonly customer: ShopClient,
    readonly employee: ShopClient,
    /** A juice for 1,000 and figs for 333.33. */
    readonly products: readonly [juice: number, figs: number],
  ) {}

  static async start(): Promise<ChangingShop> {
    const shop = await startShop();
    const [admin, business, customer, employee] = await Promise.all(
      ['admin', 'business', 'customer', 'employee'].map((name) => shop.signedIn(name)),
    );
    const juice = await makeProduct(shop.db, { name: 'Quince juice', customerPrice: '1000.00' });
    const figs = await makeProduct(shop.db, { name: 'Dried figs', customerPrice: '333.33' });
    return new ChangingShop(shop, admin!, business!, customer!, employee!, [juice, figs]);
  }

  /** Nuts that orders are changed with: walnuts for 500, pecans for 800 (or 1,500 for 1kg), almonds for 300.05. */
  async makeNuts(): Promise<[walnuts: number, pecans: number, almonds: number]> {
    const { db } = this.shop;
    const walnuts = await makeProduct(db, { name: 'Walnuts', customerPrice: '500.00', businessPrice: '450.00' });
    const pecans = await makeProduct(db, {
      name: 'Pecans',
      customerPrice: '800.00',
      businessPrice: '700.00',
      variants: { '1kg': { customer: '1500.00', business: '1400.00' } },
    });
    const almonds = await makeProduct(db, { name: 'Almonds', customerPrice: '300.05', businessPrice: '250.05' });
    return [walnuts, pecans, almonds];
  }

  /** So many of the products, in their order. */
  items(...quantities: number[]): Fields[] {
    return quantities.map((quantity, index) => ({ productId: this.products[index], quantity }));
  }

  async placed(client: ShopClient, path: string, body: Fields): Promise<number> {
    const answer = await client.rest('POST', path, body, { 'Idempotency-Key': newKey() });
    expect([answer.status, answer.body]).toEqual([201, expect.any(Object)]);
    return answer.body.orderId ?? answer.body.id;
  }

  byAccount(quantities: number[], more: Fields = {}): Promise<number> {
    return this.byItems(this.items(...quantities), more);
  }

  /** As a customer. */
  byItems(items: Fields[], more: Fields = {}): Promise<number> {
    return this.placed(this.customer, '/api/orders', accountBody(items, more));
  }

  byCredit(items: Fields[]): Promise<number> {
    return this.placed(this.business, '/api/business/one-click-order', { items });
  }

  linesOf(id: number): Promise<{ id: number; quantity: number; unitPrice: string }[]> {
    return this.shop.db.query(
      'SELECT id, quantity, unit_price AS "unitPrice" FROM order_line WHERE order_id = $1 ORDER BY position',
      [id],
    );
  }

  /** Wants so many of each line, first to last. */
  async wanted(id: number, ...quantities: number[]): Promise<Fields[]> {
    const lines = await this.linesOf(id);
    return quantities.map((quantity, index) => ({ lineId: lines[index]!.id, quantity }));
  }

  /** As a buyer. */
  change(client: ShopClient, id: number, lines: Fields[], key?: string) {
    return client.rest('POST', `/api/orders/${id}/change`, { lines, ...(key !== undefined && { key }) });
  }

  /** As the shop. */
  correct(id: number, lines: Fields[], more: Fields = { reason: 'The press broke' }) {
    return this.admin.rest('PATCH', `/api/orders/${id}/lines`, { lines, ...more });
  }

  /** As the shop, sends something else or adds it. @param lines those whose quantities change beside it */
  send(id: number, added: Fields[], lines: Fields[] = [], headers: Record<string, string> = {}) {
    return this.admin.rest('PATCH', `/api/orders/${id}/lines`, { lines, added, reason: 'Sold out' }, headers);
  }

  /** What an order keeps of its lines, first to last. */
  keptOf(id: number): Promise<Fields[]> {
    return this.shop.db.query(
      `SELECT product_name AS name, variant, quantity, unit_price AS price, price_rule AS rule, base_amount AS base,
         discount_percent AS percent, list_amount AS list, saved_amount AS saved, price_book AS book, position
       FROM order_line WHERE order_id = $1 ORDER BY position`,
      [id],
    );
  }

  /** The events of its history that changed lines. */
  async changesOf(client: ShopClient, id: number): Promise<Fields[]> {
    const { data, errors } = await client.graphql(EVENTS, { id });
    expect(errors).toEqual([]);
    return data.order.history.filter((event: Fields) => event.change !== null);
  }

  /** The same, with which line is which. */
  async detailsOf(client: ShopClient, id: number): Promise<Fields[]> {
    const { data, errors } = await client.graphql(DETAILS, { id });
    expect(errors).toEqual([]);
    return data.order.history.flatMap(({ change }: Fields) => change ?? []);
  }

  mailsOf(id: number): Promise<Fields[]> {
    return this.shop.db.query(
      `SELECT to_address AS to, with_amounts AS "withAmounts" FROM outgoing_mail
       WHERE kind = 'order_changed' AND order_id = $1 ORDER BY id`,
      [id],
    );
  }

  /** Every amount of every order comes out again from what it keeps. */
  async checkOrders(): Promise<void> {
    const faults: string[] = [];
    await verifyOrders(this.shop.db, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
  }
}
