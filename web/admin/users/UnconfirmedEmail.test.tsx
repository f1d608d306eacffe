import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '../../testing/network';
import { ToastProvider } from '../../ui/toast/toast';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { SendLinkButton, UnconfirmedEmail, UnconfirmedLabel } from './UnconfirmedEmail';

const OWNER = { id: 3, username: 'rana', email: 'rana@example.com', emailConfirmed: false, active: true };

function show(user: Parameters<typeof UnconfirmedEmail>[0]['user'], answers: Parameters<typeof fakeNetwork>[0] = {}) {
  const network = fakeNetwork(answers);
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: network.link })}>
      <ToastProvider>
        <UnstyledApp>
          <UnconfirmedLabel user={user} />
          <SendLinkButton user={user} />
          <UnconfirmedEmail user={user} />
        </UnstyledApp>
      </ToastProvider>
    </ApolloProvider>,
  );
  return network;
}

const inRow = () => screen.queryByRole('button', { name: 'Send the confirmation link to rana again' });
const inForm = () => screen.queryByRole('button', { name: 'Send Link Again' });

test('says that an address is not confirmed, and sends the link again', async () => {
  const network = show(OWNER, {
    SendUserEmailConfirmation: () => ({ sendUserEmailConfirmation: { __typename: 'User', id: 3 } }),
  });
  expect(screen.getByText('Email not confirmed')).toBeInTheDocument();
  expect(screen.getByText('The e-mail address is not confirmed')).toBeInTheDocument();
  await userEvent.click(inRow()!);
  expect(await screen.findByText('A new link was sent to rana@example.com')).toBeInTheDocument();
  await userEvent.click(inForm()!);
  expect(network.of('SendUserEmailConfirmation').map(({ variables }) => variables)).toEqual([
    { userId: 3 },
    { userId: 3 },
  ]);
});

test('says why no link is sent', async () => {
  const message = 'Too many mails to confirm this address. Please try again in 42 minutes.';
  show(OWNER, {
    SendUserEmailConfirmation: () => ({ errors: [{ message, extensions: { code: 'RATE_LIMITED' } }] }),
  });
  await userEvent.click(inForm()!);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test.each([
  ['a confirmed one', { ...OWNER, emailConfirmed: true }],
  ['one that the viewer may not see it of', { ...OWNER, emailConfirmed: null }],
])('says nothing of %s', (_what, user) => {
  show(user);
  expect(document.body).not.toHaveTextContent(/confirmed/);
  expect([inRow(), inForm()]).toEqual([null, null]);
});

test('offers no link for a deactivated account, for which none works', () => {
  show({ ...OWNER, active: false });
  expect(screen.getByText('The e-mail address is not confirmed')).toBeInTheDocument();
  expect([inRow(), inForm()]).toEqual([null, null]);
});
