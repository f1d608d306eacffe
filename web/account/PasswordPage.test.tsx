import { screen, waitFor } from '@testing-library/react';
import { offline } from '../testing/network';
import { openShop, viewer } from '../testing/shop';

const SIGNED_IN = { Viewer: () => ({ viewer: viewer() }) };
const CHANGED = { ...SIGNED_IN, ChangePassword: () => ({ changePassword: true }) };

async function fillIn(
  user: ReturnType<typeof openShop>['user'],
  { present = 'fresh-every-day', next = 'apricots in july', repeated = 'apricots in july' } = {},
) {
  await user.type(await screen.findByLabelText('Present password'), present);
  await user.type(screen.getByLabelText('New password'), next);
  await user.type(screen.getByLabelText('New password, once more'), repeated);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

it('changes the password, says so, and goes where its owner came from', async () => {
  const { user, network } = openShop('/account/password?returnTo=%2Fcheckout', CHANGED);
  await fillIn(user);
  await waitFor(() => expect(location.pathname).toBe('/checkout'));
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(screen.getByText('All other devices were signed out.')).toBeInTheDocument();
  expect(network.of('ChangePassword').map(({ variables }) => variables)).toEqual([
    { currentPassword: 'fresh-every-day', newPassword: 'apricots in july' },
  ]);
});

it('asks a guest to sign in, and comes back', async () => {
  openShop('/account/password');
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(location.pathname + location.search).toBe('/login?returnTo=%2Faccount%2Fpassword');
});

it('says what is wrong on its field before anything is sent', async () => {
  const { user, network } = openShop('/account/password', CHANGED);
  await fillIn(user, { present: ' ', next: 'short', repeated: 'other' });
  await waitFor(() =>
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('A password has at least 8 characters'),
  );
  expect(screen.getByLabelText('New password, once more')).toHaveAccessibleDescription('The two are not the same');
  expect(screen.getByLabelText('New password')).toHaveFocus();
  expect(network.of('ChangePassword')).toHaveLength(0);
});

it.each([
  ['currentPassword', 'This is not your present password', 'Present password'],
  ['newPassword', 'Too many people have this password; please choose another', 'New password'],
])('says on its field what the shop says of %s, and keeps what was typed', async (name, message, label) => {
  const { user } = openShop('/account/password', {
    ...SIGNED_IN,
    ChangePassword: () => ({
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fields: { [name]: message } } }],
    }),
  });
  await fillIn(user);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  expect(screen.getByLabelText('New password')).toHaveValue('apricots in july');
});

it.each([
  [
    'too many tries',
    () => ({ errors: [{ message: 'Too many tries', extensions: { code: 'RATE_LIMITED' } }] }),
    'Too many tries with a wrong password. Please try again in a quarter of an hour.',
  ],
  ['no network', offline, 'The shop could not be reached. Please try again.'],
])('tells of %s above the form', async (_, answer, message) => {
  const { user } = openShop('/account/password', { ...SIGNED_IN, ChangePassword: answer });
  await fillIn(user);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Present password')).toHaveValue('fresh-every-day');
});
