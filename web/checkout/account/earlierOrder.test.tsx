import { screen } from '@testing-library/react';
import { LINE, PLACED, fill, placeOrder } from '../../testing/checkout';
import { offline } from '../../testing/network';
import { openShop, viewer } from '../../testing/shop';

/** The account checkout of a customer with `LINE` in the cart, filled in. */
async function openFilledIn(answers: Parameters<typeof openShop>[1] = {}) {
  localStorage.setItem('cart-7', JSON.stringify([LINE]));
  const shop = openShop('/enhanced-checkout', {
    Viewer: () => ({ viewer: viewer() }),
    PlaceAccountOrder: () => ({ placeAccountOrder: PLACED }),
    ...answers,
  });
  await screen.findByLabelText('Full Name');
  await fill(shop.user, 'Phone', '+961 70 123 456');
  await fill(shop.user, 'Street Address', '5 Main Street');
  await fill(shop.user, 'City', 'Dearborn');
  return shop;
}

it('after an order as a guest whose answer was lost is asked for once more before it is sent', async () => {
  localStorage.setItem('order-attempt-guest', `${'a'.repeat(32)} 1 open`);
  const { user, network } = await openFilledIn();
  await user.click(placeOrder());
  expect(await screen.findByText(/^An order that you sent before you signed in may have been received/)).toBeVisible();
  expect(network.of('PlaceAccountOrder')).toHaveLength(0);
  await user.click(placeOrder());
  await screen.findByText('Order #1042');
  expect(network.of('PlaceAccountOrder')).toHaveLength(1);
});

it('whose answer was lost is not sent as a guest’s when the session has ended since', async () => {
  const shop = await openFilledIn({ PlaceAccountOrder: offline });
  await shop.user.click(placeOrder());
  await screen.findByText('Order Failed');
  shop.network.answer({ Viewer: () => ({ viewer: null }), PlaceAccountOrder: () => ({ placeAccountOrder: PLACED }) });
  await shop.user.click(placeOrder());
  expect(await screen.findByText('Please sign in first.')).toBeVisible();
  expect(shop.network.of('PlaceAccountOrder')).toHaveLength(1);
  expect(screen.getByLabelText('Street Address')).toHaveValue('5 Main Street');
  shop.network.answer({ Viewer: () => ({ viewer: viewer() }) });
  await shop.user.click(placeOrder());
  await screen.findByText('Order #1042');
  const [first, second] = shop.network.of('PlaceAccountOrder');
  expect(second!.variables).toEqual(first!.variables);
});
