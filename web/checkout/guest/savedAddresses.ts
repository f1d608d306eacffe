import type { SavedAddressInput, SavedAddressPartsFragment } from '../../gql/graphql';
import type { GuestValues } from './guestCheckout';

type Typed = GuestValues['deliveryAddress'];

const PARTS = ['firstName', 'lastName', 'phone', 'street', 'city', 'area', 'building', 'floor'] as const;

/** What the form holds of a saved address; the e-mail address is not part of one. */
export function partsOf(address: SavedAddressPartsFragment): Omit<Typed, 'email'> {
  return mapParts((part) => address[part] ?? '');
}

/** The saved address that stands in the form, but for spaces around its parts; undefined for none. */
export function chosenAddress(
  addresses: readonly SavedAddressPartsFragment[],
  typed: Typed,
): SavedAddressPartsFragment | undefined {
  return addresses.find((address) => PARTS.every((part) => (address[part] ?? '') === typed[part].trim()));
}

/**
 * What to save once the order is placed, named after its area; the owner can rename it.
 * @param addresses those that are saved already; undefined while they are not known
 * @returns null when it is not asked for, or is saved already
 */
export function addressToSave(
  { savesAddress, deliveryAddress }: GuestValues,
  addresses: readonly SavedAddressPartsFragment[] | undefined,
): SavedAddressInput | null {
  if (!savesAddress || !addresses || chosenAddress(addresses, deliveryAddress)) return null;
  return {
    ...mapParts((part) => deliveryAddress[part].trim()),
    label: deliveryAddress.area.trim().slice(0, 40),
  };
}

function mapParts(textOf: (part: (typeof PARTS)[number]) => string): Omit<Typed, 'email'> {
  return Object.fromEntries(PARTS.map((part) => [part, textOf(part)])) as Omit<Typed, 'email'>;
}
