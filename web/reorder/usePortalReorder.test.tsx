import { screen, waitFor } from '@testing-library/react';
import { PortalCartProvider } from '../portal/cart/PortalCartProvider';
import { readPortalCart } from '../portal/cart/portalCartStore';
import { openAdminScreen } from '../testing/adminScreen';
import { usePortalReorder } from './usePortalReorder';

const LINE = {
  __typename: 'OrderAgainLine',
  productId: 15,
  productName: 'برتقال',
  variant: 'Box of 6',
  sizeLabel: 'صندوق من 6',
  quantity: 3,
  unitPriceThen: null,
  unitPrice: null,
  obstacle: null,
  picture: null,
};

function Again() {
  const { start } = usePortalReorder();
  return <button onClick={() => void start(302)}>Again</button>;
}

test('a size is called in the cart as the shop calls it in the language of the order again', async () => {
  localStorage.clear();
  const { user } = openAdminScreen(
    <PortalCartProvider portal="employee" userId={7}>
      <Again />
    </PortalCartProvider>,
    '/employee/portal',
    { OrderAgain: () => ({ orderAgain: [LINE] }) },
  );
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await waitFor(() =>
    expect(readPortalCart('employee-cart-7')).toEqual([
      { productId: 15, size: 'Box of 6', name: 'برتقال', label: 'صندوق من 6', quantity: 3 },
    ]),
  );
});
