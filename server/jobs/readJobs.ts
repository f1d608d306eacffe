import type { Page } from '../db/page';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import { countSelected, readSortedPage, type SortedList, type SortedPageRequest } from '../db/lists/sortedPage';
import { JobState, type Job, type JobCount, type JobFilter } from './job.types';
import { COUNTED_DAYS } from './jobCounts';
import { JobTask } from './jobTask';

/** How far a job of the view `jobs` has come. What it was given is private to graphile-worker, and stays so. */
const IN_STATE: Record<JobState, string> = {
  [JobState.RUNNING]: 'j.locked_at IS NOT NULL',
  [JobState.FAILED]: 'j.locked_at IS NULL AND j.attempts >= j.max_attempts',
  [JobState.RETRYING]: 'j.locked_at IS NULL AND j.attempts > 0 AND j.attempts < j.max_attempts',
  [JobState.WAITING]: 'j.locked_at IS NULL AND j.attempts = 0',
};
const STATE = `CASE ${Object.entries(IN_STATE)
  .map(([state, condition]) => `WHEN ${condition} THEN '${state}'`)
  .join(' ')} END`;

const COLUMNS = `j.id::text AS id, j.task_identifier AS task, ${STATE} AS state, j.attempts, j.max_attempts AS "maxAttempts",
  j.run_at AS "dueAt", j.last_error AS "lastError", j.created_at AS "createdAt"`;

const JOBS: SortedList<'date'> = {
  columns: COLUMNS,
  from: 'graphile_worker.jobs j',
  id: { sql: 'j.id', type: 'bigint' },
  sorts: { date: null },
};

const TASKS = Object.values(JobTask);

/** A page of the jobs. @throws ShopError BAD_USER_INPUT as of every page */
export function readJobs(
  db: Queryable,
  filter: JobFilter,
  page: Omit<SortedPageRequest<'date'>, 'by'>,
): Promise<Page<Job>> {
  return readSortedPage(db, JOBS, selected(filter), { ...page, by: 'date' });
}

/** How many jobs the filter selects. */
export function countJobs(db: Queryable, filter: JobFilter): Promise<number> {
  return countSelected(db, JOBS, selected(filter));
}

/** One job; undefined when it is done, or never was. @param id checked to be a number */
export async function readJob(db: Queryable, id: string): Promise<Job | undefined> {
  const [job] = await db.query<Job[]>(
    `SELECT ${COLUMNS} FROM graphile_worker.jobs j WHERE j.id = $1::bigint AND j.task_identifier = ANY($2::text[])`,
    [id, TASKS],
  );
  return job;
}

/** Of every task, how many jobs are in which state, and how many were done within seven days. */
export function countByTask(db: Queryable): Promise<JobCount[]> {
  const states = Object.entries(IN_STATE).map(
    ([state, condition]) => `count(*) FILTER (WHERE ${condition}) AS ${state}`,
  );
  return db.query<JobCount[]>(
    `SELECT t.task, ${Object.keys(IN_STATE)
      .map((state) => `coalesce(q.${state}, 0)::integer AS ${state}`)
      .join(', ')}, coalesce(d.done, 0)::integer AS done, d.last_at AS "lastDoneAt"
     FROM unnest($1::text[]) WITH ORDINALITY AS t(task, position)
     LEFT JOIN (SELECT j.task_identifier AS task, ${states.join(', ')} FROM graphile_worker.jobs j GROUP BY 1) q USING (task)
     LEFT JOIN (
       SELECT task, least(sum(done), 2147483647) AS done, max(last_at) AS last_at FROM job_count
       WHERE hour > now() - make_interval(days => ${COUNTED_DAYS}) GROUP BY 1) d USING (task)
     ORDER BY t.position`,
    [TASKS],
  );
}

/** What another version of the shop has queued, and this one does not know, is left out. */
function selected({ state, task }: JobFilter): Selection {
  const selection = new Selection().and('j.task_identifier = ANY(?::text[])', task === null ? TASKS : [task]);
  if (state !== null) selection.and(IN_STATE[state]);
  return selection;
}
