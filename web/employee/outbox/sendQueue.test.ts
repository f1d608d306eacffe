import { changeWaiting, createSendQueue, settle, type SendResult } from '../../outbox/sendQueue';
import {
  createOutbox,
  isSentAutomatically,
  readOrders,
  type Outbox,
  type Outcome,
  type WaitingOrder,
} from './waitingOrders';

const KEY = 'unsent-orders-7';

function order(changes: Partial<WaitingOrder> = {}): WaitingOrder {
  const now = new Date().toISOString();
  return {
    key: '0123456789abcdef',
    madeAt: now,
    releasedAt: now,
    session: 'this',
    businessId: 3,
    lines: [{ productId: 4, size: '250g', name: 'Walnut Halves', quantity: 2 }],
    address: null,
    note: null,
    sent: false,
    outcome: null,
    ...changes,
  };
}

function queueOf(outbox: Outbox, answers: SendResult<Outcome>[]) {
  const tries: string[] = [];
  const events: string[] = [];
  const queue = createSendQueue({
    outbox,
    lock: 'orders-of-7',
    // What is stored says that it may have arrived before it is sent.
    send: ({ key }) => {
      tries.push(`${key} ${readOrders(KEY).find((each) => each.key === key)?.sent}`);
      return Promise.resolve(answers.shift() ?? { kind: 'unsent' });
    },
    maySend: (each) => isSentAutomatically(each, 'this'),
    onDeferred: ({ key }) => events.push(`kept ${key}`),
    onSettled: ({ key }, { kind }) => events.push(`${kind} ${key}`),
    onSignedOut: () => events.push('signed out'),
  });
  return { queue, tries, events };
}

const A = 'aaaaaaaaaaaaaaaa';
const B = 'bbbbbbbbbbbbbbbb';

beforeEach(() => localStorage.clear());

describe('the outbox', () => {
  it('reads what it kept, and leaves out what is no order', () => {
    const stored = [
      order(),
      order({ key: A, address: { street: 'a', city: 'b', building: '', phone: '' }, note: 'n', sent: true }),
      order({ key: B, outcome: { kind: 'placed', orderId: null } }),
      order({ key: `${B}-2`, outcome: { kind: 'refused', message: 'm', uncertain: true, restored: false } }),
    ];
    const broken: unknown[] = [
      null,
      7,
      {},
      { ...order(), lines: [] },
      { ...order(), lines: [{ productId: 4, size: null, name: 'a', quantity: 0 }] },
      { ...order(), lines: [{ productId: '4', size: null, name: 'a', quantity: 1 }] },
      { ...order(), key: 'short' },
      { ...order(), madeAt: 'yesterday' },
      { ...order(), outcome: { kind: 'other' } },
      { ...order(), outcome: undefined },
    ];
    localStorage.setItem(KEY, JSON.stringify([...stored, ...broken]));
    expect(readOrders(KEY)).toEqual(stored);
    localStorage.setItem(KEY, 'no JSON');
    expect(readOrders(KEY)).toEqual([]);
  });

  it('tells one alone what became of an order, and changes nothing that is settled', () => {
    const [here, elsewhere] = [createOutbox(7), createOutbox(7)];
    here.update(() => [order()]);
    const { key } = order();
    expect(settle(elsewhere, key, { kind: 'placed', orderId: 12 })).toMatchObject({ key, outcome: null });
    expect(settle(here, key, { kind: 'refused', message: '', uncertain: false, restored: true })).toBeNull();
    expect(changeWaiting(here, key, () => null)).toBeNull();
    expect(readOrders(KEY)).toMatchObject([{ key, outcome: { kind: 'placed', orderId: 12 } }]);
  });

  it('sends nothing without asking that is of another session, or of yesterday', () => {
    const yesterday = new Date(Date.now() - 13 * 3_600_000).toISOString();
    expect(isSentAutomatically(order({ madeAt: yesterday }), 'this')).toBe(true);
    expect(isSentAutomatically(order({ releasedAt: yesterday }), 'this')).toBe(false);
    expect(isSentAutomatically(order(), 'another')).toBe(false);
    expect(isSentAutomatically(order({ outcome: { kind: 'placed', orderId: 1 } }), 'this')).toBe(false);
  });
});

describe('the send queue', () => {
  it('sends one after the other, and goes on after a refusal', async () => {
    const outbox = createOutbox(7);
    outbox.update(() => [order({ key: A }), order({ key: B })]);
    const { queue, tries, events } = queueOf(outbox, [
      { kind: 'refused', message: 'm', uncertain: false, restored: true },
      { kind: 'placed', orderId: 12 },
    ]);
    await queue.flush();
    expect(tries).toEqual([`${A} true`, `${B} true`]);
    expect(events).toEqual([`refused ${A}`, `placed ${B}`]);
    expect(readOrders(KEY).map(({ outcome }) => outcome?.kind)).toEqual(['refused', 'placed']);
  });

  it('tries again later, under the same key, and never out of turn', async () => {
    jest.useFakeTimers();
    try {
      const outbox = createOutbox(7);
      outbox.update(() => [order({ key: A }), order({ key: B })]);
      const { queue, tries, events } = queueOf(outbox, [
        { kind: 'unsent' },
        { kind: 'unsent' },
        { kind: 'placed', orderId: 1 },
        { kind: 'placed', orderId: 2 },
      ]);
      await queue.flush();
      expect(tries).toEqual([`${A} true`]);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(tries).toEqual([`${A} true`, `${A} true`, `${A} true`, `${B} true`]);
      expect(events).toEqual([`kept ${A}`, `kept ${A}`, `placed ${A}`, `placed ${B}`]);
      await jest.advanceTimersByTimeAsync(600_000);
      expect(tries).toHaveLength(4);
    } finally {
      jest.useRealTimers();
    }
  });

  it('waits, and says that nothing has left, while the browser knows that there is no network', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const outbox = createOutbox(7);
    outbox.update(() => [order({ key: A })]);
    const { queue, tries, events } = queueOf(outbox, [{ kind: 'placed', orderId: 1 }]);
    const stop = queue.start();
    await Promise.resolve();
    expect([tries, events, readOrders(KEY)[0]!.sent]).toEqual([[], [`kept ${A}`], false]);
    online.mockReturnValue(true);
    await new Promise((resolve) => setTimeout(resolve));
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(events).toEqual([`kept ${A}`, `placed ${A}`]);
    stop();
    online.mockRestore();
  });

  it('stops when the shop does not know who is asking, and keeps the order', async () => {
    const outbox = createOutbox(7);
    outbox.update(() => [order({ key: A })]);
    const { queue, events } = queueOf(outbox, [{ kind: 'signed-out' }]);
    await queue.flush();
    expect(events).toEqual(['signed out']);
    expect(readOrders(KEY)).toMatchObject([{ key: A, sent: true, outcome: null }]);
  });
});
