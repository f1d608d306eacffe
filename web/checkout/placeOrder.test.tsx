import { act, screen, waitFor, within } from '@testing-library/react';
import { LINE, PLACED, applyCode, fillIn, keysOf, openCheckout, placeOrder, refusal } from '../testing/checkout';
import { offline } from '../testing/network';
import { todaysPrices } from '../testing/shop';

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
    ['OUT_OF_STOCK', 0, 'Orange Juice is out of stock. Please take it out of the cart.'],
    ['OUT_OF_STOCK', 1, 'Only 1 of Orange Juice left. Please order no more than that.'],
    ['OUT_OF_STOCK', null, 'There is not as much of Orange Juice left as you ordered. Please order less of it.'],
    ['PRICE_UNAVAILABLE', null, 'Orange Juice has no price yet and cannot be ordered. Please take it out of the cart.'],
  ] as const)('for %s with %s left names the product and offers to take it out', async (code, onlyLeft, message) => {
    const { user } = await openCheckout({
      PlaceGuestOrder: () => ({ placeGuestOrder: refusal(code, 'No.', 1, onlyLeft) }),
    });
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
    expect(placeOrder()).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toMatchObject([{ id: 2 }]);
  });

  it('because too many came from the network says so, loses nothing that was typed, and is sent anew', async () => {
    const error = { message: 'Too many orders. Please try again in 15 min.', extensions: { code: 'RATE_LIMITED' } };
    const shop = await openCheckout({ PlaceGuestOrder: () => ({ errors: [error] }) });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Too many tries')).toBeInTheDocument();
    expect(
      within(notice).getByText(
        'Nothing was ordered this time. What you entered stays here: please wait a few minutes, then order again.',
      ),
    ).toBeInTheDocument();
    expect(notice).toHaveFocus();
    expect(screen.queryByText('Order Failed')).not.toBeInTheDocument();
    for (const [label, text] of [
      ['First Name', ' Rana '],
      ['Mobile Number', '+961 70 123 456'],
      ['Street Address', 'Hamra Street 12'],
      ['City', 'Beirut'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toMatchObject([{ id: 1, quantity: 2 }]);

    shop.network.answer({ PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }) });
    await shop.user.type(screen.getByLabelText(/Building/), '7');
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    // The shop has told that nothing was placed: what was changed since is another order.
    const [first, second] = keysOf(shop);
    expect(second).not.toBe(first);
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
    expect(screen.getByText('Orange Juice: At most 9,999')).toBeInTheDocument();
  });
});

