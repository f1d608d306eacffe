import type { Request, Response } from 'express';
import type { BufferedResponse } from '../graphql/responseCache';

/** Sends a page: compressed if the browser accepts that, or a 304 when the browser has it. */
export async function sendPage(request: Request, response: Response, page: BufferedResponse): Promise<void> {
  const accepted = request.acceptsEncodings('br', 'gzip', 'identity');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : null;
  response.set({ ETag: page.etag(encoding), 'Content-Type': 'text/html; charset=utf-8' });
  if (response.statusCode === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  if (encoding) response.set('Content-Encoding', encoding);
  const body = encoding ? await page.encoded(encoding) : page.body;
  response.set('Content-Length', String(body.length)).end(body);
}
