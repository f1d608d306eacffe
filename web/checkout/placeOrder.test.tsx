import { act, screen, waitFor, within } from '@testing-library/react';
import { LINE, PLACED, fillIn, keysOf, openCheckout, placeOrder, refusal } from '../testing/checkout';
import { offline } from '../testing/network';

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
