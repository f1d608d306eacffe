import type { AnyObjectSchema } from 'yup';
import type { ErrorCode } from '../core/errors';
import type { JsonSchema } from './jsonSchema';
import type { Columns } from './shapes/columns';

/** The parts of a request that a route reads. */
export interface RestRequest {
  /** Named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The columns that the query chose of a list; null or absent: all. */
  readonly columns?: readonly string[] | null;
  /** The parsed JSON body, undefined when there was none. */
  readonly body: unknown;
  /** The `Idempotency-Key` header; null when it was not sent. */
  readonly idempotencyKey: string | null;
}

/** The response of a route. */
export interface RestAnswer {
  status: number;
  /** Undefined sends no body. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A documented path, as the GraphQL operation that it stands for; it holds no rule of its own (specification 12.1). */
export interface Route<Data = never> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As documented, with `{id}` for a part that varies. */
  path: string;
  summary: string;
  /** The GraphQL document. */
  document: string;
  /** Of a list whose columns a request may choose. */
  columns?: Columns;
  /** The document's variables; checked against its types before it runs. */
  variables?: (request: RestRequest) => Record<string, unknown>;
  /** The variable that the body is passed as; the paths of its field errors are relative to it. */
  bodyVariable?: string;
  /** The path of an input field in the body, where the two differ. */
  bodyPath?: (path: string, request: RestRequest) => string;
  /** What its form says of a value of the wrong type, by the path of the field; absent, what GraphQL's type takes. */
  wrongType?: Readonly<Record<string, string>>;
  /** The rules that the operation checks the body by, where they are not those of its input type. */
  rules?: AnyObjectSchema;
  /** The body's schema, where it is neither that variable nor an object of the document's variables. */
  body?: JsonSchema;
  /**
   * Fields of the body besides those: other documented names of them, and documented fields that change nothing. Every
   * other field is refused.
   */
  moreBody?: Record<string, JsonSchema>;
  /** Whether an admin's body may hold a picture, and so be larger than others. */
  takesPictures?: boolean;
  answer: (data: Data, request: RestRequest) => RestAnswer;
  /** A read of the catalogue, whose responses are cached. */
  isCatalogueRead?: boolean;
  /** Root fields of the document that are there for who may read it, and of which the answer shows nothing. */
  unshown?: readonly string[];
}

/** A route of the table, whatever its data. */
export type AnyRoute = Route<never>;

/** A documented field that changes nothing, whatever it says. */
export const IGNORED: JsonSchema = { description: 'Taken, and changes nothing.' };

/** Fields of an answer that its PUT takes back unchanged or not, so that what was read can be sent with a change. */
export function readBack(...names: string[]): Record<string, JsonSchema> {
  const schema: JsonSchema = { readOnly: true, description: 'Of what was read. Taken, and changes nothing.' };
  return Object.fromEntries(names.map((name) => [name, schema]));
}

/** Keeps the type of a route's data beside its document. */
export function route<Data>(definition: Route<Data>): AnyRoute {
  return definition;
}

export function ok(body: unknown, headers?: Record<string, string>): RestAnswer {
  return { status: 200, body, ...(headers && { headers }) };
}

/** A refusal among the members of a result union. */
export interface RefusalData {
  __typename: string;
  code: ErrorCode;
  message: string;
}

/** The `Link` header to the next page, when there is one; `filter` is that of this page's query. */
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
