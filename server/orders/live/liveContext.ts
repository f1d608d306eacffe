import type { ShopError } from '../../core/errors';
import type { Context } from '../../graphql/context';
import type { Viewer } from '../../identity/viewer';
import type { OrderFeed } from './orderFeed';

/** The part of a subscription's context that others do not have: the source of its events, and the viewer. */
export interface LiveRequest {
  readonly feed: OrderFeed;
  /** Who opened the stream, with the rights of that moment. */
  readonly viewer: Viewer;
  readonly sessionId: string;
  /** Aborted when the stream is over. */
  readonly closed: AbortSignal;
  /** The viewer with the rights of this moment, for what is read next; the refusal when the stream must end. */
  readonly currentViewer: () => Promise<Viewer | ShopError>;
}

/** The context of a subscription's resolvers. */
export interface LiveContext extends Context {
  /** Absent where the subscription is executed as a query. */
  readonly live?: LiveRequest;
}