describe('an order of a product that is not sold any more', () => {
  it('says so where it is seen, and offers to take the product out', async () => {
    const shop = await openCheckout();
    await fillIn(shop.user);
    await waitFor(() => expect(shop.network.of('TodaysPrices').length).toBeGreaterThan(0));
    const reads = shop.network.of('TodaysPrices').length;
    const fields = { 'items.0.productId': 'There is no product 1 in the shop any more' };
    shop.network.answer({
      PlaceGuestOrder: () => ({
        errors: [{ message: 'Please check what you entered.', extensions: { code: 'BAD_USER_INPUT', fields } }],
      }),
      TodaysPrices: () => todaysPrices([]),
    });
    await shop.user.click(placeOrder());
    const notice = await screen.findByText('The order could not be placed');
    await waitFor(() => expect(notice.closest('[role=alert]')).toHaveFocus());
    await waitFor(() => expect(shop.network.of('TodaysPrices').length).toBeGreaterThan(reads));
    expect(await screen.findByText('Orange Juice: No longer available')).toBeInTheDocument();
    await shop.user.click(screen.getByRole('button', { name: 'Remove These Items' }));
    expect(JSON.parse(localStorage.getItem('guest-cart') ?? '[]')).toEqual([]);
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
    expect(localStorage.getItem('order-attempt-guest')).toBeNull();
  });

  it('is recognized after a reload with its discount, even when it took the last use of the code', async () => {
    const shop = await openCheckout({
      CheckDiscountCode: () => ({
        checkDiscountCode: { __typename: 'ValidDiscountCode', discountPercent: '12.50' },
      }),
      PlaceGuestOrder: offline,
    });
    await fillIn(shop.user);
    await applyCode(shop.user, 'save12');
    await screen.findByText('SAVE12: 12.5% off');
    await shop.user.click(placeOrder());
    await screen.findByText('Order Failed');
    await act(async () => shop.view.unmount());
    shop.network.answer({
      CheckDiscountCode: () => ({
        checkDiscountCode: { __typename: 'DiscountCodeRefusal', code: 'DISCOUNT_CODE_INVALID', message: 'Used up.' },
      }),
      PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }),
    });
    shop.reopen();
    expect(await screen.findByLabelText('Discount code')).toHaveValue('save12');
    expect(placeOrder()).toHaveTextContent('LBP 437,503');
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    const [first, second] = shop.network.of('PlaceGuestOrder');
    expect(second!.variables).toEqual(first!.variables);
  });

  it('is not ordered twice once cart or prices are others: says that it was received, and offers a new order', async () => {
    const shop = await openCheckout({ PlaceGuestOrder: offline });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    await screen.findByText('Order Failed');
    await act(async () => shop.view.unmount());
    localStorage.setItem('guest-cart', JSON.stringify([{ ...LINE, quantity: 3 }]));
    shop.network.answer({
      PlaceGuestOrder: () => ({ placeGuestOrder: refusal('IDEMPOTENCY_CONFLICT', 'Another body.') }),
    });
    shop.reopen();
    await screen.findByLabelText('First Name');
    for (let press = 1; press <= 2; press += 1) {
      await shop.user.click(placeOrder());
      await waitFor(() => expect(keysOf(shop)).toHaveLength(1 + press));
      const notice = await screen.findByRole('alert');
      expect(within(notice).getByText('Your earlier order was received')).toBeInTheDocument();
      expect(notice).toHaveFocus();
    }
    expect(new Set(keysOf(shop)).size).toBe(1);

    shop.network.answer({ PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }) });
    await shop.user.click(screen.getByRole('button', { name: 'Start a New Order' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(placeOrder()).toHaveFocus();
    expect(keysOf(shop)).toHaveLength(3);
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(new Set(keysOf(shop)).size).toBe(2);
  });

  it.each([
    ['refused for what it holds', () => ({ placeGuestOrder: refusal('OUT_OF_STOCK', 'Orange Juice is out.') }), 2],
    ['refused before the shop looks for it', () => ({ placeGuestOrder: refusal('RATE_LIMITED', 'Wait.') }), 1],
    [
      'refused for its input',
      () => ({
        errors: [
          {
            message: 'Please check what you entered.',
            extensions: { code: 'BAD_USER_INPUT', fields: { 'deliveryAddress.city': 'We do not deliver there' } },
          },
        ],
      }),
      1,
    ],
  ] as const)('and is then %s keeps its key accordingly when it is changed', async (_how, answer, keys) => {
    const shop = await openCheckout({ PlaceGuestOrder: offline });
    await fillIn(shop.user);
    for (const [index, how] of [offline, answer, offline].entries()) {
      shop.network.answer({ PlaceGuestOrder: how });
      await shop.user.type(screen.getByLabelText(/Building/), String(index));
      await waitFor(() => expect(placeOrder()).toHaveAttribute('type', 'submit'));
      await shop.user.click(placeOrder());
      await waitFor(() => expect(keysOf(shop)).toHaveLength(index + 1));
    }
    expect(new Set(keysOf(shop)).size).toBe(keys);
    expect(keysOf(shop)[1]).toBe(keysOf(shop)[0]);
  });
});

describe('what is put into the cart while an order is being sent', () => {
  it('stays there when the order is placed', async () => {
    const almonds = { ...LINE, id: 2, name: 'Almonds', quantity: 3 };
    const shop = await openCheckout({
      PlaceGuestOrder: () => {
        localStorage.setItem('guest-cart', JSON.stringify([{ ...LINE, quantity: 5 }, almonds]));
        window.dispatchEvent(new StorageEvent('storage', { key: 'guest-cart' }));
        return { placeGuestOrder: PLACED };
      },
    });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toMatchObject([
      { id: 1, quantity: 3 },
      { id: 2, quantity: 3 },
    ]);
  });
});
