import { Router, type Request, type RequestHandler, type Response } from 'express';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { OperationResult } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/express';
import { findSessionViewer, GUEST, viewerOf, type Viewer } from '../../identity/viewer';
import type { Logger } from 'pino';
import type { Change, ChangeListener } from '../../db/notifications';
import type { Queryable } from '../../db/queryable';
import { badInput, forbidden, ShopError, unauthenticated } from '../../core/errors';
import type { HttpContext } from '../../api/apollo';
import { kindOf } from '../../api/authorization/rules';
import { InvalidDocument, type Executor } from '../../graphql/executor';
import { Loaders } from '../../graphql/loaders';
import type { Operation, OperationRequest } from '../../graphql/operation';
import type { LiveContext, LiveRequest } from '../../orders/live/liveContext';
import type { OrderFeed } from '../../orders/live/orderFeed';
import { bearerOf } from '../bearer';
import { graphqlErrors } from './graphqlRouter';
import { jsonBody } from '../jsonBody';
import { methodAmong } from '../methods';
import type { Contexts } from '../requestContext';
import { viewerOfToken } from '../../accounts/tokens/apiTokens';

/** Streams that one account may have open at once in this process: a few windows and a telephone. */
const STREAMS_PER_ACCOUNT = 6;
/** Streams of this process. */
const STREAMS = 2_000;

/** What the streams need of the shop. */
export interface LiveParts {
  executor: Executor;
  feed: OrderFeed;
  log: Logger;
  reads: Queryable;
  contexts: Contexts;
  /** Finds out who sends a request. */
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
 * viewer's rights do; and is cut off without a last word when this process stops or may have missed something, so that
 * the client connects again and reads anew.
 */
export class LiveStreams implements ChangeListener {
  private readonly open = new Set<Stream>();
  private stopping = false;

  constructor(private readonly parts: LiveParts) {}

  router(): Router {
    const router = Router();
    router.use(
      methodAmong(['POST']),
      streamAlone,
      ...this.parts.authentication,
      jsonBody(() => Promise.resolve(false)),
    );
    router.use((request, response) => this.serve(request, response));
    router.use(graphqlErrors);
    return router;
  }

  /** Tells whom an order concerns, and has the rights looked after of whom a change touches. */
  changed(change: Change): void {
    const { feed, log } = this.parts;
    if (change.kind === 'user') feed.userChanged(change.id);
    else if (change.kind === 'session') feed.sessionChanged(change.id);
    else if (change.kind === 'orders') this.cut();
    else if (change.kind === 'order') {
      feed.orderChanged({ orderId: change.id, isNew: change.isNew }).catch((error: unknown) => {
        log.error({ err: error }, 'live views could not be told of an order');
        this.cut();
      });
    }
  }

  /** Whatever happened before it listened was not told: whoever has a stream open reads anew. */
  listening(on: boolean): void {
    if (on) this.cut();
  }

  /** Cuts every stream off; the clients connect again. */
  private cut(): void {
    for (const { response } of this.open) response.end();
  }

  /** Cuts every stream off, and lets nobody in any more. */
  stop(): void {
    this.stopping = true;
    this.cut();
  }

  private async serve(request: Request, response: Response): Promise<void> {
    const { executor } = this.parts;
    const operation = this.operationOf(request.body);
    const context = await this.parts.contexts.ofRequest(request, response);
    executor.authorize(operation, context.viewer);
    const { account } = context.viewer;
    if (!account) throw unauthenticated();
    this.refuseTooMany(account.id);
    const stream = { response, accountId: account.id };
    this.open.add(stream);
    const closed = new AbortController();
    response.once('close', () => {
      this.open.delete(stream);
      closed.abort();
    });
    const streamContext = new StreamContext(context, this.parts, request, closed.signal);
    const { operationName, variables } = request.body as OperationRequest;
    // Proxies that gather answers would keep the events.
    response.setHeader('X-Accel-Buffering', 'no');
    const handle = createHandler<never>({
      authenticate: () => null,
      onSubscribe: () =>
        executor.subscribe(operation, { operationName, variables }, streamContext) as Promise<OperationResult>,
    });
    try {
      await handle(request, response);
    } catch (error) {
      streamContext.logFault(error);
      response.destroy();
    }
  }

