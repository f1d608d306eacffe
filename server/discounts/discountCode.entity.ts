import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Percent } from '../db/columns';

@Entity('discount_code')
@Check('discount_code_percent_range', '"discount_percent" BETWEEN 1 AND 100')
@Check('discount_code_uses', '"current_uses" >= 0 AND "max_uses" >= 1')
@Index('discount_code_unique', { synchronize: false })
export class DiscountCodeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Compared without regard to case and outer spaces (decisions.md section 3). */
  @Column('text')
  code: string;

  @Percent({ name: 'discount_percent' })
  discountPercent: string;

  /** How often it was edited, and one; counted by a trigger (see migrations). */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;

  /** Null: no limit. */
  @Column('integer', { name: 'max_uses', nullable: true })
  maxUses: number | null;

  @Column('integer', { name: 'current_uses', default: 0 })
  currentUses: number;

  /** Null: never. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;
}
