import { screen, waitFor } from '@testing-library/react';
import { offline } from '../../testing/network';
import { openShop, viewer } from '../../testing/shop';

const session = (id: string, changes = {}) => ({
  __typename: 'AccountSession' as const,
  id,
  isThis: false,
  browser: 'Safari' as string | null,
  system: 'iOS' as string | null,
  lastUsedAt: '2026-11-21T17:08:00.000Z',
  ...changes,
});
const HERE = session('a', { isThis: true, browser: 'Chrome', system: 'Windows' });
const TWO = { Viewer: () => ({ viewer: viewer() }), OwnSessions: () => ({ ownSessions: [HERE, session('b')] }) };
const ONE = { OwnSessions: () => ({ ownSessions: [HERE] }) };

it('shows where one is signed in, and ends one', async () => {
  const { user, network } = openShop('/account/sessions', TWO);
  expect(await screen.findByText('Chrome on Windows')).toBeInTheDocument();
  expect(screen.getByText(/^This device/)).toBeInTheDocument();
  network.answer({ ...ONE, EndSession: () => ({ endSession: true }) });
  const end = screen.getByRole('button', { name: 'Sign out' });
  expect(end).toHaveAccessibleDescription(/^Safari on iOS/);
  await user.click(end);
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  expect(network.of('EndSession').map(({ variables }) => variables)).toEqual([{ id: 'b' }]);
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
});

it('ends all others', async () => {
  const { user, network } = openShop('/account/sessions', TWO);
  await screen.findByText('Safari on iOS');
  network.answer({ ...ONE, EndOtherSessions: () => ({ endOtherSessions: 1 }) });
  await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  expect(network.of('EndOtherSessions')).toHaveLength(1);
});

it('says when the shop cannot be reached, and names what nobody knows', async () => {
  const { user, network } = openShop('/account/sessions', {
    ...TWO,
    OwnSessions: () => ({ ownSessions: [HERE, session('b', { browser: null, system: null })] }),
  });
  await screen.findByText('An unknown device');
  network.answer({ EndSession: offline });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop could not be reached. Please try again.');
  expect(screen.getByText('An unknown device')).toBeInTheDocument();
});

it('says that the session has ended, with the way to sign in', async () => {
  const { user, network } = openShop('/account/sessions', TWO);
  await screen.findByText('Safari on iOS');
  const ended = () => ({ errors: [{ message: 'Please sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] });
  network.answer({ EndSession: ended, OwnSessions: ended });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in first.');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Faccount%2Fsessions',
  );
});

it('asks a guest to sign in, and comes back', async () => {
  openShop('/account/sessions');
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(location.pathname + location.search).toBe('/login?returnTo=%2Faccount%2Fsessions');
});
