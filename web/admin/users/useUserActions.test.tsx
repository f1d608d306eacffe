import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '../../testing/network';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { ToastProvider } from '../../ui/toast/toast';
import type { User } from './documents';
import { useUserActions } from './useUserActions';

const BUSINESS = { id: 3, username: 'rana', role: 'BUSINESS', active: true } as User;

function Activate({ user }: { user: User }) {
  const { activate } = useUserActions(() => {});
  return <button onClick={() => void activate(user)}>Change</button>;
}

function show(user: User) {
  const network = fakeNetwork({ SetUserActive: () => ({ setUserActive: { __typename: 'User', id: 3 } }) });
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: network.link })}>
      <ToastProvider>
        <UnstyledApp>
          <Activate user={user} />
        </UnstyledApp>
      </ToastProvider>
    </ApolloProvider>,
  );
  return () => network.of('SetUserActive').map(({ variables }) => variables);
}

test('asks before a user is deactivated, and says what it means', async () => {
  const sent = show(BUSINESS);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('dialog', { name: 'Deactivate rana?' })).toBeInTheDocument();
  expect(screen.getByText(/^It and its employees are signed out at once/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
  expect(sent()).toEqual([{ id: 3, active: false }]);
});

test('lets a user in again at once', async () => {
  const sent = show({ ...BUSINESS, active: false });
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
  expect(sent()).toEqual([{ id: 3, active: true }]);
});
