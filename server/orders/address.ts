/** A delivery address as an order keeps it; every part is optional since the checkouts ask for different ones. */
export interface Address {
  name?: string | null;
  companyName?: string | null;
  street?: string | null;
  area?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
  building?: string | null;
  floor?: string | null;
  country?: string | null;
  phone?: string | null;
  email?: string | null;
  fullAddress?: string | null;
}

/** An address as it is shown: what cannot be read as one has no parts, and says so (portals.md section 2). */
export interface ShownAddress extends Address {
  readable: boolean;
}

const PARTS = [
  'name',
  'companyName',
  'street',
  'area',
  'city',
  'state',
  'postalCode',
  'building',
  'floor',
  'country',
  'phone',
  'email',
  'fullAddress',
] as const satisfies readonly (keyof Address)[];
/** Other names of the street, as portals.md section 3 has them. */
const STREET = ['street', 'streetAddress', 'address'] as const;

/**
 * An address from whatever an order keeps: its parts, or the same as text in JSON; null for nothing. The checkouts write
 * parts alone, but one order that was brought in from elsewhere must not keep a list of others from being shown.
 */
export function shownAddress(kept: unknown): ShownAddress | null {
  if (kept === null || kept === undefined) return null;
  if (typeof kept === 'string') return kept.trim() === '' ? null : fromText(kept);
  if (typeof kept !== 'object' || Array.isArray(kept)) return { readable: false };
  const parts = kept as Readonly<Record<string, unknown>>;
  const values = [...PARTS, ...STREET].map((name) => parts[name] ?? null);
  if (!values.every((value) => value === null || typeof value === 'string')) return { readable: false };
  const shown = Object.fromEntries(PARTS.map((name) => [name, parts[name] ?? null])) as Address;
  const street = STREET.map((name) => parts[name] as string | null | undefined).find((text) => text?.trim());
  return { ...shown, street: street ?? null, readable: true };
}

function fromText(text: string): ShownAddress | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? { readable: false } : shownAddress(parsed);
  } catch {
    return { readable: false };
  }
}
