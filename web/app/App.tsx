import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Suspense, lazy } from 'react';
import { CartProvider } from '../cart/cart';
import { AppRoutes } from './routes';
import { AuthProvider } from '../session/viewer';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { ToastProvider } from '../ui/toast/toast';

/** Not part of the first load; a shop without it works all the same. */
const ShopStatus = lazy(async () => {
  await pageStands();
  return import('../pwa/ShopStatus').then(
    ({ ShopStatus }) => ({ default: ShopStatus }),
    () => ({ default: () => null }),
  );
});

/** Waits until the browser has loaded the page, and a moment more in which it has nothing to do. */
async function pageStands(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  await new Promise((resolve) => setTimeout(resolve, 1500));
}

/** The whole shop; below a router. */
export function App({ client }: { client: ApolloClient }) {
  return (
    <ErrorBoundary>
      <ApolloProvider client={client}>
        <ToastProvider>
          <AuthProvider>
            <CartProvider>
              <AppRoutes />
              <Suspense fallback={null}>
                <ShopStatus />
              </Suspense>
            </CartProvider>
          </AuthProvider>
        </ToastProvider>
      </ApolloProvider>
    </ErrorBoundary>
  );
}
