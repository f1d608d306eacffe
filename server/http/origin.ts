import type { Request, RequestHandler } from 'express';
import { forbidden } from '../core/errors';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page sends (specification 21.1): an `Origin`, when there is one, must be that
 * of `PUBLIC_URL`, else the request's own host.
 */
export function sameOrigin(publicUrl: string | null): RequestHandler {
  return (request, _response, next) => {
    const { origin } = request.headers;
    if (READS.has(request.method) || origin === undefined || isOwn(origin, request, publicUrl)) return next();
    next(forbidden('Requests from other sites are refused.'));
  };
}

/**
 * Refuses reads that a page of another site makes, which could tell from their time or size what its visitor sees here
 * (specification 21.1). Browsers say so in `Sec-Fetch-Site`; programs send no such header. A link that somebody follows is
 * let through, for its answer stands in a window of its own.
 */
export const readsOfOwnSite: RequestHandler = ({ method, headers }, _response, next) => {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': place = 'document' } = headers;
  const isForeign = site === 'cross-site' || site === 'same-site';
  // A frame is a place of the other page's own.
  const isFollowed = mode === 'navigate' && place === 'document';
  if (READS.has(method) && isForeign && !isFollowed) return next(forbidden('Requests from other sites are refused.'));
  next();
};

function isOwn(origin: string, request: Request, publicUrl: string | null): boolean {
  if (publicUrl !== null) return origin === publicUrl;
  return origin === `${request.protocol}://${request.host}`;
}
