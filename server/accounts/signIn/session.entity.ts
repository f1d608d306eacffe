import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Sessions of express-session, in the shape that connect-pg-simple reads and writes. */
@Entity('session')
@Index('session_by_expire', ['expire'])
@Index('session_by_user', { synchronize: false })
export class SessionEntity {
  @PrimaryColumn('varchar')
  sid: string;

  @Column('json')
  sess: { userId?: number; cartId?: string };

  @Column('timestamp', { precision: 6 })
  expire: Date;
}

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
