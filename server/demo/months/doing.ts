import type { DataSource } from 'typeorm';
import type { Viewer } from '../../identity/viewer';
import { cancelOrder } from '../../orders/cancelling/cancelOrder';
import { changeByShop } from '../../orders/changing/changes';
import { OrderStatus } from '../../orders/orderTerms';
import { packLines } from '../../orders/packing/packLines';
import { placeOrder } from '../../orders/placing/placeOrder';
import { changeStatus } from '../../orders/status/changeStatus';
import { sendReference } from '../../orders/transfers/sendReference';
import { confirmTransfer, rejectTransfer } from '../../orders/transfers/settleTransfer';
import { newOrderOf } from './placing';
import type { DemoOrder } from './plan';
import type { OrderStep } from './steps';

/** Who does what in the demo, by username. */
export type Viewers = Readonly<Record<string, Viewer>>;

/** A line of an order that is there. */
interface Line {
  readonly lineId: number;
  readonly quantity: number;
}

/** Does to the demo's orders what their steps say, by the shop's own functions, each once. */
export class Doing {
  private readonly ids = new Map<string, number>();

  constructor(
    private readonly db: DataSource,
    private readonly viewers: Viewers,
  ) {}

  async step({ order, act }: OrderStep): Promise<void> {
    if (act.does === 'place') await this.place(order);
    else if (act.does === 'status') await this.setStatus(order, act.status);
    else if (act.does === 'cancel') await this.cancel(order);
    else if (act.does === 'lack') await this.lack(order, act.reason);
    else if (act.does === 'pack') await this.pack(order, act.share);
    else if (act.does === 'send reference') await sendReference(this.db, await this.idOf(order), act.reference, null);
    else await this.settle(order, act);
  }

  private viewer(name: string): Viewer {
    return this.viewers[name]!;
  }

  private async place(order: DemoOrder): Promise<void> {
    const viewer = this.viewer(order.buyer.by);
    const { answer } = await placeOrder(this.db, await newOrderOf(this.db, order, viewer));
    this.ids.set(order.key, answer.orderId);
  }

  /** Also of an order that was placed before the load was interrupted. */
  private async idOf({ key }: DemoOrder): Promise<number> {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const [row] = await this.db.query<{ id: number }[]>('SELECT order_id AS id FROM order_request WHERE key = $1', [
      key,
    ]);
    if (!row) throw new Error(`The order ${key} of the demo was not placed`);
    this.ids.set(key, row.id);
    return row.id;
  }

  /** Packers look after orders; what goes wrong is the admin's. */
  private async setStatus(order: DemoOrder, status: OrderStatus): Promise<void> {
    const viewer = this.viewer(status === OrderStatus.CANCELLED ? 'admin' : 'packer');
    await changeStatus(this.db, viewer, { orderId: await this.idOf(order), status });
  }

  private async cancel(order: DemoOrder): Promise<void> {
    const id = await this.idOf(order);
    // Guests cancel by the link of their order; done again it is cancelled already.
    await cancelOrder(this.db, id, this.viewer(order.buyer.by).account?.id ?? null);
  }

  /** One less of the first line of which there are several. */
  private async lack(order: DemoOrder, reason: string): Promise<void> {
    const orderId = await this.idOf(order);
    const line = (await this.linesOf(orderId)).find(({ quantity }) => quantity > 1);
    if (!line) return;
    const lines = [{ lineId: line.lineId, seenQuantity: line.quantity, quantity: line.quantity - 1 }];
    await changeByShop(this.db, this.viewer('packer'), {
      orderId,
      lines,
      reason,
      idempotencyKey: `demo-order-change-${order.key}`,
    });
  }

  private async pack(order: DemoOrder, share: 'all' | 'some'): Promise<void> {
    const orderId = await this.idOf(order);
    const lines = await this.linesOf(orderId);
    const packed = share === 'all' ? lines : lines.slice(0, Math.max(1, Math.floor(lines.length / 2)));
    await packLines(this.db, this.viewer('packer'), orderId, packed);
  }

  private async settle(
    order: DemoOrder,
    { does, reference }: { does: 'confirm transfer' | 'reject transfer'; reference: string },
  ): Promise<void> {
    const decision = { orderId: await this.idOf(order), reference, idempotencyKey: `demo-order-transfer-${order.key}` };
    const settle = does === 'confirm transfer' ? confirmTransfer : rejectTransfer;
    await settle(this.db, this.viewer('admin'), decision);
  }

  private linesOf(orderId: number): Promise<Line[]> {
    return this.db.query('SELECT id AS "lineId", quantity FROM order_line WHERE order_id = $1 ORDER BY position', [
      orderId,
    ]);
  }
}
