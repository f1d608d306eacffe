import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Admission } from '../admission/admission';
import { GUEST, type Viewer } from '../identity/viewer';
import type { Caches } from '../graphql/caches';
import type { BufferedResponse, Encoding, MadeResponse } from '../graphql/responseCache';
import { sessionIdOf } from '../http/session';

const MAX_SESSION_IDS = 2_000;
/** Longer cookie headers than those of the shop's own pages are checked each time. */
const MAX_COOKIES_LENGTH = 1_000;

/** A read of the catalogue. */
export interface CatalogueRead {
  /** What is read, in one form for all the URLs that ask for it. */
  readonly key: string;
  /** Null when the response must not be cached (errors, say): Express answers then. */
  run(viewer: Viewer): Promise<MadeResponse | null>;
}

/** The catalogue read that a URL stands for; null for any other URL. */
export type FindCatalogueRead = (url: string) => CatalogueRead | null;

/**
 * Answers reads of the catalogue before Express, with bytes that all viewers of the same cache scope share
 * (docs/decisions/0001). Everything that it cannot answer as a whole, errors too, is left to Express.
 */
export class FastPath {
  private readonly sessionIds = new LRUCache<string, string>({ max: MAX_SESSION_IDS });

  constructor(
    private readonly caches: Caches,
    private readonly secret: string,
    private readonly find: FindCatalogueRead,
    /** Sent with every response. */
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  /**
   * @param admission of the request
   * @param next is called when it turns out later that the request is not one to answer here
   * @returns false when it is not one to answer here
   */
  handle(request: IncomingMessage, response: ServerResponse, admission: Admission, next: () => void): boolean {
    const { url, headers } = request;
    if (request.method !== 'GET' || url === undefined || headers.authorization !== undefined) return false;
    // A page's own reads name no origin; whether another site may read is for Express to say.
    if (headers.origin !== undefined) return false;
    const sid = this.sessionId(headers.cookie);
    const viewer = sid === null ? GUEST : this.caches.findViewer(sid);
    const read = this.find(url);
    if (!read) return false;
    const cached = viewer && this.caches.findResponse(viewer, read.key);
    if (cached) {
      admission.inTurn(request, response, () => void send(request, response, cached, viewer, this.headers));
      return true;
    }
    admission.admit(request, response, () => {
      this.make(request, response, read, viewer ?? sid)
        .then((isAnswered) => {
          if (!isAnswered) next();
        })
        // Express meets the same error, logs and masks it.
        .catch(next);
    });
    return true;
  }

  /** The id of the session in the cookies, whose signature is checked once for the same header. */
  private sessionId(cookies: string | undefined): string | null {
    if (cookies === undefined) return null;
    const known = this.sessionIds.get(cookies);
    if (known !== undefined) return known;
    const sid = sessionIdOf(cookies, this.secret);
    if (sid !== null && cookies.length <= MAX_COOKIES_LENGTH) this.sessionIds.set(cookies, sid);
    return sid;
  }

  private async make(
    request: IncomingMessage,
    response: ServerResponse,
    read: CatalogueRead,
    viewerOrSid: Viewer | string | null,
  ): Promise<boolean> {
    const viewer = typeof viewerOrSid === 'string' ? await this.caches.readViewer(viewerOrSid) : (viewerOrSid ?? GUEST);
    const reply = await this.caches.findOrMake(viewer, read.key, () => read.run(viewer));
    if (!reply) return false;
    await send(request, response, reply, viewer, this.headers);
    return true;
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: BufferedResponse,
  viewer: Viewer,
  commonHeaders: Readonly<Record<string, string>>,
): Promise<void> {
  const encoding = reply.worthCompressing ? encodingFor(request.headers['accept-encoding']) : null;
  const etag = reply.etag(encoding);
  const headers: Record<string, string | number> = {
    'Content-Type': 'application/json; charset=utf-8',
    ETag: etag,
    // A shared cache may store what guests see for a moment; it must revalidate before it shows it to someone signed
    // in.
    'Cache-Control': viewer.account ? 'private, no-cache' : 'public, max-age=0, s-maxage=10',
    'X-Request-Id': request.id,
    ...commonHeaders,
    ...reply.headers,
  };
  // Without `Cache-Control`: fetch adds `no-cache` to every request with an `If-None-Match` of its caller's.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding ? await reply.encoded(encoding) : reply.body;
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  response.writeHead(200, headers).end(body);
}

/** Brotli or gzip, when the client accepts it. Our own, since `negotiator` was slower (docs/decisions/0015). */
function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text) ? 'gzip' : null;
}
