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

function isOwn(origin: string, request: Request, publicUrl: string | null): boolean {
  if (publicUrl !== null) return origin === publicUrl;
  return origin === `${request.protocol}://${request.host}`;
}
