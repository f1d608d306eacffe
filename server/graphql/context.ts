import type { DataSource } from 'typeorm';
import type { Viewer } from '../identity/viewer';
import type { Queryable } from '../db/queryable';
import type { Loaders } from './loaders';

/** What a request can do besides answering: its session, its headers. */
export interface RequestControl {
  /** The client's network address, for rate limits. */
  readonly address: string;
  /** Begins a session for the user under a new id. */
  signIn(userId: number): Promise<void>;
  /** Ends the session. */
  signOut(): Promise<void>;
  /** Whose cart this is; null when the guest has none yet and `create` is false. */
  cartOwner(create: boolean): Promise<string | null>;
  /** Says in a header that the answer is a repetition of an earlier one. */
  markReplay(): void;
}

/** What every resolver is given. */
export interface Context {
  readonly viewer: Viewer;
  /** For what writes. */
  readonly db: DataSource;
  /** For what only reads: prepared statements on the same database. */
  readonly reads: Queryable;
  readonly loaders: Loaders;
  readonly request: RequestControl;
  /** Logs what nobody expected; who asked is told no more than that something went wrong. */
  readonly logFault: (error: unknown) => void;
}

/** The control of a request that only reads; a resolver that needs more was called from the wrong place. */
export const READS_ONLY: RequestControl = {
  address: '',
  signIn: () => Promise.reject(new Error('This path only reads')),
  signOut: () => Promise.reject(new Error('This path only reads')),
  cartOwner: () => Promise.resolve(null),
  markReplay: () => undefined,
};
