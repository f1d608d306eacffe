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
  await pageIdle();
  return import('../pwa/ShopStatus').then(
    ({ ShopStatus }) => ({ default: ShopStatus }),
    () => ({ default: () => null }),
  );
});

/** Waits until the page is loaded, and 1.5 s more, in which the browser can finish what the page needs. */
async function pageIdle(): Promise<void> {
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