  private refuseTooMany(accountId: number): void {
    if (this.stopping || this.open.size >= STREAMS) {
      throw new ShopError('RATE_LIMITED', 'No live view can be opened now; try again in a while.');
    }
    const own = [...this.open].filter((stream) => stream.accountId === accountId).length;
    if (own >= STREAMS_PER_ACCOUNT) {
      throw new ShopError(
        'RATE_LIMITED',
        `You have ${STREAMS_PER_ACCOUNT} live views open, which is the most; close one.`,
      );
    }
  }

  /** @throws ShopError BAD_USER_INPUT for anything but one subscription within the limits */
  private operationOf(body: unknown): Operation {
    const { query, operationName, variables } = Object(body) as Record<string, unknown>;
    if (typeof query !== 'string') throw badInput({ query: 'Send the subscription as "query"' });
    if (variables !== undefined && (typeof variables !== 'object' || variables === null)) {
      throw badInput({ variables: 'Must be an object' });
    }
    const operation = this.checked(query);
    const node = getOperationAST(operation.document, typeof operationName === 'string' ? operationName : null);
    if (node?.operation !== OperationTypeNode.SUBSCRIPTION) {
      throw badInput({ query: 'Send one subscription; all else is served at /graphql' });
    }
    return operation;
  }

  private checked(query: string): Operation {
    try {
      return this.parts.executor.check(query);
    } catch (error) {
      throw error instanceof InvalidDocument ? badInput({ query: error.message }) : error;
    }
  }
}

/** What the resolvers of a stream are given: at every event the viewer of that moment, and nothing read before. */
class StreamContext implements HttpContext, LiveContext {
  readonly db: HttpContext['db'];
  readonly reads: HttpContext['reads'];
  readonly request: HttpContext['request'];
  readonly requestId: string;
  readonly logFault: (error: unknown) => void;
  readonly live: LiveRequest;
  viewer: Viewer;
  loaders: HttpContext['loaders'];

  constructor(first: HttpContext, { feed, reads }: LiveParts, request: Request, closed: AbortSignal) {
    ({ db: this.db, reads: this.reads, request: this.request, requestId: this.requestId } = first);
    this.logFault = (error) => first.logFault(error);
    this.viewer = first.viewer;
    this.loaders = first.loaders;
    const sessionId = request.sessionID;
    const token = bearerOf(request);
    this.live = {
      feed,
      viewer: first.viewer,
      sessionId,
      closed,
      currentViewer: async () => {
        const viewer = await viewerNow(reads, token, sessionId);
        if (viewer instanceof ShopError) return viewer;
        if (!hasSameRights(viewer, first.viewer)) return forbidden('Your rights have changed; open the page again.');
        this.viewer = viewer;
        this.loaders = new Loaders(reads);
        return viewer;
      },
    };
  }
}

/** Who the token or the session stands for now; the refusal when it stands for nobody any more. */
async function viewerNow(reads: Queryable, token: string | null, sessionId: string): Promise<Viewer | ShopError> {
  try {
    const session = token === null ? await findSessionViewer(reads, sessionId) : null;
    const viewer = token === null ? (session ? viewerOf(session.account) : GUEST) : await viewerOfToken(reads, token);
    return viewer.account ? viewer : unauthenticated();
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}

function hasSameRights(now: Viewer, before: Viewer): boolean {
  return (
    kindOf(now) === kindOf(before) &&
    now.account?.id === before.account?.id &&
    now.account?.parentBusinessId === before.account?.parentBusinessId
  );
}

/** The body must be JSON, and the answer is a stream of events alone. */
const streamAlone: RequestHandler = (request, _response, next) => {
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
