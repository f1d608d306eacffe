import { Link } from 'react-router-dom';
import { MOST_COUNTED } from '../../../common/constants';
import type { AdminOutgoingMailQuery, MailKind, MailStatus } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { ChoiceFilter, chosen, Filters, SearchFilter } from '../../ui-antd/filters/Filters';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { Section } from '../../ui-antd/layout/Section';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { OutgoingMailDocument } from './documents';
import styles from './owner.module.css';

type Mail = AdminOutgoingMailQuery['outgoingMail']['nodes'][number];

const KINDS: Readonly<Record<MailKind, string>> = {
  ORDER_CONFIRMATION: 'Order confirmation',
  ORDER_STATUS: 'Order status',
  ORDER_PAYMENT: 'Order payment',
  PRICE_CHANGE: 'Changed prices',
  PASSWORD_RESET: 'New password',
  EMAIL_CONFIRMATION: 'E-mail address to be confirmed',
  EMAIL_CHANGED: 'E-mail address changed',
  SECOND_STEP_ADDED: 'Second step added',
  SECOND_STEP_REMOVED: 'Second step removed',
  SECOND_STEP_RESET: 'Second step reset',
  RECOVERY_CODES_RENEWED: 'New recovery codes',
  ORDER_MOVED: 'Order moved to another day',
  ORDER_CHANGED: 'Order changed',
};
const STATES: Readonly<Record<MailStatus, string>> = { QUEUED: 'Queued', SENT: 'Sent', FAILED: 'Failed' };
const TONES = { QUEUED: 'warning', SENT: 'good', FAILED: 'bad' } as const;

const COLUMNS: readonly Column<Mail>[] = [
  { title: 'Created', key: 'DATE', render: ({ createdAt }) => <DateText at={createdAt} /> },
  { title: 'To', key: 'to', render: ({ toAddress }) => <bdi className={styles.address}>{toAddress}</bdi> },
  { title: 'Subject', key: 'subject', from: 'md', render: ({ subject, kind }) => subject ?? KINDS[kind] },
  {
    title: 'Order',
    key: 'order',
    from: 'sm',
    render: ({ orderId }) => (orderId === null ? '–' : <Link to={`/orders/${orderId}`}>{`#${orderId}`}</Link>),
  },
  {
    title: 'Status',
    key: 'status',
    below: 'to',
    render: ({ status }) => <Label tone={TONES[status]}>{STATES[status]}</Label>,
  },
  { title: 'Attempts', key: 'attempts', figures: true, from: 'lg', render: ({ attempts }) => attempts },
  {
    title: 'Sent, or Next Attempt',
    key: 'sent',
    from: 'lg',
    render: ({ sentAt, nextAttemptAt, lastError }) => (
      <>
        {sentAt ? <DateText at={sentAt} /> : nextAttemptAt ? <DateText at={nextAttemptAt} /> : '–'}
        {!sentAt && lastError && <p className={styles.fault}>{lastError}</p>}
      </>
    ),
  },
];

/** The mail that the shop sends, and what became of it. */
export function MailPage() {
  const address = useListAddress();
  const { data, ...reading } = useListQuery(OutgoingMailDocument, {
    after: address.after,
    search: address.get('search') || null,
    status: chosen(address.get('status'), STATES) ?? null,
    descending: true,
    countTo: MOST_COUNTED + 1,
  });
  return (
    <>
      <title>Outgoing Mail | Bustan</title>
      <h1>Outgoing Mail</h1>
      <Section title="Mails" count={data?.outgoingMail.totalCount} countUpTo={MOST_COUNTED}>
        <Filters>
          <SearchFilter address={address} label="Search by address" />
          <ChoiceFilter address={address} name="status" label="Status" choices={STATES} />
        </Filters>
        <ListTable
          label="Outgoing mail"
          rowKey="id"
          rowName={({ toAddress }) => `the mail to ${toAddress}`}
          columns={COLUMNS}
          reading={reading}
          page={data?.outgoingMail}
          countUpTo={MOST_COUNTED}
          address={address}
          filters={['search', 'status']}
          empty={{ title: 'No mail yet', text: 'Confirmations appear here once orders are placed.' }}
        />
      </Section>
    </>
  );
}
