import { act, screen, waitFor } from '@testing-library/react';
import type { SignInOutcomeFragment } from '../gql/graphql';
import { offline } from '../testing/network';
import { openShop, price, product, todaysPrices, productPage, viewer } from '../testing/shop';

type Result = SignInOutcomeFragment;

const SIGNED_IN: Result = {
  __typename: 'SignedIn',
  viewer: { __typename: 'Viewer', id: 7, role: 'CUSTOMER', language: null },
};

const refused = (
  code: Extract<Result, { __typename: 'SignInRefusal' }>['code'],
  retryAfter: number | null = null,
): Result => ({
  __typename: 'SignInRefusal',
  code,
  message: 'x',
  retryAfter,
});

async function signIn(user: ReturnType<typeof openShop>['user']) {
  await user.type(await screen.findByLabelText('Username'), ' nour ');
  await user.type(screen.getByLabelText('Password'), ' secret ');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('the sign-in page', () => {
  it('asks for both username and password', async () => {
    const { user, network } = openShop('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please enter both username and password.')).toBeInTheDocument();
    // The fields are checked after the notice is shown.
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(network.of('SignIn')).toHaveLength(0);
  });

  it.each([
    ['its own text for wrong credentials', refused('INVALID_CREDENTIALS'), 'Invalid username or password'],
    [
      'how long to wait after too many tries',
      refused('RATE_LIMITED', 61),
      'Too many failed sign-ins. Please try again in 2 min.',
    ],
  ])('fails with %s', async (_what, signInResult, text) => {
    const { user } = openShop('/login', { SignIn: () => ({ signIn: signInResult }) });
    await signIn(user);
    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    expect(screen.getAllByText(text)).not.toHaveLength(0);
    expect(screen.getByLabelText('Username')).toHaveValue(' nour ');
  });

  it('says when the shop cannot be reached', async () => {
    const { user } = openShop('/login', { SignIn: offline });
    await signIn(user);
    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    expect(screen.getAllByText('The shop could not be reached. Please try again.')).not.toHaveLength(0);
  });

  it('drops what the guest read, carries the cart over, and goes back to where the visitor came from', async () => {
    localStorage.setItem(
      'guest-cart',
      JSON.stringify([{ id: 1, name: 'Orange Juice', price: '250000.00', quantity: 2 }]),
    );
    const back = '/store?category=fresh-juices';
    const { user, network } = openShop(back, {
      Products: () => ({ products: productPage([product({ id: 3, name: 'Fig Jam' })]) }),
    });
    await screen.findByText('LBP 250,000');
    network.answer({
      SignIn: () => ({ signIn: SIGNED_IN }),
      Products: () => ({ products: productPage([product({ id: 3, name: 'Fig Jam', price: price('225000.00') })]) }),
      TodaysPrices: () => todaysPrices([product({ price: price('225000.00') })]),
    });
    history.pushState(null, '', `/login?returnTo=${encodeURIComponent(back)}`);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    network.answer({ Viewer: () => ({ viewer: viewer() }) });
    await signIn(user);
    await waitFor(() => expect(location.pathname).toBe('/store'));
    expect(network.of('SignIn')[0]!.variables).toEqual({ username: 'nour', password: ' secret ' });
    expect(location.search).toBe('?category=fresh-juices');
    expect(await screen.findByText('Welcome, nour')).toBeInTheDocument();
    expect(await screen.findByText('LBP 225,000')).toBeInTheDocument();
    expect(screen.queryByText('LBP 250,000')).not.toBeInTheDocument();
    expect(localStorage.getItem('guest-cart')).toBeNull();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('cart-7')!)).toMatchObject([{ id: 1, quantity: 2, price: '225000.00' }]),
    );
  });

  it('sends on who is signed in already, by role', async () => {
    openShop('/login', { Viewer: () => ({ viewer: viewer({ role: 'CUSTOMER' }) }) });
    await waitFor(() => expect(location.pathname).toBe('/store'));
  });
});

describe('the auth check', () => {
  it('that fails counts as signed out, with a console warning only', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    openShop('/', { Viewer: offline });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    warn.mockRestore();
  });
});
