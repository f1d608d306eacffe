import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { randomKey } from '../../ordering/attempt';
import type { DeliveryTime } from '../../delivery/deliveryTime';
import type { WhenMissing } from '../../gql/graphql';
import { lastViewer } from '../../session/lastViewer';
import { ViewerDocument } from '../../session/viewerDocument';
import { usePortalCartActions } from '../../portal/cart/PortalCartProvider';
import { useToast } from '../../ui/toast/toast';
import { useEmployee } from '../employee';
import { restoreDailyOrder } from '../order/dailyOrderForm';
import { changeWaiting, createSendQueue, drop, whileAlone } from '../../outbox/sendQueue';
import { sessionOf } from '../../outbox/session';
import {
  createOutbox,
  isOpen,
  isSaved,
  isSentAutomatically,
  isWaiting,
  MOST_ORDERS,
  sendOrder,
  type OtherAddress,
  type WaitingOrder,
} from './waitingOrders';
import { translate } from '../../i18n/text';

/** What an order holds beside the lines of the cart. */
export interface OrderDetails {
  /** Null for the employee's own location. */
  address: OtherAddress | null;
  note: string | null;
  /** When it is to be delivered; null: as early as possible. */
  delivery: DeliveryTime | null;
  /** Null: nothing was said. */
  whenMissing: WhenMissing | null;
}

interface OutboxActions {
  /** Takes the cart's lines into an order and sends it, now or as soon as it can be sent. False with nothing in it. */
  submit: (details: OrderDetails) => boolean;
  /** Tries an order now; agrees to it when it was only offered. */
  sendNow: (key: string) => void;
  /** Gives up an order that waits; false when it is just being sent. Lines that were not sent return to the cart. */
  giveUp: (key: string) => Promise<boolean>;
  /** Puts the lines of a refused order into the cart that could not hold them before. */
  putBack: (key: string) => void;
  /** Removes the notice of an order. */
  dismiss: (key: string) => void;
  /** Removes the notices of all orders that need nothing more. */
  dismissAll: () => void;
}

interface OutboxState extends OutboxActions {
  orders: readonly WaitingOrder[];
  /** The order that this tab is sending. */
  sending: string | null;
  /** Whether it is sent without asking. */
  isSentAutomatically: (order: WaitingOrder) => boolean;
  /** Whether it is still there after the page was closed. */
  isSaved: (order: WaitingOrder) => boolean;
}

const Context = createContext<OutboxState | null>(null);

/** The employee's orders on their way. */
export function useOutbox(): OutboxState {
  const outbox = use(Context);
  if (!outbox) throw new Error('this needs an OutboxProvider above it');
  return outbox;
}

/** Keeps and sends the orders of the employee, while any part of the portal is open. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { employee, confirmed } = useEmployee();
  const { id: userId, parentBusinessId } = employee;
  const client = useApolloClient();
  const cart = usePortalCartActions();
  const toast = useToast();
  const [sending, setSending] = useState<string | null>(null);
  const outbox = useMemo(() => createOutbox(userId), [userId]);
  const session = useMemo(() => sessionOf(userId), [userId]);
  const orders = useSyncExternalStore(outbox.subscribe, outbox.lines);
  const lock = `orders-of-${userId}`;

  // One toast for each order; its notice stays.
  const [notified] = useState(() => new Set<string>());
  const queue = useMemo(
    () =>
      createSendQueue({
        outbox,
        lock,
        send: (order) => sendOrder(client, order),
        // Another tab may have signed somebody else in, whose session it would be sent with.
        maySend: (order) => isSentAutomatically(order, session) && [null, String(userId)].includes(lastViewer()),
        onSending: setSending,
        onDeferred(order) {
          if (notified.has(order.key)) return;
          notified.add(order.key);
          toast({
            title: translate('Order kept on this phone'),
            description: translate('It will be sent when the connection is back.'),
          });
        },
        onSettled(order, outcome) {
          client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders' });
          if (outcome.kind === 'placed') {
            const title =
              outcome.orderId === null
                ? translate('Order placed')
                : translate('Order #{orderId} placed', { orderId: outcome.orderId });
            toast({ title, description: translate('Thank you! Your daily order is on its way to the shop.') });
            return;
          }
          const restored = cart.putBack(order.lines);
          restoreDailyOrder(userId, order);
          if (!restored) {
            outbox.update((all) =>
              all.map((each) => (each.key === order.key ? { ...each, outcome: { ...outcome, restored } } : each)),
            );
          }
          toast({ title: translate('Order failed'), description: translate(outcome.message), tone: 'error' });
        },
        onSignedOut: () => void client.refetchQueries({ include: [ViewerDocument] }),
      }),
    [client, outbox, lock, session, userId, cart, toast, notified],
  );
  // An employee who is known from an earlier visit only may be signed out: nothing is sent before the shop has
  // confirmed the session.
  useEffect(() => (confirmed ? queue.start() : undefined), [queue, confirmed]);

  const actions = useMemo<OutboxActions>(
    () => ({
      submit({ address, note, delivery, whenMissing }) {
        if (outbox.lines().filter(isWaiting).length >= MOST_ORDERS) {
          const description = translate(
            '{count, plural, one {# order waits} other {# orders wait}} on this phone already. They go first.',
            {
              count: MOST_ORDERS,
            },
          );
          toast({ title: translate('Order failed'), description, tone: 'error' });
          return false;
        }
        if (parentBusinessId === null) return false;
        const lines = cart.takeAll();
        if (lines.length === 0) return false;
        const now = new Date().toISOString();
        const order: WaitingOrder = {
          key: randomKey(),
          madeAt: now,
          releasedAt: now,
          session,
          businessId: parentBusinessId,
          lines,
          address,
          note,
          delivery,
          whenMissing,
          sent: false,
          outcome: null,
        };
        // Whoever orders again has read the notices of orders that were placed.
        outbox.update((before) => [...before.filter(({ outcome }) => outcome?.kind !== 'placed'), order]);
        if (confirmed) void queue.flush();
        // The notices of the orders stand at the top of the page.
        window.scrollTo({ top: 0 });
        return true;
      },
      sendNow(key) {
        const releasedAt = new Date().toISOString();
        changeWaiting(outbox, key, (order) => ({ ...order, releasedAt, session }));
        if (confirmed) void queue.flush();
      },
      async giveUp(key) {
        const removed = await whileAlone(lock, () => changeWaiting(outbox, key, () => null));
        if (!removed) return false;
        if (removed.sent) return true;
        restoreDailyOrder(userId, removed);
        if (!cart.putBack(removed.lines)) {
          outbox.update((before) => [...before, removed]);
          toast({
            title: translate('Cart Full'),
            description: translate('Please make room in your order first.'),
            tone: 'error',
          });
        }
        return true;
      },
      putBack(key) {
        const order = outbox.lines().find((each) => each.key === key);
        if (order && cart.putBack(order.lines)) drop(outbox, key);
        else
          toast({
            title: translate('Cart Full'),
            description: translate('Please make room in your order first.'),
            tone: 'error',
          });
      },
      dismiss: (key) => drop(outbox, key),
      dismissAll: () => outbox.update((before) => before.filter(isOpen)),
    }),
    [outbox, cart, queue, session, lock, userId, parentBusinessId, confirmed, toast],
  );

  const value = useMemo<OutboxState>(
    () => ({
      ...actions,
      orders,
      sending,
      isSentAutomatically: (order) => isSentAutomatically(order, session),
      isSaved: (order) => isSaved(userId, order),
    }),
    [actions, orders, sending, session, userId],
  );
  return <Context value={value}>{children}</Context>;
}
