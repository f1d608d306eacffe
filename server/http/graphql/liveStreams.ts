import { Router, type Request, type RequestHandler, type Response } from 'express';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { OperationResult } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/express';
import { findSessionViewer, GUEST, signedIn, viewerOf, type Viewer } from '../../identity/viewer';
import type { Logger } from 'pino';
import type { Change, ChangeListener } from '../../db/notifications';
import type { Queryable } from '../../db/queryable';
import { asRead } from '../../admission/ticket';
import { badInput, forbidden, ShopError, unauthenticated } from '../../core/errors';
import type { HttpContext } from '../../api/apollo';
import { rightsOf } from '../../api/authorization/rules';
import { InvalidDocument, type Executor } from '../../graphql/executor';
import { Loaders } from '../../graphql/loaders';
import type { Operation, OperationRequest } from '../../graphql/operation';
import type { LiveContext, LiveRequest } from '../../orders/live/liveContext';
import type { OrderChange, OrderFeed } from '../../orders/live/orderFeed';
import { bearerOf } from '../bearer';
import type { TellLimit } from '../../rateLimits/limitState';
import { jsonBody } from '../jsonBody';
import { methodAmong } from '../methods';
import type { Contexts } from '../requestContext';
import { viewerOfToken } from '../../accounts/tokens/apiTokens';

/** Streams that one account may have open at once in this process: a few windows and a telephone. */
const STREAMS_PER_ACCOUNT = 6;
/** Streams of this process. */
const STREAMS = 2_000;
/** After how many seconds another stream may be tried where there was no room for it. */
const RETRY_SECONDS = 30;

/** What the streams need of the shop. */
export interface LiveParts {
  executor: Executor;
  feed: OrderFeed;
  log: Logger;
  reads: Queryable;
  contexts: Contexts;
  /** Authenticates requests. */
  authentication: readonly RequestHandler[];
}

/** One stream that is open. */
interface Stream {
  response: Response;
  accountId: number;
}

/**
 * `/graphql/stream`: GraphQL subscriptions as server-sent events (graphql-sse's "distinct connections" mode).
 *
 * A stream is opened by a POST, which the rules for writes keep from other sites; ends with an error as soon as its
 * viewer's rights do; and is closed without an error when this process stops or may have missed a change, so that the
 * client connects again and reads anew.
 */
export class LiveStreams implements ChangeListener {
  private readonly open = new Set<Stream>();
  private stopping = false;

  constructor(private readonly parts: LiveParts) {}

  router(): Router {
    const router = Router();
    router.use(
      methodAmong(['POST']),
      requireEventStream,
      // Until it has begun; from then on the client sets the pace, within the bounds of streams.
      asRead(() => true),
      ...this.parts.authentication,
      jsonBody(() => Promise.resolve(false)),
    );
    router.use((request, response) => this.serve(request, response));
    return router;
  }

  /** Passes changes of orders on, and has the rights of viewers checked again whose user or session has changed. */
  onChange(change: Change): void {
    const { feed } = this.parts;
    if (change.kind === 'user') feed.userChanged(change.id);
    else if (change.kind === 'session') feed.sessionChanged(change.id);
    else if (change.kind === 'orders') this.closeAll();
    else if (change.kind === 'order') this.orderChanged({ orderId: change.id, isNew: change.isNew });
    else if (change.kind === 'packing') this.orderChanged({ orderId: change.id, isNew: false, isOfWork: true });
  }

  private orderChanged(change: OrderChange): void {
    const { feed, log } = this.parts;
    feed.orderChanged(change).catch((error: unknown) => {
      log.error({ err: error }, 'live views could not be notified of an order');
      this.closeAll();
    });
  }

  /** Changes before this moment may have been missed: every client with an open stream reads anew. */
  onListening(on: boolean): void {
    if (on) this.closeAll();
  }

  /** Closes every stream; the clients connect again. */
  private closeAll(): void {
    for (const { response } of this.open) response.end();
  }

  /** Closes every stream, and opens no more. */
  stop(): void {
    this.stopping = true;
    this.closeAll();
  }

  private async serve(request: Request, response: Response): Promise<void> {
    const { executor } = this.parts;
    const operation = this.operationOf(request.body);
    const context = await this.parts.contexts.ofRequest(request, response);
    executor.authorize(operation, context.viewer);
    const account = signedIn(context.viewer);
    this.refuseTooMany(account.id, context.request.tellLimit);
    const stream = { response, accountId: account.id };
    this.open.add(stream);
    const closed = new AbortController();
    response.once('close', () => {
      this.open.delete(stream);
      closed.abort();
    });
    const streamContext = new StreamContext(context, this.parts, request, closed.signal);
    const { operationName, variables } = request.body as OperationRequest;
    // Tells proxies not to buffer the events.
    response.setHeader('X-Accel-Buffering', 'no');
    const handle = createHandler<never>({
      authenticate: () => null,
      onSubscribe: async () => {
        const results = await executor.subscribe(operation, { operationName, variables }, streamContext);
        // graphql-sse knows a result by its `data`, which one that is all errors lacks.
        return (Symbol.asyncIterator in results ? results : { data: null, ...results }) as OperationResult;
      },
    });
    try {
      await handle(request, response);
    } catch (error) {
      streamContext.logFault(error);
      response.destroy();
    }
  }

