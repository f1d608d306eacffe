import type { ShopError } from '../../core/errors';
import type { Context } from '../../graphql/context';
import type { Viewer } from '../../identity/viewer';
import type { OrderFeed } from './orderFeed';

/** What a subscription is given besides: where its events come from, and whom they are for. */
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

/** What the resolvers of a subscription are given. */
export interface LiveContext extends Context {
  /** Absent where the document is run as if it were a query. */
  readonly live?: LiveRequest;
}
