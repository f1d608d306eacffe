import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { useDuties } from '../session/duties';
import { NotFoundPage } from '../ui/feedback/NotFoundPage';
import { PageLoading } from '../ui/feedback/states';
import { AccessRequired } from '../ui-antd/layout/AccessRequired';
import { AdminFrame } from '../ui-antd/layout/AdminFrame';
import { LacksSecondStepDocument } from './secondStep/documents';
import { opensPage } from '../ui-antd/layout/adminPages';
import { ShellLayout } from '../ui-antd/layout/ShellLayout';

/** The screens of the back office by address; each is loaded when it is opened. */
const SCREENS: Readonly<Record<string, LazyExoticComponent<ComponentType> | undefined>> = {
  '/admin/dashboard': lazy(async () => ({ default: (await import('./dashboard/DashboardPage')).DashboardPage })),
  '/admin/business': lazy(async () => ({ default: (await import('./businesses/BusinessPage')).BusinessPage })),
  '/admin/business-credit': lazy(async () => ({ default: (await import('./credit/CreditPage')).CreditPage })),
  '/admin/stock': lazy(async () => ({ default: (await import('./stock/StockPage')).StockPage })),
  '/admin/transfers': lazy(async () => ({ default: (await import('./currency/TransfersPage')).TransfersPage })),
  '/admin/currency': lazy(async () => ({ default: (await import('./currency/CurrencyPage')).CurrencyPage })),
  '/admin/prices': lazy(async () => ({ default: (await import('./prices/PricesPage')).PricesPage })),
  '/admin/price-plans': lazy(async () => ({ default: (await import('./plans/PlansPage')).PlansPage })),
  '/admin/delivery': lazy(async () => ({ default: (await import('./delivery/DeliveryPage')).DeliveryPage })),
  '/admin/day': lazy(async () => ({ default: (await import('./day/DayPage')).DayPage })),
  '/admin/packing': lazy(async () => ({ default: (await import('./packing/PackingPage')).PackingPage })),
  '/admin/slips': lazy(async () => ({ default: (await import('./slips/SlipsPage')).SlipsPage })),
  '/admin/runs': lazy(async () => ({ default: (await import('./runs/RunsPage')).RunsPage })),
  '/admin/users': lazy(async () => ({ default: (await import('./users/UsersPage')).UsersPage })),
  '/admin/staff': lazy(async () => ({ default: (await import('./users/StaffPage')).StaffPage })),
  '/admin/audit-log': lazy(async () => ({ default: (await import('./owner/AuditLogPage')).AuditLogPage })),
  '/admin/api-tokens': lazy(async () => ({ default: (await import('./owner/ApiTokensPage')).ApiTokensPage })),
  '/admin/second-step': lazy(async () => ({ default: (await import('./secondStep/SecondStepPage')).SecondStepPage })),
  '/admin/jobs': lazy(async () => ({ default: (await import('./jobs/JobsPage')).JobsPage })),
  '/admin/mail': lazy(async () => ({ default: (await import('./owner/MailPage')).MailPage })),
};

/** The back office, for admins and staff who are signed in; each opens what its duties open. */
export function AdminScreens() {
  const { pathname } = useLocation();
  const hasDuty = useDuties();
  // Whoever must set up a second step reaches nothing else (specification 8.22); the shop refuses it, too.
  const { data, loading } = useQuery(LacksSecondStepDocument);
  const lacksStep = data?.viewer?.lacksSecondStep === true;
  if (loading && !data) return <PageLoading />;
  const path = lacksStep ? '/admin/second-step' : pathname.replace(/\/+$/, '');
  const Screen = opensPage(path, hasDuty) ? (SCREENS[path] ?? NotFoundPage) : AccessRequired;
  return (
    <AdminFrame>
      <ShellLayout isClosed={lacksStep}>
        <Suspense fallback={<PageLoading />}>
          <Screen />
        </Suspense>
      </ShellLayout>
    </AdminFrame>
  );
}
