/** The parts of a delivery address that are read as its place; which of them are there depends on who ordered how. */
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
 * @param floorText says the floor for people, like "Floor 3"; absent: the floor as it was typed
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

/** The address in one line; without any part, its `fullAddress`, else nothing. */
export function addressText(address: DeliveryAddressParts): string {
  return addressLines(address).flat().join(', ') || (address.fullAddress?.trim() ?? '');
}

function present(parts: readonly (string | null | undefined)[]): string[] {
  return parts.flatMap((part) => part?.trim() || []);
}
