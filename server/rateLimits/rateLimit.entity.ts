import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Counters of rate-limiter-flexible, shared by all server processes. */
@Entity('rate_limit')
export class RateLimitEntity {
  @PrimaryColumn('varchar', { length: 255 })
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  /** Milliseconds since 1970; null: never. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}
