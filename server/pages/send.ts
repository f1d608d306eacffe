import type { Request, Response } from 'express';
import type { FinishedAnswer } from '../graphql/responseCache';

/** Sends a finished page: compressed as the browser wants it, or nothing but a 304 when the browser has it. */
export async function sendPage(request: Request, response: Response, page: FinishedAnswer): Promise<void> {
  response.set({ ETag: page.etag, 'Content-Type': 'text/html; charset=utf-8' });
  if (response.statusCode === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  const accepted = request.acceptsEncodings('br', 'gzip', 'identity');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : null;
  if (encoding) response.set('Content-Encoding', encoding);
  const body = encoding ? await page.encoded(encoding) : page.body;
  response.set('Content-Length', String(body.length)).end(body);
}
