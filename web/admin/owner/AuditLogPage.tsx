import { Button } from 'antd';
import { useState } from 'react';
import { MOST_COUNTED } from '../../../common/constants';
import type { AdminAuditLogQuery } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { DayFilter } from '../../ui-antd/filters/DayFilter';
import { startOfDay } from '../../ui-antd/filters/days';
import { ExportButton } from '../../ui-antd/export/ExportButton';
import { Filters, SearchFilter } from '../../ui-antd/filters/Filters';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { ChangesDialog } from './ChangesDialog';
import { AuditLogDocument } from './documents';

type Entry = AdminAuditLogQuery['auditLog']['nodes'][number];

/** The audit log: what administrators did, on what, and what it was before. */
export function AuditLogPage() {
  const address = useListAddress();
  const [opened, setOpened] = useState<Entry | null>(null);
  const filter = {
    action: address.get('action') || null,
    subjectType: address.get('subject') || null,
    // An id means nothing without its kind.
    subjectId: address.get('subject') ? address.get('id') || null : null,
    from: startOfDay(address.get('from'), 0),
    to: startOfDay(address.get('to'), 1),
    descending: true,
  };
  const { data, ...reading } = useListQuery(AuditLogDocument, {
    after: address.after,
    ...filter,
    countTo: MOST_COUNTED + 1,
  });

  const columns: Column<Entry>[] = [
    { title: 'When', key: 'DATE', render: ({ at }) => <DateText at={at} /> },
    { title: 'Who', key: 'who', below: 'DATE', render: ({ actorUsername }) => actorUsername },
    { title: 'Action', key: 'action', render: ({ action }) => <strong>{action}</strong> },
    {
      title: 'On',
      key: 'subject',
      from: 'md',
      render: ({ subjectType, subjectId }) => `${subjectType.replaceAll('_', ' ')} ${subjectId}`,
    },
    {
      title: 'Changes',
      key: 'changes',
      below: 'action',
      render: (entry) => (
        <Button type="link" aria-label={`Show changes of entry ${entry.id}`} onClick={() => setOpened(entry)}>
          Show
        </Button>
      ),
    },
  ];

  return (
    <>
      <title>Audit Log | Bustan</title>
      <h1>Audit Log</h1>
      <Section
        title="What administrators did"
        count={data?.auditLog.totalCount}
        countUpTo={MOST_COUNTED}
        actions={<ExportButton path="/api/admin/export/audit-log.csv" filters={filter} />}
      >
        <Filters>
          <SearchFilter address={address} name="action" label="Action, like product.update" />
          <SearchFilter address={address} name="subject" label="Kind, like product" />
          <SearchFilter address={address} name="id" label="Number, with a kind" />
          <DayFilter address={address} name="from" label="From" />
          <DayFilter address={address} name="to" label="To" />
        </Filters>
        <ListTable
          label="Audit log"
          rowKey="id"
          rowName={({ id }) => `entry ${id}`}
          columns={columns}
          reading={reading}
          page={data?.auditLog}
          countUpTo={MOST_COUNTED}
          address={address}
          filters={['action', 'subject', 'id', 'from', 'to']}
          empty={{ title: 'Nothing yet', text: 'What administrators change is written down here.' }}
        />
      </Section>
      {opened && <ChangesDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
