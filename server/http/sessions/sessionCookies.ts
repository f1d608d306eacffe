import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';

/** Name of the session cookie (specification 8.4). */
export const SESSION_COOKIE = 'bustan.sid';
/** Name of the cookie by which a device that signed in before is known (specification 8.3). */
export const DEVICE_COOKIE = 'bustan.device';
/** Name of the cookie with the key of a second step that is under way (specification 8.22). */
export const STEP_COOKIE = 'bustan.step';
/**
 * Before these names over HTTPS: browsers take such a cookie only from this very host, over HTTPS and for the whole site,
 * so that neither a neighbour below the same domain nor a page over plain HTTP can put one in its place.
 */
const OF_THIS_HOST = '__Host-';

/** The name under which a cookie is set by the answer to the request. */
export function cookieNameFor({ secure }: Pick<Request, 'secure'>, cookie: string): string {
  return namesOf(cookie)[secure ? 0 : 1];
}

/** Both names of a cookie, that of HTTPS first. */
export const namesOf = (cookie: string): readonly [string, string] => [`${OF_THIS_HOST}${cookie}`, cookie];

/** The value of a cookie under either name, that of HTTPS first; undefined for none. */
export function cookieIn(header: string | undefined, cookie: string): string | undefined {
  if (!header?.includes(cookie)) return undefined;
  const cookies = parseCookie(header);
  const [overHttps, overHttp] = namesOf(cookie);
  return cookies[overHttps] ?? cookies[overHttp];
}

/** Removes a cookie under the names that the browser may have it by. */
export function clearCookie(request: Request, response: Response, cookie: string): void {
  if (request.secure) {
    response.clearCookie(cookieNameFor(request, cookie), { secure: true });
    clearFormer(request, response, cookie);
  } else response.clearCookie(cookie);
}

/** Removes over HTTPS a cookie that the request has under the name without the prefix. */
export function clearFormer({ secure, headers }: Request, response: Response, cookie: string): void {
  const { cookie: header } = headers;
  if (secure && header?.includes(cookie) && parseCookie(header)[cookie] !== undefined) response.clearCookie(cookie);
}
