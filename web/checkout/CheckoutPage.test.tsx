import { act, screen, waitFor, within } from '@testing-library/react';
import type { PlaceGuestOrderMutation } from '../gql/graphql';
import { offline } from '../testing/network';
import { openShop, price, product, viewer } from '../testing/shop';

const LINE = {
  id: 1,
  name: 'Orange Juice',
  price: '250000.00',
  quantity: 2,
  imageUrl: null,
  selectedVariant: null,
  selectedSize: '500ml',
  selectedPackaging: 'Bottle',
};

type Placed = PlaceGuestOrderMutation['placeGuestOrder'];

const PLACED: Placed = { __typename: 'OrderPlaced', orderId: 1042 };

function refusal(
  code: Extract<Placed, { __typename: 'OrderRefusal' }>['code'],
  message: string,
  productId: number | null = null,
): Placed {
  return { __typename: 'OrderRefusal', code, message, productId, selectedSize: null };
}

async function openCheckout(answers: Parameters<typeof openShop>[1] = {}) {
  localStorage.setItem('guest-cart', JSON.stringify([LINE]));
  const shop = openShop('/checkout', { PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }), ...answers });
  await screen.findByLabelText('First Name');
  await screen.findAllByText('+961 1 234 567');
  return shop;
}

async function fillIn(user: ReturnType<typeof openShop>['user'], email = 'rana@example.com') {
  await user.type(screen.getByLabelText('First Name'), ' Rana ');
  await user.type(screen.getByLabelText('Last Name'), 'Haddad');
  await user.type(screen.getByLabelText('Mobile Number'), '+961 70 123 456');
  if (email) await user.type(screen.getByLabelText(/Email/), email);
  await user.type(screen.getByLabelText('Street Address'), 'Hamra Street 12');
  await user.type(screen.getByLabelText('City'), 'Beirut');
  await user.type(screen.getByLabelText('Area/Region'), 'Hamra');
}

const placeOrder = () => screen.getByRole('button', { name: /^Place Order/ });

async function applyCode(user: ReturnType<typeof openShop>['user'], code: string) {
  const field = screen.getByLabelText('Discount code');
  await user.clear(field);
  if (code) await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

const keysOf = ({ network }: ReturnType<typeof openShop>) =>
  network.of('PlaceGuestOrder').map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);

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
    expect(screen.getByText('Need help?')).toBeInTheDocument();
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

describe('a discount code', () => {
  const valid = () => ({
    checkDiscountCode: { __typename: 'ValidDiscountCode' as const, discountPercent: '12.50' },
  });
  const invalid = () => ({
    checkDiscountCode: {
      __typename: 'DiscountCodeRefusal' as const,
      code: 'DISCOUNT_CODE_INVALID' as const,
      message: 'no',
    },
  });

  it('takes its percentage off, is sent with the order, and goes when the field is cleared', async () => {
    const { user, network } = await openCheckout({ CheckDiscountCode: valid });
    await applyCode(user, ' save12 ');
    expect(await screen.findByText('Discount Applied!')).toBeInTheDocument();
    expect(screen.getByText('12.5% discount applied to your order.')).toBeInTheDocument();
    expect(network.of('CheckDiscountCode')[0]!.variables).toEqual({ code: 'save12' });
    expect(placeOrder()).toHaveTextContent('LBP 437,503');
    await user.clear(screen.getByLabelText('Discount code'));
    expect(placeOrder()).toHaveTextContent('LBP 500,003');
    await applyCode(user, 'save12');
    await screen.findByText('-LBP 62,500');
    await fillIn(user);
    await user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(network.of('PlaceGuestOrder')[0]!.variables.input).toMatchObject({
      discountCode: 'save12',
      totalAmount: '437503.00',
    });
  });

  it('that is invalid takes an applied one off', async () => {
    const { user, network } = await openCheckout({ CheckDiscountCode: valid });
    await applyCode(user, 'save12');
    await screen.findByText('-LBP 62,500');
    network.answer({ CheckDiscountCode: invalid });
    await applyCode(user, 'nope');
    expect(await screen.findByText('Invalid Discount Code')).toBeInTheDocument();
    expect(screen.getByText('Please check your discount code and try again.')).toBeInTheDocument();
    expect(placeOrder()).toHaveTextContent('LBP 500,003');
  });

  it('that cannot be checked says so, and an empty one asks nothing', async () => {
    const { user, network } = await openCheckout({ CheckDiscountCode: offline });
    await applyCode(user, '');
    expect(network.of('CheckDiscountCode')).toHaveLength(0);
    await applyCode(user, 'save12');
    expect(await screen.findByText('Unable to validate discount code. Please try again.')).toBeInTheDocument();
  });

  it('that the shop refuses with the order comes off, and the order is asked for again', async () => {
    const { user } = await openCheckout({
      CheckDiscountCode: valid,
      PlaceGuestOrder: () => ({ placeGuestOrder: refusal('DISCOUNT_CODE_INVALID', 'Used up.') }),
    });
    await fillIn(user);
    await applyCode(user, 'save12');
    await screen.findByText('-LBP 62,500');
    await user.click(placeOrder());
    expect(await screen.findByText(/The discount was taken off/)).toBeInTheDocument();
    expect(placeOrder()).toHaveTextContent('LBP 500,003');
    expect(screen.getByLabelText('First Name')).toHaveValue(' Rana ');
  });
});

