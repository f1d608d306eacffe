import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Picture } from '../pictures/picture.entity';

@Entity('category')
export class CategoryEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** How often it was edited, and one; counted by a trigger (see migrations). */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;

  @Column('text')
  name: string;

  @Index('category_slug_unique', { unique: true })
  @Column('text')
  slug: string;

  @Column('text')
  description: string;

  @Column('text', { name: 'picture_hash', nullable: true })
  pictureHash: string | null;

  @ManyToOne(() => Picture, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture_hash', foreignKeyConstraintName: 'category_picture_fk' })
  picture: Picture | null;

  /** Kept by a trigger. */
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}
