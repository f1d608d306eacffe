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
