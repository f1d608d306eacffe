import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { LIMITS } from '../../common/constants';
import { useTranslation } from '../i18n/text';
import { useAuth, type Auth } from '../session/viewer';
import { useToast } from '../ui/toast/toast';
import { createCartStore, type CartStore } from './cartStore';
import { withoutOrdered } from './lineStore';
import {
  added,
  withChangesAcknowledged,
  keyOf,
  lineOf,
  merged,
  repriced,
  unacknowledgedChanges,
  without,
  withQuantity,
  type CartChoice,
  type CartLine,
  type LineId,
  type PriceChange,
} from './lines';
import { GUEST_CART_KEY, accountCartKey } from './storage';
import { useCurrentPrices, type Problems } from './useCurrentPrices';

/** What can be done with the viewer's cart; stays the same as long as the viewer does. */
export interface CartActions {
  /** False until it is known whose cart it is; nothing can be added before. */
  ready: boolean;
  add: (choice: CartChoice) => void;
  /** Adds these lines to what is in it, as far as they fit, without a toast. */
  addAll: (lines: readonly CartLine[]) => void;
  setQuantity: (id: LineId, quantity: number) => void;
  /** Takes these lines out, with one toast. */
  remove: (...lines: CartLine[]) => void;
  /** Empties the cart on the buyer's wish, with a toast. */
  clear: () => void;
  /** Takes out what was ordered; what was put in since stays. */
  removeOrdered: (ordered: readonly CartLine[]) => void;
  /** Puts prices into the cart that the buyer is shown at the same time. */
  reprice: (changes: readonly PriceChange[]) => void;
  /** Reads today's prices; a difference is put into the cart and noted. Answers what cannot be ordered. */
  refresh: () => Promise<Problems>;
  /** The buyer has seen the changed prices. */
  dismissChanges: () => void;
}

/** The viewer's cart and what can be done with it. */
export interface Cart extends CartActions {
  lines: readonly CartLine[];
  /** Unit prices that changed since the buyer last saw them, until dismissed. */
  changes: readonly PriceChange[];
  /** Why a line cannot be ordered today, by line key. */
  problems: Problems;
}

const CartContext = createContext<{ store: CartStore | null; actions: CartActions } | null>(null);
const ProblemsContext = createContext<Problems>(new Map());

const NO_LINES: readonly CartLine[] = [];
const subscribeToNothing = () => () => {};

/** The viewer's cart; only below a `CartProvider`. Whoever uses it is drawn anew at every change of the cart. */
export function useCart(): Cart {
  const { store, actions } = useContextOfCart();
  const problems = use(ProblemsContext);
  const lines = useSyncExternalStore(store?.subscribe ?? subscribeToNothing, store?.lines ?? (() => NO_LINES));
  return useMemo(
    () => ({ ...actions, lines, problems, changes: unacknowledgedChanges(lines) }),
    [actions, lines, problems],
  );
}

/** What can be done with the cart, for who does not show it. */
export function useCartActions(): CartActions {
  return useContextOfCart().actions;
}

/** The cart's line of this product and size, null when there is none; drawn anew only when that line changes. */
export function useCartLine(id: LineId): CartLine | null {
  const { store } = useContextOfCart();
  const key = keyOf(id);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => store?.line(key) ?? null);
}

function useContextOfCart() {
  const context = use(CartContext);
  if (!context) throw new Error('a cart needs a CartProvider above it');
  return context;
}

/** Gives everything below it the cart of whoever is looking: the guest's, or the signed-in user's own. */
export function CartProvider({ children }: { children: ReactNode }) {
  const key = cartKeyOf(useAuth());
  const store = useMemo(() => (key === null ? null : createCartStore(key)), [key]);
  const { problems, refresh } = useCurrentPrices(store);
  const actions = useActions(store, refresh);
  const value = useMemo(() => ({ store, actions }), [store, actions]);
  return (
    <CartContext value={value}>
      <ProblemsContext value={problems}>{children}</ProblemsContext>
    </CartContext>
  );
}

function cartKeyOf(auth: Auth): string | null {
  if (auth.state === 'loading') return null;
  return auth.state === 'signed-in' ? accountCartKey(auth.viewer.id) : GUEST_CART_KEY;
}

function useActions(store: CartStore | null, refresh: CartActions['refresh']): CartActions {
  const toast = useToast();
  const t = useTranslation();
  const add = useCallback(
    (choice: CartChoice) => {
      const line = lineOf(choice);
      if (store && store.lines().length >= LIMITS.orderLines && !store.line(keyOf(line))) {
        toast({
          title: t('Cart Full'),
          description: t('An order holds at most {count} items.', { count: LIMITS.orderLines }),
          tone: 'error',
        });
        return;
      }
      store?.update((before) => added(before, choice));
      toast({ title: t('Added to Cart'), description: t('{name} added to your cart', { name: line.name }) });
    },
    [store, toast, t],
  );
  return useMemo(
    () => ({
      ready: store !== null,
      add,
      refresh,
      addAll: (lines) => store?.update((before) => merged(before, lines)),
      setQuantity: (id, quantity) => store?.update((before) => withQuantity(before, id, quantity)),
      remove(...lines) {
        store?.update((before) => lines.reduce(without, before));
        const name = lines.map((line) => line.name).join(t(', '));
        toast({ title: t('Item Removed'), description: t('{name} removed from your cart', { name }) });
      },
      clear() {
        store?.update(() => NO_LINES);
        toast({ title: t('Cart Cleared'), description: t('All items were removed from your cart') });
      },
      removeOrdered: (ordered) => store?.update((before) => withoutOrdered(before, ordered, keyOf)),
      reprice: (changes) => store?.update((before) => repriced(before, changes, true)),
      dismissChanges: () => store?.update(withChangesAcknowledged),
    }),
    [store, add, refresh, toast, t],
  );
}
