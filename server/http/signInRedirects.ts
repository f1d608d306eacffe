import { Router } from 'express';
import { Role } from '../identity/roles';
import type { Queryable } from '../db/queryable';
import { methodAmong } from './methods';
import { controlOf, viewerOfRequest } from './session';

/** Where each role's own pages begin (specification 8.5). */
const HOME: Record<Role, string> = {
  [Role.ADMIN]: '/admin/dashboard',
  [Role.BUSINESS]: '/business/portal',
  [Role.EMPLOYEE]: '/employee/portal',
  [Role.CUSTOMER]: '/store',
};

/** `GET /api/login` and `GET /api/logout`: where links of a page lead, which send the browser on. */
export function signInRedirects(reads: Queryable): Router {
  const router = Router();
  router.get('/api/login', async (request, response) => {
    const { returnTo } = request.query;
    const back = typeof returnTo === 'string' && isOwnPath(returnTo) ? returnTo : null;
    const { account } = await viewerOfRequest(reads, request);
    if (account) return response.redirect(302, back ?? HOME[account.role]);
    response.redirect(302, back === null ? '/login' : `/login?${new URLSearchParams({ returnTo: back })}`);
  });
  router.get('/api/logout', async (request, response) => {
    await controlOf(request, response).signOut();
    response.redirect(302, '/');
  });
  // At the same address a program signs in by POST.
  router.all('/api/login', methodAmong(['GET', 'POST']));
  router.all('/api/logout', methodAmong(['GET']));
  return router;
}

/** Whether the text is a path of this site, and stays one however a browser reads it. */
function isOwnPath(text: string): boolean {
  try {
    const base = 'http://own.invalid';
    return text.startsWith('/') && !/[\\\x00-\x1f]/.test(text) && new URL(text, base).origin === base;
  } catch {
    return false;
  }
}
