import { screen } from '@testing-library/react';
import { applyCode, fillIn, openCheckout, placeOrder, refusal } from '../../testing/checkout';
import { offline } from '../../testing/network';

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

  it('that cannot be checked after too many wrong ones says so, and keeps what was typed', async () => {
    const { user } = await openCheckout({
      CheckDiscountCode: () => ({ errors: [{ message: 'Wait', extensions: { code: 'RATE_LIMITED' } }] }),
    });
    await applyCode(user, 'guess31');
    expect(await screen.findByText('Too many tries')).toBeInTheDocument();
    expect(screen.getByText('Please wait a few minutes, then try your code again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Discount code')).toHaveValue('guess31');
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
