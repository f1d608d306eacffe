import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import type { AdminJobsQuery, JobTask } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { useAction } from '../../ui-antd/actions/useAction';
import { ChoiceFilter, chosen, Filters } from '../../ui-antd/filters/Filters';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { Section } from '../../ui-antd/layout/Section';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { BackupsTable } from './BackupsTable';
import { CountsTable } from './CountsTable';
import {
  BackupsDocument,
  JobCountsDocument,
  JobsDocument,
  RunFailedJobsDocument,
  RunJobAgainDocument,
} from './documents';
import styles from './jobs.module.css';
import { STATES, TASKS } from './tasks';

type Job = AdminJobsQuery['jobs']['nodes'][number];

const TONES = { WAITING: 'plain', RUNNING: 'good', RETRYING: 'warning', FAILED: 'bad' } as const;

/** The work that is due or will be, what failed of it and why, and what an administrator does with it. */
export function JobsPage() {
  const address = useListAddress();
  const { data, ...reading } = useListQuery(JobsDocument, {
    after: address.after,
    state: chosen(address.get('state'), STATES) ?? null,
    task: chosen(address.get('task'), TASKS) ?? null,
    descending: true,
  });
  const { data: counted, ...counting } = useListQuery(JobCountsDocument, {});
  const { data: kept, ...keeping } = useListQuery(BackupsDocument, {});
  const [runAgain, again] = useMutation(RunJobAgainDocument);
  const [runFailed, allAgain] = useMutation(RunFailedJobsDocument);
  const act = useAction();

  function readAll(): void {
    reading.retry();
    counting.retry();
    keeping.retry();
  }

  async function run({ id }: Job): Promise<void> {
    await act(() => runAgain({ variables: { id } }), {
      success: 'The job runs again',
      fallback: 'Failed to run the job again',
    });
    readAll();
  }

  async function runAll(task: JobTask): Promise<void> {
    await act(() => runFailed({ variables: { task } }), {
      success: 'The failed jobs run again',
      fallback: 'Failed to run the jobs again',
    });
    readAll();
  }

  const isBusy = again.loading || allAgain.loading;
  const columns: Column<Job>[] = [
    { title: 'Queued', key: 'DATE', render: ({ createdAt }) => <DateText at={createdAt} /> },
    { title: 'Task', key: 'task', render: ({ task, id }) => `${TASKS[task]} (${id})` },
    {
      title: 'State',
      key: 'state',
      below: 'task',
      render: ({ state }) => <Label tone={TONES[state]}>{STATES[state]}</Label>,
    },
    {
      title: 'Attempts',
      key: 'attempts',
      figures: true,
      from: 'lg',
      render: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
    },
    {
      title: 'Due, or Why It Failed',
      key: 'due',
      from: 'md',
      render: ({ state, dueAt, lastError }) => (
        <>
          {state !== 'FAILED' && <DateText at={dueAt} />}
          {lastError !== null && <p className={styles.reason}>{lastError}</p>}
          {state === 'FAILED' && lastError === null && <p className={styles.reason}>Its process ended.</p>}
        </>
      ),
    },
    {
      title: '',
      key: 'again',
      render: (job) =>
        (job.state === 'FAILED' || job.state === 'RETRYING') && (
          <Button size="small" disabled={isBusy} aria-label={`Run job ${job.id} again`} onClick={() => void run(job)}>
            Run Again
          </Button>
        ),
    },
  ];

  return (
    <>
      <title>Jobs | Bustan</title>
      <h1>Jobs</h1>
      <Section title="Tasks">
        <CountsTable
          counts={counted?.jobCounts}
          reading={counting}
          address={address}
          onRunFailed={(task) => void runAll(task)}
        />
      </Section>
      <Section title="Waiting and Failed" count={data?.jobs.totalCount}>
        <Filters>
          <ChoiceFilter address={address} name="state" label="State" choices={STATES} />
          <ChoiceFilter address={address} name="task" label="Task" choices={TASKS} />
          <Button onClick={readAll}>Look Again</Button>
        </Filters>
        <ListTable
          label="Jobs"
          rowKey="id"
          rowName={({ id }) => `job ${id}`}
          columns={columns}
          reading={reading}
          page={data?.jobs}
          address={address}
          filters={['state', 'task']}
          empty={{ title: 'No job waits', text: 'What is due is done; what fails stays here.' }}
        />
      </Section>
      <Section title="Backups">
        <BackupsTable backups={kept?.backups} reading={keeping} address={address} />
      </Section>
    </>
  );
}
