import { DEFAULT_COUNTRY } from '../../../common/constants';
import { addressLines } from '../../../common/addresses/deliveryAddress';
import type { AdminOrdersQuery } from '../../gql/graphql';

type Address = AdminOrdersQuery['orders']['nodes'][number]['deliveryAddress'];

/** The texts for an empty and for an unreadable address (specification 5.10). */
const NOT_PROVIDED = 'Address not provided';
const FORMAT_ERROR = 'Address format error';

/** The parts of an order's delivery address in the order they are read, at least one. */
export function addressParts(address: Address): string[] {
  if (!address) return [NOT_PROVIDED];
  if (!address.readable) return [FORMAT_ERROR];
  const lines = addressLines({ ...address, country: null }, (floor) => `Floor ${floor}`).flat();
  if (lines.length === 0) return [address.fullAddress?.trim() || NOT_PROVIDED];
  return [...lines, address.country?.trim() || DEFAULT_COUNTRY];
}
