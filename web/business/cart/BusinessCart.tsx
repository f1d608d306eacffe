import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { DELIVERY_FEES } from '../../../common/constants';
import { sum, type Amount } from '../../../common/money';
import { feeOf } from '../../delivery/deliveryFee';
import { useDelivery, type Delivery } from '../../delivery/useDelivery';
import { useWhenMissing, type WhenMissingWish } from '../../ordering/whenMissing/useWhenMissing';
import { usePortalCart, type PortalCart } from '../../portal/cart/PortalCartProvider';
import { useBusinessAccount } from '../businessAccount';
import { pricedLines, changedPrices, totalOf, type PricedLine, type PriceChange } from '../order/priced';
import { useSavedNote } from '../order/useSavedNote';
import { useOneClickOrder, type OneClickAttempt } from '../order/useOneClickOrder';
import { useTodaysProducts } from '../order/useTodaysProducts';

/** The cart of a business at today's prices, and its order. */
export interface BusinessCart extends Omit<PortalCart, 'lines'> {
  priced: readonly PricedLine[];
  /** What it comes to, with its delivery; null as long as a price is missing. */
  total: Amount | null;
  /** What the lines come to alone. */
  subtotal: Amount | null;
  /** What delivery costs. */
  fee: Amount;
  /** When it can be delivered, and when it is to be. */
  delivery: Delivery;
  /** Whether today's prices could not be read. */
  failed: boolean;
  /** Prices that changed while the buyer had them on the screen. */
  changes: readonly PriceChange[];
  /** What the buyer writes to the shop. */
  note: string;
  setNote: (note: string) => void;
  /** What the shop does when something is missing. */
  missing: WhenMissingWish;
  /** Reads today's prices and notes what changed. */
  refresh: () => Promise<void>;
  /** Orders what the cart holds. */
  order: () => Promise<OneClickAttempt>;
  /** How the last press of Place Order went. */
  last: Omit<ReturnType<typeof useOneClickOrder>, 'place'>;
}

const Context = createContext<BusinessCart | null>(null);

/** The cart of the business; only below its provider. */
export function useBusinessCart(): BusinessCart {
  const cart = use(Context);
  if (!cart) throw new Error('the cart of a business needs a BusinessCartProvider above it');
  return cart;
}

/** Gives everything below it the cart at today's prices; below a `PortalCartProvider`. */
export function BusinessCartProvider({ children }: { children: ReactNode }) {
  const { lines, ...cart } = usePortalCart();
  const { products, failed, refresh: read } = useTodaysProducts(lines.map(({ productId }) => productId));
  const priced = useMemo(() => pricedLines(lines, products), [lines, products]);
  const subtotal = totalOf(priced);
  const { viewer } = useBusinessAccount();
  const missing = useWhenMissing(String(viewer.id));
  const delivery = useDelivery({
    place: null,
    of: 'BUSINESS',
    form: `business-${viewer.id}`,
    skip: lines.length === 0,
  });
  const fee = (delivery.options && subtotal ? feeOf(delivery.options, subtotal) : null) ?? DELIVERY_FEES.business;
  const total = subtotal === null ? null : sum([subtotal, fee]);
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const { note, setNote, removeOrdered: removeOrderedNote } = useSavedNote();
  const { place, ...last } = useOneClickOrder();

  const signedOut = last.notPlaced !== null && 'signedOut' in last.notPlaced;
  const refresh = useCallback(async () => {
    // To nobody the shop tells the prices of customers.
    if (signedOut) return;
    const now = await read();
    if (now) setChanges(changedPrices(priced, pricedLines(lines, now)));
  }, [read, priced, lines, signedOut]);

  async function order(): Promise<OneClickAttempt> {
    setChanges([]);
    const attempt = await place({ priced, total, note, delivery, whenMissing: missing.wish });
    if (attempt === 'placed') removeOrderedNote(note);
    // After any refusal the cart continues with today's prices; it says what changed.
    else if (attempt === 'not-placed') await refresh();
    return attempt;
  }

  return (
    <Context
      value={{
        ...cart,
        priced,
        total,
        subtotal,
        fee,
        delivery,
        failed,
        changes,
        note,
        setNote,
        missing,
        refresh,
        order,
        last,
      }}
    >
      {children}
    </Context>
  );
}
