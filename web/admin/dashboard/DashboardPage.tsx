import { DownOutlined } from '@ant-design/icons';
import { Grid } from 'antd';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageLoading } from '../../ui/feedback/states';
import { MenuButton } from '../../ui-antd/layout/MenuButton';
import { Tabs } from '../../ui-antd/layout/Tabs';

type TabName = 'overview' | 'orders' | 'categories' | 'products' | 'discounts' | 'business';

interface DashboardTab {
  label: string;
  /** On a small screen it is in the dropdown beside the tabs. */
  folds?: boolean;
  Panel: LazyExoticComponent<ComponentType>;
}

/** The tabs of the dashboard in their order (specification 16.2). */
const TABS: Readonly<Record<TabName, DashboardTab>> = {
  overview: {
    label: 'Overview',
    Panel: lazy(async () => ({ default: (await import('../overview/OverviewSection')).OverviewSection })),
  },
  orders: {
    label: 'Orders',
    Panel: lazy(async () => ({ default: (await import('../orders/OrdersSection')).OrdersSection })),
  },
  categories: {
    label: 'Categories',
    folds: true,
    Panel: lazy(async () => ({ default: (await import('../categories/CategoriesSection')).CategoriesSection })),
  },
  products: {
    label: 'Products',
    Panel: lazy(async () => ({ default: (await import('../products/ProductsSection')).ProductsSection })),
  },
  discounts: {
    label: 'Discount Codes',
    folds: true,
    Panel: lazy(async () => ({ default: (await import('../discounts/DiscountsSection')).DiscountsSection })),
  },
  business: {
    label: 'Business',
    Panel: lazy(async () => ({ default: (await import('../businesses/BusinessUsersSection')).BusinessUsersSection })),
  },
};

const NAMES = Object.keys(TABS) as TabName[];

/** The administrator's dashboard; its tab is kept in the address. */
export function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const wide = Grid.useBreakpoint().md ?? true;
  const active = NAMES.find((name) => name === search.get('tab')) ?? 'overview';
  const open = (name: string) => setSearch(name === 'overview' ? {} : { tab: name });
  const folded = wide ? [] : NAMES.filter((name) => TABS[name].folds);
  const visibleTabs = NAMES.filter((name) => name === active || !folded.includes(name));
  const { Panel } = TABS[active];
  return (
    <>
      <title>Admin Dashboard | Bustan</title>
      <h1>Admin Dashboard</h1>
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
