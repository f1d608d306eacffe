import { createLineStore, type LineStore } from '../../cart/lineStore';
import { portalKeyOf, type PortalLine } from './portalLines';
import { portalCartKey, readPortalCart, writePortalCart, type Portal } from './portalStorage';

/** The lines of one account's cart in a portal. */
export type PortalCartStore = LineStore<PortalLine>;

/** The account's cart in this portal, kept in the browser; what is put into it is there when the portal opens. */
export function createPortalCartStore(portal: Portal, userId: number): PortalCartStore {
  return createLineStore<PortalLine>(portalCartKey(portal, userId), {
    keyOf: portalKeyOf,
    read: readPortalCart,
    write: writePortalCart,
  });
}
