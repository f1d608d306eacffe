import { merged } from './lines';
import { GUEST_CART_KEY, accountCartKey, readCart, writeCart } from './storage';

/** Moves what was chosen before signing in into the user's own cart, so that signing in never loses a cart. */
export function mergeGuestCart(userId: number): void {
  const chosen = readCart(GUEST_CART_KEY);
  if (chosen.length === 0) return;
  const key = accountCartKey(userId);
  if (writeCart(key, merged(readCart(key), chosen))) writeCart(GUEST_CART_KEY, []);
}
