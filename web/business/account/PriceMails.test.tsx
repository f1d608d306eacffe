import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Observable } from 'rxjs';
import { ToastProvider } from '../../ui/toast/toast';
import { BusinessAccountContext, type BusinessAccount } from '../businessAccount';
import { PriceMails } from './PriceMails';

/** A shop that keeps the setting; the account is read again when it is asked to be. */
function Portal({ saved }: { saved: boolean[] }) {
  const [priceMails, setPriceMails] = useState(false);
  const viewer = { email: 'cedar@example.com', priceMails } as BusinessAccount['viewer'];
  const account = { viewer, refetch: () => setPriceMails(saved.at(-1) ?? false) } as BusinessAccount;
  return (
    <BusinessAccountContext value={account}>
      <PriceMails />
    </BusinessAccountContext>
  );
}

test('mails about prices are switched on and off, and the switch shows what is saved', async () => {
  const saved: boolean[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        saved.push(variables.on as boolean);
        observer.next({ data: { setPriceMails: { __typename: 'Viewer', id: 2, priceMails: variables.on } } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ToastProvider>
        <Portal saved={saved} />
      </ToastProvider>
    </ApolloProvider>,
  );
  const choice = screen.getByRole('switch', { name: 'Mail me when my prices change' });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  expect(await screen.findByText('Mails about your prices are on')).toBeVisible();
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(await screen.findByText('Mails about your prices are off')).toBeVisible();
  expect(choice).not.toBeChecked();
  expect(saved).toEqual([true, false]);
});
