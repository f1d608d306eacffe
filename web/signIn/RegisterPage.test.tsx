import { screen, waitFor, within } from '@testing-library/react';
import type { SignInOutcomeFragment } from '../gql/graphql';
import { offline } from '../testing/network';
import { LINE } from '../testing/checkout';
import { openShop, viewer } from '../testing/shop';

const SIGNED_UP: SignInOutcomeFragment = {
  __typename: 'SignedIn',
  viewer: { __typename: 'Viewer', id: 7, role: 'CUSTOMER', language: null },
};

async function fillIn(user: ReturnType<typeof openShop>['user']) {
  await user.type(await screen.findByLabelText('First Name'), 'Nour');
  await user.type(screen.getByLabelText('Last Name'), 'Khoury');
  await user.type(screen.getByLabelText('Email'), 'nour@example.com');
  await user.type(screen.getByLabelText('Username'), 'nour');
  await user.type(screen.getByLabelText('Password'), ' secret ');
}

const send = (user: ReturnType<typeof openShop>['user']) =>
  user.click(screen.getByRole('button', { name: 'Create account' }));

describe('creating an account', () => {
  it('is offered by the sign-in page, which keeps where the visitor came from', async () => {
    const { user } = openShop('/login?returnTo=%2Fcheckout');
    await user.click(await screen.findByRole('link', { name: 'Create account' }));
    expect(location.pathname + location.search).toBe('/register?returnTo=%2Fcheckout');
    await screen.findByText('Already have an account?');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }));
    expect(location.pathname + location.search).toBe('/login?returnTo=%2Fcheckout');
  });

  it('checks every field with the documented messages', async () => {
    const { user, network } = openShop('/register');
    await user.type(await screen.findByLabelText('Email'), 'nour@');
    await user.type(screen.getByLabelText('Password'), '12345');
    await send(user);
    expect(await screen.findByText('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please fill in all required fields.')).toBeInTheDocument();
    // The fields are checked after the notice is shown.
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
    for (const [label, message] of [
      ['First Name', 'First name is required'],
      ['Last Name', 'Last name is required'],
      ['Email', 'Valid email is required'],
      ['Username', 'Username is required'],
      ['Password', 'Password must be at least 6 characters'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    expect(network.of('RegisterCustomer')).toHaveLength(0);
  });

  it('signs the customer in, with the cart, and goes back to where they came from', async () => {
    localStorage.setItem('guest-cart', JSON.stringify([LINE]));
    const { user, network } = openShop('/register?returnTo=%2Fcheckout', {
      RegisterCustomer: () => ({ registerCustomer: SIGNED_UP }),
    });
    await fillIn(user);
    network.answer({ Viewer: () => ({ viewer: viewer() }) });
    await send(user);
    await waitFor(() => expect(location.pathname).toBe('/checkout'));
    expect(network.of('RegisterCustomer')[0]!.variables.input).toEqual({
      firstName: 'Nour',
      lastName: 'Khoury',
      email: 'nour@example.com',
      username: 'nour',
      password: ' secret ',
    });
    expect(await screen.findByText('Welcome, nour')).toBeInTheDocument();
    expect(localStorage.getItem('guest-cart')).toBeNull();
    expect(JSON.parse(localStorage.getItem('cart-7')!)).toMatchObject([{ id: 1, quantity: 2 }]);
  });

  it('says on its field that the username is taken', async () => {
    const taken = 'This username is taken; please choose another.';
    const { user } = openShop('/register', {
      RegisterCustomer: () => ({
        errors: [{ message: taken, extensions: { code: 'CONFLICT', fields: { username: taken } } }],
      }),
    });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(taken);
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
  });

  it.each([
    ['how long to wait', 'Too many new accounts. Please try again in 9 min.'],
    ['that the shop cannot be reached', 'The shop could not be reached. Please try again.'],
  ])('says %s, and keeps what was typed', async (_what, text) => {
    const limited = {
      __typename: 'SignInRefusal' as const,
      code: 'RATE_LIMITED' as const,
      message: 'x',
      retryAfter: 500,
    };
    const { user } = openShop('/register', {
      RegisterCustomer: text.includes('9 min') ? () => ({ registerCustomer: limited }) : offline,
    });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    expect(screen.getAllByText(text)).not.toHaveLength(0);
    expect(screen.getByLabelText('Email')).toHaveValue('nour@example.com');
  });

  it('shows the password to who wants to read it', async () => {
    const { user } = openShop('/register');
    const password = await screen.findByLabelText('Password');
    await user.type(password, 'secret');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveValue('secret');
  });
});
