import { dayAt } from '../../../common/delivery/clock';
import { daysAfter } from '../../../common/delivery/days';
import { accountBody, guestBody, makeProduct, newKey } from '../../support/data/orderBodies';
import { startShop, type TestShop } from '../../support/shop';
import type { GraphqlAnswer, ShopClient } from '../../support/shopClient';

type Fields = Record<string, any>;

const RUN = `id version date window state driver { id name } floatLbp expectedLbp expectedUsd departedAt closedAt
  stops { orderId outcome status stage customerName phone latitude longitude note pieces parcels toCollect lbpPerUsd
    attempts { id isDelivered takenBy reason next due lbp usd changeLbp hasPhoto byUsername at } }
  counts { expectedLbp expectedUsd countedLbp countedUsd note byUsername }`;

const VARIABLES = `$runId: Int!, $orderId: Int!, $takenBy: String!, $lbp: Money, $usd: Money, $photo: String, $at: DateTime,
  $idempotencyKey: String`;

/** A shop with two drivers, whose orders of one day are put in runs (specification 33). */
export class DrivingShop {
  private constructor(
    readonly shop: TestShop,
    readonly admin: ShopClient,
    readonly driver: ShopClient,
    readonly driverId: number,
    /** Another one. */
    readonly other: ShopClient,
    readonly otherId: number,
    readonly customer: ShopClient,
    readonly business: ShopClient,
    /** Costs 100,000; 90,000 for a business. */
    readonly figs: number,
  ) {}

  static async start(): Promise<DrivingShop> {
    const shop = await startShop();
    const [admin, driver, other, customer, business] = await Promise.all(
      ['admin', 'packer', 'catalogue', 'customer', 'business'].map((name) => shop.signedIn(name)),
    );
    await shop.db.query(`UPDATE users SET duties = '{driving}' WHERE username IN ('packer', 'catalogue')`);
    await shop.db.query('DELETE FROM rate_limit');
    const figs = await makeProduct(shop.db, {
      name: 'Dried figs',
      customerPrice: '100000.00',
      businessPrice: '90000.00',
    });
    const idOf = async (name: string): Promise<number> =>
      (await shop.db.query('SELECT id FROM users WHERE username = $1', [name]))[0].id;
    return new DrivingShop(
      shop,
      admin!,
      driver!,
      await idOf('packer'),
      other!,
      await idOf('catalogue'),
      customer!,
      business!,
      figs,
    );
  }

  get today(): string {
    return dayAt(new Date(), 'Asia/Beirut');
  }

  get tomorrow(): string {
    return daysAfter(this.today, 1);
  }

  /** Sets the rate that orders are placed at from now on. */
  async setRate(lbpPerUsd: string | null): Promise<void> {
    const body = { lbpPerUsd, showsUsd: true };
    expect((await this.admin.rest('POST', '/api/admin/exchange-rates', body)).status).toBeLessThan(300);
  }

  /** An order in cash of so many figs, 3 for delivery; moved to a day by hand, as the zones of the demo may have none left. */
  async placed(quantity = 1, more: Fields = {}, date: string | null = this.today): Promise<number> {
    const body = accountBody([{ productId: this.figs, quantity }], { paymentMethod: 'cod', ...more });
    return this.dated(await this.customer.rest('POST', '/api/orders', body, { 'Idempotency-Key': newKey() }), date);
  }

  async placedByGuest(quantity = 1, more: Fields = {}): Promise<number> {
    const body = guestBody([{ productId: this.figs, quantity }], more);
    const answer = await this.shop.guest().rest('POST', '/api/orders/guest', body, { 'Idempotency-Key': newKey() });
    return this.dated(answer, this.today);
  }

  private async dated({ status, text, body }: Fields, date: string | null): Promise<number> {
    if (status !== 201) throw new Error(text);
    const id: number = body.orderId ?? body.id;
    await this.shop.db.query(
      `UPDATE orders SET delivery_date = $2, delivery_window = CASE WHEN $2::date IS NULL THEN NULL ELSE '08:00-12:00' END,
         zone_id = CASE WHEN $2::date IS NULL THEN NULL ELSE (SELECT min(id) FROM delivery_zone) END WHERE id = $1`,
      [id, date],
    );
    return id;
  }

