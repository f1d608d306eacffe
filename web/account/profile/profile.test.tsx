import { act, screen, waitFor, within } from '@testing-library/react';
import type { OwnProfileQuery } from '../../gql/graphql';
import { offline } from '../../testing/network';
import account from '../../i18n/messages/ar/account.json';
import store from '../../i18n/messages/ar/store.json';
import { activate } from '../../i18n/text';
import { openShop, viewer } from '../../testing/shop';

type Profile = OwnProfileQuery['ownProfile'];

const profile = (changes: Partial<Profile> = {}): Profile => ({
  __typename: 'OwnProfile',
  id: 7,
  firstName: 'Nour',
  lastName: 'Khoury',
  phone: '+961 3 218 440',
  email: 'nour@example.com',
  emailConfirmed: true,
  formerEmail: null,
  loyaltyPoints: 812,
  ...changes,
});

const refusal = (code: string, fields?: Record<string, string>) => () => ({
  errors: [{ message: 'Refused', extensions: { code, ...(fields && { fields }) } }],
});

function open(answers: Parameters<typeof openShop>[1] = {}, role: 'CUSTOMER' | 'EMPLOYEE' | 'BUSINESS' = 'CUSTOMER') {
  return openShop('/account', {
    Viewer: () => ({ viewer: viewer({ role }) }),
    OwnProfile: () => ({ ownProfile: profile() }),
    GuestOrders: () => ({ guestOrders: 0 }),
    OwnOrders: () => ({
      orders: {
        __typename: 'OrderPage',
        nodes: [],
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    }),
    SavedAddresses: () => ({ savedAddresses: [] }),
    ...answers,
  });
}

describe('the own profile', () => {
  it('says what is known, and that the address is confirmed by saying nothing of it', async () => {
    open();
    expect(await screen.findByText('Nour Khoury')).toBeInTheDocument();
    expect(screen.getByText('+961 3 218 440')).toBeInTheDocument();
    expect(screen.getByText('812 points')).toBeInTheDocument();
    expect(screen.queryByText('Your e-mail address is not confirmed yet')).not.toBeInTheDocument();
  });

  it('says that an address is not confirmed yet, where mails go meanwhile, and sends the link again', async () => {
    const { user, network } = open({
      OwnProfile: () => ({ ownProfile: profile({ emailConfirmed: false, formerEmail: 'old@example.com' }) }),
      SendEmailConfirmation: () => ({ sendEmailConfirmation: true }),
    });
    const told = (await screen.findByText('Your e-mail address is not confirmed yet')).parentElement!;
    expect(told).toHaveTextContent('Please open the link that we sent to nour@example.com.');
    expect(told).toHaveTextContent('Our mails go on to old@example.com.');
    await user.click(within(told).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('A link is on its way')).toBeInTheDocument();
    expect(network.of('SendEmailConfirmation')).toHaveLength(1);
  });

  it.each([
    ['too many', refusal('RATE_LIMITED'), /Too many mails/],
    ['no network', offline, 'The shop could not be reached. Please try again.'],
  ])('tells of %s when the link is asked for', async (_, answer, message) => {
    const { user } = open({
      OwnProfile: () => ({ ownProfile: profile({ emailConfirmed: false }) }),
      SendEmailConfirmation: answer,
    });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('is changed, without a password while the address stays', async () => {
    const { user, network } = open({ UpdateOwnProfile: () => ({ updateOwnProfile: profile({ firstName: 'Rana' }) }) });
    await user.click(await screen.findByRole('button', { name: 'Edit my profile' }));
    const name = screen.getByLabelText('First Name');
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'Rana');
    expect(screen.queryByLabelText('Present password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile is saved')).toBeInTheDocument();
    expect(network.of('UpdateOwnProfile').map(({ variables }) => variables)).toEqual([
      { input: { firstName: 'Rana' } },
    ]);
  });

  it('is saved where it can not be read after that', async () => {
    const { user, network } = open({ UpdateOwnProfile: () => ({ updateOwnProfile: profile({ firstName: 'Rana' }) }) });
    await user.click(await screen.findByRole('button', { name: 'Edit my profile' }));
    network.answer({ OwnProfile: offline });
    await user.clear(screen.getByLabelText('First Name'));
    await user.type(screen.getByLabelText('First Name'), 'Rana');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rana Khoury')).toBeInTheDocument();
    expect(screen.getByText('Your profile is saved')).toBeInTheDocument();
    expect(screen.queryByText('The shop could not be reached. Please try again.')).not.toBeInTheDocument();
  });

  it('is not sent where nothing has changed', async () => {
    const { user, network } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit my profile' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile is saved')).toBeInTheDocument();
    expect(network.of('UpdateOwnProfile')).toEqual([]);
  });

  it('says of a field that is not shown what the shop says of it', async () => {
    const message = 'Another e-mail address takes your present password';
    const { user } = open({ UpdateOwnProfile: refusal('BAD_USER_INPUT', { currentPassword: message }) });
    await user.click(await screen.findByRole('button', { name: 'Edit my profile' }));
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'NOUR@example.com');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('asks for the present password for another address, and says at the field what the shop says', async () => {
    const message = 'This is not your present password';
    const { user, network } = open({ UpdateOwnProfile: refusal('BAD_USER_INPUT', { currentPassword: message }) });
    await user.click(await screen.findByRole('button', { name: 'Edit my profile' }));
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await user.type(await screen.findByLabelText('Present password'), 'guess');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Present password')).toHaveAccessibleDescription(message));
    expect(network.of('UpdateOwnProfile')[0]!.variables).toMatchObject({
      input: { email: 'new@example.com', currentPassword: 'guess' },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('nour@example.com')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit my profile' })).toHaveFocus();
  });

  it.each([
    ['EMPLOYEE', ['Email', 'Mobile Number'], ['First Name']],
    ['BUSINESS', ['First Name', 'Last Name', 'Email'], ['Mobile Number']],
  ] as const)('of a %s has the fields that such an account changes', async (role, there, absent) => {
    const { user } = open({}, role);
    await user.click(await screen.findByRole('button', { name: 'Edit my profile' }));
    for (const label of there) expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
    for (const label of absent) expect(screen.queryByLabelText(new RegExp(`^${label}`))).not.toBeInTheDocument();
  });
});

describe('once the session has ended elsewhere', () => {
  const ended = refusal('UNAUTHENTICATED');
  const saying = 'يرجى تسجيل الدخول أولًا.';
  beforeEach(() => activate('ar', { ...store, ...account }));
  afterEach(() => act(() => activate('en')));

  it('the form asks to sign in, in the language of the screen, and leads there', async () => {
    const { user } = open({ UpdateOwnProfile: ended });
    await user.click(await screen.findByRole('button', { name: account['Edit my profile'] }));
    await user.type(screen.getByLabelText(new RegExp(`^${store['First Name']}`)), 'x');
    await user.click(screen.getByRole('button', { name: store.Save }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(saying);
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/login?returnTo=%2Faccount');
  });

  it('so does the button that sends the link', async () => {
    const { user } = open({
      OwnProfile: () => ({ ownProfile: profile({ emailConfirmed: false }) }),
      SendEmailConfirmation: ended,
    });
    await user.click(await screen.findByRole('button', { name: account['Send again'] }));
    expect(await screen.findByText(saying)).toBeInTheDocument();
  });

  it('so does the button that brings the orders', async () => {
    const { user } = open({ GuestOrders: () => ({ guestOrders: 1 }), TakeOverGuestOrders: ended });
    const told = await screen.findByText(account['They earn no loyalty points.'], { exact: false });
    await user.click(within(told.parentElement!).getByRole('button'));
    expect(await screen.findByText(saying)).toBeInTheDocument();
  });
});

describe('orders without an account', () => {
  it('are brought to the own orders, and then are there', async () => {
    let count = 2;
    const { user, network } = open({
      GuestOrders: () => ({ guestOrders: count }),
      TakeOverGuestOrders: () => {
        count = 0;
        return { takeOverGuestOrders: [4, 9] };
      },
    });
    expect(await screen.findByText(/2 orders were placed without an account/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Bring them to my orders' }));
    expect(await screen.findByText('2 orders are yours now')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Orders without an account')).not.toBeInTheDocument());
    expect(network.of('OwnOrders').length).toBeGreaterThan(1);
  });

  it('are there, too, where the lists can not be read after that', async () => {
    const { user, network } = open({
      GuestOrders: () => ({ guestOrders: 1 }),
      TakeOverGuestOrders: () => ({ takeOverGuestOrders: [4] }),
    });
    const bring = await screen.findByRole('button', { name: 'Bring it to my orders' });
    network.answer({ OwnOrders: offline });
    const before = network.of('GuestOrders').length;
    await user.click(bring);
    expect(await screen.findByText('1 order is yours now')).toBeInTheDocument();
    await waitFor(() => expect(network.of('GuestOrders').length).toBeGreaterThan(before));
    expect(screen.queryByText('The orders could not be taken over')).not.toBeInTheDocument();
  });

  it('are not told of before the address is confirmed by a link, which is offered', async () => {
    const { user, network } = open({
      GuestOrders: () => ({ guestOrders: null }),
      SendEmailConfirmation: () => ({ sendEmailConfirmation: true }),
    });
    expect(await screen.findByText(/Have you ordered here before you had an account/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('A link is on its way')).toBeInTheDocument();
    expect(network.of('TakeOverGuestOrders')).toEqual([]);
  });

  it('stay where they are when they can not be taken over', async () => {
    const { user } = open({ GuestOrders: () => ({ guestOrders: 1 }), TakeOverGuestOrders: refusal('CONFLICT') });
    await user.click(await screen.findByRole('button', { name: 'Bring it to my orders' }));
    expect(await screen.findByText('Please confirm your e-mail address first.')).toBeInTheDocument();
  });
});
