import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fakeNetwork } from '../../testing/network';
import { ToastProvider } from '../../ui/toast/toast';
import type { SecondStep } from './documents';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { SecondStepPage } from './SecondStepPage';

// Ant Design's icons do not load in jsdom (web/jest.config.cjs).
jest.mock('@ant-design/icons', () => ({ CopyOutlined: () => null, DownloadOutlined: () => null }));

const CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const NOTHING: SecondStep = {
  __typename: 'SecondStep',
  isRequired: false,
  passkeys: [],
  appAddedAt: null,
  recoveryCodesLeft: 0,
};
const APP: SecondStep = { ...NOTHING, appAddedAt: '2026-11-01T08:00:00.000Z', recoveryCodesLeft: 9 };

/** Opens the page for somebody who has this. */
function open(first: SecondStep, answers: Parameters<typeof fakeNetwork>[0] = {}) {
  let step = first;
  const network = fakeNetwork({
    SecondStep: () => ({ secondStep: step }),
    LacksSecondStep: () => ({ viewer: { __typename: 'Viewer', id: 1, lacksSecondStep: false } }),
    ...answers,
  });
  render(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: network.link })}>
        <ToastProvider>
          <UnstyledApp>
            <SecondStepPage />
          </UnstyledApp>
        </ToastProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return { network, user: userEvent.setup(), becomes: (next: SecondStep) => void (step = next) };
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

test('an app is set up with the password and a code, and the recovery codes are shown once', async () => {
  const { network, user, becomes } = open(NOTHING, {
    BeginApp: () => ({
      beginApp: { __typename: 'NewApp', setupKey: 'ABCDEFGH', uri: 'otpauth://totp/Bustan:rima?secret=ABCDEFGH' },
    }),
    AddApp: () => ({ change: { __typename: 'SecondStepChange', recoveryCodes: CODES } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Set Up App' }));
  const confirming = await dialog('Set up an authenticator app');
  await user.click(within(confirming).getByRole('button', { name: 'Continue' }));
  expect(await within(confirming).findByText('Please type your present password')).toBeInTheDocument();
  expect(network.of('BeginApp')).toHaveLength(0);
  await user.type(within(confirming).getByLabelText('Your Password'), 'orchard-keeper');
  await user.click(within(confirming).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Code'), '123 456');
  becomes({ ...APP, recoveryCodesLeft: 2 });
  await user.click(screen.getByRole('button', { name: 'Add the app' }));
  const codes = await dialog('Your recovery codes');
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  await user.keyboard('{Escape}');
  expect(codes).toBeInTheDocument();
  await user.click(within(codes).getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('button', { name: 'Remove the app' })).toBeInTheDocument();
  expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument();
  expect(network.of('BeginApp').map(({ variables }) => variables)).toEqual([
    { confirmation: { password: 'orchard-keeper' } },
  ]);
});

test('a wrong password stays at its field, and nothing is changed', async () => {
  const message = 'This is not your present password';
  const { network, user } = open(APP, {
    RemoveApp: () => ({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fields: { password: message } } }] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the app' }));
  const removing = await dialog('Remove the authenticator app');
  await user.type(within(removing).getByLabelText('Your Password'), 'guessed');
  await user.click(within(removing).getByRole('button', { name: 'Remove' }));
  expect(await within(removing).findAllByText(message)).not.toHaveLength(0);
  expect(removing).toBeInTheDocument();
  expect(network.of('SecondStep')).toHaveLength(1);
  expect(screen.queryByText('Authenticator app removed')).not.toBeInTheDocument();
});

test('new recovery codes are asked for by a code, and come in place of the others', async () => {
  const { network, user } = open(APP, {
    RenewRecoveryCodes: () => ({ change: { __typename: 'SecondStepChange', recoveryCodes: CODES } }),
  });
  await user.click(await screen.findByRole('button', { name: 'New Codes' }));
  const renewing = await dialog('New recovery codes');
  await user.click(within(renewing).getByRole('combobox', { name: 'Confirm with' }));
  await user.click(await screen.findByTitle('A code'));
  await user.type(within(renewing).getByLabelText('Code'), ' 123456 ');
  await user.click(within(renewing).getByRole('button', { name: 'Give me new codes' }));
  await dialog('Your recovery codes');
  expect(network.of('RenewRecoveryCodes').map(({ variables }) => variables)).toEqual([
    { confirmation: { code: '123456' } },
  ]);
});

test('an administrator who must have one is told so', async () => {
  open({ ...NOTHING, isRequired: true });
  expect(
    await screen.findByText('This shop asks every administrator for a second step. Add one to go on.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New Codes' })).not.toBeInTheDocument();
});
