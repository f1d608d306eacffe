import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Observable } from 'rxjs';
import { ToastProvider } from '../../ui/toast/toast';
import type { Business } from './documents';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { PriceMailsRow } from './PriceMailsRow';

/** A shop that keeps the setting; the business is read again once it is saved. */
function Page({ saved }: { saved: { on?: boolean }[] }) {
  const [priceMails, setPriceMails] = useState(false);
  const business = { id: 3, priceMails } as Business;
  return <PriceMailsRow business={business} onSaved={() => setPriceMails(saved.at(-1)?.on === true)} />;
}

test('an admin switches the mails about prices of a business on and off, and sees what is saved', async () => {
  const saved: { on?: boolean }[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        saved.push(variables);
        observer.next({ data: { setBusinessPriceMails: { __typename: 'User', id: 3, priceMails: variables.on } } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <UnstyledApp>
        <ToastProvider>
          <Page saved={saved} />
        </ToastProvider>
      </UnstyledApp>
    </ApolloProvider>,
  );
  const choice = screen.getByRole('switch', { name: 'Mails about Changed Prices' });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  expect(await screen.findByText('Mails about prices are on')).toBeInTheDocument();
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(await screen.findByText('Mails about prices are off')).toBeInTheDocument();
  expect(choice).not.toBeChecked();
  expect(saved).toEqual([
    { userId: 3, on: true },
    { userId: 3, on: false },
  ]);
});
