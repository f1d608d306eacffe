import type { IncomingMessage, ServerResponse } from 'node:http';
import { Role } from '../identity/roles';
import { GUEST, type Viewer } from '../identity/viewer';
import type { Caches } from '../graphql/caches';
import type { Encoding, FinishedAnswer } from '../graphql/responseCache';
import { sessionIdOf } from '../http/session';

/** A read of the catalogue that an address asks for. */
export interface CatalogueRead {
  /** Null when the answer is not one to keep (an error, say): the ordinary way answers then. */
  answer(viewer: Viewer): Promise<FinishedAnswer | null>;
}

/** Finds the catalogue read that an address stands for; null when it is none. */
export type FindCatalogueRead = (url: string) => CatalogueRead | null;

/**
 * The short way for reads of the catalogue, before Express: finished bytes for all who see the same.
 *
 * Takes a request only when it can answer it whole; everything else, errors too, goes the ordinary way.
 */
export class CatalogueFront {
  constructor(
    private readonly caches: Caches,
    private readonly secret: string,
    private readonly find: FindCatalogueRead,
    /** Sent with every answer. */
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  /** True when the request is taken; `otherwise` is called when it turns out later that it cannot be answered here. */
  take(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean {
    const { url, headers } = request;
    if (request.method !== 'GET' || url === undefined || headers.authorization !== undefined) return false;
    const sid = sessionIdOf(headers.cookie, this.secret);
    const viewer = sid === null ? GUEST : this.caches.viewers.find(sid);
    const cached = viewer && !readsPastCache(viewer) && this.caches.answers.find(`${viewer.cacheScope} ${url}`);
    if (cached) {
      void send(request, response, cached, viewer, this.headers);
      return true;
    }
    const read = this.find(url);
    if (!read) return false;
    this.make(request, response, url, read, viewer ?? sid)
      .then((done) => {
        if (!done) otherwise();
      })
      // The ordinary way meets the same fault and reports it as it should be.
      .catch(otherwise);
    return true;
  }

  private async make(
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    read: CatalogueRead,
    who: Viewer | string | null,
  ): Promise<boolean> {
    const viewer = typeof who === 'string' ? await this.caches.viewers.read(who) : (who ?? GUEST);
    const key = `${viewer.cacheScope} ${url}`;
    const answer = readsPastCache(viewer)
      ? await read.answer(viewer)
      : (this.caches.answers.find(key) ?? (await this.caches.answers.make(key, () => read.answer(viewer))));
    if (!answer) return false;
    await send(request, response, answer, viewer, this.headers);
    return true;
  }
}

/** Who changes the catalogue must see a change at once, also before this process has been notified of it. */
function readsPastCache({ account }: Viewer): boolean {
  return account?.role === Role.ADMIN;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  viewer: Viewer,
  always: Readonly<Record<string, string>>,
): Promise<void> {
  const headers: Record<string, string | number> = {
    'Content-Type': 'application/json; charset=utf-8',
    ETag: answer.etag,
    // A shared cache may keep what guests see for a moment; it must ask again before it shows it to someone signed in.
    'Cache-Control': viewer.account ? 'private, no-cache' : 'public, max-age=0, s-maxage=10',
    Vary: 'Cookie, Authorization, Accept-Encoding',
    ...always,
    ...answer.headers,
  };
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = answer.worthCompressing ? encodingFor(request.headers['accept-encoding']) : null;
  const body = encoding ? await answer.encoded(encoding) : answer.body;
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  response.writeHead(200, headers).end(body);
}

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text) ? 'gzip' : null;
}
