import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Money } from '../db/columns';
import { DateTime, Money as MoneyScalar } from '../graphql/scalars';

/** What one USD was set to, by whom and when (specification 31.2). PostgreSQL refuses to change or delete it. */
@ObjectType('ExchangeRate', { simpleResolvers: true, description: 'What one USD was set to.' })
@Entity('exchange_rate')
@Check('exchange_rate_bounds', '"lbp_per_usd" BETWEEN 100 AND 10000000')
export class ExchangeRate {
  @Field(() => Int, { description: 'Grows with time.' })
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'exchange_rate_pkey' })
  id: number;

  @Field(() => MoneyScalar, { nullable: true, description: 'LBP for one USD; null: from then on there is no rate.' })
  @Money({ name: 'lbp_per_usd', nullable: true })
  lbpPerUsd: string | null;

  @Field(() => Boolean, { description: 'Whether shoppers and businesses see USD beside LBP.' })
  @Column('boolean', { name: 'shows_usd' })
  showsUsd: boolean;

  @Column('integer', { name: 'by_user_id' })
  byUserId: number;

  @Field(() => String, { description: 'Who set it, by the username of that time.' })
  @Column('text', { name: 'by_username' })
  byUsername: string;

  @Field(() => DateTime, { description: 'From when on it holds.' })
  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}
