import { createHash } from 'node:crypto';
import { ShopError } from '../core/errors';
import type { Queryable } from '../db/queryable';

/** An idempotency key, whose it is, and what it was sent with. */
export interface SentKey {
  /** Keys of different owners are different keys. */
  owner: string;
  key: string;
  /** SHA-256 of the request without its key: the same for the same request. */
  hash: Buffer;
}

/** Who owns the keys of a user; all guests together are one owner. */
function keyOwner(userId: number | null): string {
  return userId === null ? 'guest' : `user:${userId}`;
}

/** @param payload the request without its key, as JSON: the same text for the same request */
export function sentKey(userId: number | null, key: string, payload: string): SentKey {
  return { owner: keyOwner(userId), key, hash: createHash('sha256').update(payload).digest() };
}

/**
 * The key of a write that may be sent without one.
 * @param userId null for a guest
 * @param what what is done with what, by its name in the API and its input
 * @returns null without a key
 */
export function optionalKey(
  userId: number | null,
  key: string | null | undefined,
  ...what: [string, object]
): SentKey | null {
  return key == null ? null : sentKey(userId, key, JSON.stringify(what));
}

/**
 * The key of a part of a request, which is written in a transaction of its own. No client can send it: a key has no
 * spaces.
 */
export function partOf(sent: SentKey, part: number): SentKey {
  return { ...sent, key: `${sent.key} ${part}` };
}

/** The answer to a request, and whether an earlier one with the same key was given it first. */
export interface Once<Answer> {
  answer: Answer;
  replayed: boolean;
}

/** A key that was unused, or the answer that stands under it. */
type Taken = { orderId: number | null } | { answer: unknown };

/** The key was sent before with another content; nothing was done. */
export class KeyConflict extends ShopError {
  declare readonly code: 'IDEMPOTENCY_CONFLICT';

  constructor() {
    super(
      'IDEMPOTENCY_CONFLICT',
      'This idempotency key was used for another request. Send a new key for a new request, or the same request again.',
    );
  }
}

/**
 * Takes the key in the caller's transaction, or waits for the request that holds it and returns its answer (specification
 * 4.4, docs/decisions/0003).
 *
 * It comes before everything else that the transaction does: a second request with the key waits here for the first to
 * commit or roll back, before it could find credit or a code used up by the first. When the transaction rolls back, the
 * key is free again.
 *
 * @param placesOrder whether a number for an order is taken as well, under which the key is kept
 * @throws KeyConflict when it was sent with another content
 */
export async function takeKey(tx: Queryable, { owner, key, hash }: SentKey, placesOrder = false): Promise<Taken> {
  const [taken] = await tx.query<{ orderId: number | null }[]>(
    `INSERT INTO order_request (buyer, key, body_hash, order_id)
     VALUES ($1, $2, $3, CASE WHEN $4 THEN nextval('orders_id_seq') END)
     ON CONFLICT (buyer, key) DO NOTHING RETURNING order_id AS "orderId"`,
    [owner, key, hash, placesOrder],
  );
  if (taken) return taken;
  const [first] = await tx.query<{ bodyHash: Buffer; answer: unknown }[]>(
    'SELECT body_hash AS "bodyHash", answer FROM order_request WHERE buyer = $1 AND key = $2',
    [owner, key],
  );
  if (!first?.bodyHash.equals(hash)) throw new KeyConflict();
  return { answer: first.answer };
}

/**
 * Keeps the answer under its key, in the caller's transaction, unless one is kept already.
 * @param answer what JSON can say
 * @returns the one that stands
 */
export async function keepAnswer<Answer>(
  tx: Queryable,
  { owner, key }: SentKey,
  answer: Answer,
): Promise<Once<Answer>> {
  const [row] = await tx.query<{ answer: Answer; isFirst: boolean }[]>(
    `WITH before AS (SELECT answer FROM order_request WHERE buyer = $1 AND key = $2 FOR UPDATE)
     UPDATE order_request r SET answer = coalesce(before.answer, $3) FROM before WHERE r.buyer = $1 AND r.key = $2
     RETURNING r.answer, before.answer IS NULL AS "isFirst"`,
    [owner, key, JSON.stringify(answer)],
  );
  if (!row) throw new Error('A key that was taken is there');
  return { answer: row.answer, replayed: !row.isFirst };
}

/**
 * Does the work of a request once for its key, in the caller's transaction, and gives every repetition the first answer.
 * @param sent null for a request without a key, which is done each time that it comes
 * @param work gives the answer, which is what JSON can say
 * @throws KeyConflict when the key was sent with another content
 */
export async function once<Answer>(
  tx: Queryable,
  sent: SentKey | null,
  work: () => Promise<Answer>,
): Promise<Once<Answer>> {
  if (!sent) return { answer: await work(), replayed: false };
  const taken = await takeKey(tx, sent);
  if ('answer' in taken) return { answer: taken.answer as Answer, replayed: true };
  return keepAnswer(tx, sent, await work());
}
