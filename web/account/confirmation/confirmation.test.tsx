import { screen, waitFor } from '@testing-library/react';
import { offline } from '../../testing/network';
import { openShop } from '../../testing/shop';

const refusal = (code: string, fields?: Record<string, string>) => () => ({
  errors: [{ message: 'Refused', extensions: { code, ...(fields && { fields }) } }],
});
const DEAD = 'This link does not work any more. Please ask for a new one.';

describe('the link that confirms an address', () => {
  it('confirms it by a press of the button alone, and leaves the address of the page', async () => {
    const { user, network } = openShop('/confirm-email#key=a-secret', {
      ConfirmEmail: () => ({ confirmEmail: { __typename: 'EmailConfirmed', email: 'nour@example.com' } }),
    });
    const button = await screen.findByRole('button', { name: 'This address is mine' });
    await waitFor(() => expect(location.href).not.toContain('secret'));
    expect(network.of('ConfirmEmail')).toEqual([]);
    await user.click(button);
    const told = await screen.findByText('Your e-mail address is confirmed');
    expect(told.parentElement).toHaveFocus();
    expect(screen.getByText('nour@example.com')).toBeInTheDocument();
    expect(network.of('ConfirmEmail').map(({ variables }) => variables)).toEqual([{ key: 'a-secret' }]);
  });

  it('that does not work leads to where a new one is asked for', async () => {
    const { user } = openShop('/confirm-email#key=a-secret', {
      ConfirmEmail: refusal('BAD_USER_INPUT', { key: DEAD }),
    });
    await user.click(await screen.findByRole('button', { name: 'This address is mine' }));
    expect(await screen.findByText(DEAD)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/account');
  });

  it.each([
    ['too many tries', refusal('RATE_LIMITED'), 'Too many tries. Please try again in a quarter of an hour.'],
    ['no network', offline, 'The shop could not be reached. Please try again.'],
  ])('tells of %s, and may be pressed again', async (_, answer, message) => {
    const { user } = openShop('/confirm-email#key=a-secret', { ConfirmEmail: answer });
    await user.click(await screen.findByRole('button', { name: 'This address is mine' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'This address is mine' })).toBeEnabled();
  });

  it('is to be opened once more when the page was loaded anew', async () => {
    openShop('/confirm-email');
    expect(await screen.findByText('Please open the link in your mail once more.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'This address is mine' })).not.toBeInTheDocument();
  });
});
