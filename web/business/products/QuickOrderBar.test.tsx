import { fireEvent, screen } from '@testing-library/react';
import { PortalCartProvider } from '../../portal/cart/PortalCartProvider';
import { readPortalCart } from '../../portal/cart/portalCartStore';
import { openAdminScreen } from '../../testing/adminScreen';
import { QuickOrderBar } from './QuickOrderBar';

const JUICE = {
  __typename: 'Product',
  id: 4,
  name: 'Orange Juice',
  inStock: true,
  onlyLeft: null,
  price: { __typename: 'Price', amount: '342000.00', listAmount: '342000.00', saved: '0.00', percentOff: 0 },
  variants: [],
};

test('a quantity in Arabic figures is ordered', async () => {
  localStorage.clear();
  const { user } = openAdminScreen(
    <PortalCartProvider portal="business" userId={7}>
      <QuickOrderBar />
    </PortalCartProvider>,
    '/business/portal',
    { QuickProducts: () => ({ products: { __typename: 'ProductPage', nodes: [JUICE] } }) },
  );
  await user.type(screen.getByRole('combobox', { name: 'Quick order' }), 'juice');
  fireEvent.click(await screen.findByTitle(/^Orange Juice/));
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '٢٤');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(readPortalCart('business-cart-7')).toEqual([{ productId: 4, size: null, name: 'Orange Juice', quantity: 24 }]);
});
