import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from '../identity/user.entity';
import { Money } from '../db/columns';
import { DateTime, Money as MoneyScalar } from '../graphql/scalars';

/** A business's credit account; the balance is the sum of its ledger entries (specification 7.1). */
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

registerEnumType(CreditEntryType, {
  name: 'CreditTransactionType',
  description: 'What an entry of the credit ledger is.',
  valuesConfig: {
    CHARGE: { description: 'An order, paid by credit, or what it has become dearer by; negative.' },
    PAYMENT: { description: 'The business paid; positive.' },
    ADJUSTMENT: { description: 'By an admin, of either sign; also the difference that a new limit makes.' },
    REFUND: { description: 'An order was cancelled, or has become cheaper; positive.' },
  },
});

@ObjectType('CreditUser', { simpleResolvers: true, description: 'Who made an entry of the ledger.' })
export class CreditUserType {
  @Field(() => String, {
    description:
      'The name it signs in by; of the shop’s staff, unless an admin looks, its first and last name, else the name of the shop.',
  })
  username: string;
}

/**
 * One entry of the ledger. PostgreSQL refuses to change or delete it, to write one that does not follow on the one
 * before and the balance, and to move a balance without one (see migrations).
 */
@ObjectType('CreditTransaction', {
  simpleResolvers: true,
  description: 'One entry of the credit ledger, which nobody can change any more.',
})
@Entity('credit_entry')
@Check(
  'credit_entry_sign',
  `("type" = 'charge' AND "amount" < 0) OR ("type" IN ('payment', 'refund') AND "amount" > 0) OR "type" = 'adjustment'`,
)
@Index('credit_entry_by_user', ['userId', 'id'])
@Index('credit_entry_by_order', ['orderId'], { where: '"order_id" IS NOT NULL' })
@Index('credit_entry_by_actor', ['createdByUserId'], { where: '"created_by_user_id" IS NOT NULL' })
export class CreditEntry {
  @Field(() => String, { description: 'Grows with time.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Field(() => Int, { description: 'The business.' })
  @Column('integer', { name: 'user_id' })
  userId: number;

  @ManyToOne(() => CreditAccountEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'credit_entry_account_fk' })
  account: CreditAccountEntity;

  @Field(() => CreditEntryType, { description: 'What kind of entry it is.' })
  @Column('text')
  type: CreditEntryType;

  @Field(() => MoneyScalar, { description: 'Signed: negative makes less credit available.' })
  @Money()
  amount: string;

  @Field(() => MoneyScalar, { description: 'What was available after it.' })
  @Money({ name: 'balance_after' })
  balanceAfter: string;

  @Field(() => String, { description: 'What it is for, to be read by people.' })
  @Column('text')
  description: string;

  @Field(() => Int, { nullable: true, description: 'The order of a charge or refund.' })
  @Column('integer', { name: 'order_id', nullable: true })
  orderId: number | null;

  @Column('integer', { name: 'created_by_user_id', nullable: true })
  createdByUserId: number | null;

  @Field(() => CreditUserType, { nullable: true, description: 'Who did it; null for the shop itself.' })
  @ManyToOne(() => UserEntity, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'created_by_user_id', foreignKeyConstraintName: 'credit_entry_actor_fk' })
  createdByUser: CreditUserType | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}

/** An entry of the ledger as it is shown. */
export type CreditTransaction = Omit<CreditEntry, 'account' | 'createdByUserId'>;
