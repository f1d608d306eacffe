import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { BufferedResponse, Encoding } from '../graphql/responseCache';
import type { Viewer } from '../identity/viewer';

/** Headers that are sent with every response of a kind. */
export type CommonHeaders = Readonly<Record<string, string>>;

/** Sends a response that viewers of the same scope share, compressed where the client takes it. */
export function sendShared(
  request: IncomingMessage,
  response: ServerResponse,
  reply: BufferedResponse,
  viewer: Viewer,
  common: CommonHeaders,
): void {
  const encoding = reply.worthCompressing ? encodingFor(request.headers['accept-encoding']) : null;
  const head = headOf(reply, FORMS[encoding ?? 'plain'][viewer.account ? 'own' : 'public'], () => ({
    'Content-Type': JSON_TYPE,
    ETag: reply.etag(encoding),
    // A shared cache may store what guests see for a moment; it must revalidate before it shows it to someone signed
    // in.
    'Cache-Control': viewer.account ? 'private, no-cache' : 'public, max-age=0, s-maxage=10',
    ...common,
    ...reply.headers,
    ...(encoding && { 'Content-Encoding': encoding }),
  }));
  const sought = request.headers['if-none-match'];
  // Without `Cache-Control`: fetch adds `no-cache` to every request with an `If-None-Match` of its caller's.
  if (sought !== undefined && fresh({ 'if-none-match': sought }, { etag: head.etag }))
    sendUnchanged(request, response, head);
  else if (encoding === null) sendBody(request, response, head, reply.body);
  else void reply.encoded(encoding).then((body) => sendBody(request, response, head, body));
}

/** Sends the answer to a client's own document as Apollo Server and Express would. */
export function sendToClient(
  request: IncomingMessage,
  response: ServerResponse,
  reply: BufferedResponse,
  type: string,
  common: CommonHeaders,
): void {
  const head = headOf(reply, type, () => ({
    ETag: reply.weakEtag,
    'Cache-Control': 'private, no-store',
    ...common,
    'Content-Type': type,
  }));
  if (
    request.method === 'GET' &&
    request.headers['if-none-match'] !== undefined &&
    fresh(request.headers, { etag: head.etag })
  ) {
    sendUnchanged(request, response, head);
  } else sendBody(request, response, head, reply.body);
}

/** The head of the answers with one reply, made once: names and values in turns, as Node.js takes them fastest. */
interface Head {
  readonly etag: string;
  /** Begins with the request's id and the length, which are written for each answer. */
  readonly lines: string[];
  /** Of the answer that says that nothing has changed; begins with the request's id. */
  readonly unchanged: string[];
}

const heads = new WeakMap<BufferedResponse, Map<string, Head>>();

/** @param form which of the reply's heads; those of one form are the same */
function headOf(reply: BufferedResponse, form: string, make: () => CommonHeaders & { ETag: string }): Head {
  let known = heads.get(reply);
  if (!known) {
    known = new Map();
    heads.set(reply, known);
  }
  let head = known.get(form);
  if (!head) {
    const headers = make();
    const { 'Content-Type': _, 'Content-Encoding': __, ...unchanged } = headers;
    head = {
      etag: headers.ETag,
      lines: ['X-Request-Id', '', 'Content-Length', '', ...Object.entries(headers).flat()],
      unchanged: ['X-Request-Id', '', ...Object.entries(unchanged).flat()],
    };
    known.set(form, head);
  }
  return head;
}

function sendBody({ id }: IncomingMessage, response: ServerResponse, { lines }: Head, body: Buffer): void {
  lines[1] = id;
  lines[3] = String(body.length);
  response.writeHead(200, lines).end(body);
}

function sendUnchanged({ id }: IncomingMessage, response: ServerResponse, { unchanged }: Head): void {
  unchanged[1] = id;
  response.writeHead(304, unchanged).end();
}

/** Names of the forms in which a reply is shared. */
const FORMS = {
  plain: { own: 'own', public: 'public' },
  br: { own: 'br own', public: 'br public' },
  gzip: { own: 'gzip own', public: 'gzip public' },
} as const;

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
