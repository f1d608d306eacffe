import { screen, waitFor } from '@testing-library/react';
import type { SignInOutcomeFragment, StepOutcomeFragment } from '../gql/graphql';
import { offline } from '../testing/network';
import { openShop, viewer } from '../testing/shop';

type Needed = Extract<SignInOutcomeFragment, { __typename: 'SecondStepNeeded' }>;

const needed = (...ways: Needed['ways']): Needed => ({ __typename: 'SecondStepNeeded', ways });
const refused = (
  code: Extract<StepOutcomeFragment, { __typename: 'SignInRefusal' }>['code'],
  retryAfter: number | null = null,
): StepOutcomeFragment => ({ __typename: 'SignInRefusal', code, message: 'x', retryAfter });

/** Opens the sign-in page, and types a right password for an account with these ways. */
async function openStep(ways: Needed['ways'] = ['APP', 'RECOVERY_CODE'], answers: Parameters<typeof openShop>[1] = {}) {
  const shop = openShop('/login', { SignIn: () => ({ signIn: needed(...ways) }), ...answers });
  await shop.user.type(await screen.findByLabelText('Username'), 'rima');
  await shop.user.type(screen.getByLabelText('Password'), 'secret');
  await shop.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'One more step' });
  return shop;
}

const send = () => screen.getByRole('button', { name: 'Sign in with the code' });
const codeField = () => screen.getByLabelText('Code of your authenticator app');

describe('the second step of a sign-in', () => {
  it('asks for the code, and sends nothing without one', async () => {
    const { user, network } = await openStep();
    expect(screen.getByText('Without your device, type one of your recovery codes.')).toBeInTheDocument();
    await user.click(send());
    expect(await screen.findByText('Please type the code')).toBeInTheDocument();
    expect(codeField()).toHaveFocus();
    expect(network.of('SignInWithCode')).toHaveLength(0);
  });

  it.each([
    ['a wrong code', refused('INVALID_CREDENTIALS'), 'This code is wrong, or was used already.'],
    ['one that came too late', refused('SIGN_IN_EXPIRED'), 'This sign-in took too long. Please begin again.'],
    ['too many tries', refused('RATE_LIMITED', 61), 'Too many tries. Please try again in 2 min.'],
  ])('says why it refuses %s, and keeps what was typed', async (_what, signInWithCode, text) => {
    const { user } = await openStep(undefined, { SignInWithCode: () => ({ signInWithCode }) });
    await user.type(codeField(), '123456');
    await user.click(send());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(codeField()).toHaveValue('123456');
  });

  it('says when the shop cannot be reached', async () => {
    const { user } = await openStep(undefined, { SignInWithCode: offline });
    await user.type(codeField(), '123456');
    await user.click(send());
    expect(await screen.findByText('The shop could not be reached. Please try again.')).toBeInTheDocument();
  });

  it('signs in with a right code, without the spaces around it', async () => {
    const { user, network } = await openStep(undefined, {
      SignInWithCode: () => ({
        signInWithCode: {
          __typename: 'SignedIn',
          viewer: { __typename: 'Viewer', id: 7, role: 'CUSTOMER', businessApproved: false, language: null },
        },
      }),
    });
    network.answer({ Viewer: () => ({ viewer: viewer() }) });
    await user.type(codeField(), ' 123456 ');
    await user.click(send());
    await waitFor(() => expect(location.pathname).toBe('/store'));
    expect(network.of('SignInWithCode').map(({ variables }) => variables)).toEqual([{ code: '123456' }]);
  });

  it('asks for a recovery code alone where there is no app, and for no code where there is none', async () => {
    const { user } = await openStep(['RECOVERY_CODE']);
    expect(screen.getByLabelText('Recovery code')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByLabelText('Password')).toHaveValue('');
  });
});
