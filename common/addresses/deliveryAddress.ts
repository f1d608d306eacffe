/** The parts of a delivery address; which of them are there depends on the checkout. */
export interface DeliveryAddressParts {
  readonly companyName?: string | null;
  readonly street?: string | null;
  readonly building?: string | null;
  readonly floor?: string | null;
  readonly area?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly postalCode?: string | null;
  readonly country?: string | null;
  /** The whole of it in one text. */
  readonly fullAddress?: string | null;
}

/**
 * The address as it is written on a parcel, each line by its parts: company; street; building and floor; area, city,
 * state and postal code; country. What is absent or blank is left out.
 * @param floorText the floor in the reader's language, like "Floor 3"; absent: the floor as it was typed
 */
export function addressLines(
  { companyName, street, building, floor, area, city, state, postalCode, country }: DeliveryAddressParts,
  floorText: (floor: string) => string = (text) => text,
): string[][] {
  return [
    present([companyName]),
    present([street]),
    present([building, floor?.trim() ? floorText(floor.trim()) : null]),
    present([area, city, state, postalCode]),
    present([country]),
  ].filter((line) => line.length > 0);
}

/**
 * The address in one line; without any part, its `fullAddress`, else nothing.
 * @param floorText as of `addressLines`
 * @param comma what stands between two parts in the reader's language
 */
export function addressText(
  address: DeliveryAddressParts,
  floorText?: (floor: string) => string,
  comma = ', ',
): string {
  return addressLines(address, floorText).flat().join(comma) || (address.fullAddress?.trim() ?? '');
}

/** A position to 6 decimals, like "33.893791, 35.501777". */
export function gpsText(latitude: number, longitude: number): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}

function present(parts: readonly (string | null | undefined)[]): string[] {
  return parts.flatMap((part) => part?.trim() || []);
}
