import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../identity/user.entity';

/** An account that its owner has closed (specification 24.2). It stays deactivated, and nothing is ordered for it. */
@Entity('closed_account')
@Index('closed_account_due', ['nextAt'], { where: '"next_at" IS NOT NULL' })
export class ClosedAccountEntity {
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'closed_account_pkey' })
  userId: number;

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'closed_account_user_fk' })
  user: UserEntity;

  @Column('timestamptz', { name: 'closed_at', default: () => 'now()' })
  closedAt: Date;

  /** Of the oldest order, or the oldest deed for the shop, that still says who it was; null: none does. */
  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt: Date | null;
}
