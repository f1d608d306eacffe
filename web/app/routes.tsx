import { Suspense, lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../ui/feedback/NotFoundPage';
import { StoreLayout } from '../storefront/layout/StoreLayout';
import { StorePage } from '../storefront/StorePage';
import { PageLoading } from '../ui/feedback/states';

/** With what draws toasts: a page that orders must be able to say that it failed when nothing can be fetched any more. */
async function withToasts<Page>(page: Promise<Page>): Promise<Page> {
  return (await Promise.all([page, import('../ui/toast/ToastArea')]))[0];
}

/** With the texts that only the portals say. */
async function inWords<Page>(page: Promise<Page>): Promise<Page> {
  return (await Promise.all([page, import('../portal/portalTexts').then((texts) => texts.loadPortalTexts())]))[0];
}

/** A page of its own file, which is loaded when it is opened. */
function page<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}

const CheckoutScreens = page(() => withToasts(import('../checkout/CheckoutScreens')), 'CheckoutScreens');
const SessionScreens = page(() => import('../signIn/SessionScreens'), 'SessionScreens');
const AccountScreens = lazy(async () => (await import('../account/AccountScreens')).loadAccountScreens());
const AccountPage = lazy(async () => (await import('../account/page/AccountPage')).loadAccountPage());
const ProductPage = page(() => import('../storefront/product/ProductPage'), 'ProductPage');
const LandingPage = page(() => import('../landing/LandingPage'), 'LandingPage');
const OrderPage = page(() => import('../orderPage/OrderPage'), 'OrderPage');
const AdminPages = page(() => import('../admin/AdminPages'), 'AdminPages');
const BusinessPortal = page(() => inWords(withToasts(import('../business/BusinessPortal'))), 'BusinessPortal');
const EmployeePortal = page(() => inWords(withToasts(import('../employee/EmployeePortal'))), 'EmployeePortal');
const DriverPortal = page(() => import('../driver/DriverPortal'), 'DriverPortal');
const DriverLoginPage = page(() => inWords(import('../driver/login/DriverLoginPage')), 'DriverLoginPage');
const AdminLoginPage = page(() => import('../admin/login/AdminLoginPage'), 'AdminLoginPage');
const BusinessLoginPage = page(() => inWords(import('../business/login/BusinessLoginPage')), 'BusinessLoginPage');
const EmployeeLoginPage = page(() => inWords(import('../employee/login/EmployeeLoginPage')), 'EmployeeLoginPage');

/** Pages with a frame of their own, each under its addresses. */
const OWN_FRAME: readonly (readonly [page: ComponentType, addresses: readonly string[]])[] = [
  [LandingPage, ['landing']],
  [AdminLoginPage, ['admin', 'admin/login']],
  [BusinessLoginPage, ['business', 'business/login']],
  [BusinessPortal, ['business/portal']],
  [EmployeeLoginPage, ['employee', 'employee/login']],
  [EmployeePortal, ['employee/portal']],
  [DriverLoginPage, ['driver/login']],
  [DriverPortal, ['driver']],
];

function whileLoading(page: ReactNode): ReactNode {
  return <Suspense fallback={<PageLoading />}>{page}</Suspense>;
}

/** Every address of the shop. Only the store itself is part of the first load. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<StoreLayout />}>
        <Route index element={<StorePage />} />
        <Route path="store" element={<StorePage />} />
        <Route path="checkout" element={<CheckoutScreens screen="guest" />} />
        <Route path="enhanced-checkout" element={<CheckoutScreens screen="account" />} />
        <Route path="products/:product" element={<ProductPage />} />
        <Route path="order-success" element={<CheckoutScreens screen="order-success" />} />
        <Route path="login" element={<SessionScreens screen="login" />} />
        <Route path="register" element={<SessionScreens screen="register" />} />
        <Route path="account/password" element={<AccountScreens screen="password" />} />
        <Route path="account/sessions" element={<AccountScreens screen="sessions" />} />
        <Route path="account/data" element={<AccountScreens screen="data" />} />
        <Route path="forgot-password" element={<AccountScreens screen="forgot-password" />} />
        <Route path="reset-password" element={<AccountScreens screen="reset-password" />} />
        <Route path="confirm-email" element={<AccountScreens screen="confirm-email" />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="account" element={<StoreLayout page={(openCart) => <AccountPage openCart={openCart} />} />} />
      <Route path="orders/:id" element={whileLoading(<OrderPage Store={StoreLayout} />)} />
      {OWN_FRAME.flatMap(([Page, addresses]) =>
        addresses.map((path) => <Route key={path} path={path} element={whileLoading(<Page />)} />),
      )}
      <Route
        path="admin/:page"
        element={whileLoading(<AdminPages notFound={<StoreLayout page={() => <NotFoundPage />} />} />)}
      />
    </Routes>
  );
}
