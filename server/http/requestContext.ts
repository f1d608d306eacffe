import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import type { Language } from '../../common/languages';
import { SessionUses } from '../accounts/sessions/sessionUses';
import type { HttpContext } from '../api/apollo';
import type { Queryable } from '../db/queryable';
import { LateReads, type Replica } from '../db/cluster/lateReads';
import { SharedReads } from '../db/sharedReads';
import { READS_ONLY, type Context, type RequestControl } from '../graphql/context';
import { acceptedLanguage } from '../graphql/language';
import { Loaders } from '../graphql/loaders';
import { Role } from '../identity/roles';
import type { Viewer } from '../identity/viewer';
import type { RateLimit } from '../rateLimits/rateLimit';
import { controlOf, guestCarts, viewerOfRequest } from './sessions/session';

/** What contexts are made with. */
interface ContextOptions {
  /** The database for visitors without an account. */
  guestReads: Queryable;
  /** For reads that may be late; null for none. */
  replica: Replica | null;
  /** Whether nothing is open to admins without a second step but to set it up. */
  requireSecondStep: boolean;
  /** Whether the web client was built with the document of this SHA-256. */
  isOfWebClient: (hash: unknown) => boolean;
}

/** Makes the contexts of resolvers. */
export class Contexts {
  private readonly newCarts: RateLimit;
  private readonly uses: SessionUses;
  private readonly shared: Queryable;
  private readonly guestShared: Queryable;

  /**
   * @param reads the same database as `db`, by prepared statements
   */
  constructor(
    private readonly db: DataSource,
    private readonly reads: Queryable,
    private readonly options: ContextOptions,
  ) {
    this.newCarts = guestCarts(db);
    this.uses = new SessionUses(reads);
    this.shared = new SharedReads(reads);
    this.guestShared = new SharedReads(options.guestReads);
  }

  /**
   * For a request over HTTP, with the viewer who sends it.
   * @param language in which it is answered; absent, the one that it accepts
   */
  async ofRequest(request: Request, response: Response, language?: Language): Promise<HttpContext> {
    const viewer = { ...(await this.viewerOf(request)), via: this.viaOf(request) };
    const isSession = viewer.account !== null && viewer.token === undefined;
    if (isSession) this.noteUse(request);
    return {
      ...this.ofReader(viewer, language ?? acceptedLanguage(request.headers['accept-language'])),
      request: this.controlOf(request, response, isSession),
      requestId: request.id,
      noteOperation: (label) => (request.operation = label),
      noteRefusal: (code) => (response.refusal = code),
      logFault: (error) => request.log.error({ err: error }, 'an operation failed'),
    };
  }

  /** From where a request comes: the shop's own screens send their documents by their hash alone (specification 11.6). */
  private viaOf({ originalUrl, body }: Request): string {
    if (!/^\/graphql\b/.test(originalUrl)) return 'rest';
    // Only a POST changes anything.
    const { query, extensions } = Object(body) as { query?: unknown; extensions?: unknown };
    if (typeof query === 'string') return 'graphql';
    const { persistedQuery } = Object(extensions) as { persistedQuery?: unknown };
    const { sha256Hash } = Object(persistedQuery) as { sha256Hash?: unknown };
    return this.options.isOfWebClient(sha256Hash) ? 'back office' : 'graphql';
  }

  /** Who sends the request, with the rights of this moment. */
  async viewerOf(request: Request): Promise<Viewer> {
    return this.withRights(await viewerOfRequest(this.reads, request));
  }

  /** The viewer with no more rights than somebody has who must set up a second step first (specification 8.22). */
  withRights(viewer: Viewer): Viewer {
    const { account } = viewer;
    const lacks = this.options.requireSecondStep && account?.role === Role.ADMIN && !account.secondStep;
    return lacks ? { ...viewer, lacksSecondStep: true } : viewer;
  }

  /**
   * The database for one request of the viewer whose reads may be late; null when they may not. Only the back office
   * reads so: shoppers and businesses look at little, and decide by it what they buy.
   */
  lateReadsOf({ account }: Viewer): Queryable | null {
    const { replica } = this.options;
    const isOffice = account?.role === Role.ADMIN || account?.role === Role.STAFF;
    return replica && isOffice ? new LateReads(replica, this.reads) : null;
  }

  private controlOf(request: Request, response: Response, isSession: boolean): RequestControl {
    const control = controlOf(request, response, this.newCarts);
    return {
      ...control,
      sessionId: isSession ? request.sessionID : null,
      signIn: async (userId) => {
        await control.signIn(userId);
        await this.uses.note(request.sessionID, request.headers['user-agent']);
      },
    };
  }

  /** The request does not wait for it. */
  private noteUse(request: Request): void {
    this.uses
      .note(request.sessionID, request.headers['user-agent'])
      .catch((error: unknown) => request.log.warn({ err: error }, 'the use of a session could not be noted'));
  }

  /**
   * For reads whose result is used only when there are no errors; otherwise the whole request runs again, and logs
   * them.
   */
  ofReader(reader: Viewer, language: Language): Context {
    const { db } = this;
    const viewer = this.withRights(reader);
    const late = this.lateReadsOf(viewer);
    const [reads, shared] = viewer.account ? [this.reads, this.shared] : [this.options.guestReads, this.guestShared];
    const [sharedReads, lateReads] = [late ?? shared, late ?? reads];
    const loaders = new Loaders(reads);
    return {
      db,
      reads,
      sharedReads,
      lateReads,
      viewer,
      language,
      loaders,
      request: READS_ONLY,
      logFault: () => undefined,
    };
  }
}
