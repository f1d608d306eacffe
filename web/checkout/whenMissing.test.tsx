import { screen } from '@testing-library/react';
import { PLACED, fillIn, openAccountCheckout, openCheckout, placeOrder } from '../testing/checkout';
import { viewer } from '../testing/shop';

const choice = (name: string) => screen.getByRole('radio', { name });
const sent = (shop: Awaited<ReturnType<typeof openCheckout>>) =>
  shop.network.of('PlaceGuestOrder').at(-1)!.variables.input as { whenMissing?: string };

describe('what is done when something is missing', () => {
  it('is not said unless it is chosen', async () => {
    const shop = await openCheckout({ PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }) });
    await fillIn(shop.user);
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(Object.keys(sent(shop))).not.toContain('whenMissing');
  });

  it('is sent, and is the default of the next order on this device', async () => {
    const shop = await openCheckout({ PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }) });
    await fillIn(shop.user);
    await shop.user.click(choice('Leave it out'));
    await shop.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(sent(shop).whenMissing).toBe('LEAVE_OUT');
    shop.view.unmount();
    const next = await openCheckout({ PlaceGuestOrder: () => ({ placeGuestOrder: PLACED }) });
    expect(choice('Leave it out')).toBeChecked();
    await fillIn(next.user);
    await next.user.click(placeOrder());
    await screen.findByText('Order #1042');
    expect(sent(next).whenMissing).toBe('LEAVE_OUT');
  });

  it('begins with what the account said last, and nothing that a stranger has stored counts', async () => {
    localStorage.setItem('when-missing-1', '"EVERYTHING"');
    const shop = await openAccountCheckout({
      Viewer: () => ({ viewer: viewer({ id: 1 }) }),
      LastWhenMissing: () => ({ viewer: { __typename: 'Viewer', id: 1, whenMissing: 'SUBSTITUTE' } }),
    });
    expect(await screen.findByRole('radio', { name: 'Send something like it', checked: true })).toBeVisible();
    expect(shop.network.of('LastWhenMissing')).toHaveLength(1);
  });
});
