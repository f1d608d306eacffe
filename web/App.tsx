import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { CartProvider } from './cart/cart';
import { AppRoutes } from './routes';
import { AuthProvider } from './signin/viewer';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { ToastProvider } from './ui/toast';

/** The whole shop; below a router. */
export function App({ client }: { client: ApolloClient }) {
  return (
    <ErrorBoundary>
      <ApolloProvider client={client}>
        <ToastProvider>
          <AuthProvider>
            <CartProvider>
              <AppRoutes />
            </CartProvider>
          </AuthProvider>
        </ToastProvider>
      </ApolloProvider>
    </ErrorBoundary>
  );
}
