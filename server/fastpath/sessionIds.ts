import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { sessionIdOf } from '../http/session';

const MAX_SESSION_IDS = 2_000;
/** Longer cookie headers than those of the shop's own pages are checked each time. */
const MAX_COOKIES_LENGTH = 1_000;

/** The sessions of requests, as Express would find them; the signature is checked once for the same header. */
export class SessionIds {
  private readonly known = { http: knownIds(), https: knownIds() };

  /** @param trustProxy number of proxies in front of the shop whose `X-Forwarded-Proto` is believed */
  constructor(
    private readonly secret: string,
    private readonly trustProxy: number,
  ) {}

  /** The id of the session that the request's cookie names; null for none. */
  of({ headers }: IncomingMessage): string | null {
    const { cookie } = headers;
    if (cookie === undefined) return null;
    const secure = this.trustProxy > 0 && isForwardedFromHttps(headers['x-forwarded-proto']);
    const known = this.known[secure ? 'https' : 'http'];
    const found = known.get(cookie);
    if (found !== undefined) return found;
    const sid = sessionIdOf(cookie, this.secret, secure);
    if (sid !== null && cookie.length <= MAX_COOKIES_LENGTH) known.set(cookie, sid);
    return sid;
  }
}

function knownIds(): LRUCache<string, string> {
  return new LRUCache({ max: MAX_SESSION_IDS });
}

/** Of a list the first counts, as for Express. */
function isForwardedFromHttps(header: string | string[] | undefined): boolean {
  return (
    String(header ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  );
}
