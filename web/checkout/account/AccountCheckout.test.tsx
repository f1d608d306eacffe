import { act, screen, waitFor, within } from '@testing-library/react';
import { LINE, PLACED, fill, keysOf, openAccountCheckout, placeOrder, refusal } from '../../testing/checkout';
import { offline } from '../../testing/network';
import { openShop, viewer } from '../../testing/shop';

type User = ReturnType<typeof openShop>['user'];

async function fillInContact(user: User) {
  await fill(user, 'Full Name', ' Rana Haddad ');
  await fill(user, 'Email', 'rana@example.com');
  await fill(user, 'Phone', '+961 70 123 456');
}

async function fillIn(user: User) {
  await fillInContact(user);
  await fill(user, 'Street Address', '5 Main Street');
  await fill(user, 'City', 'Dearborn');
}

describe('the account checkout', () => {
  it('offers two ways to pay and two countries', async () => {
    await openAccountCheckout();
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement!.textContent)).toEqual([
      'Enter Address Manually',
      'Use Current Location (GPS)',
      'WishMoney',
      'Cash on Delivery',
      'Call me',
      'Send something like it',
      'Leave it out',
    ]);
    expect(screen.getByRole('radio', { name: 'WishMoney' })).toBeChecked();
    expect(
      within(screen.getByLabelText('Country'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['United States', 'Canada']);
    expect(screen.queryByLabelText('Discount code')).not.toBeInTheDocument();
  });

  it('offers no saved addresses, which are in Lebanon', async () => {
    const { network } = await openAccountCheckout({ Viewer: () => ({ viewer: viewer({ firstName: 'Rana' }) }) });
    expect(screen.queryByLabelText('Deliver to')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Save this address' })).not.toBeInTheDocument();
    expect(network.of('SavedAddresses')).toHaveLength(0);
  });

  it('places the order as documented, and goes to the order’s success page', async () => {
    const { user, network } = await openAccountCheckout();
    await fillIn(user);
    await fill(user, /State/, 'MI');
    await fill(user, /ZIP Code/, ' 48120 ');
    await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
    await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
    expect(placeOrder()).toHaveTextContent('Place Order - LBP 500,003');
    await user.click(placeOrder());
    expect(await screen.findByRole('heading', { name: 'Order Placed Successfully!' })).toBeInTheDocument();
    expect(location.pathname + location.search).toBe('/order-success?orderId=1042');
    expect(screen.getByText('A confirmation email is on its way to rana@example.com.')).toBeInTheDocument();
    expect(network.of('PlaceAccountOrder')[0]!.variables.input).toEqual({
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      customerName: 'Rana Haddad',
      customerEmail: 'rana@example.com',
      customerPhone: '+961 70 123 456',
      items: [
        { productId: 1, quantity: 2, selectedSize: '500ml', selectedPackaging: 'Bottle', unitPrice: '250000.00' },
      ],
      addressType: 'MANUAL',
      deliveryAddress: { street: '5 Main Street', city: 'Dearborn', state: 'MI', zipCode: '48120', country: 'Canada' },
      latitude: null,
      longitude: null,
      paymentMethod: 'COD',
      subtotalAmount: '500000.00',
      deliveryFee: '3.00',
      totalAmount: '500003.00',
    });
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('says what is missing: first who orders, then where to, then the location', async () => {
    const { user, network } = await openAccountCheckout();
    await user.click(placeOrder());
    expect(await screen.findByText('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please fill in all required fields.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveFocus());
    expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription('Full name is required');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Phone number is required');

    await fillInContact(user);
    await user.click(placeOrder());
    expect(await screen.findByText('Missing Address')).toBeInTheDocument();
    expect(screen.getByText('Please provide a complete delivery address.')).toBeInTheDocument();
    expect(screen.getByLabelText('Street Address')).toHaveAccessibleDescription('Street address is required');
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('City is required');
    await waitFor(() => expect(screen.getByLabelText('Street Address')).toHaveFocus());

    await user.click(screen.getByRole('radio', { name: 'Use Current Location (GPS)' }));
    await user.click(placeOrder());
    expect(await screen.findByText('Location Required')).toBeInTheDocument();
    expect(screen.getAllByText('Please get your location or switch to manual address entry.')).not.toHaveLength(0);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use My Exact Location (GPS)' })).toHaveFocus());
    expect(network.of('PlaceAccountOrder')).toHaveLength(0);
  });

  it('takes a wrong email for wrong, not for missing', async () => {
    const { user, network } = await openAccountCheckout();
    await fillIn(user);
    await fill(user, 'Email', '@');
    await user.click(placeOrder());
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Valid email is required'));
    expect(screen.queryByText('Missing Information')).not.toBeInTheDocument();
    expect(network.of('PlaceAccountOrder')).toHaveLength(0);
  });

  it('says that the cart is empty, and keeps what was typed', async () => {
    const { user, network } = await openAccountCheckout({}, []);
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
    // Nothing is delivered: neither the delivery nor a total of it.
    expect(placeOrder().textContent).toBe('Place Order');
    expect(within(screen.getByRole('main')).queryByText(/LBP/)).not.toBeInTheDocument();
    await fillInContact(user);
    await user.click(placeOrder());
    expect(await screen.findByText('Empty Cart')).toBeInTheDocument();
    expect(screen.getByText('Please add items to your cart before placing an order')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone')).toHaveValue('+961 70 123 456');
    expect(network.of('PlaceAccountOrder')).toHaveLength(0);
  });

  it('fills in what it knows of a signed-in buyer, and keeps what was typed over a reload', async () => {
    localStorage.setItem('cart-7', JSON.stringify([LINE]));
    const { user, view, reopen } = openShop('/enhanced-checkout', { Viewer: () => ({ viewer: viewer() }) });
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Nour Khoury');
    expect(screen.getByLabelText('Email')).toHaveValue('nour@example.com');
    await fill(user, 'Street Address', '5 Main Street');
    await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
    await user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
    view.unmount();
    reopen();
    expect(await screen.findByLabelText('Street Address')).toHaveValue('5 Main Street');
    expect(screen.getByLabelText('Country')).toHaveValue('Canada');
    expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
  });
});

describe('an order of the account checkout that fails', () => {
  it('says so, keeps cart and form, and is sent again under the same key', async () => {
    const shop = await openAccountCheckout({ PlaceAccountOrder: offline });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    expect(await screen.findByText('Order Failed')).toBeInTheDocument();
    expect(screen.getByText('Please check your information and try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Dearborn');
    await act(async () => shop.view.unmount());
    shop.network.answer({ PlaceAccountOrder: () => ({ placeAccountOrder: PLACED }) });
    shop.reopen();
    await screen.findByLabelText('Full Name');
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    const [first, second] = shop.network.of('PlaceAccountOrder');
    expect(second!.variables).toEqual(first!.variables);
  });

  it('shows fresh prices and asks again', async () => {
    const shop = await openAccountCheckout({
      PlaceAccountOrder: () => ({
        placeAccountOrder: {
          __typename: 'PriceChanged',
          code: 'PRICE_CHANGED',
          message: 'Prices have changed.',
          fresh: {
            __typename: 'FreshAmounts',
            subtotalAmount: '520000.00',
            discountAmount: '0.00',
            deliveryFee: '3.00',
            totalAmount: '520003.00',
            items: [{ __typename: 'FreshItem', productId: 1, selectedSize: '500ml', unitPrice: '260000.00' }],
          },
        },
      }),
    });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('New total: LBP 520,003')).toBeInTheDocument();
    expect(placeOrder()).toHaveTextContent('LBP 520,003');
  });

  it.each([
    ['OUT_OF_STOCK', 'Orange Juice is out of stock. Please take it out of the cart.'],
    ['INSUFFICIENT_CREDIT', 'The order is over the available credit. Nothing was ordered.'],
  ] as const)('for %s says why', async (code, text) => {
    const { user } = await openAccountCheckout({
      PlaceAccountOrder: () => ({ placeAccountOrder: refusal(code, 'Please wait.', 1) }),
    });
    await fillIn(user);
    await user.click(placeOrder());
    expect(within(await screen.findByRole('alert')).getByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Dearborn');
  });

  it('because too many came from the network says so and keeps what was typed', async () => {
    const { user } = await openAccountCheckout({
      PlaceAccountOrder: () => ({ errors: [{ message: 'Too many.', extensions: { code: 'RATE_LIMITED' } }] }),
    });
    await fillIn(user);
    await user.click(placeOrder());
    expect(within(await screen.findByRole('alert')).getByText(/^Nothing was ordered this time\./)).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Dearborn');
  });

  it('in the other checkout is not ordered a second time here', async () => {
    const shop = await openAccountCheckout({ PlaceAccountOrder: offline });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    await screen.findByText('Order Failed');
    await act(async () => shop.view.unmount());
    history.replaceState(null, '', '/checkout');
    shop.network.answer({
      PlaceGuestOrder: () => ({ placeGuestOrder: refusal('IDEMPOTENCY_CONFLICT', 'Another body.') }),
    });
    shop.reopen();
    for (const [label, text] of [
      ['First Name', 'Rana'],
      ['Last Name', 'Haddad'],
      ['Mobile Number', '+961 70 123 456'],
      ['Street Address', 'Hamra Street 12'],
      ['City', 'Beirut'],
      ['Area/Region', 'Hamra'],
    ] as const) {
      await screen.findByLabelText(label);
      await fill(shop.user, label, text);
    }
    await shop.user.click(placeOrder());
    expect(await screen.findByText('Your earlier order was received')).toBeInTheDocument();
    expect(keysOf(shop)[0]).toBe(
      (shop.network.of('PlaceAccountOrder')[0]!.variables.input as { idempotencyKey: string }).idempotencyKey,
    );
  });
});
