import { asInput, newKey, PLACE_ACCOUNT, PLACE_GUEST } from './orderBodies';
import type { ShopClient } from '../shopClient';

type Fields = Record<string, any>;

/** The two APIs of each operation. */
export const APIS = ['GraphQL', 'REST'] as const;
export type Api = (typeof APIS)[number];
export type Checkout = 'guest' | 'account';

/** The result of placing an order by GraphQL or REST, in one shape. */
export interface Placing {
  /** The HTTP status; GraphQL's own is always 200. */
  status: number;
  /** The placed order with its number as `id`; null when it was refused. */
  order: Fields | null;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
  fresh: Fields | null;
  /** Whether the response is marked as a replay. */
  replayed: boolean;
}

/** Places an order by one of the two ways. */
export async function placeBy(
  api: Api,
  checkout: Checkout,
  client: ShopClient,
  body: Fields,
  key: string = newKey(),
): Promise<Placing> {
  if (api === 'GraphQL') {
    const document = checkout === 'guest' ? PLACE_GUEST : PLACE_ACCOUNT;
    const { status, headers, data, errors } = await client.graphql(document, { input: asInput(body, key) });
    const replayed = headers.get('Idempotent-Replay') === 'true';
    const [error] = errors;
    if (error) {
      const { code, fields = null } = error.extensions;
      return { status, order: null, code, message: error.message, fields, fresh: null, replayed };
    }
    const { __typename, code = null, message = null, fresh = null, ...rest } = data.placed as Fields;
    if (__typename !== 'OrderPlaced') return { status, order: null, code, message, fields: null, fresh, replayed };
    const { orderId, ...order } = rest;
    return {
      status,
      order: { id: orderId, ...order, status: String(order.status).toLowerCase() },
      code: null,
      message: null,
      fields: null,
      fresh: null,
      replayed,
    };
  }
  const path = checkout === 'guest' ? '/api/orders/guest' : '/api/orders';
  const { status, headers, body: answer } = await client.rest('POST', path, body, { 'Idempotency-Key': key });
  const replayed = headers.get('Idempotent-Replay') === 'true';
  if (status !== 201) {
    const { code = null, message = null, fields = null, fresh = null } = answer as Fields;
    return { status, order: null, code, message, fields, fresh, replayed };
  }
  const { [checkout === 'guest' ? 'orderId' : 'id']: id, ...order } = answer as Fields;
  return { status, order: { id, ...order }, code: null, message: null, fields: null, fresh: null, replayed };
}

/**
 * Places an order of the guest checkout by GraphQL.
 * @returns its number, and the key by which the guest follows it
 */
export async function placeFollowed(
  client: ShopClient,
  body: Fields,
  key: string = newKey(),
): Promise<{ id: number; key: string }> {
  const { data, errors } = await client.graphql(
    'mutation ($input: GuestOrderInput!) { placed: placeGuestOrder(input: $input) { ... on OrderPlaced { orderId followKey } } }',
    { input: asInput(body, key) },
  );
  expect(errors).toEqual([]);
  return { id: data.placed.orderId, key: data.placed.followKey };
}

/** The status with which each way answers a refusal of an order. */
export function refusalStatus(api: Api, code: string): number {
  if (api === 'GraphQL') return 200;
  return { BAD_USER_INPUT: 400, FORBIDDEN: 403, UNAUTHENTICATED: 401 }[code] ?? 409;
}
