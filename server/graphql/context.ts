import type { DataSource } from 'typeorm';
import type { Language } from '../../common/languages';
import type { Viewer } from '../identity/viewer';
import type { Queryable } from '../db/queryable';
import type { TellLimit } from '../rateLimits/limitState';
import type { Shown } from './changes/shown';
import type { Loaders } from './loaders';

/** What a resolver can do with the request: its session, a header of its response. */
export interface RequestControl {
  /** What the person who sends it reads; mails that it causes are in it, where no account says otherwise. */
  readonly language: Language;
  /** The client's network, as rate limits count it. */
  readonly network: string;
  /** Of the session; it opens it, so no answer has it. Null for none. */
  readonly sessionId: string | null;
  /** Where the client finds the shop, `https://shop.example`. */
  readonly origin: string;
  /** The key of what the browser has begun to sign in with, or to set up; null for none. */
  readonly stepCookie: string | null;
  /** Lets the browser keep such a key for some minutes; null lets it forget it. */
  keepStepCookie(key: string | null): void;
  /** The cookie by which the client's device is known; null for none. */
  readonly device: string | null;
  /** Lets the client keep that cookie. */
  rememberDevice(cookie: string): void;
  /** Begins a session for the user under a new id. */
  signIn(userId: number): Promise<void>;
  /** Ends the session. */
  signOut(): Promise<void>;
  /** Whose cart this is; null when the guest has none yet and `create` is false. */
  cartOwner(create: boolean): Promise<string | null>;
  /** Sets the headers that say how much of a limit is left. */
  readonly tellLimit: TellLimit;
  /** Sets the header that marks the answer as a repetition of an earlier one. */
  markReplay(): void;
}

/** The context of every resolver. */
export interface Context {
  readonly viewer: Viewer;
  /** In which the answer says what the catalogue says, unless a field's argument names another. */
  readonly language: Language;
  /** For what writes. */
  readonly db: DataSource;
  /** For what only reads: prepared statements on the same database. */
  readonly reads: Queryable;
  /** The same for lists of the catalogue, where equal statements run once for all who wait: nobody may change their rows. */
  readonly sharedReads: Queryable;
  /**
   * The same for what may be read late: reports, lists and searches of the back office. A replica may answer, which has
   * all that was committed before the request asked.
   */
  readonly lateReads: Queryable;
  readonly loaders: Loaders;
  readonly request: RequestControl;
  /** Where a response that is to be cached notes what it shows of the catalogue; absent for any other. */
  readonly shown?: Shown;
  /** Logs an unexpected error; the client learns only that something went wrong. */
  readonly logFault: (error: unknown) => void;
}

/** For requests that only read; a resolver that needs a session must not run in them. */
export const READS_ONLY: RequestControl = {
  language: 'en',
  network: '',
  sessionId: null,
  origin: 'http://localhost',
  stepCookie: null,
  keepStepCookie: () => undefined,
  device: null,
  rememberDevice: () => undefined,
  signIn: () => Promise.reject(new Error('This path only reads')),
  signOut: () => Promise.reject(new Error('This path only reads')),
  cartOwner: () => Promise.resolve(null),
  tellLimit: () => undefined,
  markReplay: () => undefined,
};
