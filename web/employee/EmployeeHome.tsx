import { LogoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../ui-antd/layout/Tabs';
import { PortalProductsDocument } from '../portal/catalogue/portalDocuments';
import { PortalCatalogue } from '../portal/catalogue/PortalCatalogue';
import type { PortalCatalogueConfig, PortalProduct } from '../portal/catalogue/catalogueConfig';
import { usePortalCart } from '../portal/cart/PortalCartProvider';
import { PortalFrame } from '../portal/PortalFrame';
import { watchConnection } from '../lib/connection';
import { Notice } from '../ui/feedback/Notice';
import { AccountMenu } from './AccountMenu';
import { useEmployee } from './employee';
import { PageTitle } from '../ui/layout/PageTitle';
import styles from './EmployeeHome.module.css';
import { DailyOrderDialog } from './order/DailyOrderDialog';
import { useCartNames } from './order/useCartNames';
import { MyOrders } from './orders/MyOrders';
import { OutboxNotices } from './outbox/OutboxNotices';
import { useEmployeeSignOut } from './useEmployeeSignOut';
import { msg, useTranslation } from '../i18n/text';

const CATALOGUE: PortalCatalogueConfig<PortalProduct> = {
  document: PortalProductsDocument,
  // See specification 17.7.
  freshForMs: 5 * 60_000,
  addLabel: msg('Add to Order'),
};

const TABS = [
  { name: 'products', label: msg('Products') },
  { name: 'orders', label: msg('My Orders') },
] as const;

/** What an employee does: gathers products, submits the daily order, and looks at what was ordered. */
export function EmployeeHome() {
  const t = useTranslation();
  const { employee } = useEmployee();
  const [parameters, setParameters] = useSearchParams();
  const signOut = useEmployeeSignOut();
  useCartNames();
  const [offline, setOffline] = useState(false);
  useEffect(() => watchConnection(setOffline), []);
  const tab = parameters.get('tab') === 'orders' ? 'orders' : 'products';
  const name = [employee.firstName, employee.lastName].filter(Boolean).join(' ') || employee.username;
  const { location, businessName } = employee.deliveryPlace ?? {};
  const place = [location, businessName].filter(Boolean).join(' · ');
  // In the address, so that a phone's Back closes it, and other pages can lead here.
  const ordering = parameters.get('cart') === 'open';
  const setOrdering = (open: boolean) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        if (open) next.set('cart', 'open');
        else next.delete('cart');
        return next;
      },
      { replace: !open },
    );
  const show = (next: string) => setParameters(next === 'orders' ? { tab: next } : {});
  return (
    <PortalFrame
      home="/employee/portal"
      welcome={name}
      subheader={<p className={styles.place}>{place}</p>}
      onCart={() => setOrdering(true)}
      actions={
        <>
          <AccountMenu />
          <Button icon={<LogoutOutlined />} aria-label={t('Sign Out')} onClick={() => void signOut()}>
            <span className={styles.label}>{t('Sign Out')}</span>
          </Button>
        </>
      }
    >
      <PageTitle>{t('Daily Order')}</PageTitle>
      {offline && (
        <Notice title={t('You are offline')}>
          <p>
            {t('What you see may be old. Your orders are kept on this phone, and sent when the connection is back.')}
          </p>
        </Notice>
      )}
      <OutboxNotices />
      <Tabs label={t('Employee portal')} tabs={TABS} active={tab} onChange={show}>
        {tab === 'products' ? <PortalCatalogue config={CATALOGUE} /> : <MyOrders onBrowse={() => show('products')} />}
      </Tabs>
      <OrderBar onOpen={() => setOrdering(true)} />
      {ordering && <DailyOrderDialog onClose={() => setOrdering(false)} />}
    </PortalFrame>
  );
}

/** The way to the daily order, which stays at the bottom of a phone while products are scrolled. */
function OrderBar({ onOpen }: { onOpen: () => void }) {
  const t = useTranslation();
  const { pieces } = usePortalCart();
  if (pieces === 0) return null;
  return (
    <div className={styles.bar}>
      <Button type="primary" block onClick={onOpen}>
        {`${t('Daily Order')} · ${t('{count, plural, one {# item} other {# items}}', { count: pieces })}`}
      </Button>
    </div>
  );
}
