import { OrderStatus } from '../../orders/orderTerms';
import { instantOf } from '../../../common/delivery/clock';
import { DEFAULT_TIME_ZONE } from '../../../common/constants';
import type { DemoOrder, DemoSlot } from './plan';
import type { Random } from './random';

/** What is done to an order, or for it. */
export type Act =
  | { readonly does: 'place' }
  | { readonly does: 'status'; readonly status: OrderStatus }
  | { readonly does: 'cancel' }
  | { readonly does: 'lack'; readonly reason: string }
  /** Of all lines or, begun, of the first ones. */
  | { readonly does: 'pack'; readonly share: 'all' | 'some' }
  | { readonly does: 'send reference'; readonly reference: string }
  | { readonly does: 'confirm transfer' | 'reject transfer'; readonly reference: string };

/** Something that happened to an order at a moment. */
export interface OrderStep {
  /** When it should have happened. */
  readonly at: Date;
  readonly order: DemoOrder;
  readonly act: Act;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of what is longer over the history is shorter, so that the first start does not take long. */
const LONG_AGO = 14 * 24 * HOUR;

/** What happened to an order, first to last, each a minute after the one before at the least, all of it before now. */
export function stepsOf(random: Random, order: DemoOrder, now: Date): OrderStep[] {
  const isLongAgo = now.getTime() - order.placedAt.getTime() > LONG_AGO;
  const acts = [...actsOf(random, order)].filter((act) => !(isLongAgo && isPassedThrough(act)));
  let before = 0;
  return acts.map((act, index) => {
    const latest = now.getTime() - (acts.length - index) * MINUTE;
    before = Math.min(Math.max(wantedAt(random, order, act), before + MINUTE), latest);
    return { at: new Date(before), order, act };
  });
}

/** A status that an order has for a few hours alone. */
const isPassedThrough = (act: Act): boolean => act.does === 'status' && act.status === OrderStatus.SHIPPED;

/** When something is usually done: some of it soon after the order came, the rest around its window. */
function wantedAt(random: Random, { placedAt, slot }: DemoOrder, act: Act): number {
  const placed = placedAt.getTime();
  const { begins, ends } = boundsOf(slot);
  const after = (least: number, most: number) => placed + random.whole(least, most) * MINUTE;
  const atDoor = begins + random.next() * (ends - begins);
  if (act.does === 'place') return placed;
  if (act.does === 'send reference') return after(5, 40);
  if (act.does === 'cancel') return after(10, 120);
  if (act.does === 'lack') return begins - 2 * HOUR;
  if (act.does === 'pack') return begins - random.whole(30, 90) * MINUTE;
  if (act.does !== 'status') return after(120, 300);
  if (act.status === OrderStatus.SHIPPED) return begins - random.whole(1, 20) * MINUTE;
  return act.status === OrderStatus.DELIVERED ? atDoor : after(10, 90);
}

function* actsOf(random: Random, { fate, transfer, shortage }: DemoOrder): Generator<Act> {
  const to = (status: OrderStatus): Act => ({ does: 'status', status });
  yield { does: 'place' };
  const isCancelled = fate === 'cancelled' || fate === 'cancelled by buyer';
  if (transfer !== null && transfer !== 'awaited' && !isCancelled) yield* actsOfTransfer(random, transfer);
  if (fate === 'pending') return;
  if (fate === 'cancelled by buyer') {
    yield { does: 'cancel' };
    return;
  }
  if (fate === 'cancelled') {
    yield to(OrderStatus.CANCELLED);
    return;
  }
  yield to(OrderStatus.CONFIRMED);
  if (shortage !== null) yield { does: 'lack', reason: shortage };
  if (fate === 'confirmed') return;
  if (fate === 'begun') yield { does: 'pack', share: 'some' };
  if (fate === 'packed' || fate === 'shipped' || fate === 'driven') yield { does: 'pack', share: 'all' };
  if (fate === 'shipped' || fate === 'delivered') yield to(OrderStatus.SHIPPED);
  if (fate === 'delivered') yield to(OrderStatus.DELIVERED);
}

function* actsOfTransfer(random: Random, transfer: 'sent' | 'confirmed' | 'rejected'): Generator<Act> {
  const reference = `WM${random.whole(10_000_000, 99_999_999)}`;
  yield { does: 'send reference', reference };
  if (transfer !== 'sent') yield { does: transfer === 'confirmed' ? 'confirm transfer' : 'reject transfer', reference };
}

/** When a window begins and ends. */
export function boundsOf({ date, window }: DemoSlot): { begins: number; ends: number } {
  const [begins = 0, ends = 0] = window.split('-').map((time) => instantOf(date, time, DEFAULT_TIME_ZONE).getTime());
  return { begins, ends };
}
