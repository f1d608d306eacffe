import type { Request, RequestHandler } from 'express';
import { forbidden } from '../../core/errors';
import { bearerOf } from '../bearer';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** From where requests come: which origin is the shop's own, and which other sites' programs may call it. */
export class Origins {
  private readonly allowed: ReadonlySet<string>;

  /**
   * @param publicUrl the shop's own origin; null: that of each request's host
   * @param allowed origins whose pages may call it with a token (specification 21.1)
   */
  constructor(
    private readonly publicUrl: string | null,
    allowed: readonly string[],
  ) {
    this.allowed = new Set(allowed);
  }

  /** Whether any other site may call. */
  get opensToOthers(): boolean {
    return this.allowed.size > 0;
  }

  /** Whether a page of another site sends the request, as its `Origin` says. */
  isForeign(request: Request): boolean {
    const { origin } = request.headers;
    return origin !== undefined && origin !== (this.publicUrl ?? `${request.protocol}://${request.host}`);
  }

  /** Whether the request's `Origin` is one of those that may call the shop. */
  isAllowed({ headers: { origin } }: Pick<Request, 'headers'>): boolean {
    return origin !== undefined && this.allowed.has(origin);
  }
}

/**
 * Refuses writes that another site's page sends (specification 21.1): an `Origin`, when there is one, must be the shop's
 * own, or one that may call it, and then comes with an API token.
 */
export function writesOfOwnSite(origins: Origins): RequestHandler {
  return (request, _response, next) => {
    if (READS.has(request.method) || !origins.isForeign(request)) return next();
    if (!origins.isAllowed(request)) return next(forbidden('Requests from other sites are refused.'));
    if (bearerOf(request) === null) return next(forbidden('Requests from other sites need an API token.'));
    next();
  };
}

/**
 * Refuses reads that a page of another site makes, which could tell from their time or size what its visitor sees here
 * (specification 21.1). Browsers say so in `Sec-Fetch-Site`; programs send no such header. A link that somebody follows is
 * let through, for its answer stands in a window of its own; so is a site that may call the shop, and never as its visitor.
 */
export function readsOfOwnSite(origins: Origins): RequestHandler {
  return (request, _response, next) => {
    const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': place = 'document' } = request.headers;
    const isForeign = site === 'cross-site' || site === 'same-site';
    // A frame is a place of the other page's own.
    const isFollowed = mode === 'navigate' && place === 'document';
    if (!READS.has(request.method) || !isForeign || isFollowed || origins.isAllowed(request)) return next();
    next(forbidden('Requests from other sites are refused.'));
  };
}
