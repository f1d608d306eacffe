import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';
import { networkOf } from '../rateLimits/network';

const MAX_ADDRESSES = 10_000;

/** Who sends a request, as far as that is known before anything is read: the network of the address. */
export type VisitorOf = (request: IncomingMessage) => string;

/** @param trustProxy number of proxies in front of the shop whose `X-Forwarded-For` is believed */
export function visitors(trustProxy: number): VisitorOf {
  const networks = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  const isTrusted = (_address: string, hop: number) => hop < trustProxy;
  return (request) => {
    const { remoteAddress = 'unknown' } = request.socket;
    const address = trustProxy === 0 ? remoteAddress : proxyAddr(request, isTrusted);
    let network = networks.get(address);
    if (network === undefined) {
      network = networkOf(address);
      networks.set(address, network);
    }
    return network;
  };
}
