import { act, screen, waitFor } from '@testing-library/react';
import account from '../../i18n/messages/ar/account.json';
import store from '../../i18n/messages/ar/store.json';
import { activate } from '../../i18n/text';
import { offline } from '../../testing/network';
import { openShop, viewer } from '../../testing/shop';

const facts = (changes = {}) => ({
  accountClosing: {
    __typename: 'AccountClosing' as const,
    keepPersonalDataDays: 3650,
    openOrders: 0,
    openOrderIds: [],
    creditIsAtLimit: true,
    creditDue: null as string | null,
    isLastAdmin: false,
    openRunIds: [],
    employees: 0,
    ...changes,
  },
});
const open = (answers: Parameters<typeof openShop>[1] = {}, role: Parameters<typeof viewer>[0] = {}) =>
  openShop('/account/data?returnTo=%2Faccount', {
    Viewer: () => ({ viewer: viewer(role) }),
    AccountClosing: () => facts(),
    ...answers,
  });

async function closeWith({ user }: ReturnType<typeof openShop>, password = 'fresh-every-day') {
  await user.type(await screen.findByLabelText('Present password'), password);
  await user.click(screen.getByRole('button', { name: 'Close my account for good' }));
}

it('says what closing means and what stays, closes the account, and says so', async () => {
  const shop = open({ CloseAccount: () => ({ closeAccount: true }) });
  expect(await screen.findByText(/^Nobody can sign in to nour any more/)).toBeInTheDocument();
  expect(screen.getByText(/3,650 days after each order, the name, the contacts/)).toBeInTheDocument();
  expect(screen.getByText('Your loyalty points are lost.')).toBeInTheDocument();
  shop.network.answer({ Viewer: () => ({ viewer: null }) });
  await closeWith(shop);
  expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeInTheDocument();
  expect(shop.network.of('CloseAccount').map(({ variables }) => variables)).toEqual([
    { currentPassword: 'fresh-every-day' },
  ]);
});

it('tells a business of its employees and programs', async () => {
  open({ AccountClosing: () => facts({ employees: 2 }) }, { role: 'BUSINESS' });
  expect(await screen.findByText('2 employees of your business can no longer sign in either.')).toBeInTheDocument();
  expect(screen.getByText(/^Your API tokens end/)).toBeInTheDocument();
});

it('tells who works for the shop what stays of that', async () => {
  open({ AccountClosing: () => facts({ isLastAdmin: true }) }, { role: 'ADMIN' });
  expect(await screen.findByText('You are the only admin. Make another one first.')).toBeInTheDocument();
  expect(screen.getByText(/^What stays: what you did for the shop/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Present password')).not.toBeInTheDocument();
});

it.each([
  [{ openOrders: 1, openOrderIds: [7] }, /^An order is still open: #7\./],
  [{ openOrders: 12, openOrderIds: [7, 8] }, /^12 orders are still open: #7, #8, …\./],
  [{ openRunIds: [7, 9] }, 'You are still out with a run: #7, #9. Close the account when the run is closed.'],
  [{ creditIsAtLimit: false, creditDue: '120000.00' }, 'LBP 120,000 of your credit are still to be paid.'],
  [{ creditIsAtLimit: false, creditDue: '-5000.00' }, /^The shop still owes you LBP 5,000 from your credit account/],
  [{ creditIsAtLimit: false }, /^Your credit account is not settled yet/],
])('says what stands in the way: %j', async (changes, text) => {
  open({ AccountClosing: () => facts(changes) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByLabelText('Present password')).not.toBeInTheDocument();
});

it('puts an Arabic comma between what it lists in Arabic', async () => {
  activate('ar', { ...store, ...account });
  open({ AccountClosing: () => facts({ openOrders: 12, openOrderIds: [7, 8], openRunIds: [7, 9] }) });
  expect(await screen.findByText(/#7، #8، …/)).toBeInTheDocument();
  expect(screen.getByText(/#7، #9/)).toBeInTheDocument();
  act(() => activate('en'));
});

it('shows what has come in the way meanwhile', async () => {
  let now = facts();
  const shop = open({
    AccountClosing: () => now,
    CloseAccount: () => {
      now = facts({ openOrders: 1, openOrderIds: [9] });
      return {
        errors: [{ message: 'Orders are still open', extensions: { code: 'CONFLICT', fields: { openOrders: 'x' } } }],
      };
    },
  });
  await closeWith(shop);
  expect(await screen.findByText(/^An order is still open: #9/)).toBeInTheDocument();
});

it('says on the field that the password is wrong, and asks for one before anything is sent', async () => {
  const message = 'This is not your present password';
  const shop = open({
    CloseAccount: () => ({
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', fields: { currentPassword: message } } }],
    }),
  });
  await shop.user.click(await screen.findByRole('button', { name: 'Close my account for good' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Present password')).toHaveAccessibleDescription('Please type your present password'),
  );
  expect(shop.network.of('CloseAccount')).toHaveLength(0);
  await closeWith(shop);
  await waitFor(() => expect(screen.getByLabelText('Present password')).toHaveAccessibleDescription(message));
});

it.each([
  ['too many tries', () => ({ errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED' } }] }), /^Too many tries/],
  ['no network', offline, 'The shop could not be reached. Please try again.'],
])('tells of %s above the form', async (_, answer, message) => {
  const shop = open({ CloseAccount: answer });
  await closeWith(shop);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('asks a guest to sign in, and comes back', async () => {
  openShop('/account/data');
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(location.pathname + location.search).toBe('/login?returnTo=%2Faccount%2Fdata');
});

describe('the download', () => {
  const file = (status: number) =>
    ({
      ok: status === 200,
      status,
      headers: new Map([['Content-Disposition', 'attachment; filename=bustan_account.json']]),
      blob: () => Promise.resolve(new Blob(['{}'])),
    }) as unknown as Response;

  const realFetch = globalThis.fetch;
  const answerWith = (answer: () => Promise<Response>) => {
    globalThis.fetch = answer;
  };
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
  });

  it('saves the file', async () => {
    const { user } = open();
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    answerWith(() => Promise.resolve(file(200)));
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toEqual(['bustan_account.json']));
  });

  it.each([
    ['too often', () => Promise.resolve(file(429)), /ten times in an hour/],
    ['not at all', () => Promise.reject(new TypeError('Failed to fetch')), /could not be reached/],
  ])('says that it came %s', async (_, answer, text) => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Download my data' });
    answerWith(answer);
    await user.click(button);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
