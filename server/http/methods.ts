import type { RequestHandler } from 'express';
import { ShopError } from '../core/errors';

/** Refuses every method but these (and HEAD, where GET is one) with a 405 that names them. */
export function methodAmong(methods: readonly string[]): RequestHandler {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return (request, response, next) => {
    if (allowed.includes(request.method)) return next();
    response.setHeader('Allow', allowed.join(', '));
    next(new ShopError('METHOD_NOT_ALLOWED', `${request.method} is not allowed here; use ${allowed.join(' or ')}.`));
  };
}
