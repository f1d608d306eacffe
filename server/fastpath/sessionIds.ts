import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { sessionIdOf } from '../http/sessions/session';
import { cookieNameFor, SESSION_COOKIE } from '../http/sessions/sessionCookies';

const MAX_SESSION_IDS = 2_000;
/** Longer cookie headers than those of the shop's own pages are checked each time. */
const MAX_COOKIES_LENGTH = 1_000;

/** The ids by the header. */
type Ids = LRUCache<string, string>;

/** The sessions that cookies name; the signature is checked once for the same header. */
export class SessionIds {
  private readonly byEitherName = idsOf();
  private readonly byName = new Map<string, Ids>();

  /** @param trustProxy number of proxies in front of the shop whose `X-Forwarded-Proto` is believed */
  constructor(
    private readonly secret: string,
    private readonly trustProxy: number,
  ) {}

  /** The session that the cookie names under either name; null for none. */
  of({ headers }: IncomingMessage): string | null {
    return this.find(headers.cookie, this.byEitherName);
  }

  /** The session that Express would find, under the name that counts over HTTP or over HTTPS; null for none. */
  asExpress({ headers }: IncomingMessage): string | null {
    if (headers.cookie === undefined) return null;
    const secure = this.trustProxy > 0 && isHttps(headers['x-forwarded-proto']);
    const name = cookieNameFor({ secure }, SESSION_COOKIE);
    let ids = this.byName.get(name);
    if (!ids) this.byName.set(name, (ids = idsOf()));
    return this.find(headers.cookie, ids, name);
  }

  private find(cookies: string | undefined, ids: Ids, name?: string): string | null {
    if (cookies === undefined) return null;
    const known = ids.get(cookies);
    if (known !== undefined) return known;
    const sid = sessionIdOf(cookies, this.secret, name);
    if (sid !== null && cookies.length <= MAX_COOKIES_LENGTH) ids.set(cookies, sid);
    return sid;
  }
}

function idsOf(): Ids {
  return new LRUCache({ max: MAX_SESSION_IDS });
}

/** Of a list the first counts, as for Express. */
function isHttps(header: string | string[] | undefined): boolean {
  return (
    String(header ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  );
}