  create(orderIds: readonly number[], more: Fields = {}): Promise<GraphqlAnswer> {
    const variables = { date: this.today, driverId: this.driverId, orderIds, window: null, ...more };
    return this.admin.graphql(
      `mutation ($date: String!, $window: String, $driverId: Int!, $orderIds: [Int!]!, $idempotencyKey: String) {
        run: createRun(date: $date, window: $window, driverId: $driverId, orderIds: $orderIds,
          idempotencyKey: $idempotencyKey) { ${RUN} } }`,
      variables,
    );
  }

  /** A run that is planned with these orders. */
  async planned(orderIds: readonly number[], more: Fields = {}): Promise<number> {
    const { data, errors } = await this.create(orderIds, more);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data.run.id;
  }

  start(id: number, { client = this.admin, ...more }: Fields = {}): Promise<GraphqlAnswer> {
    return client.graphql(
      `mutation ($id: Int!, $floatLbp: Money, $idempotencyKey: String) {
        run: startRun(id: $id, floatLbp: $floatLbp, idempotencyKey: $idempotencyKey) { ${RUN} } }`,
      { id, ...more },
    );
  }

  /** A run of these orders that has left. */
  async out(orderIds: readonly number[], more: Fields = {}): Promise<number> {
    const id = await this.planned(orderIds);
    expect((await this.start(id, more)).errors).toEqual([]);
    return id;
  }

  change(id: number, orderIds: readonly number[], more: Fields = {}): Promise<GraphqlAnswer> {
    return this.admin.graphql(
      `mutation ($id: Int!, $driverId: Int, $orderIds: [Int!]!, $version: Int) {
        run: changeRun(id: $id, driverId: $driverId, orderIds: $orderIds, version: $version) { ${RUN} } }`,
      { id, orderIds, ...more },
    );
  }

  deliver(runId: number, orderId: number, more: Fields = {}, client = this.driver): Promise<GraphqlAnswer> {
    return client.graphql(
      `mutation (${VARIABLES}) {
        run: deliverOrder(runId: $runId, orderId: $orderId, takenBy: $takenBy, lbp: $lbp, usd: $usd, photo: $photo,
          at: $at, idempotencyKey: $idempotencyKey) { ${RUN} } }`,
      { runId, orderId, takenBy: 'Rima', ...more },
    );
  }

  fail(runId: number, orderId: number, more: Fields = {}, client = this.driver): Promise<GraphqlAnswer> {
    return client.graphql(
      `mutation ($runId: Int!, $orderId: Int!, $reason: String!, $next: NextStep!, $idempotencyKey: String) {
        run: reportNotDelivered(runId: $runId, orderId: $orderId, reason: $reason, next: $next,
          idempotencyKey: $idempotencyKey) { ${RUN} } }`,
      { runId, orderId, reason: 'Nobody was at home', next: 'ANOTHER_DAY', ...more },
    );
  }

  close(id: number): Promise<GraphqlAnswer> {
    return this.admin.graphql(`mutation ($id: Int!) { run: closeRun(id: $id) { ${RUN} } }`, { id });
  }

  count(id: number, lbp: string, usd: string, note: string | null = null): Promise<GraphqlAnswer> {
    return this.admin.graphql(
      `mutation ($id: Int!, $lbp: Money!, $usd: Money!, $note: String) {
        run: countRun(id: $id, lbp: $lbp, usd: $usd, note: $note) { ${RUN} } }`,
      { id, lbp, usd, note },
    );
  }

  async read(id: number): Promise<Fields> {
    const { data } = await this.admin.graphql(`query ($id: Int!) { run(id: $id) { ${RUN} } }`, { id });
    return data.run;
  }

  async own(client = this.driver): Promise<Fields[]> {
    return (await client.graphql(`{ ownRuns { ${RUN} } }`)).data.ownRuns;
  }

  /** How an order is: its status and its payment's. */
  async order(id: number): Promise<[string, string]> {
    const [row] = await this.shop.db.query('SELECT status, payment_status AS paid FROM orders WHERE id = $1', [id]);
    return [row.status, row.paid];
  }

  async setStatus(id: number, status: string): Promise<void> {
    expect((await this.admin.rest('PATCH', `/api/orders/${id}/status`, { status })).status).toBe(200);
  }
}
