import { useQuery } from '@apollo/client/react';
import { Badge, Button, Empty, Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLbp } from '../../common/amountText';
import type { AdminOrdersQuery } from '../gql/graphql';
import { paymentLabel } from '../orders/labels';
import { StatusBadge } from '../orders/statuses';
import { DateText } from '../ui/DateText';
import { ErrorState } from '../ui/states';
import styles from './OrdersSection.module.css';
import { AdminOrdersDocument } from './ordersDocument';

type Row = AdminOrdersQuery['orders']['nodes'][number];

/** On a phone and a tablet the columns that an order's own page shows as well make room for the rest. */
const COLUMNS: ColumnsType<Row> = [
  { title: 'Order', dataIndex: 'id', render: (id: number) => `#${id}` },
  {
    title: 'Date',
    dataIndex: 'createdAt',
    responsive: ['md'],
    render: (at: string) => <DateText at={at} />,
  },
  {
    title: 'Customer',
    dataIndex: 'customerName',
    render: (name: string, { employeeName }) => (employeeName ? `${name} (${employeeName})` : name),
  },
  {
    title: 'Phone',
    dataIndex: 'customerPhone',
    responsive: ['lg'],
    render: (phone: string | null) => phone ?? '–',
  },
  { title: 'Payment', dataIndex: 'paymentMethod', responsive: ['lg'], render: paymentLabel },
  {
    title: 'Total',
    dataIndex: 'totalAmount',
    align: 'right',
    className: styles.money,
    render: (total: string | null) => total && formatLbp(total),
  },
  { title: 'Status', dataIndex: 'status', render: (status: string) => <StatusBadge status={status} /> },
  {
    title: <span className={styles.hidden}>Details</span>,
    key: 'details',
    render: (_, { id }) => (
      <Link to={`/orders/${id}`} className={styles.details} aria-label={`View Details of order ${id}`}>
        View Details
      </Link>
    ),
  },
];

/** All orders, newest first, with the number of all of them. */
export function OrdersSection() {
  const [failedMore, setFailedMore] = useState(false);
  const { data, loading, error, refetch, fetchMore } = useQuery(AdminOrdersDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.orders;
  if (!page && error) {
    return <ErrorState title="The orders could not be loaded." onRetry={() => void refetch().catch(() => {})} />;
  }

  const loadMore = () => {
    setFailedMore(false);
    fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(() => setFailedMore(true));
  };

  return (
    <section aria-labelledby="orders-title" className={styles.section}>
      <h2 id="orders-title" className={styles.title}>
        Orders <Badge count={page?.totalCount ?? 0} overflowCount={999_999} color="#1f6f4a" />
      </h2>
      <Table
        rowKey="id"
        size="middle"
        columns={COLUMNS}
        dataSource={page?.nodes}
        loading={loading && !page}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <NoOrders loading={loading} /> }}
      />
      {page && page.nodes.length > 0 && (
        <div className={styles.more}>
          <p>{`${page.nodes.length} of ${page.totalCount} orders`}</p>
          {failedMore && <p role="alert">The next orders could not be loaded. Please try again.</p>}
          {page.pageInfo.hasNextPage && (
            <Button loading={loading} onClick={loadMore}>
              Load more
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function NoOrders({ loading }: { loading: boolean }) {
  if (loading) return <p>Loading…</p>;
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={null}>
      <p className={styles.emptyTitle}>No orders yet</p>
      <p>Orders will appear here once customers start placing them.</p>
    </Empty>
  );
}
