import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { ToastProvider } from '../../ui/toast/toast';
import { AddressTab } from './AddressTab';
import { UnstyledApp } from '../../testing/UnstyledApp';
import type { Business } from './documents';

const BUSINESS: Business = {
  __typename: 'User',
  id: 3,
  username: 'cedar',
  email: 'cedar@example.com',
  emailConfirmed: true,
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
  priceMails: false,
  version: 4,
};

const CONFLICT = {
  message: 'A colleague changed this.',
  extensions: { code: 'CONFLICT', fields: { version: 'A colleague changed this.' } },
};

function setUp() {
  const saved: unknown[] = [];
  const answers: (() => void)[] = [];
  const conflicts: (() => void)[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const isRead = operationName === 'BusinessUser';
        if (!isRead) saved.push(variables.input);
        const changed = { updateBusinessAddress: { __typename: 'User', id: 3, version: 4 + saved.length } };
        answers.push(() => {
          observer.next({ data: isRead ? { user: { ...BUSINESS, version: 9 } } : changed });
          observer.complete();
        });
        conflicts.push(() => {
          observer.next({ errors: [CONFLICT] });
          observer.complete();
          answers.shift();
        });
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ToastProvider>
        <UnstyledApp>
          <AddressTab business={BUSINESS} onSaved={jest.fn()} />
        </UnstyledApp>
      </ToastProvider>
    </ApolloProvider>,
  );
  const conflict = () => act(async () => conflicts.shift()?.());
  return { saved, conflict, answer: () => act(async () => answers.shift()?.()), user: userEvent.setup() };
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

  it('is saved over what a colleague made of it, however soon that is asked for', async () => {
    const { user, saved, answer, conflict } = setUp();
    await user.type(screen.getByLabelText('City'), ' Port{Enter}');
    await conflict();
    expect((await screen.findAllByText('A colleague changed this.')).length).toBeGreaterThan(0);
    // The version of the colleague's change has not been read yet.
    await user.keyboard('{Enter}');
    expect(saved).toHaveLength(1);
    await answer();
    await answer();
    await screen.findByText('Saved');
    expect(saved).toEqual([
      { businessCity: 'Beirut Port', version: 4 },
      { businessCity: 'Beirut Port', version: 9 },
    ]);
  });
});
