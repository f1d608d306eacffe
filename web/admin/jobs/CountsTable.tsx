import { Button } from 'antd';
import { grouped } from '../../../common/amountText';
import type { AdminJobCountsQuery, JobTask } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import type { ListAddress } from '../../ui-antd/filters/useListAddress';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import type { ListQuery } from '../../ui-antd/list/useListQuery';
import { TASKS } from './tasks';

type Count = AdminJobCountsQuery['jobCounts'][number];

interface CountsTableProps {
  counts: readonly Count[] | undefined;
  reading: Pick<ListQuery<unknown>, 'loading' | 'error' | 'retry'>;
  address: ListAddress;
  onRunFailed: (task: JobTask) => void;
}

/** How many jobs of each task there are, and how many were done. */
export function CountsTable({ counts, reading, address, onRunFailed }: CountsTableProps) {
  const columns: Column<Count>[] = [
    { title: 'Task', key: 'task', render: ({ task }) => TASKS[task] },
    { title: 'Waiting', key: 'waiting', figures: true, from: 'md', render: ({ waiting }) => grouped(waiting) },
    { title: 'Running', key: 'running', figures: true, from: 'lg', render: ({ running }) => grouped(running) },
    { title: 'Retrying', key: 'retrying', figures: true, from: 'md', render: ({ retrying }) => grouped(retrying) },
    {
      title: 'Failed',
      key: 'failed',
      figures: true,
      render: ({ task, failed }) =>
        failed === 0 ? (
          '0'
        ) : (
          <Button
            size="small"
            danger
            aria-label={`Run the ${failed} failed of “${TASKS[task]}” again`}
            onClick={() => onRunFailed(task)}
          >
            {`${grouped(failed)}: run again`}
          </Button>
        ),
    },
    { title: 'Done in 7 Days', key: 'done', figures: true, from: 'sm', render: ({ done }) => grouped(done) },
    {
      title: 'Last Done',
      key: 'lastDoneAt',
      from: 'lg',
      render: ({ lastDoneAt }) => (lastDoneAt === null ? '–' : <DateText at={lastDoneAt} />),
    },
  ];
  return (
    <ListTable
      label="Tasks"
      rowKey="task"
      rowName={({ task }) => TASKS[task]}
      columns={columns}
      reading={reading}
      page={counts && { nodes: counts }}
      address={address}
      empty={{ title: 'No tasks' }}
    />
  );
}
