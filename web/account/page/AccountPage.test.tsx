import { screen, waitFor, within } from '@testing-library/react';
import type { OwnOrdersQuery, OwnProfileQuery, SavedAddressPartsFragment } from '../../gql/graphql';
import { offline } from '../../testing/network';
import { openShop, viewer } from '../../testing/shop';

const SIGNED_IN = () => ({ viewer: viewer() });

type Orders = OwnOrdersQuery['orders'];

const order = (id: number): Orders['nodes'][number] => ({
  __typename: 'Order',
  id,
  status: 'SHIPPED',
  createdAt: '2026-11-20T10:00:00.000Z',
  itemCount: 3,
  totalAmount: '800003.00',
  deliveryDate: '2026-11-26',
  deliveryWindow: '08:00-12:00',
  lbpPerUsd: null,
  trackingNumber: `LB-${id}`,
});

const page = (nodes: Orders['nodes'], endCursor: string | null = null): Orders => ({
  __typename: 'OrderPage',
  nodes,
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
});

const address = (changes: Partial<SavedAddressPartsFragment> = {}): SavedAddressPartsFragment => ({
  __typename: 'SavedAddress',
  id: 1,
  label: 'Home',
  isDefault: true,
  firstName: 'Nour',
  lastName: 'Khoury',
  phone: '+961 3 218 440',
  street: 'Gouraud Street 12',
  building: null,
  floor: '4',
  area: 'Gemmayzeh',
  city: 'Beirut',
  ...changes,
});

const profile = (changes: Partial<OwnProfileQuery['ownProfile']> = {}): OwnProfileQuery['ownProfile'] => ({
  __typename: 'OwnProfile',
  id: 7,
  firstName: 'Nour',
  lastName: 'Khoury',
  phone: null,
  email: 'nour@example.com',
  emailConfirmed: true,
  formerEmail: null,
  loyaltyPoints: 800,
  ...changes,
});

function open(answers: Parameters<typeof openShop>[1] = {}) {
  return openShop('/account', {
    Viewer: SIGNED_IN,
    OwnProfile: () => ({ ownProfile: profile() }),
    GuestOrders: () => ({ guestOrders: 0 }),
    OwnOrders: () => ({ orders: page([]) }),
    SavedAddresses: () => ({ savedAddresses: [] }),
    ...answers,
  });
}

