import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES, type Language } from '../../common/languages';
import { escapeHtml } from '../core/html';
import { ShopError } from '../core/errors';
import { textsIn } from '../core/texts';

const OF_GRAPHQL = /^\/+graphql(?:[/?]|$)/i;
const OF_PROGRAMS = /^\/+api(?:[/?]|$)/i;

/** What a refused client is asked to wait, in seconds. */
const RETRY_AFTER = 2;

/** The refusal of what there is no room for. */
export function tooBusy(): ShopError {
  const message = 'The shop has more to do than it can; nothing was done. Send the same again in a moment.';
  return new ShopError('UNAVAILABLE', message, { retryAfter: RETRY_AFTER });
}

/**
 * Answers with a refusal without Express, in the form of the path: of `/graphql`, of `/api`, or a page that loads itself
 * again.
 */
export function answerRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: ShopError,
  common: Readonly<Record<string, string>>,
): void {
  const { headers } = request;
  // Below a router, Express has taken the router's path off.
  const { originalUrl: url = request.url ?? '' } = request as { originalUrl?: string };
  const { status, message, code, details } = refusal;
  const retryAfter = String(details.retryAfter ?? 1);
  const isPage = !OF_GRAPHQL.test(url) && !OF_PROGRAMS.test(url) && (headers.accept ?? '').includes('text/html');
  const body = isPage
    ? page(retryAfter)
    : JSON.stringify(
        OF_GRAPHQL.test(url) ? { errors: [{ message, extensions: { code, ...details } }] } : { message, code },
      );
  response.refusal = code;
  response.writeHead(status, {
    ...common,
    'X-Request-Id': request.id,
    'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': retryAfter,
  });
  response.end(body);
}

function page(retryAfter: string): string {
  // For browsers, which ask again by themselves; in every language of the shop, since nothing is known of the reader.
  const texts = Object.entries(LANGUAGES)
    .map(([tag, { direction }]) => {
      const t = textsIn(tag as Language);
      const text = t('The shop is very busy. This page loads again in a moment.');
      return `<p lang="${tag}" dir="${direction}">${escapeHtml(text)}</p>`;
    })
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfter}"><title>Bustan</title>${texts}</html>`;
}
