import type { ErrorRequestHandler, Request, Response } from 'express';
import { grouped } from '../../common/amountText';
import { ShopError, type ErrorCode, type FieldErrors } from '../core/errors';
import { MASKED, refusalIn } from '../graphql/errors/formatError';
import { challengeOf } from './bearer';

/** What an error answer says, in whatever form. */
interface ErrorContent {
  message: string;
  code: ErrorCode;
  fields?: FieldErrors;
  /** Seconds; in REST the header alone says it. */
  retryAfter?: number;
  requestId?: string;
}

type Send = (request: Request, response: Response, content: ErrorContent) => void;

/**
 * The last handler: refusals as they are, faults of the request with their code, everything else masked and logged. The
 * body is `{message, code, fields?}` (specification 12.3).
 */
export function errorHandler(): ErrorRequestHandler {
  return handlerWith((_request, response, { retryAfter: _, ...body }) => response.json(body));
}

/** The same at `/graphql`, in the shape of GraphQL errors, for what is refused before an operation runs. */
export function graphqlErrorHandler(): ErrorRequestHandler {
  return handlerWith((request, response, { message, ...extensions }) => {
    const type = request.accepts('application/json', GRAPHQL_JSON);
    if (type === GRAPHQL_JSON) response.type(GRAPHQL_JSON);
    response.json({ errors: [{ message, extensions }] });
  });
}

const GRAPHQL_JSON = 'application/graphql-response+json';

function handlerWith(send: Send): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      // The response is cut off; its line in the log names the cause.
      response.err = asError(error);
      return next(error);
    }
    const refusal = refusalOfRequest(error);
    if (refusal) {
      const { status, message, code, details } = refusal;
      response.refusal = code;
      if (refusal.cause !== undefined) response.err = asError(refusal.cause);
      if (details.retryAfter !== undefined) response.setHeader('Retry-After', String(details.retryAfter));
      if (status === 401) response.setHeader('WWW-Authenticate', challengeOf(request));
      send(request, response.status(status), { message, code, ...details });
    } else {
      // Nothing leaves but the request's id, under which the log has the cause.
      response.err = asError(error);
      send(request, response.status(500), { message: MASKED, code: 'INTERNAL', requestId: request.id });
    }
  };
}

/** The refusal that an error of a request is or causes; null for anything unexpected. */
function refusalOfRequest(error: unknown): ShopError | null {
  return refusalIn(error) ?? bodyFault(error);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

const BODY_FAULTS: Record<string, [ErrorCode, string]> = {
  'entity.too.large': ['PAYLOAD_TOO_LARGE', 'The request is too large'],
  'entity.parse.failed': ['BAD_USER_INPUT', 'The body is not valid JSON'],
  'encoding.unsupported': [
    'UNSUPPORTED_MEDIA_TYPE',
    'The body must be sent as it is, or compressed with gzip, deflate or br',
  ],
  'charset.unsupported': ['UNSUPPORTED_MEDIA_TYPE', 'The body must be UTF-8'],
  'request.aborted': ['BAD_USER_INPUT', 'The body was not complete'],
  'request.size.invalid': ['BAD_USER_INPUT', 'The body is not as long as its Content-Length says'],
};

/** What Express's body parser and router refuse. */
function bodyFault(error: unknown): ShopError | null {
  const { type, limit, status } = error as { type?: string; limit?: number; status?: number };
  const fault = type === undefined ? undefined : BODY_FAULTS[type];
  if (fault)
    return new ShopError(
      fault[0],
      limit === undefined ? fault[1] : `${fault[1]}; at most ${grouped(limit)} bytes are taken`,
    );
  return status === 400 ? new ShopError('BAD_USER_INPUT', 'The request cannot be read') : null;
}
