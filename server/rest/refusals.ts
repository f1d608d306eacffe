import type { JsonSchema } from './jsonSchema';

/** The shape of every refusal (specification 12.3). */
export const ERROR: JsonSchema = {
  type: 'object',
  description: 'A refusal.',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'What is wrong and what would be right, for a person to read.' },
    code: { type: 'string', description: 'What is wrong, for programs.', examples: ['BAD_USER_INPUT'] },
    fields: {
      type: 'object',
      description: 'From the path of a field in the body, like "items.0.quantity", to what is wrong with it.',
      additionalProperties: { type: 'string' },
    },
    fresh: { type: 'object', description: 'With PRICE_CHANGED: the amounts as they are now.' },
    delivery: {
      type: 'object',
      description: 'With DELIVERY_UNAVAILABLE: the `reason`, and the `options` that there are now, or null.',
    },
    secondStep: {
      type: 'object',
      description: 'With SECOND_STEP_NEEDED: `ways`, by what it can be shown, and `minutes`, how long there is for it.',
    },
    requestId: { type: 'string', description: 'With INTERNAL: the number under which the log tells all.' },
  },
};

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Something of the request is not valid; `fields` names each.',
  401: 'Nobody is signed in, or the API token is not valid.',
  403: 'The viewer, or the scope of the token, is not allowed to do this.',
  404: 'There is no such thing for the viewer.',
  409: 'The request is valid, but not as things are now.',
  413: 'The body is too large.',
  415: 'The body is not said to be JSON.',
  429: 'Too many of these came from the network, or for the account.',
  503: 'The shop has more to do than it can, or this took too long; nothing was done.',
};

const RETRY_AFTER = {
  'Retry-After': { description: 'How many seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** The headers about limits, of every answer to what is counted (specification 12.9). */
export const LIMIT_HEADERS: Readonly<Record<string, object>> = {
  'RateLimit-Policy': {
    description:
      'The limits by which the request was counted, as draft-ietf-httpapi-ratelimit-headers-11 writes them: a name, `q` how many there may be and `w` within how many seconds. Absent when it was not counted.',
    schema: { type: 'string', examples: ['"code-address";q=30;w=900'] },
  },
  RateLimit: {
    description: 'Of each of them `r`, how many more there may be, and `t`, within how many seconds.',
    schema: { type: 'string', examples: ['"code-address";r=29;t=900'] },
  },
};

/** What is refused after it was counted. */
const AFTER_COUNTING = new Set([401, 404, 409, 429]);

const HEADERS: Readonly<Record<number, Record<string, object>>> = {
  401: { 'WWW-Authenticate': { description: 'How to say who sends the request.', schema: { type: 'string' } } },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

const CONTENT = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };

/**
 * The responses with which a path may refuse, by their status, and any other.
 * @param isCounted whether its requests are counted
 */
export function refusals(statuses: readonly number[], isCounted = false): Record<string, object> {
  const named = statuses.map((status) => {
    const headers = { ...HEADERS[status], ...(isCounted && AFTER_COUNTING.has(status) && LIMIT_HEADERS) };
    return [status, { description: REFUSALS[status], ...(Object.keys(headers).length > 0 && { headers }), ...CONTENT }];
  });
  return {
    ...(Object.fromEntries(named) as Record<string, object>),
    default: { description: 'Any other refusal.', ...CONTENT },
  };
}