describe('a refused order', () => {
  it('whose prices changed shows the fresh amounts, asks again, and then sends what was shown', async () => {
    const shop = await openCheckout({
      PlaceGuestOrder: () => ({
        placeGuestOrder: {
          __typename: 'PriceChanged',
          code: 'PRICE_CHANGED',
          message: 'Prices have changed.',
          fresh: {
            __typename: 'FreshAmounts',
            subtotalAmount: '520000.00',
            discountAmount: '0.00',
            deliveryFee: '5.00',
            totalAmount: '520005.00',
            items: [{ __typename: 'FreshItem', productId: 1, selectedSize: '500ml', unitPrice: '260000.00' }],
          },
        },
      }),
    });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Prices have changed')).toBeInTheDocument();
    expect(within(notice).getByText('Orange Juice: was LBP 250,000, now LBP 260,000')).toBeInTheDocument();
    expect(within(notice).getByText('New total: LBP 520,005')).toBeInTheDocument();
    expect(notice).toHaveFocus();
    expect(placeOrder()).toHaveTextContent('LBP 520,005');
    expect(screen.getByText('2 × LBP 260,000')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toMatchObject([{ price: '260000.00', quantity: 2 }]);

    shop.network.answer({ PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }) });
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(shop.network.of('PlaceGuestOrder')[1]!.variables.input).toMatchObject({
      items: [{ unitPrice: '260000.00' }],
      subtotalAmount: '520000.00',
      deliveryFee: '5.00',
      totalAmount: '520005.00',
    });
    const [first, second] = keysOf(shop);
    expect(second).not.toBe(first);
  });

  it.each([
    ['OUT_OF_STOCK', 'Orange Juice is out of stock.'],
    ['PRICE_UNAVAILABLE', 'Orange Juice has no price yet.'],
  ] as const)('for %s names the product and offers to take it out', async (code, message) => {
    const { user } = await openCheckout({ PlaceGuestOrder: () => ({ placeGuestOrder: refusal(code, message, 1) }) });
    const other = { ...LINE, id: 2, name: 'Almonds' };
    act(() => {
      localStorage.setItem('guest-cart', JSON.stringify([LINE, other]));
      window.dispatchEvent(new StorageEvent('storage', { key: 'guest-cart' }));
    });
    await fillIn(user);
    await user.click(placeOrder());
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toMatchObject([{ id: 1, quantity: 2 }, { id: 2 }]);
    await user.click(screen.getByRole('button', { name: 'Remove Orange Juice' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toMatchObject([{ id: 2 }]);
  });

  it('for a key that was used with another content takes a new key', async () => {
    const shop = await openCheckout({
      PlaceGuestOrder: () => ({ placeGuestOrder: refusal('IDEMPOTENCY_CONFLICT', 'Another body.') }),
    });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    await screen.findByText('Please place your order again');
    await shop.user.click(placeOrder());
    await waitFor(() => expect(keysOf(shop)).toHaveLength(2));
    expect(new Set(keysOf(shop)).size).toBe(2);
  });

  it('puts the shop’s field errors on their fields and the others into a notice', async () => {
    const { user } = await openCheckout({
      PlaceGuestOrder: () => ({
        errors: [
          {
            message: 'Please check what you entered.',
            extensions: {
              code: 'BAD_USER_INPUT',
              fields: { 'deliveryAddress.city': 'We do not deliver there', 'items.0.quantity': 'At most 9,999' },
            },
          },
        ],
      }),
    });
    await fillIn(user);
    await user.click(placeOrder());
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveAccessibleDescription('We do not deliver there'));
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(screen.getByText('At most 9,999')).toBeInTheDocument();
  });
});

describe('an order that got lost on the way', () => {
  it('says so, keeps cart and form, and is sent again under the same key, also after a reload', async () => {
    const shop = await openCheckout({ PlaceGuestOrder: offline });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    expect(await screen.findByText('Order Failed')).toBeInTheDocument();
    expect(screen.getByText('There was an error placing your order. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Beirut');
    await waitFor(() => expect(placeOrder()).toHaveAttribute('type', 'submit'));
    await shop.user.click(placeOrder());
    await waitFor(() => expect(keysOf(shop)).toHaveLength(2));

    await act(async () => shop.view.unmount());
    shop.network.answer({ PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }) });
    shop.reopen();
    await screen.findByLabelText('First Name');
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(keysOf(shop)).toHaveLength(3);
    expect(new Set(keysOf(shop)).size).toBe(1);
    expect(localStorage.getItem('order-attempt')).toBeNull();
  });

  it('is another order, under another key, once the cart is another', async () => {
    const shop = await openCheckout({ PlaceGuestOrder: offline });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    await screen.findByText('Order Failed');
    await act(async () => shop.view.unmount());
    localStorage.setItem('guest-cart', JSON.stringify([{ ...LINE, quantity: 3 }]));
    shop.reopen();
    await screen.findByLabelText('First Name');
    await shop.user.click(placeOrder());
    await waitFor(() => expect(keysOf(shop)).toHaveLength(2));
    expect(new Set(keysOf(shop)).size).toBe(2);
  });
});

it('the checkout reads today’s prices when it opens and shows what changed', async () => {
  await openCheckout({ TodaysPrice: () => ({ product: product({ price: price('240000.00') }) }) });
  expect(await screen.findByText('Orange Juice: was LBP 250,000, now LBP 240,000')).toBeInTheDocument();
  expect(placeOrder()).toHaveTextContent('LBP 480,003');
});
