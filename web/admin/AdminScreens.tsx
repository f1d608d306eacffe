import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../ui/feedback/NotFoundPage';
import { PageLoading } from '../ui/feedback/states';
import { AdminFrame } from '../ui-antd/layout/AdminFrame';
import { ShellLayout } from '../ui-antd/layout/ShellLayout';

/** The screens of the back office by address; each is loaded when it is opened. */
const SCREENS: Readonly<Record<string, LazyExoticComponent<ComponentType> | undefined>> = {
  '/admin/dashboard': lazy(async () => ({ default: (await import('./dashboard/DashboardPage')).DashboardPage })),
  '/admin/business': lazy(async () => ({ default: (await import('./businesses/BusinessPage')).BusinessPage })),
  '/admin/business-credit': lazy(async () => ({ default: (await import('./credit/CreditPage')).CreditPage })),
  '/admin/prices': lazy(async () => ({ default: (await import('./prices/PricesPage')).PricesPage })),
  '/admin/price-plans': lazy(async () => ({ default: (await import('./plans/PlansPage')).PlansPage })),
  '/admin/users': lazy(async () => ({ default: (await import('./users/UsersPage')).UsersPage })),
  '/admin/audit-log': lazy(async () => ({ default: (await import('./owner/AuditLogPage')).AuditLogPage })),
  '/admin/api-tokens': lazy(async () => ({ default: (await import('./owner/ApiTokensPage')).ApiTokensPage })),
  '/admin/mail': lazy(async () => ({ default: (await import('./owner/MailPage')).MailPage })),
};

/** The back office, for an administrator who is signed in. */
export function AdminScreens() {
  const { pathname } = useLocation();
  const Screen = SCREENS[pathname.replace(/\/+$/, '')] ?? NotFoundPage;
  return (
    <AdminFrame>
      <ShellLayout>
        <Suspense fallback={<PageLoading />}>
          <Screen />
        </Suspense>
      </ShellLayout>
    </AdminFrame>
  );
}
