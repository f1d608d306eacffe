import { useApolloClient } from '@apollo/client/react';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { LIMITS } from '../../common/constants';
import { useAuth, type Auth } from '../signin/viewer';
import { useToast } from '../ui/toast';
import { createCartStore, type CartStore } from './cartStore';
import {
  added,
  keyOf,
  lineOf,
  priceChanges,
  repriced,
  without,
  withQuantity,
  type CartChoice,
  type CartLine,
  type LineId,
  type PriceChange,
} from './lines';
import { GUEST_CART_KEY, accountCartKey } from './storage';
import { readToday, type LineProblem } from './todaysPrices';

/** The viewer's cart and what can be done with it. */
export interface Cart {
  /** False until it is known whose cart it is; nothing can be added before. */
  ready: boolean;
  lines: readonly CartLine[];
  /** Unit prices that changed since the buyer last saw them, until dismissed. */
  changes: readonly PriceChange[];
  /** Why a line cannot be ordered today, by line key. */
  problems: ReadonlyMap<string, LineProblem>;
  add: (choice: CartChoice) => void;
  setQuantity: (id: LineId, quantity: number) => void;
  remove: (line: CartLine) => void;
  /** Empties the cart on the buyer's wish, with a toast. */
  clear: () => void;
  /** Empties the cart because it was ordered. */
  leaveOrdered: () => void;
  /** Puts prices that the shop answered into the cart. */
  reprice: (changes: readonly PriceChange[]) => void;
  /** Reads today's prices; a difference is put into the cart and shown as a notice. */
  refresh: () => void;
  dismissChanges: () => void;
}

const CartContext = createContext<Cart | null>(null);

/** The viewer's cart; only below a `CartProvider`. */
export function useCart(): Cart {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart needs a CartProvider above it');
  return cart;
}

const NO_LINES: readonly CartLine[] = [];
const NO_CHANGES: readonly PriceChange[] = [];
const NO_PROBLEMS: ReadonlyMap<string, LineProblem> = new Map();
const subscribeToNothing = () => () => {};

/** Gives everything below it the cart of whoever is looking: the guest's, or the signed-in user's own. */
export function CartProvider({ children }: { children: ReactNode }) {
  const key = cartKeyOf(useAuth());
  const store = useMemo(() => (key === null ? null : createCartStore(key)), [key]);
  const cart = useCartOf(store);
  return <CartContext value={cart}>{children}</CartContext>;
}

function cartKeyOf(auth: Auth): string | null {
  if (auth.state === 'loading') return null;
  return auth.state === 'signed-in' ? accountCartKey(auth.viewer.id) : GUEST_CART_KEY;
}

function useCartOf(store: CartStore | null): Cart {
  const toast = useToast();
  const lines = useSyncExternalStore(store?.subscribe ?? subscribeToNothing, store?.lines ?? (() => NO_LINES));
  const today = useToday(store);
  return useMemo(
    () => ({
      ready: store !== null,
      lines,
      ...today,
      add(choice) {
        const line = lineOf(choice);
        if (lines.length >= LIMITS.orderLines && !lines.some((other) => keyOf(other) === keyOf(line))) {
          toast({
            title: 'Cart Full',
            description: `An order holds at most ${LIMITS.orderLines} items.`,
            tone: 'error',
          });
          return;
        }
        store?.update((before) => added(before, choice));
        toast({ title: 'Added to Cart', description: `${line.name} added to your cart` });
      },
      setQuantity(id, quantity) {
        store?.update((before) => withQuantity(before, id, quantity));
      },
      remove(line) {
        store?.update((before) => without(before, line));
        toast({ title: 'Item Removed', description: `${line.name} removed from your cart` });
      },
      clear() {
        store?.update(() => NO_LINES);
        toast({ title: 'Cart Cleared', description: 'All items were removed from your cart' });
      },
      leaveOrdered() {
        store?.update(() => NO_LINES);
      },
      reprice(changes) {
        store?.update((before) => repriced(before, changes));
      },
    }),
    [store, lines, today, toast],
  );
}

/** Keeps a cart at today's prices: read when it is opened and when the viewer changes, and never changed silently. */
function useToday(store: CartStore | null) {
  const client = useApolloClient();
  const [found, setFound] = useState({ store, changes: NO_CHANGES, problems: NO_PROBLEMS });

  const refresh = useCallback(() => {
    const lines = store?.lines() ?? NO_LINES;
    if (!store || lines.length === 0) return;
    readToday(client, lines).then(
      ({ prices, problems }) => {
        const changes = priceChanges(store.lines(), (line) => prices.get(keyOf(line)) ?? null);
        if (changes.length > 0) store.update((before) => repriced(before, changes));
        setFound((before) => ({
          store,
          problems,
          changes: changes.length > 0 || before.store !== store ? changes : before.changes,
        }));
      },
      // The cart stays as the buyer saw it; placing the order checks every price again.
      () => {},
    );
  }, [client, store]);

  useEffect(refresh, [refresh]);

  return useMemo(() => {
    const current = found.store === store ? found : { changes: NO_CHANGES, problems: NO_PROBLEMS };
    return {
      changes: current.changes,
      problems: current.problems,
      refresh,
      dismissChanges: () => setFound((before) => ({ ...before, changes: NO_CHANGES })),
    };
  }, [found, store, refresh]);
}
