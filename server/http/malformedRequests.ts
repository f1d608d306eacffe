import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ShopError } from '../core/errors';

/** A name or an address, and a port. */
const HOST = /^(?:[a-z0-9_][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{0,5})?$/i;

/** Paths of programs, whose queries are held to the letter; other sites put many a thing into links to pages. */
const OF_PROGRAMS = /^\/(?:api|graphql)(?:\/|$)/i;

/** What is wrong with the `Host` header of a request (RFC 9112, 3.2); null when nothing is. */
export function hostFault({ rawHeaders, httpVersion }: IncomingMessage): ShopError | null {
  const hosts = hostsIn(rawHeaders);
  const [host] = hosts;
  if (hosts.length <= 1 && (host === undefined ? httpVersion === '1.0' : HOST.test(host))) return null;
  return new ShopError('BAD_USER_INPUT', 'Send one Host header, with the name of the shop and its port, if it has one');
}

/** What is wrong with the address of a request; null when it can be decoded. */
export function urlFault(url: string): ShopError | null {
  if (!url.includes('%') || isDecodable(url)) return null;
  return new ShopError('BAD_USER_INPUT', 'The address cannot be decoded: write each byte of UTF-8 as % and two digits');
}

/** Refuses requests with either fault, before anything else looks at them. */
export const refuseMalformed: RequestHandler = (request, _response, next) => {
  const fault = hostFault(request) ?? urlFault(request.originalUrl);
  if (fault) throw fault;
  next();
};

/** The values of all `Host` headers; `request.headers` has the first alone. Names and values take turns. */
function hostsIn(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
}

function isDecodable(url: string): boolean {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    if (OF_PROGRAMS.test(path)) decodeURIComponent(query.join('?'));
    return true;
  } catch {
    return false;
  }
}
