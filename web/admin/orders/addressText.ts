import { DEFAULT_COUNTRY } from '../../../common/constants';
import type { AdminOrdersQuery } from '../../gql/graphql';

type Address = AdminOrdersQuery['orders']['nodes'][number]['deliveryAddress'];

/** What stands for an address that holds nothing, and for one that nobody can read (specification 5.10). */
const NOT_PROVIDED = 'Address not provided';
const FORMAT_ERROR = 'Address format error';

/** The parts of an order's delivery address in the order they are read, at least one. */
export function addressParts(address: Address): string[] {
  if (!address) return [NOT_PROVIDED];
  if (!address.readable) return [FORMAT_ERROR];
  const { companyName, street, building, floor, area, city, state, postalCode, country, fullAddress } = address;
  const lines = [
    companyName,
    street,
    building,
    floor?.trim() && `Floor ${floor}`,
    area,
    city,
    state,
    postalCode,
  ].flatMap((line) => line?.trim() || []);
  if (lines.length === 0) return [fullAddress?.trim() || NOT_PROVIDED];
  return [...lines, country?.trim() || DEFAULT_COUNTRY];
}

/** A position to 6 decimals, like "33.893791, 35.501777". */
export function gpsText(latitude: number, longitude: number): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}
