import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { ToastProvider } from '../../ui/toast/toast';
import { BusinessAccountContext, type BusinessAccount } from '../businessAccount';
import { SlipPrices } from './SlipPrices';

test('a shop that cannot keep it leaves the switch as it was, and says so', async () => {
  const refetch = jest.fn();
  const link = new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))));
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ToastProvider>
        <BusinessAccountContext value={{ viewer: { slipPrices: true }, refetch } as unknown as BusinessAccount}>
          <SlipPrices />
        </BusinessAccountContext>
      </ToastProvider>
    </ApolloProvider>,
  );
  const choice = screen.getByRole('switch', { name: 'Show prices on the slips in my boxes' });
  expect(choice).toBeChecked();
  expect(choice).toHaveAccessibleDescription('The slips of what your employees order never show prices.');
  await userEvent.click(choice);
  expect(await screen.findByText('Failed to change your packing slips')).toBeVisible();
  expect(choice).toBeChecked();
  expect(refetch).not.toHaveBeenCalled();
});
