import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * One request that moved money or orders under an idempotency key, by who sent it and key (specification 4.4). The row
 * is written first in the transaction of the write, so that a second request with the key waits for the first to end;
 * it is kept as long as what was written.
 */
@Entity('order_request')
@Index('order_request_by_order', ['orderId'], { unique: true })
export class KeyedRequest {
  /** "guest" for all guests, else "user:ID". */
  @PrimaryColumn('text', { name: 'buyer' })
  owner: string;

  @PrimaryColumn('text')
  key: string;

  /** SHA-256 of the normalised request. */
  @Column('bytea', { name: 'body_hash' })
  bodyHash: Buffer;

  /** The number of the order that it placed; null for a request that placed none. */
  @Column('integer', { name: 'order_id', nullable: true })
  orderId: number | null;

  /** The answer to the first request, returned to every repetition; null while many orders are being set. */
  @Column('jsonb', { nullable: true })
  answer: unknown;
}
