import type { Viewer } from '../../identity/viewer';
import { listen } from './listen';
import type { LiveContext } from './liveContext';
import { OrderFeed, type OrderChange } from './orderFeed';

const VIEWER = { account: { id: 1, role: 'admin' } } as unknown as Viewer;

test('a change that comes while rights alone are checked is heard', async () => {
  const feed = new OrderFeed({ query: <Rows>() => Promise.resolve([{ userId: 2, accountId: null }] as Rows) });
  const closed = new AbortController();
  let finishCheck: (() => void) | undefined;
  const checked = new Promise<void>((isAsked) => {
    feed.add = ((add) => (listener) => {
      add.call(feed, listener);
      // The viewer's rights may have changed: they are checked, which takes a while.
      queueMicrotask(() => feed.userChanged(1));
    })(feed.add.bind(feed));
    const first = () =>
      new Promise<Viewer>((resolve) => {
        finishCheck = () => resolve(VIEWER);
        isAsked();
      });
    let checks = 0;
    const currentViewer = () => ((checks += 1) === 1 ? first() : Promise.resolve(VIEWER));
    const live = { feed, viewer: VIEWER, sessionId: 's', closed: closed.signal, currentViewer };
    void hear({ live } as unknown as LiveContext);
  });
  const heard: (OrderChange | null)[] = [];
  let over: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => (over = resolve));
  async function hear(context: LiveContext): Promise<void> {
    for await (const item of listen(context, null, 1)) {
      if ('refusal' in item) continue;
      heard.push(item.change);
      if (item.change) closed.abort();
    }
    over?.();
  }
  await checked;
  await feed.orderChanged({ orderId: 7, isNew: false });
  finishCheck?.();
  await ended;
  expect(heard).toEqual([null, null, { orderId: 7, isNew: false }]);
});
