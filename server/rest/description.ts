import type { RequestHandler } from 'express';
import { ShopError } from '../core/errors';

/** Sends the description of the paths, made when somebody first asks for it. */
export function description(describe: () => object): RequestHandler {
  let body: string | undefined;
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      throw new ShopError('METHOD_NOT_ALLOWED', `${request.method} is not allowed here; use GET or HEAD.`);
    }
    response
      .set('Cache-Control', 'public, no-cache')
      .type('json')
      .send((body ??= JSON.stringify(describe())));
  };
}
