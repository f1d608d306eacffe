import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import { parseCookie } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { DataSource } from 'typeorm';
import { SIGNED_OUT_COOKIE } from '../../../common/cookies';
import { ATTEMPT_MINUTES } from '../../accounts/secondStep/stepAttempts';
import { KNOWN_FOR_DAYS } from '../../accounts/signIn/knownDevices';
import { Duty, hasDuty } from '../../identity/duties';
import { findAccount, GUEST, viewerOf, type Viewer } from '../../identity/viewer';
import { pgPool } from '../../db/dataSource';
import { networkOf } from '../../rateLimits/network';
import { readersLanguage } from '../headers/readersLanguage';
import { RateLimit } from '../../rateLimits/rateLimit';
import type { Queryable } from '../../db/queryable';
import type { RequestControl } from '../../graphql/context';
import { tokenViewer } from '../bearer';
import { limitTeller } from '../headers/rateLimitHeaders';
import {
  clearCookie,
  clearFormer,
  cookieIn,
  cookieNameFor,
  DEVICE_COOKIE,
  namesOf,
  SESSION_COOKIE,
  STEP_COOKIE,
} from './sessionCookies';

const ONE_DAY_MS = 24 * 3_600_000;
const THIRTY_DAYS_MS = 30 * ONE_DAY_MS;

declare module 'express-session' {
  interface SessionData {
    userId?: number;
    /** Names the cart of a guest. */
    cartId?: string;
  }
}

/** Sessions in PostgreSQL (specification 8.4). A guest has none until something is stored in it. */
export function sessions(db: DataSource, secret: string): { handler: RequestHandler; close(): Promise<void> } {
  const Store = connectPgSimple(session);
  const store = new Store({
    pool: pgPool(db),
    tableName: 'session',
    // A job deletes those that have ended (specification 25.3).
    pruneSessionInterval: false,
    disableTouch: true,
  });
  const named = (name: string) =>
    session({
      name,
      secret,
      store,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: THIRTY_DAYS_MS },
    });
  const overHttp = named(SESSION_COOKIE);
  const overHttps = named(cookieNameFor({ secure: true }, SESSION_COOKIE));
  // Over HTTPS the name without the prefix does not count: a neighbour below the same domain could have set it.
  const handler: RequestHandler = (request, response, next) =>
    request.secure ? overHttps(request, response, next) : overHttp(request, response, next);
  return { handler, close: async () => store.close() };
}

/**
 * The id of the session in the `Cookie` header, when its signature is right; null for none.
 * @param name the one name under which it counts; absent: either, that of HTTPS first
 */
export function sessionIdOf(header: string | undefined, secret: string, name?: string): string | null {
  const value = name === undefined ? cookieIn(header, SESSION_COOKIE) : parseCookie(header ?? '')[name];
  const sid = value?.startsWith('s:') ? unsign(value.slice(2), secret) : false;
  return sid === false ? null : sid;
}

/** Who sends the request: the owner of the API token, else the session's user, with the rights of this moment. */
export async function viewerOfRequest(reads: Queryable, request: Request): Promise<Viewer> {
  const byToken = tokenViewer(request);
  if (byToken) return byToken;
  const { userId } = request.session;
  return userId === undefined ? GUEST : viewerOf(await findAccount(reads, userId));
}

/** Whether the request's body may hold a picture: somebody who cares for the catalogue sends it. */
export async function maySendPictures(reads: Queryable, request: Request): Promise<boolean> {
  const { account } = await viewerOfRequest(reads, request);
  return hasDuty(account, Duty.CATALOGUE);
}

/** Carts of guests that one network may begin in a quarter of an hour: each is a session that is kept for 30 days. */
const CARTS_PER_NETWORK = 100;

/** The limit of the sessions that guests begin. */
export const guestCarts = (db: DataSource): RateLimit =>
  new RateLimit(db, { name: 'cart-address', most: CARTS_PER_NETWORK, why: 'Too many new carts.' });

