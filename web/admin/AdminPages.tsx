import { lazy, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AdminRoute } from './AdminRoute';

const AdminScreens = lazy(async () => ({ default: (await import('./AdminScreens')).AdminScreens }));

/** Pages of the back office, below /admin/. */
const PAGES: ReadonlySet<string | undefined> = new Set([
  'dashboard',
  'day',
  'packing',
  'slips',
  'runs',
  'business',
  'business-credit',
  'stock',
  'prices',
  'price-plans',
  'delivery',
  'users',
  'staff',
  'audit-log',
  'api-tokens',
  'mail',
  'transfers',
  'currency',
  'jobs',
  'second-step',
]);

/** A page of the back office. @param notFound what is shown where there is none */
export function AdminPages({ notFound }: { notFound: ReactNode }) {
  const { page } = useParams();
  if (!PAGES.has(page)) return notFound;
  return (
    <AdminRoute>
      <AdminScreens />
    </AdminRoute>
  );
}
