import { screen, within } from '@testing-library/react';
import { LINE, fillIn, openCheckout, placeOrder } from '../testing/checkout';
import { openShop, price, product, todaysPrices, viewer } from '../testing/shop';

describe('the guest checkout', () => {
  it('says when the cart is empty', async () => {
    openShop('/checkout');
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/store');
  });

  it('checks every field with the documented messages, and sends nothing', async () => {
    const { user, network } = await openCheckout();
    await user.type(screen.getByLabelText(/Email/), 'rana@');
    await user.type(screen.getByLabelText('Mobile Number'), '1234567');
    await user.type(screen.getByLabelText('Street Address'), ' abc  ');
    await user.click(placeOrder());
    for (const message of [
      'First name is required',
      'Last name is required',
      'Valid email is required',
      'Valid Lebanese phone number is required (e.g., +961 1 234 567)',
      'Full delivery address is required',
      'City in Lebanon is required',
      'Area/Region is required',
    ]) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First name is required');
    expect(network.of('PlaceGuestOrder')).toHaveLength(0);
  });

  it('places the order as documented, empties the cart and shows its number', async () => {
    const shop = await openCheckout();
    const { user, network } = shop;
    expect(screen.getByRole('radio', { name: 'Credit or Debit Card' })).toBeChecked();
    expect(screen.getByText('Need help')).toBeInTheDocument();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
    expect(placeOrder()).toHaveTextContent('LBP 500,003');
    await user.click(placeOrder());

    expect(await screen.findByRole('heading', { level: 1, name: 'Order Placed Successfully!' })).toBeInTheDocument();
    expect(location.pathname).toBe('/order-success');
    const page = within(screen.getByRole('main'));
    expect(page.getByText('Order #1042')).toBeInTheDocument();
    expect(page.getByText('A confirmation email is on its way to rana@example.com.')).toBeInTheDocument();
    expect(page.getByText('Order Confirmed')).toBeInTheDocument();
    expect(page.getByText('Fast Delivery: Expected within 2-3 business days')).toBeInTheDocument();
    expect(network.of('PlaceGuestOrder')[0]!.variables.input).toEqual({
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      items: [
        { productId: 1, quantity: 2, selectedSize: '500ml', selectedPackaging: 'Bottle', unitPrice: '250000.00' },
      ],
      deliveryAddress: {
        firstName: 'Rana',
        lastName: 'Haddad',
        phone: '+961 70 123 456',
        email: 'rana@example.com',
        street: 'Hamra Street 12',
        city: 'Beirut',
        area: 'Hamra',
        building: null,
        floor: null,
        country: 'Lebanon',
        fullAddress: 'Hamra Street 12, Hamra, Beirut, Lebanon',
      },
      paymentMethod: 'COD',
      discountCode: null,
      guestEmail: 'rana@example.com',
      guestName: 'Rana Haddad',
      subtotalAmount: '500000.00',
      deliveryFee: '3.00',
      totalAmount: '500003.00',
    });
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Cart (0)' })).toBeInTheDocument();
  });

  it('promises no e-mail to who gave no address', async () => {
    const { user } = await openCheckout();
    await fillIn(user, '');
    await user.click(placeOrder());
    expect(await screen.findByText(/^Please note your order number/)).toBeInTheDocument();
  });

  it('keeps what was typed over a reload', async () => {
    const { user, view, reopen } = await openCheckout();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'WishMoney' }));
    view.unmount();
    reopen();
    expect(await screen.findByLabelText('Street Address')).toHaveValue('Hamra Street 12');
    expect(screen.getByRole('radio', { name: 'WishMoney' })).toBeChecked();
  });

  it('fills in what it knows of a signed-in buyer', async () => {
    localStorage.setItem('cart-7', JSON.stringify([LINE]));
    openShop('/checkout', { Viewer: () => ({ viewer: viewer() }) });
    expect(await screen.findByLabelText('First Name')).toHaveValue('Nour');
    expect(screen.getByLabelText(/Email/)).toHaveValue('nour@example.com');
  });
});

it('the checkout reads today’s prices when it opens and shows what changed', async () => {
  await openCheckout({ TodaysPrices: () => todaysPrices([product({ price: price('240000.00') })]) });
  expect(await screen.findByText('Orange Juice: was LBP 250,000, now LBP 240,000')).toBeInTheDocument();
  expect(placeOrder()).toHaveTextContent('LBP 480,003');
});
