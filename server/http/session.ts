import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import { parseCookie } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { DataSource } from 'typeorm';
import { SIGNED_OUT_COOKIE } from '../../common/cookies';
import { Role } from '../identity/roles';
import { findAccount, GUEST, viewerOf, type Viewer } from '../identity/viewer';
import { pgPool } from '../db/dataSource';
import type { Queryable } from '../db/queryable';
import type { RequestControl } from '../graphql/context';
import { tokenViewer } from './bearer';

/** Name of the session cookie. */
const SESSION_COOKIE = 'bustan.sid';
const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;
const PRUNE_SECONDS = 3_600;

declare module 'express-session' {
  interface SessionData {
    userId?: number;
    /** Names the cart of a guest. */
    cartId?: string;
  }
}

/** Sessions in PostgreSQL (specification 8.4). A guest has none until something is kept for it. */
export function sessions(db: DataSource, secret: string): { handler: RequestHandler; close(): Promise<void> } {
  const Store = connectPgSimple(session);
  const store = new Store({
    pool: pgPool(db),
    tableName: 'session',
    pruneSessionInterval: PRUNE_SECONDS,
    disableTouch: true,
  });
  const handler = session({
    name: SESSION_COOKIE,
    secret,
    store,
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: THIRTY_DAYS_MS },
  });
  return { handler, close: async () => store.close() };
}

/** The id of the session whose cookie is sent in the header and truly signed; null for none. */
export function sessionIdOf(header: string | undefined, secret: string): string | null {
  if (!header?.includes(SESSION_COOKIE)) return null;
  const value = parseCookie(header)[SESSION_COOKIE];
  const sid = value?.startsWith('s:') ? unsign(value.slice(2), secret) : false;
  return sid === false ? null : sid;
}

/** Who asks: the owner of the API token, else the session's user, with the rights of this moment. */
export async function viewerOfRequest(reads: Queryable, request: Request): Promise<Viewer> {
  const byToken = tokenViewer(request);
  if (byToken) return byToken;
  const { userId } = request.session;
  return userId === undefined ? GUEST : viewerOf(await findAccount(reads, userId));
}

/** Whether an admin sends the request. */
export async function isAdminRequest(reads: Queryable, request: Request): Promise<boolean> {
  const { account } = await viewerOfRequest(reads, request);
  return account?.role === Role.ADMIN;
}

/** What a resolver may do with the request's session and answer. */
export function controlOf(request: Request, response: Response): RequestControl {
  return {
    address: request.ip ?? 'unknown',
    signIn: async (userId) => {
      const { cartId } = request.session;
      // A new id at sign-in: one that an attacker planted before is worth nothing.
      await promisify(request.session.regenerate.bind(request.session))();
      request.session.userId = userId;
      if (request.headers.cookie?.includes(SIGNED_OUT_COOKIE)) response.clearCookie(SIGNED_OUT_COOKIE);
      if (cartId) request.session.cartId = cartId;
      await promisify(request.session.save.bind(request.session))();
      // Or express-session saves a new session once more as the answer ends, and brings one back that was ended meanwhile.
      request.session.save = function saved(done) {
        done?.(null);
        return this;
      };
    },
    signOut: async () => {
      await promisify(request.session.destroy.bind(request.session))();
      response.clearCookie(SESSION_COOKIE);
      // A program has no screens; those of a person keep it until they have forgotten the account.
      if (!tokenViewer(request))
        response.cookie(SIGNED_OUT_COOKIE, '1', { path: '/', sameSite: 'lax', maxAge: THIRTY_DAYS_MS });
    },
    cartOwner: async (create) => {
      // A session that this very request has ended has no cart any more.
      if (!(request.session as unknown)) return null;
      const { userId } = request.session;
      if (userId !== undefined) return `user:${userId}`;
      if (!request.session.cartId) {
        if (!create) return null;
        request.session.cartId = randomUUID();
        await promisify(request.session.save.bind(request.session))();
      }
      return `cart:${request.session.cartId}`;
    },
    markReplay: () => {
      response.setHeader('Idempotent-Replay', 'true');
    },
  };
}
