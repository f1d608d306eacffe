import { screen, waitFor } from '@testing-library/react';
import { offline } from '../../testing/network';
import { openShop } from '../../testing/shop';

const refusal = (code: string, fields?: Record<string, string>) => () => ({
  errors: [{ message: 'Refused', extensions: { code, ...(fields && { fields }) } }],
});

describe('who has forgotten the password', () => {
  it.each([
    ['/login?returnTo=%2Fcheckout', '/forgot-password?returnTo=%2Fcheckout', 'Back to sign-in'],
    ['/admin/login', '/forgot-password?from=admin', 'Back to sign-in'],
    ['/business/login', '/forgot-password?from=business', 'Back to sign-in'],
    ['/employee/login', '/forgot-password?from=employee', 'Back to sign-in'],
    ['/driver/login', '/forgot-password?from=driver', 'Back to sign-in'],
  ])('goes there from %s, and back', async (signIn, there, back) => {
    const { user } = openShop(signIn);
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(location.pathname + location.search).toBe(there);
    await user.click(await screen.findByRole('link', { name: back }));
    expect(location.pathname + location.search).toBe(signIn);
  });

  it('asks for a link and learns what everybody learns', async () => {
    const { user, network } = openShop('/forgot-password', {
      RequestPasswordReset: () => ({ requestPasswordReset: true }),
    });
    await user.type(await screen.findByLabelText('Username or e-mail'), ' nour ');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    const told = await screen.findByRole('status');
    expect(told).toHaveTextContent('If there is such an account, a link is on its way to its e-mail address.');
    expect(told).toHaveTextContent('please ask the shop, or your employer');
    expect(told).toHaveFocus();
    expect(network.of('RequestPasswordReset').map(({ variables }) => variables)).toEqual([{ account: 'nour' }]);
  });

  it('types something before anything is sent', async () => {
    const { user, network } = openShop('/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Send the link' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Username or e-mail')).toHaveAccessibleDescription(
        'Please type your username or e-mail address',
      ),
    );
    expect(network.of('RequestPasswordReset')).toHaveLength(0);
  });

  it.each([
    ['too many tries', refusal('RATE_LIMITED'), 'Too many tries. Please try again in a quarter of an hour.'],
    ['no network', offline, 'The shop could not be reached. Please try again.'],
  ])('is told of %s, and keeps what was typed', async (_, answer, message) => {
    const { user } = openShop('/forgot-password', { RequestPasswordReset: answer });
    await user.type(await screen.findByLabelText('Username or e-mail'), 'nour');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Username or e-mail')).toHaveValue('nour');
  });
});

describe('the link of the mail', () => {
  async function choose(user: ReturnType<typeof openShop>['user']) {
    await user.type(await screen.findByLabelText('New password'), 'apricots in july');
    await user.type(screen.getByLabelText('New password, once more'), 'apricots in july');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  it.each([
    ['CUSTOMER', '/login'],
    ['EMPLOYEE', '/employee/login'],
  ] as const)('sets a new password of a %s, who signs in with it', async (role, page) => {
    const { user, network } = openShop('/reset-password#key=a-secret', {
      ResetPassword: () => ({ resetPassword: { __typename: 'PasswordReset', username: 'nour', role } }),
    });
    await waitFor(() => expect(location.href).not.toContain('secret'));
    await choose(user);
    await waitFor(() => expect(location.pathname).toBe(page));
    expect(network.of('ResetPassword').map(({ variables }) => variables)).toEqual([
      { key: 'a-secret', newPassword: 'apricots in july' },
    ]);
    expect(await screen.findByLabelText('Username')).toHaveValue('nour');
    expect(await screen.findByText('Please sign in with your new password.')).toBeInTheDocument();
  });

  it('that does not work offers a new one', async () => {
    const message = 'This link does not work any more. Please ask for a new one.';
    const { user } = openShop('/reset-password#key=a-secret', {
      ResetPassword: refusal('BAD_USER_INPUT', { key: message }),
    });
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(location.pathname).toBe('/forgot-password');
  });

  it('is to be opened once more when the page was loaded anew', async () => {
    openShop('/reset-password');
    expect(await screen.findByText('Please open the link in your mail once more.')).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('says on its field what the shop says of the password', async () => {
    const message = 'Too many people have this password; please choose another';
    const { user } = openShop('/reset-password#key=a-secret', {
      ResetPassword: refusal('BAD_USER_INPUT', { newPassword: message }),
    });
    await choose(user);
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(message));
  });
});
