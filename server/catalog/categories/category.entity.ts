import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Node } from '../../graphql/nodes/node';
import type { InlinePicture } from '../pictures/inlinePictures';
import { Picture } from '../pictures/picture.entity';
import { PictureType } from '../pictures/picture.types';
import type { CategoryTranslation, Translations } from '../translations/translations';

@ObjectType('Category', { implements: Node, description: 'A part of the catalogue.' })
@Entity('category')
@Check('category_translations_by_language', `jsonb_typeof("translations") = 'object'`)
export class Category {
  @Field(() => Int, { description: 'Names the category for ever.' })
  @PrimaryGeneratedColumn()
  id: number;

  /** From 1, by a trigger (see migrations). */
  @Field(() => Int, {
    description: 'Counts its edits; sent with a change, it keeps others’ changes from being overwritten unseen.',
  })
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;

  @Field(() => String, { description: 'The name that shoppers read.' })
  @Column('text')
  name: string;

  @Field(() => String, { description: 'The name in addresses: lower case, with hyphens.' })
  @Index('category_slug_unique', { unique: true })
  @Column('text')
  slug: string;

  @Field(() => String, { description: 'One sentence about the category.' })
  @Column('text')
  description: string;

  /** What is said in other languages (docs/decisions/0027). */
  @Column({ type: 'jsonb', default: () => "'{}'" })
  translations: Translations<CategoryTranslation>;

  @Column('text', { name: 'picture_hash', nullable: true })
  pictureHash: string | null;

  @Field(() => PictureType, { nullable: true, description: 'Null: show "Photo Unavailable".' })
  @ManyToOne(() => Picture, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture_hash', foreignKeyConstraintName: 'category_picture_fk' })
  picture: Picture | null;

  /** Set by a trigger. */
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}

/** A category as it is shown. */
export interface ListedCategory extends Omit<Category, 'changedAt' | 'translations' | 'picture' | 'pictureHash'> {
  picture: PictureType | null;
  /** What `imageUrl` gives. */
  inlinePicture: InlinePicture | null;
}
