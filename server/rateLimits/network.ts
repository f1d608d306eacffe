import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one customer of a provider shares; the rest are theirs to choose. */
const IPV6_PREFIX = 64;

/**
 * Whom a rate limit counts: an IPv4 address, also one that is written as IPv6, or the /64 network of an IPv6 address.
 * @param address as the socket or a trusted proxy gives it; what is no address counts as it is
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/${IPV6_PREFIX}`);
  return `${network.toString()}/${IPV6_PREFIX}`;
}
