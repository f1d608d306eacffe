import { GraphQLJSON } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTime } from '../graphql/scalars';

/** What an admin did, to what, with how it was before and after. PostgreSQL refuses to change or delete it. */
@ObjectType('AuditEntry', { simpleResolvers: true, description: 'One thing that an admin did.' })
@Entity('audit_entry')
@Index('audit_entry_by_action', ['action', 'id'])
@Index('audit_entry_by_subject', ['subjectType', 'subjectId', 'id'])
@Index('audit_entry_by_actor', ['actorId', 'id'])
@Index('audit_entry_by_time', ['at', 'id'])
export class AuditEntry {
  @Field(() => String, { description: 'Grows with time.' })
  @PrimaryGeneratedColumn({ type: 'bigint', primaryKeyConstraintName: 'audit_entry_pkey' })
  id: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('integer', { name: 'actor_id' })
  actorId: number;

  @Field(() => String, { description: 'Who did it, by the username of that time.' })
  @Column('text', { name: 'actor_username' })
  actorUsername: string;

  @Field(() => String, { description: 'Like "product.update".' })
  @Column('text')
  action: string;

  @Field(() => String, { description: 'Like "product", "user" or "order".' })
  @Column('text', { name: 'subject_type' })
  subjectType: string;

  @Field(() => String, { description: 'Names what it was done to, within its kind.' })
  @Column('text', { name: 'subject_id' })
  subjectId: string;

  @Field(() => GraphQLJSON, { nullable: true, description: 'How it was; null when it was made.' })
  @Column('jsonb', { nullable: true })
  before: object | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'How it was left; null when it was deleted.' })
  @Column('jsonb', { nullable: true })
  after: object | null;
}
