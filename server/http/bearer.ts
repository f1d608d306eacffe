import type { Request, RequestHandler } from 'express';
import { invalidToken, viewerOfToken } from '../accounts/tokens/apiTokens';
import type { Viewer } from '../identity/viewer';
import type { Queryable } from '../db/queryable';

/** Credentials for a proxy in front of the shop. */
const BASIC = /^basic /i;

/** Who the request's API token acts as, once it was checked. */
const tokenViewers = new WeakMap<object, Viewer>();

/**
 * Lets a request that carries an API token in only as that token's owner (specification 8.10): its cookie no longer
 * counts, so no session is read, begun or ended by it.
 *
 * A token that is not valid ends the request with a 401; it never falls back to a guest. `Basic` credentials belong to
 * a proxy in front of the shop, and are ignored.
 */
export function authenticateTokens(reads: Queryable): RequestHandler {
  return async (request, _response, next) => {
    const token = bearerOf(request);
    if (token === null) return next();
    tokenViewers.set(request, await viewerOfToken(reads, token));
    delete request.headers.cookie;
    next();
  };
}

/** Who the request's API token acts as; undefined when it carries none. */
export function tokenViewer(request: Request): Viewer | undefined {
  return tokenViewers.get(request);
}

/** The API token that a request carries; null for none. @throws ShopError UNAUTHENTICATED for any other scheme */
export function bearerOf({ headers: { authorization } }: Request): string | null {
  if (authorization === undefined || BASIC.test(authorization)) return null;
  const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (token === undefined) throw invalidToken();
  return token;
}

/**
 * What a 401 asks for (RFC 6750, 3): a token, or another one than was sent. A browser shows no window for it; people sign
 * in on a page.
 */
export function challengeOf({ headers: { authorization } }: Request): string {
  const sentToken = authorization !== undefined && !BASIC.test(authorization);
  return sentToken ? 'Bearer realm="Bustan", error="invalid_token"' : 'Bearer realm="Bustan"';
}
