import cors from 'cors';
import type { RequestHandler } from 'express';
import type { Origins } from './ownOrigin';

/** Of the answers' headers those that mean something to a program; a page reads no others of another site. */
const EXPOSED_HEADERS = [
  'Allow',
  'Content-Disposition',
  'ETag',
  'Idempotent-Replay',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
  'X-Total-Count',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** How long a browser may remember the answer to a preflight, in seconds: as long as any does. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Lets browser programs of the allowed origins call the shop with a token (specification 21.1): answers their preflights,
 * and lets them read. What another site's page sends is never its visitor's: its cookies do not count, whether the site
 * is allowed or not, and no answer allows credentials.
 */
export function otherOrigins(origins: Origins): RequestHandler {
  const allow = cors({ origin: true, methods: METHODS, exposedHeaders: EXPOSED_HEADERS, maxAge: PREFLIGHT_SECONDS });
  return (request, response, next) => {
    if (origins.opensToOthers) response.vary('Origin');
    if (!origins.isForeign(request)) return next();
    delete request.headers.cookie;
    if (origins.isAllowed(request)) return allow(request, response, next);
    next();
  };
}
