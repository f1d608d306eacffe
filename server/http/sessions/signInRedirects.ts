import { Router } from 'express';
import { Role } from '../../identity/roles';
import type { Queryable } from '../../db/queryable';
import { methodAmong } from '../methods';
import { endSession, viewerOfRequest } from './session';

/** Where each role's own pages begin (specification 8.5). */
const HOME: Record<Role, string> = {
  [Role.ADMIN]: '/admin/dashboard',
  [Role.STAFF]: '/admin/dashboard',
  [Role.BUSINESS]: '/business/portal',
  [Role.EMPLOYEE]: '/employee/portal',
  [Role.CUSTOMER]: '/store',
};

/** `GET /api/login` and `GET /api/logout`: for links, which redirect the browser. */
export function signInRedirects(reads: Queryable): Router {
  const router = Router();
  router.get('/api/login', async (request, response) => {
    const { returnTo } = request.query;
    const returnPath = typeof returnTo === 'string' && isOwnPath(returnTo) ? returnTo : null;
    const { account } = await viewerOfRequest(reads, request);
    if (account) return response.redirect(302, returnPath ?? HOME[account.role]);
    response.redirect(302, returnPath === null ? '/login' : `/login?${new URLSearchParams({ returnTo: returnPath })}`);
  });
  router.get('/api/logout', async (request, response) => {
    await endSession(request, response);
    response.redirect(302, '/');
  });
  // POST to the same path signs in by REST.
  router.all('/api/login', methodAmong(['GET', 'POST']));
  router.all('/api/logout', methodAmong(['GET']));
  return router;
}

/** Whether the text is a path of this site, and stays one however a browser reads it. */
function isOwnPath(text: string): boolean {
  try {
    const base = 'http://own.invalid';
    if (!text.startsWith('/') || /[\\\x00-\x1f]/.test(text)) return false;
    const { origin, pathname } = new URL(text, base);
    // The path of "/.//host" is "//host".
    return origin === base && !pathname.startsWith('//');
  } catch {
    return false;
  }
}