describe('the account of a customer', () => {
  it('is of who is signed in: others sign in first', async () => {
    const { view } = open({ Viewer: () => ({ viewer: null }) });
    await waitFor(() => expect(location.pathname + location.search).toBe('/login?returnTo=%2Faccount'));
    view.unmount();
  });

  it.each(['ADMIN', 'STAFF', 'BUSINESS', 'EMPLOYEE'] as const)('of a %s is the profile alone', async (role) => {
    const { network } = open({
      Viewer: () => ({ viewer: viewer({ role }) }),
      OwnProfile: () => ({ ownProfile: profile({ loyaltyPoints: null }) }),
    });
    expect(await screen.findByText('nour@example.com')).toBeInTheDocument();
    expect(screen.queryByText('My orders')).not.toBeInTheDocument();
    expect(screen.queryByText('Loyalty points')).not.toBeInTheDocument();
    expect(network.of('GuestOrders')).toEqual([]);
  });

  it('is where the name in the header leads', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Welcome, nour' })).toHaveAttribute('href', '/account');
    expect(await screen.findByText('You have not ordered anything yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/account/password?returnTo=%2Faccount',
    );
  });

  it('lists the orders page by page, and orders one again into the cart', async () => {
    const { user, network } = open({
      OwnOrders: (variables) =>
        (variables as { after?: string }).after === undefined
          ? { orders: page([order(9), order(8)], 'next') }
          : { orders: page([order(7)]) },
      OrderAgain: () => ({
        orderAgain: [
          {
            __typename: 'OrderAgainLine',
            productId: 2,
            productName: 'Almonds',
            variant: '500g',
            sizeLabel: null,
            quantity: 2,
            unitPriceThen: '400000.00',
            unitPrice: '400000.00',
            obstacle: null,
            picture: null,
          },
        ],
      }),
    });
    const first = (await screen.findByRole('heading', { name: 'Order #9' })).closest('li')!;
    expect(within(first).getByText('Shipped')).toBeInTheDocument();
    expect(within(first).getByText('LBP 800,003')).toBeInTheDocument();
    expect(within(first).getByText('Tracking number: LB-9')).toBeInTheDocument();
    expect(within(first).getByRole('link', { name: 'View order #9' })).toHaveAttribute('href', '/orders/9');
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    expect(await screen.findByRole('heading', { name: 'Order #7' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Order #9' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Order Again, order #7' }));
    expect(await screen.findByRole('button', { name: 'Cart (2)' })).toBeInTheDocument();
    expect(network.of('OrderAgain').map(({ variables }) => variables)).toEqual([{ orderId: 7 }]);
  });

  it('saves, changes and deletes addresses', async () => {
    let addresses = [address(), address({ id: 2, label: 'Work', isDefault: false, street: 'Hamra Street 5' })];
    const { user, network } = open({
      SavedAddresses: () => ({ savedAddresses: addresses }),
      SaveAddress: () => ({ saveAddress: address({ id: 3 }) }),
      DeleteAddress: () => ({ deleteAddress: true }),
    });
    expect(await screen.findByText('Gouraud Street 12, Floor 4, Gemmayzeh, Beirut')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Home · Default' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Please give the address a label')).toBeInTheDocument();
    expect(network.of('SaveAddress')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Add an address' })).toHaveFocus();

    await user.click(await screen.findByRole('button', { name: 'Edit Work' }));
    const label = screen.getByLabelText('Label, such as Home');
    expect(label).toHaveFocus();
    await user.clear(label);
    await user.type(label, 'Office');
    addresses = [address(), address({ id: 2, label: 'Office', isDefault: false })];
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('button', { name: 'Edit Office' })).toHaveFocus();
    expect(network.of('SaveAddress').map(({ variables }) => variables)).toMatchObject([
      { id: 2, input: { label: 'Office', street: 'Hamra Street 5', isDefault: false } },
    ]);

    addresses = [address({ isDefault: false }), address({ id: 2, label: 'Office', isDefault: true })];
    await user.click(screen.getByRole('button', { name: 'Make default' }));
    await waitFor(() => expect(network.of('SaveAddress')).toHaveLength(2));
    expect(network.of('SaveAddress')[1]!.variables).toMatchObject({ id: 2, input: { isDefault: true } });

    expect(await screen.findByRole('heading', { name: 'Office · Default' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Office' })).toHaveFocus());

    addresses = [address()];
    const press = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: 'Delete Office' }));
      const question = await screen.findByRole('alertdialog', { name: 'Delete the address Office?' });
      expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await press('Cancel');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Office' })).toHaveFocus());
    expect(network.of('DeleteAddress')).toEqual([]);
    await press('Delete');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Office' })).not.toBeInTheDocument());
    expect(network.of('DeleteAddress').map(({ variables }) => variables)).toEqual([{ id: 2 }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Home' })).toHaveFocus());
  });

  it('does not call a failure what was written, where the list can not be read after it', async () => {
    let addresses = [address()];
    let isReachable = true;
    const readList = () => (isReachable ? { savedAddresses: addresses } : offline());
    const { user, network } = open({
      SavedAddresses: readList,
      SaveAddress: () => {
        isReachable = false;
        addresses = [address({ label: 'Beach house' })];
        return { saveAddress: address({ label: 'Beach house' }) };
      },
      DeleteAddress: () => {
        isReachable = false;
        addresses = [];
        return { deleteAddress: true };
      },
    });
    const readAgain = async () => {
      expect(await screen.findByText('Your change is saved.')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Save address' })).not.toBeInTheDocument();
      expect(screen.queryByText('The address could not be changed')).not.toBeInTheDocument();
      const retry = screen.getByRole('button', { name: 'Retry' });
      await waitFor(() => expect(retry).toHaveFocus());
      isReachable = true;
      await user.click(retry);
    };

    await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
    await user.clear(screen.getByLabelText('Label, such as Home'));
    await user.type(screen.getByLabelText('Label, such as Home'), 'Beach house');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await readAgain();
    expect(await screen.findByRole('button', { name: 'Edit Beach house' })).toHaveFocus();
    expect(network.of('SaveAddress')).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Delete Beach house' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await readAgain();
    expect(await screen.findByText('Save an address, and order to it with one press.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
    expect(network.of('DeleteAddress')).toHaveLength(1);
  });

  it('asks before what was typed of an address is lost by "Cancel"', async () => {
    const { user } = open({ SavedAddresses: () => ({ savedAddresses: [address()] }) });
    await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
    const label = screen.getByLabelText('Label, such as Home');
    await user.type(label, 'stead');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(label).toHaveValue('Homestead');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('button', { name: 'Edit Home' })).toHaveFocus();
  });

  it('asks before what was typed of an address is lost by a link', async () => {
    const { user } = openShop('/account', {
      Viewer: () => ({ viewer: viewer() }),
      SavedAddresses: () => ({ savedAddresses: [address()] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
    const home = () => screen.getAllByRole('link', { name: /Bustan/ })[0]!;
    const label = screen.getByLabelText('Label, such as Home');
    await user.type(label, 'stead');
    await user.click(home());
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveAccessibleDescription('What you changed has not been saved and would be lost.');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(label).toHaveValue('Homestead');
    expect(location.pathname).toBe('/account');
    await user.click(home());
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).not.toBe('/account'));
  });
});