  private refuseTooMany(accountId: number, tellLimit: TellLimit): void {
    const isFull = this.stopping || this.open.size >= STREAMS;
    const openStreams = [...this.open].filter((stream) => stream.accountId === accountId).length;
    const left = isFull ? 0 : STREAMS_PER_ACCOUNT - openStreams;
    tellLimit({ name: 'live-streams', most: STREAMS_PER_ACCOUNT, left: Math.max(0, left - 1), window: null });
    if (left > 0) return;
    const message = isFull
      ? 'No live view can be opened now; try again in a while.'
      : `You have ${STREAMS_PER_ACCOUNT} live views open, which is the most; close one.`;
    throw new ShopError('RATE_LIMITED', message, { retryAfter: RETRY_SECONDS });
  }

  /** @throws ShopError BAD_USER_INPUT for anything but one subscription within the limits */
  private operationOf(body: unknown): Operation {
    const { query, operationName, variables, extensions } = Object(body) as Record<string, unknown>;
    if (typeof query !== 'string') throw badInput({ query: 'Send the subscription as "query"' });
    for (const [name, value] of Object.entries({ variables, extensions })) {
      if (value == null || (typeof value === 'object' && !Array.isArray(value))) continue;
      throw badInput({ [name]: 'Must be an object' });
    }
    const operation = this.validated(query);
    const node = getOperationAST(operation.document, typeof operationName === 'string' ? operationName : null);
    if (node?.operation !== OperationTypeNode.SUBSCRIPTION) {
      throw badInput({ query: 'Send one subscription; all else is served at /graphql' });
    }
    return operation;
  }

  private validated(query: string): Operation {
    try {
      return this.parts.executor.check(query);
    } catch (error) {
      throw error instanceof InvalidDocument ? badInput({ query: error.message }) : error;
    }
  }
}

/** The context of a stream's resolvers: with the viewer as of each event, and new loaders for it. */
class StreamContext implements LiveContext {
  readonly db: HttpContext['db'];
  readonly reads: HttpContext['reads'];
  readonly sharedReads: HttpContext['sharedReads'];
  readonly lateReads: HttpContext['lateReads'];
  readonly language: HttpContext['language'];
  readonly request: HttpContext['request'];
  readonly requestId: string;
  readonly logFault: (error: unknown) => void;
  readonly live: LiveRequest;
  viewer: Viewer;
  loaders: HttpContext['loaders'];

  constructor(
    initialContext: HttpContext,
    { feed, reads, contexts }: LiveParts,
    request: Request,
    closed: AbortSignal,
  ) {
    ({ db: this.db, reads: this.reads, request: this.request, requestId: this.requestId } = initialContext);
    this.language = initialContext.language;
    // What a stream reads follows on news of the primary, and is read long after the first answer.
    this.sharedReads = this.lateReads = initialContext.reads;
    this.logFault = (error) => initialContext.logFault(error);
    this.viewer = initialContext.viewer;
    this.loaders = initialContext.loaders;
    const sessionId = request.sessionID;
    const token = bearerOf(request);
    this.live = {
      feed,
      viewer: initialContext.viewer,
      sessionId,
      closed,
      currentViewer: async () => {
        const viewer = await viewerNow(reads, contexts, token, sessionId);
        if (viewer instanceof ShopError) return viewer;
        if (!hasSameRights(viewer, initialContext.viewer))
          return forbidden('Your rights have changed; open the page again.');
        this.viewer = viewer;
        this.loaders = new Loaders(reads);
        return viewer;
      },
    };
  }
}

/** The viewer of the token or the session now; the refusal when there is none any more. */
async function viewerNow(
  reads: Queryable,
  contexts: Contexts,
  token: string | null,
  sessionId: string,
): Promise<Viewer | ShopError> {
  try {
    const session = token === null ? await findSessionViewer(reads, sessionId) : null;
    const viewer = token === null ? (session ? viewerOf(session.account) : GUEST) : await viewerOfToken(reads, token);
    return viewer.account ? contexts.withRights(viewer) : unauthenticated();
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}

function hasSameRights(now: Viewer, before: Viewer): boolean {
  return (
    rightsOf(now).join() === rightsOf(before).join() &&
    now.account?.id === before.account?.id &&
    now.account?.parentBusinessId === before.account?.parentBusinessId
  );
}

/** The body must be JSON, and the answer is a stream of events alone. */
const requireEventStream: RequestHandler = (request, _response, next) => {
  if (!request.is('application/json')) {
    throw new ShopError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the subscription as JSON, with Content-Type: application/json.',
    );
  }
  if (request.headers.accept !== 'text/event-stream') {
    throw badInput({ Accept: 'A subscription is answered with Accept: text/event-stream' });
  }
  next();
};
