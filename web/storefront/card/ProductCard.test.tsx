import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createClient } from '../../app/apollo';
import { CartProvider } from '../../cart/cart';
import { AuthProvider } from '../../session/viewer';
import { fakeNetwork } from '../../testing/network';
import { product } from '../../testing/shop';
import { ToastProvider } from '../../ui/toast/toast';
import { ProductCard } from './ProductCard';

it('is drawn anew only by a change of its own line, however many cards there are', async () => {
  const { link } = fakeNetwork({ Viewer: () => ({ viewer: null }) });
  const drawn: string[] = [];
  const products = Array.from({ length: 100 }, (_, index) => product({ id: index + 1, name: `Juice ${index + 1}` }));
  render(
    <MemoryRouter>
      <ApolloProvider client={createClient(link)}>
        <ToastProvider>
          <AuthProvider>
            <CartProvider>
              {products.map((each) => (
                <Profiler key={each.id} id={each.name} onRender={(name) => drawn.push(name)}>
                  <ProductCard product={each} />
                </Profiler>
              ))}
            </CartProvider>
          </AuthProvider>
        </ToastProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  const card = within(screen.getByRole('article', { name: 'Juice 42' }));
  await waitFor(() => expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled());
  expect(new Set(drawn).size).toBe(100);
  drawn.length = 0;
  await userEvent.click(card.getByRole('button', { name: 'Add to Cart' }));
  await userEvent.click(await card.findByRole('button', { name: 'Increase quantity of Juice 42' }));
  expect(card.getByText('2')).toBeInTheDocument();
  expect(drawn.length).toBeGreaterThan(0);
  expect([...new Set(drawn)]).toEqual(['Juice 42']);
});
