import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '../lib/money';
import { unbroken } from '../prices/unbroken';
import { Tabs } from '../ui-antd/layout/Tabs';
import { PortalFrame } from '../portal/PortalFrame';
import { PageLoading } from '../ui/feedback/states';
import { useBusinessAccount } from './businessAccount';
import { BusinessCartProvider } from './cart/BusinessCart';
import { CartDialog } from './order/CartDialog';
import { ProductsTab } from './products/ProductsTab';
import { msg, useTranslation } from '../i18n/text';
import { PageTitle } from '../ui/layout/PageTitle';

const TABS = [
  { name: 'products', label: msg('Products') },
  { name: 'orders', label: msg('Orders') },
  { name: 'employees', label: msg('Employees') },
  { name: 'credit', label: msg('Credit') },
  { name: 'pricing', label: msg('Pricing') },
  { name: 'account', label: msg('Account') },
] as const;

type Tab = (typeof TABS)[number]['name'];

/** What each tab shows; all but the first are loaded when they are opened. */
const PANELS: Readonly<Record<Exclude<Tab, 'products'>, LazyExoticComponent<ComponentType>>> = {
  orders: lazy(async () => ({ default: (await import('./orders/OrdersTab')).OrdersTab })),
  employees: lazy(async () => ({ default: (await import('./employees/EmployeesTab')).EmployeesTab })),
  credit: lazy(async () => ({ default: (await import('./credit/CreditTab')).CreditTab })),
  pricing: lazy(async () => ({ default: (await import('./pricing/PricingTab')).PricingTab })),
  account: lazy(async () => ({ default: (await import('./account/AccountTab')).AccountTab })),
};

/** The portal's header, its tabs and its cart (specification 17.2). */
export function PortalScreens() {
  const t = useTranslation();
  const { name, byCredit } = useBusinessAccount();
  const [search, setSearch] = useSearchParams();
  const tabs = TABS.filter((tab) => tab.name !== 'credit' || byCredit);
  const active = tabs.find((tab) => tab.name === search.get('tab'))?.name ?? 'products';
  const open = (tab: Tab) => setSearch(tab === 'products' ? {} : { tab });
  // In the address, so that a phone's Back closes it, and other pages can lead here.
  const cartOpen = search.get('cart') === 'open';
  const setCartOpen = (open: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (open) next.set('cart', 'open');
        else next.delete('cart');
        return next;
      },
      { replace: !open },
    );
  const Panel = active === 'products' ? null : PANELS[active];
  return (
    <BusinessCartProvider>
      <PortalFrame
        home="/business/portal"
        welcome={t('Welcome, {name}', { name })}
        subheader={<Terms />}
        onCart={() => setCartOpen(true)}
      >
        <PageTitle>{t('Business Portal')}</PageTitle>
        <Tabs label={t('Business portal')} tabs={tabs} active={active} onChange={open}>
          {Panel ? (
            <Suspense fallback={<PageLoading />}>
              <Panel />
            </Suspense>
          ) : (
            <ProductsTab onCart={() => setCartOpen(true)} />
          )}
        </Tabs>
        {cartOpen && <CartDialog onClose={() => setCartOpen(false)} />}
      </PortalFrame>
    </BusinessCartProvider>
  );
}

/** How the business pays, and what credit it has. */
function Terms() {
  const t = useTranslation();
  const { byCredit, credit } = useBusinessAccount();
  if (!byCredit) return <p>{t('Cash Only, Pay on delivery')}</p>;
  return (
    <p>
      {t('Available credit')} <strong>{unbroken(formatMoney(credit.currentBalance))}</strong>
      {unbroken(` · ${t('Used {amount}', { amount: formatMoney(credit.usedCredit) })}`)}
      {unbroken(` · ${t('Limit {amount}', { amount: formatMoney(credit.creditLimit) })}`)}
    </p>
  );
}
