import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { allowStyles, ANY_STYLE } from '../securityHeaders';

/**
 * `GET /graphql` in a browser, which accepts HTML rather than JSON: the explorer of the schema. It is built with the
 * web client and needs no other host; without a build the request goes on to Apollo Server.
 */
export function explorer(folder: string): RequestHandler {
  const file = path.join(folder, 'explorer.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : null;
  return (request, response, next) => {
    response.vary('Accept');
    const isQuery = 'query' in request.query || 'extensions' in request.query;
    if (page === null || request.method !== 'GET' || isQuery || request.accepts('json', 'html') !== 'html')
      return next();
    // The editor in it, Monaco, writes styles as it is used; this page alone may.
    allowStyles(response, [ANY_STYLE]);
    response.set('Cache-Control', 'no-cache').type('html').send(page);
  };
}
