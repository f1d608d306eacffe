import type { ErrorCode } from '../core/errors';
import type { JsonSchema } from './jsonSchema';

/** What a shim is given of a request. */
export interface RestRequest {
  /** Named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The parsed JSON body, undefined when there was none. */
  readonly body: unknown;
  /** The `Idempotency-Key` header; null when it was not sent. */
  readonly idempotencyKey: string | null;
}

/** What a shim answers. */
export interface RestAnswer {
  status: number;
  /** Undefined sends no body. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A documented path, said as the GraphQL operation it stands for: no rule lives here (specification 12.1). */
export interface Route<Data = never> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As documented, with `{id}` for a part that varies. */
  path: string;
  summary: string;
  /** The GraphQL document. */
  document: string;
  /** The document's variables; checked against its types before it runs. */
  variables?: (request: RestRequest) => Record<string, unknown>;
  /** Which variable the body is; the paths of its field errors begin inside it. */
  bodyVariable?: string;
  /** Says the path of a field of the input as the body says it, where the two are not the same. */
  bodyPath?: (path: string, request: RestRequest) => string;
  /** What the body looks like, where it is neither that variable nor an object of the document's variables. */
  body?: JsonSchema;
  /** Whether an admin's body may hold a picture, and so be larger than others. */
  takesPictures?: boolean;
  answer: (data: Data, request: RestRequest) => RestAnswer;
  /** A read of the catalogue, whose finished bytes are kept. */
  isCatalogueRead?: boolean;
}

/** A route as the table holds it, whatever its data. */
export type AnyRoute = Route<never>;

/** Keeps the type of a route's data beside its document. */
export function route<Data>(definition: Route<Data>): AnyRoute {
  return definition;
}

export function ok(body: unknown, headers?: Record<string, string>): RestAnswer {
  return { status: 200, body, ...(headers && { headers }) };
}

/** A member of a result union that says no. */
export interface RefusalData {
  __typename: string;
  code: ErrorCode;
  message: string;
}

/** The header that leads to the next page, when there is one; `filter` is what the page's own query narrowed by. */
export function nextPage(
  path: string,
  page: { endCursor: string | null; hasNextPage: boolean },
  limit?: number,
  filter: Readonly<Record<string, unknown>> = {},
): Record<string, string> {
  if (!page.hasNextPage || page.endCursor === null) return {};
  const narrowed = Object.entries(filter).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const query = new URLSearchParams({
    ...Object.fromEntries(narrowed),
    ...(limit !== undefined && { limit: String(limit) }),
    cursor: page.endCursor,
  });
  return { Link: `<${path}?${query}>; rel="next"` };
}

/** GraphQL's enum values are upper case, the documented ones lower case. */
export function lower<T extends string | null>(value: T): T {
  return (value === null ? null : value.toLowerCase()) as T;
}
