import { DEFAULT_COUNTRY } from '../../../common/constants';

/** What stands for an address that holds nothing, and for one that nobody can read (portals.md section 2). */
const NOT_PROVIDED = 'Address not provided';
const FORMAT_ERROR = 'Address format error';

/**
 * An order's delivery address in one line. Takes whatever an order may keep: the parts of an address, or the same as
 * text in JSON; anything else is an address that cannot be read.
 */
export function addressText(address: unknown): string {
  if (address === null || address === undefined || address === '') return NOT_PROVIDED;
  if (typeof address === 'string') return fromText(address);
  if (typeof address !== 'object' || Array.isArray(address)) return FORMAT_ERROR;
  return fromParts(address);
}

function fromText(text: string): string {
  if (text.trim() === '') return NOT_PROVIDED;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? FORMAT_ERROR : addressText(parsed);
  } catch {
    return FORMAT_ERROR;
  }
}

function fromParts(address: object): string {
  const part = (name: string): string => {
    const value: unknown = Reflect.get(address, name);
    if (value === null || value === undefined) return '';
    if (typeof value !== 'string') throw new TypeError(`${name} is not text`);
    return value.trim();
  };
  try {
    const floor = part('floor');
    const lines = [
      part('companyName'),
      part('street') || part('streetAddress') || part('address'),
      part('building'),
      floor && `Floor ${floor}`,
      part('area'),
      part('city'),
      part('state'),
      part('postalCode'),
    ].filter(Boolean);
    if (lines.length === 0) return part('fullAddress') || NOT_PROVIDED;
    return [...lines, part('country') || DEFAULT_COUNTRY].join(', ');
  } catch {
    return FORMAT_ERROR;
  }
}

/** A position to 6 decimals, like "33.893791, 35.501777". */
export function gpsText(latitude: number, longitude: number): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}
