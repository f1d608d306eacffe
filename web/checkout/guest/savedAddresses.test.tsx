import { screen, waitFor } from '@testing-library/react';
import { fill, LINE, openCheckout, placeOrder } from '../../testing/checkout';
import { viewer } from '../../testing/shop';

const HOME = {
  __typename: 'SavedAddress' as const,
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
};
const WORK = { ...HOME, id: 2, label: 'Work', isDefault: false, street: 'Hamra Street 5', area: 'Hamra', floor: null };

async function open(answers: Parameters<typeof openCheckout>[0] = {}) {
  const shop = await openCheckout({
    Viewer: () => ({ viewer: viewer() }),
    SavedAddresses: () => ({ savedAddresses: [HOME, WORK] }),
    SaveAddress: () => ({ saveAddress: WORK }),
    ...answers,
  });
  await screen.findByLabelText('Deliver to');
  return shop;
}

beforeEach(() => localStorage.setItem('cart-7', JSON.stringify([LINE])));

test('a customer’s checkout begins with the default address, and another one is one choice away', async () => {
  const { user } = await open();
  await waitFor(() => expect(screen.getByLabelText('Street Address')).toHaveValue('Gouraud Street 12'));
  expect(screen.getByLabelText('Deliver to')).toHaveDisplayValue('Home · Gouraud Street 12, Beirut');
  expect(screen.queryByLabelText('Save this address')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Deliver to'), 'Work · Hamra Street 5, Beirut');
  expect(screen.getByLabelText('Street Address')).toHaveValue('Hamra Street 5');
  expect(screen.getByLabelText(/^Floor/)).toHaveValue('');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('nour@example.com');
});

test('what is typed instead is saved with the order, when it is asked for', async () => {
  const { user, network } = await open();
  await waitFor(() => expect(screen.getByLabelText('Street Address')).toHaveValue('Gouraud Street 12'));
  await user.clear(screen.getByLabelText('Street Address'));
  await fill(user, 'Street Address', 'Armenia Street 77');
  expect(screen.getByLabelText('Deliver to')).toHaveDisplayValue('Another address');
  await user.click(screen.getByLabelText('Save this address'));
  await user.click(placeOrder());
  await screen.findByRole('heading', { name: 'Order Placed Successfully!' });
  expect(network.of('SaveAddress').map(({ variables }) => variables.input)).toEqual([
    {
      label: 'Gemmayzeh',
      firstName: 'Nour',
      lastName: 'Khoury',
      phone: '+961 3 218 440',
      street: 'Armenia Street 77',
      building: '',
      floor: '4',
      area: 'Gemmayzeh',
      city: 'Beirut',
    },
  ]);
});

test('that it is to be saved is kept over a reload, and nothing is saved where a saved address is chosen after all', async () => {
  const first = await open();
  await waitFor(() => expect(screen.getByLabelText('Street Address')).toHaveValue('Gouraud Street 12'));
  await fill(first.user, 'Street Address', ' B');
  await first.user.click(screen.getByLabelText('Save this address'));
  first.view.unmount();
  const { user, network } = await open();
  expect(screen.getByLabelText('Street Address')).toHaveValue('Gouraud Street 12 B');
  expect(screen.getByLabelText('Save this address')).toBeChecked();
  await user.selectOptions(screen.getByLabelText('Deliver to'), 'Work · Hamra Street 5, Beirut');
  await user.click(placeOrder());
  await screen.findByRole('heading', { name: 'Order Placed Successfully!' });
  expect(network.of('SaveAddress')).toEqual([]);
});
