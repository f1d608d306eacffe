/** Codes of refusals, with the HTTP status of each (specification 12.3). One list for GraphQL and REST. */
export const STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_STEP_NEEDED: 401,
  SIGN_IN_EXPIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  PRICE_UNAVAILABLE: 409,
  INSUFFICIENT_CREDIT: 409,
  DISCOUNT_CODE_INVALID: 409,
  DELIVERY_UNAVAILABLE: 409,
  IDEMPOTENCY_CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** Path in the body (`items.0.productId`) to what is wrong there. */
export type FieldErrors = Record<string, string>;

/**
 * A refusal whose message is for the client: it names what is wrong and what would be right. Everything else that is
 * thrown is masked before it leaves the server.
 */
export class ShopError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: { fields?: FieldErrors; retryAfter?: number } = {},
    /** For the log alone. */
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'ShopError';
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** A 400 that names each field with its message; the first message is that of the whole error. */
export function badInput(fields: FieldErrors): ShopError {
  return new ShopError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'The input is not valid', { fields });
}

export function notFound(what: string): ShopError {
  return new ShopError('NOT_FOUND', `${what} not found`);
}

export function unauthenticated(): ShopError {
  return new ShopError('UNAUTHENTICATED', 'Please sign in first.');
}

export function forbidden(message = 'You are not allowed to do this.'): ShopError {
  return new ShopError('FORBIDDEN', message);
}
