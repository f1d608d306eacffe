import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { Observable } from 'rxjs';
import { ToastProvider } from '../../ui/toast/toast';
import { AddressTab } from './AddressTab';
import type { Business } from './documents';

const BUSINESS: Business = {
  __typename: 'User',
  id: 3,
  username: 'cedar',
  email: 'cedar@example.com',
  role: 'BUSINESS',
  active: true,
  businessName: 'Cedar Terrace',
  businessPhone: null,
  businessAddress: 'Main Street 1',
  businessCity: 'Beirut',
  businessState: null,
  businessZip: null,
  businessCountry: null,
  businessApproved: true,
  paymentMode: 'CASH',
  pricingMode: 'DISCOUNT',
  businessDiscount: '10.00',
  version: 4,
};

function setUp() {
  const saved: unknown[] = [];
  const answers: (() => void)[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        saved.push(variables.input);
        answers.push(() => {
          observer.next({ data: { updateBusinessAddress: { __typename: 'User', id: 3, version: 4 + saved.length } } });
          observer.complete();
        });
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ToastProvider>
        <App>
          <AddressTab business={BUSINESS} onSaved={jest.fn()} />
        </App>
      </ToastProvider>
    </ApolloProvider>,
  );
  return { saved, answer: () => act(async () => answers.shift()?.()), user: userEvent.setup() };
}

describe('a field of an address', () => {
  it('is saved once by Enter and the Tab that follows it', async () => {
    const { user, saved, answer } = setUp();
    await user.type(screen.getByLabelText('City'), ' Port{Enter}');
    await user.tab();
    await screen.findByText('Saving…');
    await answer();
    await screen.findByText('Saved');
    expect(saved).toEqual([{ businessCity: 'Beirut Port', version: 4 }]);
  });

  it('is saved again when more was typed while it was saved', async () => {
    const { user, saved, answer } = setUp();
    await user.type(screen.getByLabelText('City'), ' Port{Enter}');
    await user.keyboard(' South');
    await user.tab();
    await answer();
    await answer();
    expect(saved).toEqual([
      { businessCity: 'Beirut Port', version: 4 },
      { businessCity: 'Beirut Port South', version: 5 },
    ]);
  });
});
