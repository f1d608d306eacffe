import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { LIMITS } from '../../../common/constants';
import { withoutOrdered } from '../../cart/lineStore';
import { useToast } from '../../ui/toast/toast';
import { createPortalCartStore, type Portal, type PortalCartStore } from './portalCartStore';
import {
  portalKeyOf,
  portalPieces,
  withAll,
  withMore,
  withName,
  withQuantityOf,
  type PortalLine,
  type PortalLineId,
} from './portalLines';
import { translate } from '../../i18n/text';

/** What can be done with the portal's cart; stays the same as long as the account does. */
export interface PortalCartActions {
  /** Puts so many more of it into the cart. Says so and changes nothing when an order can hold no further line. */
  add: (line: PortalLine) => void;
  /** A quantity below 1 removes the line. */
  setQuantity: (id: PortalLineId, quantity: number) => void;
  remove: (id: PortalLineId) => void;
  clear: () => void;
  /** Takes out what was ordered; what was put in since stays. */
  removeOrdered: (ordered: readonly PortalLine[]) => void;
  /** Empties the cart and returns its lines, to one tab alone. */
  takeAll: () => readonly PortalLine[];
  /** Adds the lines to the cart again. False, and nothing is added, when it cannot hold all of them. */
  putBack: (lines: readonly PortalLine[]) => boolean;
  /** Calls lines by the names that they have now; null leaves one as it is. */
  rename: (nameOf: (line: PortalLine) => Pick<PortalLine, 'name' | 'label'> | null) => void;
}

/** The cart of the portal. */
export interface PortalCart extends PortalCartActions {
  lines: readonly PortalLine[];
  /** How many pieces they are. */
  pieces: number;
}

const Context = createContext<{ store: PortalCartStore; actions: PortalCartActions } | null>(null);

/** Gives everything below it the account's cart in this portal. */
export function PortalCartProvider({
  portal,
  userId,
  children,
}: {
  portal: Portal;
  userId: number;
  children: ReactNode;
}) {
  const store = useMemo(() => createPortalCartStore(portal, userId), [portal, userId]);
  const actions = useActions(store);
  const value = useMemo(() => ({ store, actions }), [store, actions]);
  return <Context value={value}>{children}</Context>;
}

/** The portal's cart; whoever uses it is drawn anew at every change of it. */
export function usePortalCart(): PortalCart {
  const { store, actions } = useContextOfCart();
  const lines = useSyncExternalStore(store.subscribe, store.lines);
  return useMemo(() => ({ ...actions, lines, pieces: portalPieces(lines) }), [actions, lines]);
}

/** What can be done with the cart, for who does not show it. */
export function usePortalCartActions(): PortalCartActions {
  return useContextOfCart().actions;
}

/** The cart's line of this product and size, null when there is none; drawn anew only when that line changes. */
export function usePortalCartLine(id: PortalLineId): PortalLine | null {
  const { store } = useContextOfCart();
  const key = portalKeyOf(id);
  return useSyncExternalStore(store.subscribe, () => store.line(key));
}

function useContextOfCart() {
  const context = use(Context);
  if (!context) throw new Error('a portal’s cart needs a PortalCartProvider above it');
  return context;
}

function useActions(store: PortalCartStore): PortalCartActions {
  const toast = useToast();
  const add = useCallback(
    (line: PortalLine) => {
      if (store.lines().length >= LIMITS.orderLines && !store.line(portalKeyOf(line))) {
        const description = translate('An order holds at most {count} items.', { count: LIMITS.orderLines });
        toast({ title: translate('Cart Full'), description, tone: 'error' });
        return;
      }
      store.update((before) => withMore(before, line));
    },
    [store, toast],
  );
  return useMemo(
    () => ({
      add,
      setQuantity: (id, quantity) => store.update((before) => withQuantityOf(before, id, quantity)),
      remove: (id) => store.update((before) => withQuantityOf(before, id, 0)),
      clear: () => store.update(() => []),
      removeOrdered: (ordered) => store.update((before) => withoutOrdered(before, ordered, portalKeyOf)),
      takeAll: () => {
        let taken: readonly PortalLine[] = [];
        store.update((before) => {
          taken = before;
          return [];
        });
        return taken;
      },
      putBack: (lines) => {
        let fits = true;
        store.update((before) => {
          const all = withAll(before, lines);
          fits = all !== null;
          return all ?? before;
        });
        return fits;
      },
      rename: (nameOf) => store.update((before) => before.map((line) => withName(line, nameOf(line)))),
    }),
    [store, add],
  );
}
