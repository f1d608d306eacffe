import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { BufferedResponse, Encoding } from '../graphql/responseCache';
import type { Viewer } from '../identity/viewer';

/** Headers that are sent with every response of a kind. */
export type CommonHeaders = Readonly<Record<string, string>>;

/** Sends a response that viewers of the same scope share, compressed where the client takes it. */
export async function sendShared(
  request: IncomingMessage,
  response: ServerResponse,
  reply: BufferedResponse,
  viewer: Viewer,
  common: CommonHeaders,
): Promise<void> {
  const encoding = reply.worthCompressing ? encodingFor(request.headers['accept-encoding']) : null;
  const etag = reply.etag(encoding);
  const headers: Record<string, string | number> = {
    'Content-Type': 'application/json; charset=utf-8',
    ETag: etag,
    // A shared cache may store what guests see for a moment; it must revalidate before it shows it to someone signed
    // in.
    'Cache-Control': viewer.account ? 'private, no-cache' : 'public, max-age=0, s-maxage=10',
    'X-Request-Id': request.id,
    ...common,
    ...reply.headers,
  };
  // Without `Cache-Control`: fetch adds `no-cache` to every request with an `If-None-Match` of its caller's.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding ? await reply.encoded(encoding) : reply.body;
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  response.writeHead(200, headers).end(body);
}

/** Sends the answer to a client's own document as Apollo Server and Express would. */
export function sendToClient(
  request: IncomingMessage,
  response: ServerResponse,
  reply: BufferedResponse,
  type: string,
  common: CommonHeaders,
): void {
  const headers: Record<string, string | number> = {
    ETag: reply.weakEtag,
    'Cache-Control': 'private, no-store',
    'X-Request-Id': request.id,
    ...common,
  };
  if (request.method === 'GET' && fresh(request.headers, { etag: reply.weakEtag })) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Type'] = type;
  headers['Content-Length'] = reply.body.length;
  response.writeHead(200, headers).end(reply.body);
}

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_JSON_TYPE = 'application/graphql-response+json; charset=utf-8';
/** What the usual clients accept (none, curl and fetch, axios, urql, graphql-request, Apollo Client), and what they get. */
const TYPES: Readonly<Record<string, string>> = {
  '': JSON_TYPE,
  '*/*': JSON_TYPE,
  'application/json': JSON_TYPE,
  'application/json, */*': JSON_TYPE,
  'application/json, text/plain, */*': JSON_TYPE,
  'application/graphql-response+json': GRAPHQL_JSON_TYPE,
  'application/graphql-response+json, application/json': GRAPHQL_JSON_TYPE,
  'application/graphql-response+json, application/json, multipart/mixed': GRAPHQL_JSON_TYPE,
  'application/graphql-response+json, application/graphql+json, application/json': GRAPHQL_JSON_TYPE,
  'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed':
    GRAPHQL_JSON_TYPE,
  'application/graphql-response+json,application/json;q=0.9': GRAPHQL_JSON_TYPE,
};

/** The type of the answer to a client's own document by its `Accept`; undefined for what Apollo Server is to decide. */
export function typeFor(accepted: string | undefined): string | undefined {
  return Object.hasOwn(TYPES, accepted ?? '') ? TYPES[accepted ?? ''] : undefined;
}

/** Brotli or gzip, when the client accepts it. Our own, since `negotiator` was slower (docs/decisions/0015). */
function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(text) ? 'gzip' : null;
}
