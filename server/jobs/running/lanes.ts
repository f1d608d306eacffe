import { JobTask } from '../jobTask';

/** What a process does at the same time: a mail server that is slow holds up nothing but mail. */
export interface Lane {
  readonly tasks: readonly JobTask[];
  readonly concurrency: number;
  /** How often each worker that has found nothing looks again. */
  readonly pollMs: number;
  /** Whether PostgreSQL tells it of what is queued for now, so that it looks at once. */
  readonly isTold: boolean;
}

export const LANES: readonly Lane[] = [
  { tasks: [JobTask.SEND_MAIL], concurrency: 1, pollMs: 2_000, isTold: true },
  {
    tasks: Object.values(JobTask).filter((task) => task !== JobTask.SEND_MAIL),
    concurrency: 2,
    pollMs: 1_000,
    // PostgreSQL tells of each mail, too, and a search that finds no other job has read all mails that wait.
    isTold: false,
  },
];
/** Of each lane: one that listens, and one for taking jobs and giving them back. */
export const LANE_CONNECTIONS = 2;
export const JOB_CONNECTIONS = LANES.length * LANE_CONNECTIONS;
