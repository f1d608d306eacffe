import type { ErrorRequestHandler, Request, Response } from 'express';
import { grouped } from '../../common/amountText';
import { ShopError, type ErrorCode } from '../core/errors';
import { MASKED, refusalIn } from '../graphql/formatError';

/** Sends a refusal as `{message, code, fields?}` with its status (specification 12.3). */
function sendError(response: Response, error: ShopError): void {
  const { fields, retryAfter } = error.details;
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.status(error.status).json({ message: error.message, code: error.code, ...(fields && { fields }) });
}

/** The last handler: refusals as they are, faults of the request by name, everything else masked and logged. */
export function errorHandler(): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      // The answer breaks off; its line tells why.
      response.err = asError(error);
      return next(error);
    }
    const refusal = refusalOfRequest(error);
    if (refusal) return sendError(response, refusal);
    sendInternal(request, response, error);
  };
}

/** The refusal that an error of a request stands for; null for anything unexpected. */
export function refusalOfRequest(error: unknown): ShopError | null {
  return refusalIn(error) ?? bodyFault(error);
}

/** A 500 that tells nothing but the number under which the log tells all. */
function sendInternal(request: Request, response: Response, error: unknown): void {
  response.err = asError(error);
  response.status(500).json({ message: MASKED, code: 'INTERNAL', requestId: request.id });
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
  // Express refuses a path that cannot be decoded, like /%zz.
  return status === 400 ? new ShopError('BAD_USER_INPUT', 'The request cannot be read') : null;
}
