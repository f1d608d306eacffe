import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { SessionEntity } from '../signIn/session.entity';

/** When a session was used last, and by which browser (specification 8.16). */
@Entity('session_use')
export class SessionUseEntity {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'session_use_pkey' })
  sid: string;

  @OneToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sid', foreignKeyConstraintName: 'session_use_session_fk' })
  session: SessionEntity;

  /** `User-Agent`, cut off. */
  @Column('text')
  agent: string;

  @Column('timestamptz', { name: 'used_at', default: () => 'now()' })
  usedAt: Date;
}
