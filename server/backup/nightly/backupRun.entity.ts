import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTime, SafeInt } from '../../graphql/scalars';

/** What became of a nightly backup. */
export enum BackupState {
  MADE = 'made',
  FAILED = 'failed',
}

registerEnumType(BackupState, {
  name: 'BackupState',
  description: 'What became of a nightly backup.',
  valuesConfig: {
    MADE: { description: 'Its file was written, and read again to its checksum.' },
    FAILED: { description: 'There is no file; it is tried again within the hour.' },
  },
});

/** One try to make the backup of a night (specification 26.6). */
@ObjectType('BackupRun', { simpleResolvers: true, description: 'One try to make the backup of a night.' })
@Entity('backup_run')
@Index('backup_run_by_end', ['endedAt', 'id'])
@Check('backup_run_state_known', `"state" IN ('made', 'failed')`)
@Check(
  'backup_run_made_or_failed',
  `("state" = 'made') = ("bytes" IS NOT NULL) AND ("state" = 'failed') = ("error" IS NOT NULL)`,
)
export class BackupRun {
  @Field(() => ID, { description: 'Grows with time.' })
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'backup_run_pkey' })
  id: number;

  @Field(() => String, { description: 'The day that it is for, in the time zone of the shop, such as 2026-11-25.' })
  @Column('date')
  day: string;

  @Field(() => BackupState, { description: 'What became of it.' })
  @Column('text')
  state: BackupState;

  @Field(() => String, { description: 'The name of its file, below BACKUP_DIR.' })
  @Column('text')
  file: string;

  @Field(() => DateTime, { description: 'When it began.' })
  @Column('timestamptz', { name: 'begun_at' })
  begunAt: Date;

  @Field(() => DateTime, { description: 'When it was made, or failed.' })
  @Column('timestamptz', { name: 'ended_at', default: () => 'now()' })
  endedAt: Date;

  @Field(() => SafeInt, { nullable: true, description: 'How large the file is; null where there is none.' })
  @Column('bigint', { nullable: true })
  bytes: number | null;

  @Field(() => Int, { nullable: true, description: 'How many orders are in it; null where there is no file.' })
  @Column('integer', { nullable: true })
  orders: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the file was read again to its end, and had its checksum and every count and sum.',
  })
  @Column('timestamptz', { name: 'verified_at', nullable: true })
  verifiedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, without personal data.' })
  @Column('text', { nullable: true })
  error: string | null;
}
