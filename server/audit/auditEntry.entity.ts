import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What an admin did, to what, with how it was before and after. PostgreSQL refuses to change or delete it. */
@Entity('audit_entry')
@Index('audit_entry_by_subject', ['subjectType', 'subjectId', 'id'])
@Index('audit_entry_by_actor', ['actorId', 'id'])
export class AuditEntryEntity {
  @PrimaryGeneratedColumn({ type: 'bigint', primaryKeyConstraintName: 'audit_entry_pkey' })
  id: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('integer', { name: 'actor_id' })
  actorId: number;

  /** As it was then. */
  @Column('text', { name: 'actor_username' })
  actorUsername: string;

  /** Like "product.update". */
  @Column('text')
  action: string;

  /** Like "product", "user", "order". */
  @Column('text', { name: 'subject_type' })
  subjectType: string;

  @Column('text', { name: 'subject_id' })
  subjectId: string;

  @Column('jsonb', { nullable: true })
  before: unknown;

  @Column('jsonb', { nullable: true })
  after: unknown;
}
