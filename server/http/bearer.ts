import type { Request, RequestHandler } from 'express';
import { refusedToken, viewerOfToken } from '../accounts/tokens/apiTokens';
import type { Viewer } from '../identity/viewer';
import type { Queryable } from '../db/queryable';

/** Who the request's API token acts as, once it was found good. */
const viewers = new WeakMap<object, Viewer>();

/**
 * Lets a request that carries an API token in only as that token's owner (specification 8.10): its cookie no longer
 * counts, so no session is read, begun or ended by it.
 *
 * A token that is not good ends the request with a 401; it never falls back to a guest. `Basic` credentials are those of
 * a proxy before the shop and none of its business.
 */
export function authenticateTokens(reads: Queryable): RequestHandler {
  return async (request, _response, next) => {
    const token = bearerOf(request);
    if (token === null) return next();
    viewers.set(request, await viewerOfToken(reads, token));
    delete request.headers.cookie;
    next();
  };
}

/** Who the request's API token acts as; undefined when it carries none. */
export function tokenViewer(request: Request): Viewer | undefined {
  return viewers.get(request);
}

/** The API token that a request carries; null for none. @throws ShopError UNAUTHENTICATED for what is no such header */
export function bearerOf({ headers: { authorization } }: Request): string | null {
  if (authorization === undefined || /^basic /i.test(authorization)) return null;
  const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (token === undefined) throw refusedToken();
  return token;
}
