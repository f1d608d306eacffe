import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, connectionOf } from '../graphql/paging';
import { DateTime } from '../graphql/scalars';
import { JobTask } from './jobTask';

/** How far a job has come; one that is done is deleted, and counted. */
export enum JobState {
  WAITING = 'waiting',
  RUNNING = 'running',
  RETRYING = 'retrying',
  FAILED = 'failed',
}

registerEnumType(JobState, {
  name: 'JobState',
  description: 'How far a job has come; one that is done is in the list no more.',
  valuesConfig: {
    WAITING: { description: 'Is due now or later, and was not tried yet.' },
    RUNNING: { description: 'A process works on it.' },
    RETRYING: { description: 'A try has failed, and another one comes.' },
    FAILED: { description: 'Its last try has failed; it stays until somebody runs it again.' },
  },
});

@ObjectType('Job', { simpleResolvers: true, description: 'Work that is due, or will be.' })
export class Job {
  @Field(() => ID, { description: 'Grows with time.' })
  id: string;

  @Field(() => JobTask, { description: 'What it does.' })
  task: JobTask;

  @Field(() => JobState, { description: 'How far it has come.' })
  state: JobState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => Int, { description: 'How often it is tried at most.' })
  maxAttempts: number;

  @Field(() => DateTime, { description: 'When it is due, or is tried next.' })
  dueAt: Date;

  @Field(() => String, { nullable: true, description: 'Why the last try failed, without personal data.' })
  lastError: string | null;

  @Field(() => DateTime, { description: 'When it was queued.' })
  createdAt: Date;
}

@ObjectType('JobCount', { simpleResolvers: true, description: 'How many jobs of a task there are, and were.' })
export class JobCount {
  @Field(() => JobTask, { description: 'What they do.' })
  task: JobTask;

  @Field(() => Int, { description: 'Those that were not tried yet.' })
  waiting: number;

  @Field(() => Int, { description: 'Those that a process works on.' })
  running: number;

  @Field(() => Int, { description: 'Those of which a try has failed.' })
  retrying: number;

  @Field(() => Int, { description: 'Those that have failed for good.' })
  failed: number;

  @Field(() => Int, { description: 'How many were done within the last seven days.' })
  done: number;

  @Field(() => DateTime, { nullable: true, description: 'When the last one was done; null: not within seven days.' })
  lastDoneAt: Date | null;
}

@ArgsType()
export class JobListArgs extends PageArgs {
  @Field(() => JobState, { nullable: true, description: 'Of one state alone.' })
  state?: JobState | null;

  @Field(() => JobTask, { nullable: true, description: 'Of one task alone.' })
  task?: JobTask | null;
}

/** Which jobs; null does not narrow. */
export interface JobFilter {
  state: JobState | null;
  task: JobTask | null;
}

@ObjectType('JobPage', { description: 'One page of the jobs.' })
export class JobPageType extends connectionOf<Job>(() => Job, 'Job') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: JobFilter;
}
