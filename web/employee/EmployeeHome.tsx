import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../admin/frame/Tabs';
import { PortalProductsDocument } from '../portal/catalogue/portalDocuments';
import { PortalCatalogue } from '../portal/catalogue/PortalCatalogue';
import type { PortalCatalogueLook, PortalProduct } from '../portal/catalogue/shown';
import { usePortalCart } from '../portal/cart/PortalCartProvider';
import { PortalFrame } from '../portal/PortalFrame';
import { useEmployee } from './employee';
import styles from './EmployeeHome.module.css';
import { DailyOrderDialog } from './order/DailyOrderDialog';
import { MyOrders } from './orders/MyOrders';
import { OutboxNotices } from './outbox/OutboxNotices';
import { useSignOut } from './useSignOut';

const LOOK: PortalCatalogueLook<PortalProduct> = {
  document: PortalProductsDocument,
  // portals.md section 9.
  freshForMs: 5 * 60_000,
  addLabel: 'Add to Order',
};

const TABS = [
  { name: 'products', label: 'Products' },
  { name: 'orders', label: 'My Orders' },
] as const;

/** What an employee does: gathers products, submits the daily order, and looks at what was ordered. */
export function EmployeeHome() {
  const { employee } = useEmployee();
  const [parameters, setParameters] = useSearchParams();
  const [ordering, setOrdering] = useState(false);
  const signOut = useSignOut();
  const tab = parameters.get('tab') === 'orders' ? 'orders' : 'products';
  const name = [employee.firstName, employee.lastName].filter(Boolean).join(' ') || employee.username;
  const show = (next: string) => setParameters(next === 'orders' ? { tab: next } : {});
  return (
    <PortalFrame
      home="/employee/portal"
      welcome={name}
      beside={placeName(employee.deliveryPlace)}
      onCart={() => setOrdering(true)}
      actions={<Button onClick={() => void signOut()}>Sign Out</Button>}
    >
      <title>Daily Order | Bustan</title>
      <OutboxNotices />
      <Tabs label="Employee portal" tabs={TABS} active={tab} onChange={show}>
        {tab === 'products' ? <PortalCatalogue look={LOOK} /> : <MyOrders onBrowse={() => show('products')} />}
      </Tabs>
      <OrderBar onOpen={() => setOrdering(true)} />
      {ordering && <DailyOrderDialog onClose={() => setOrdering(false)} />}
    </PortalFrame>
  );
}

/** Stays at the thumb of who scrolls through products on a phone. */
function OrderBar({ onOpen }: { onOpen: () => void }) {
  const { pieces } = usePortalCart();
  if (pieces === 0) return null;
  return (
    <div className={styles.bar}>
      <Button type="primary" block onClick={onOpen}>
        {`Daily Order · ${pieces === 1 ? '1 item' : `${pieces} items`}`}
      </Button>
    </div>
  );
}

function placeName(place: { location: string | null; businessName: string | null } | null): string {
  return [place?.location, place?.businessName].filter(Boolean).join(' · ');
}
