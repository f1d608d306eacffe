import { AppstoreOutlined, CreditCardOutlined, ShopOutlined, ShoppingOutlined } from '@ant-design/icons';
import { Card, Skeleton, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatLbp, grouped } from '../../../common/amountText';
import { ListFailure } from '../../ui-antd/list/ListStates';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { ReportSection } from '../reports/ReportSection';
import styles from './OverviewSection.module.css';
import { StatsDocument } from './documents';

interface Shortcut {
  title: string;
  text: string;
  to: string;
  icon: ReactNode;
}

/** The four shortcut cards (specification 16.4). */
const SHORTCUTS: readonly Shortcut[] = [
  {
    title: 'Business Management',
    text: 'Addresses, prices and approval of business customers',
    to: '/admin/business',
    icon: <ShopOutlined />,
  },
  {
    title: 'Credit Management',
    text: 'Limits, payments and balances',
    to: '/admin/business-credit',
    icon: <CreditCardOutlined />,
  },
  {
    title: 'Order Management',
    text: 'All orders and their status',
    to: '/admin/dashboard?tab=orders',
    icon: <ShoppingOutlined />,
  },
  {
    title: 'Product Catalog',
    text: 'Products, sizes and prices',
    to: '/admin/dashboard?tab=products',
    icon: <AppstoreOutlined />,
  },
];

/** The overview: the shop in four figures, and links to the most frequent tasks. */
export function OverviewSection() {
  return (
    <div className={styles.overview}>
      <Figures />
      <nav aria-label="Shortcuts" className={styles.cards}>
        {SHORTCUTS.map(({ title, text, to, icon }) => (
          <Link key={to} to={to} className={styles.shortcut}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <span>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.text}>{text}</span>
            </span>
          </Link>
        ))}
      </nav>
      <ReportSection />
    </div>
  );
}

function Figures() {
  const { data, error, retry } = useListQuery(StatsDocument, {});
  if (error && !data) return <ListFailure what="The figures" error={error} onRetry={retry} />;
  const stats = data?.stats;
  const figures = [
    { title: 'Total Users', value: stats && grouped(stats.activeUsers) },
    { title: 'Total Orders', value: stats && grouped(stats.totalOrders) },
    { title: 'Total Revenue', value: stats && formatLbp(stats.totalRevenue) },
    { title: 'Products', value: data && grouped(data.products.totalCount) },
  ];
  return (
    <div className={styles.cards}>
      {figures.map(({ title, value }) => (
        <Card key={title} size="small">
          {value === undefined ? (
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          ) : (
            <Statistic title={title} value={value} />
          )}
        </Card>
      ))}
    </div>
  );
}
