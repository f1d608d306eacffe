import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Percent } from '../db/columns';
import { Node } from '../graphql/nodes/node';
import { DateTime } from '../graphql/scalars';

@ObjectType('DiscountCode', {
  implements: Node,
  simpleResolvers: true,
  description: 'A discount code, as admins see it.',
})
@Entity('discount_code')
@Check('discount_code_percent_range', '"discount_percent" BETWEEN 1 AND 100')
@Check('discount_code_uses', '"current_uses" >= 0 AND "max_uses" >= 1')
@Index('discount_code_unique', { synchronize: false })
export class DiscountCode {
  @Field(() => Int, { description: 'Names the code for ever.' })
  @PrimaryGeneratedColumn()
  id: number;

  /** From 1, by a trigger (see migrations). */
  @Field(() => Int, {
    description: 'Counts its edits; sent with a change, it keeps others’ changes from being overwritten unseen.',
  })
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;

  /** Compared without regard to case and outer spaces (specification 6.1). */
  @Field(() => String, { description: 'What a buyer types, without regard to case.' })
  @Column('text')
  code: string;

  @Field(() => String, { description: 'Percent off the subtotal, like "10.00".' })
  @Percent({ name: 'discount_percent' })
  discountPercent: string;

  @Field(() => Int, { nullable: true, description: 'How many orders may use it; null: any number.' })
  @Column('integer', { name: 'max_uses', nullable: true })
  maxUses: number | null;

  @Field(() => Int, { description: 'How many orders use it now; cancelled ones do not count.' })
  @Column('integer', { name: 'current_uses', default: 0 })
  currentUses: number;

  @Field(() => DateTime, { nullable: true, description: 'From when on it is no longer taken; null: never.' })
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Field(() => Boolean, { description: 'An inactive code is not taken.' })
  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;
}
