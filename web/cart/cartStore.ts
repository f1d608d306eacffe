import { createLineStore, type LineStore } from './lineStore';
import { keyOf, type CartLine } from './lines';
import { readCart, writeCart } from './storage';

/** One viewer's cart. */
export type CartStore = LineStore<CartLine>;

/** The cart under this key of the browser's storage. */
export function createCartStore(key: string): CartStore {
  return createLineStore<CartLine>(key, { keyOf, read: readCart, write: writeCart });
}
