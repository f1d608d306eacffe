import { Suspense, lazy, type ComponentType } from 'react';
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

const CheckoutScreens = lazy(async () => ({
  default: (await withToasts(import('../checkout/CheckoutScreens'))).CheckoutScreens,
}));
const SessionScreens = lazy(async () => ({ default: (await import('../signIn/SessionScreens')).SessionScreens }));
const AccountScreens = lazy(async () => (await import('../account/AccountScreens')).loadAccountScreens());
const AccountPage = lazy(async () => (await import('../account/page/AccountPage')).loadAccountPage());
const ProductPage = lazy(async () => ({ default: (await import('../storefront/product/ProductPage')).ProductPage }));
const LandingPage = lazy(async () => ({ default: (await import('../landing/LandingPage')).LandingPage }));
const OrderPage = lazy(async () => ({ default: (await import('../orderPage/OrderPage')).OrderPage }));
const AdminPages = lazy(async () => ({ default: (await import('../admin/AdminPages')).AdminPages }));
const BusinessPortal = lazy(async () => ({
  default: (await inWords(withToasts(import('../business/BusinessPortal')))).BusinessPortal,
}));
const EmployeePortal = lazy(async () => ({
  default: (await inWords(withToasts(import('../employee/EmployeePortal')))).EmployeePortal,
}));
const DriverPortal = lazy(async () => ({
  default: (await inWords(withToasts(import('../driver/DriverPortal')))).DriverPortal,
}));
const AdminLoginPage = lazy(async () => ({
  default: (await import('../admin/login/AdminLoginPage')).AdminLoginPage,
}));
const BusinessLoginPage = lazy(async () => ({
  default: (await inWords(import('../business/login/BusinessLoginPage'))).BusinessLoginPage,
}));
const EmployeeLoginPage = lazy(async () => ({
  default: (await inWords(import('../employee/login/EmployeeLoginPage'))).EmployeeLoginPage,
}));

/** Pages with a frame of their own, each under its addresses. */
const OWN_FRAME: readonly (readonly [page: ComponentType, addresses: readonly string[]])[] = [
  [LandingPage, ['landing']],
  [AdminLoginPage, ['admin', 'admin/login']],
  [BusinessLoginPage, ['business', 'business/login']],
  [BusinessPortal, ['business/portal']],
  [EmployeeLoginPage, ['employee', 'employee/login']],
  [EmployeePortal, ['employee/portal']],
  [DriverPortal, ['driver']],
];

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
      <Route
        path="orders/:id"
        element={
          <Suspense fallback={<PageLoading />}>
            <OrderPage Store={StoreLayout} />
          </Suspense>
        }
      />
      {OWN_FRAME.flatMap(([Page, addresses]) =>
        addresses.map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense fallback={<PageLoading />}>
                <Page />
              </Suspense>
            }
          />
        )),
      )}
      <Route
        path="admin/:page"
        element={
          <Suspense fallback={<PageLoading />}>
            <AdminPages notFound={<StoreLayout page={() => <NotFoundPage />} />} />
          </Suspense>
        }
      />
    </Routes>
  );
}
