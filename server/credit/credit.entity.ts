import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from '../identity/user.entity';
import { Money } from '../db/columns';

/** A business's credit account; the balance is the sum of its ledger entries (decisions.md section 4). */
@Entity('credit_account')
@Check('credit_account_limit_not_negative', '"credit_limit" >= 0')
export class CreditAccountEntity {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'credit_account_user_fk' })
  user: UserEntity;

  @Money({ name: 'credit_limit' })
  creditLimit: string;

  /** What is still available. Below zero only by an admin's adjustment. */
  @Money({ name: 'current_balance' })
  currentBalance: string;
}

export enum CreditEntryType {
  CHARGE = 'charge',
  PAYMENT = 'payment',
  ADJUSTMENT = 'adjustment',
  REFUND = 'refund',
}

/**
 * One line of the ledger. PostgreSQL refuses to change or delete it, to write one that does not follow on the one before
 * and the balance, and to move a balance without one (see migrations).
 */
@Entity('credit_entry')
@Check(
  'credit_entry_sign',
  `("type" = 'charge' AND "amount" < 0) OR ("type" IN ('payment', 'refund') AND "amount" > 0) OR "type" = 'adjustment'`,
)
@Index('credit_entry_by_user', ['userId', 'id'])
@Index('credit_entry_by_order', ['orderId'], { where: '"order_id" IS NOT NULL' })
export class CreditEntryEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => CreditAccountEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'credit_entry_account_fk' })
  account: CreditAccountEntity;

  @Column('text')
  type: CreditEntryType;

  @Money()
  amount: string;

  @Money({ name: 'balance_after' })
  balanceAfter: string;

  @Column('text')
  description: string;

  @Column('integer', { name: 'order_id', nullable: true })
  orderId: number | null;

  /** Who did it; null for the shop itself. */
  @Column('integer', { name: 'created_by_user_id', nullable: true })
  createdByUserId: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'created_by_user_id', foreignKeyConstraintName: 'credit_entry_actor_fk' })
  createdByUser: UserEntity | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