/** Ends the request's session. */
export async function endSession(request: Request, response: Response): Promise<void> {
  const session = sessionOf(request);
  if (session) await promisify(session.destroy.bind(session))();
  withdrawCookies(response, [...namesOf(SESSION_COOKIE), SIGNED_OUT_COOKIE]);
  clearCookie(request, response, SESSION_COOKIE);
  // For the screens, which clear it when they have removed what they store of the account; a client with a token has
  // none.
  if (tokenViewer(request)) return;
  response.cookie(SIGNED_OUT_COOKIE, '1', { path: '/', sameSite: 'lax', maxAge: THIRTY_DAYS_MS });
}

/** What a resolver may do with the request's session and answer. @param newCarts limits the sessions of guests */
export function controlOf(
  request: Request,
  response: Response,
  newCarts: RateLimit,
): Omit<RequestControl, 'sessionId'> {
  const network = networkOf(request.ip ?? 'unknown');
  const tellLimit = limitTeller(response);
  return {
    language: readersLanguage(request),
    network,
    origin: `${request.protocol}://${request.host}`,
    stepCookie: cookieIn(request.headers.cookie, STEP_COOKIE) ?? null,
    keepStepCookie: (key) => keepStepCookie(request, response, key),
    device: cookieIn(request.headers.cookie, DEVICE_COOKIE) ?? null,
    rememberDevice: (cookie) => {
      withdrawCookies(response, namesOf(DEVICE_COOKIE));
      clearFormer(request, response, DEVICE_COOKIE);
      response.cookie(cookieNameFor(request, DEVICE_COOKIE), cookie, {
        httpOnly: true,
        sameSite: 'strict',
        secure: request.secure,
        maxAge: KNOWN_FOR_DAYS * ONE_DAY_MS,
      });
    },
    signIn: async (userId) => {
      const cartId = sessionOf(request)?.cartId;
      const { sessionStore } = request;
      // A new id at sign-in, against session fixation.
      await promisify(sessionStore.regenerate.bind(sessionStore))(request);
      request.session.userId = userId;
      clearFormer(request, response, SESSION_COOKIE);
      withdrawCookies(response, [cookieNameFor(request, SESSION_COOKIE), SIGNED_OUT_COOKIE]);
      if (request.headers.cookie?.includes(SIGNED_OUT_COOKIE)) response.clearCookie(SIGNED_OUT_COOKIE);
      if (cartId) request.session.cartId = cartId;
      await promisify(request.session.save.bind(request.session))();
      // express-session would save a new session once more when the response ends, and so restore one that was ended
      // since.
      request.session.save = function skipSave(done) {
        done?.(null);
        return this;
      };
    },
    signOut: () => endSession(request, response),
    cartOwner: async (create) => {
      const session = sessionOf(request);
      if (!session) return null;
      if (session.userId !== undefined) return `user:${session.userId}`;
      if (!session.cartId) {
        if (!create) return null;
        await newCarts.take(network, tellLimit);
        session.cartId = randomUUID();
        await promisify(session.save.bind(session))();
      }
      return `cart:${session.cartId}`;
    },
    tellLimit,
    markReplay: () => {
      response.setHeader('Idempotent-Replay', 'true');
    },
  };
}

/** Keeps the key of what the browser has begun, or forgets it. */
function keepStepCookie(request: Request, response: Response, key: string | null): void {
  withdrawCookies(response, namesOf(STEP_COOKIE));
  if (key === null) return clearCookie(request, response, STEP_COOKIE);
  clearFormer(request, response, STEP_COOKIE);
  response.cookie(cookieNameFor(request, STEP_COOKIE), key, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.secure,
    maxAge: ATTEMPT_MINUTES * 60_000,
  });
}

/** The request's session; undefined after `signOut` in the same request, which may go on with another field. */
function sessionOf(request: Request): Request['session'] | undefined {
  return request.session;
}

/** Takes back what the response says of the session so far, since of two settings of one cookie the last should count. */
function withdrawCookies(response: Response, names: readonly string[]): void {
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  const others = cookies.filter((cookie) => !names.some((name) => cookie.startsWith(`${name}=`)));
  if (others.length > 0) response.setHeader('Set-Cookie', others);
  else response.removeHeader('Set-Cookie');
}
