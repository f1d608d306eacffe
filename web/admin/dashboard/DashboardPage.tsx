import { DownOutlined } from '@ant-design/icons';
import { Grid } from 'antd';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Duty } from '../../gql/graphql';
import { useDuties } from '../../session/duties';
import { AccessRequired } from '../../ui-antd/layout/AccessRequired';
import { EmptyState, PageLoading } from '../../ui/feedback/states';
import { MenuButton } from '../../ui-antd/actions/MenuButton';
import { Tabs } from '../../ui-antd/layout/Tabs';

type TabName = 'overview' | 'orders' | 'categories' | 'products' | 'discounts' | 'business';

interface DashboardTab {
  label: string;
  /** On a small screen it is in the dropdown beside the tabs. */
  folds?: boolean;
  /** Any of these opens it; without any it is for admins alone. */
  duties: readonly Duty[];
  Panel: LazyExoticComponent<ComponentType>;
}

/** The tabs of the dashboard in their order (specification 16.2). */
const TABS: Readonly<Record<TabName, DashboardTab>> = {
  overview: {
    label: 'Overview',
    duties: [],
    Panel: lazy(async () => ({ default: (await import('../overview/OverviewSection')).OverviewSection })),
  },
  orders: {
    label: 'Orders',
    duties: ['ORDERS', 'PACKING'],
    Panel: lazy(async () => ({ default: (await import('../orders/OrdersSection')).OrdersSection })),
  },
  categories: {
    label: 'Categories',
    duties: ['CATALOGUE'],
    folds: true,
    Panel: lazy(async () => ({ default: (await import('../categories/CategoriesSection')).CategoriesSection })),
  },
  products: {
    label: 'Products',
    duties: ['CATALOGUE', 'PRICES'],
    Panel: lazy(async () => ({ default: (await import('../products/ProductsSection')).ProductsSection })),
  },
  discounts: {
    label: 'Discount Codes',
    duties: ['PRICES'],
    folds: true,
    Panel: lazy(async () => ({ default: (await import('../discounts/DiscountsSection')).DiscountsSection })),
  },
  business: {
    label: 'Business',
    duties: ['ACCOUNTS', 'PRICES', 'CREDIT'],
    Panel: lazy(async () => ({ default: (await import('../businesses/BusinessUsersSection')).BusinessUsersSection })),
  },
};

const NAMES = Object.keys(TABS) as TabName[];

/** The dashboard with the tabs that the viewer may open; the chosen one is kept in the address. */
export function DashboardPage() {
  const hasDuty = useDuties();
  const [search, setSearch] = useSearchParams();
  const wide = Grid.useBreakpoint().md ?? true;
  const names = NAMES.filter((name) => hasDuty(...TABS[name].duties));
  const [first] = names;
  if (first === undefined) return <NothingToDo />;
  const active = NAMES.find((name) => name === search.get('tab')) ?? first;
  if (!names.includes(active)) return <AccessRequired />;
  const open = (name: string) => setSearch(name === first ? {} : { tab: name });
  const folded = wide ? [] : names.filter((name) => TABS[name].folds);
  const visibleTabs = names.filter((name) => name === active || !folded.includes(name));
  const { Panel } = TABS[active];
  const title = hasDuty() ? 'Admin Dashboard' : 'Dashboard';
  return (
    <>
      <title>{`${title} | Bustan`}</title>
      <h1>{title}</h1>
      <Tabs
        label="Dashboard"
        active={active}
        onChange={open}
        tabs={visibleTabs.map((name) => ({ name, label: TABS[name].label }))}
        beside={
          folded.length > 0 && (
            <MenuButton
              label="More sections"
              icon={<DownOutlined />}
              items={folded.map((name) => ({ key: name, label: TABS[name].label }))}
              onChoose={open}
            />
          )
        }
      >
        <Suspense fallback={<PageLoading />}>
          <Panel />
        </Suspense>
      </Tabs>
    </>
  );
}

/** For staff none of whose duties opens anything here. */
function NothingToDo() {
  const drives = useDuties()('DRIVING');
  return (
    <>
      <title>Dashboard | Bustan</title>
      <h1>Dashboard</h1>
      {drives ? (
        <EmptyState title="Your deliveries have a page of their own">
          <Link to="/driver">Open your deliveries</Link>
        </EmptyState>
      ) : (
        <EmptyState title="There is nothing to do here yet">
          <p>Your duties open no page so far.</p>
        </EmptyState>
      )}
    </>
  );
}
