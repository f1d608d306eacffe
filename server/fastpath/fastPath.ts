import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '../../common/languages';
import { viewerOfToken } from '../accounts/tokens/apiTokens';
import type { Admission } from '../admission/admission';
import type { Queryable } from '../db/queryable';
import type { Caches } from '../graphql/caches';
import { acceptedLanguage } from '../graphql/language';
import type { BufferedResponse } from '../graphql/responseCache';
import { GUEST, type Viewer } from '../identity/viewer';
import { traced } from '../tracing/tracing';
import type { CatalogueRead } from './catalogueRead';
import type { FindCatalogueRead } from './catalogueReads';
import type { ClientReads } from './clientReads';
import { hasPlainJson, readBody } from './requestBody';
import { sendShared, sendToClient, typeFor, type CommonHeaders } from './send';
import type { SessionIds } from './sessionIds';

/** What the fast path needs of the shop. */
export interface FastPathParts {
  readonly caches: Caches;
  /** Where tokens are looked up. */
  readonly reads: Queryable;
  readonly sessionIds: SessionIds;
  readonly find: FindCatalogueRead;
  readonly clients: Pick<ClientReads, 'ofBody'>;
  /** Sent with the responses that viewers share, and with the answers to clients' own documents. */
  readonly headers: Readonly<Record<'rest' | 'stored' | 'clients', CommonHeaders>>;
}

/** A request for a read of the catalogue. */
interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly read: CatalogueRead;
  /** In which it is answered, and where the answer is cached. */
  readonly language: Language;
  readonly key: string;
  /** The type of the answer to a client's own document. */
  readonly type: string;
}

const BEARER = /^Bearer (\S+)$/;

/**
 * Answers reads of the catalogue before Express, with bytes that all viewers of the same cache scope share
 * (docs/decisions/0001, 0019). Everything that it cannot answer as a whole, errors too, is left to Express.
 */
export class FastPath {
  constructor(private readonly parts: FastPathParts) {}

  /**
   * @param admission of the request
   * @param next is called when it turns out later that the request is not one to answer here
   * @returns false when it is not one to answer here
   */
  handle(request: IncomingMessage, response: ServerResponse, admission: Admission, next: () => void): boolean {
    const { method, url, headers } = request;
    if (url === undefined || !isOfThisSite(headers)) return false;
    if (method === 'GET') {
      const read = this.parts.find(url);
      return read !== null && this.answer(request, response, read, admission, next);
    }
    if (method !== 'POST' || url !== '/graphql' || !hasPlainJson(headers)) return false;
    // What the log says of a body that does not come to its end.
    response.statusCode = 400;
    readBody(request, (body, giveBack) => {
      response.statusCode = 200;
      const read = this.parts.clients.ofBody(body);
      if (read && this.answer(request, response, read, admission, next, giveBack)) return;
      giveBack();
      next();
    });
    return true;
  }

  /** @param prepare called before anything is awaited, after which Express may have to answer */
  private answer(
    request: IncomingMessage,
    response: ServerResponse,
    read: CatalogueRead,
    admission: Admission,
    next: () => void,
    prepare: () => void = () => undefined,
  ): boolean {
    const { authorization, accept, 'accept-language': accepted } = request.headers;
    const type = read.isClients ? typeFor(accept) : '';
    const token = authorization === undefined ? null : BEARER.exec(authorization)?.[1];
    if (type === undefined || token === undefined || (token !== null && !read.isClients)) return false;
    request.operation = read.operation;
    const language = read.language ?? acceptedLanguage(accepted);
    const key = read.keys[language];
    const asked = { request, response, read, language, key, type };
    const { sessionIds } = this.parts;
    const sid = token !== null ? null : read.isClients ? sessionIds.asExpress(request) : sessionIds.of(request);
    const viewer = token !== null ? undefined : sid === null ? GUEST : this.parts.caches.findViewer(sid);
    const cached = viewer && this.parts.caches.findResponse(viewer, key);
    if (cached) {
      admission.inTurn(request, response, () => this.send(asked, cached, viewer));
      return true;
    }
    prepare();
    const viewerNow = (): Promise<Viewer> => this.viewerNow(viewer, token, sid);
    const begin = (): void => {
      this.make(asked, viewerNow)
        .then((isAnswered) => {
          if (!isAnswered) next();
        })
        // Express meets the same error, logs and masks it.
        .catch(next);
    };
    admission.admit(request, response, begin, 'read');
    return true;
  }

  private async viewerNow(viewer: Viewer | undefined, token: string | null, sid: string | null): Promise<Viewer> {
    if (viewer) return viewer;
    if (token !== null) return viewerOfToken(this.parts.reads, token);
    return sid === null ? GUEST : this.parts.caches.readViewer(sid);
  }

  private async make(asked: Asked, viewerNow: () => Promise<Viewer>): Promise<boolean> {
    const { read, request, language, key } = asked;
    const viewer = await viewerNow();
    read.authorize(viewer);
    const reply = await traced('catalogue read', {}, () =>
      this.parts.caches.findOrMake(viewer, key, () => read.run(viewer, language)),
    );
    if (!reply) return false;
    this.send(asked, reply, viewer);
    // A body that was given back to Express.
    request.resume();
    return true;
  }

  private send({ request, response, read, type }: Asked, reply: BufferedResponse, viewer: Viewer): void {
    const { rest, stored, clients } = this.parts.headers;
    if (read.isClients) sendToClient(request, response, reply, type, clients);
    else void sendShared(request, response, reply, viewer, read.language === null ? stored : rest);
  }
}

/**
 * Whether no page of another site sends it, as far as a browser says so. A page's own reads name no origin; whether
 * another site may read is for Express to say.
 */
function isOfThisSite({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return origin === undefined && site !== 'cross-site' && site !== 'same-site';
}
