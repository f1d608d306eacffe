import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many jobs of a task were done within an hour. Several rows of an hour, so that processes rarely meet in one. */
@Entity('job_count')
export class JobCountEntity {
  @PrimaryColumn('text')
  task: string;

  @PrimaryColumn('timestamptz')
  hour: Date;

  @PrimaryColumn('integer')
  shard: number;

  @Column('integer')
  done: number;

  /** When the last of them was done. */
  @Column('timestamptz', { name: 'last_at', default: () => 'now()' })
  lastAt: Date;
}
