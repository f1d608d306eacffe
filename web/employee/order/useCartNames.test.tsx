import { act, waitFor } from '@testing-library/react';
import french from '../../i18n/messages/fr/store.json';
import { activate, currentLanguage } from '../../i18n/text';
import { PortalCartProvider } from '../../portal/cart/PortalCartProvider';
import { readPortalCart, writePortalCart } from '../../portal/cart/portalCartStore';
import { openAdminScreen } from '../../testing/adminScreen';
import { EmployeeContext, type Employee } from '../employee';
import { useCartNames } from './useCartNames';

const KEY = 'employee-cart-7';
const WALNUTS = {
  en: { name: 'Walnuts', label: 'Box of 6' },
  fr: { name: 'Noix', label: 'Boîte de 6' },
};

function Names() {
  useCartNames();
  return null;
}

/** Opens the portal with walnuts in the cart, and something that the shop has no more. */
function openCart(confirmed: boolean) {
  localStorage.clear();
  writePortalCart(KEY, [
    { productId: 15, size: 'Box of 6', name: 'Walnuts', quantity: 3 },
    { productId: 16, size: null, name: 'Dates', quantity: 1 },
  ]);
  return openAdminScreen(
    <EmployeeContext value={{ employee: {} as Employee, confirmed }}>
      <PortalCartProvider portal="employee" userId={7}>
        <Names />
      </PortalCartProvider>
    </EmployeeContext>,
    '/employee/portal',
    {
      ProductNames: () => {
        const { name, label } = WALNUTS[currentLanguage() as 'en' | 'fr'];
        const variants = [{ __typename: 'ProductVariant', name: 'Box of 6', label }];
        return {
          products: { __typename: 'ProductPage', nodes: [{ __typename: 'Product', id: 15, name, variants }] },
        };
      },
    },
  );
}

afterEach(() => act(() => activate('en')));

test('what is in the cart is called by its names in the language that was chosen', async () => {
  const { sent } = openCart(true);
  await waitFor(() => expect(sent('ProductNames')).toEqual([{ ids: [15, 16] }]));
  act(() => activate('fr', french));
  await waitFor(() =>
    expect(readPortalCart(KEY)).toEqual([
      { productId: 15, size: 'Box of 6', name: 'Noix', label: 'Boîte de 6', quantity: 3 },
      { productId: 16, size: null, name: 'Dates', quantity: 1 },
    ]),
  );
  act(() => activate('en'));
  await waitFor(() =>
    expect(readPortalCart(KEY)[0]).toEqual({ productId: 15, size: 'Box of 6', name: 'Walnuts', quantity: 3 }),
  );
});

test('nothing is asked before the shop has confirmed the session', async () => {
  const { sent } = openCart(false);
  await act(async () => activate('fr', french));
  expect(sent('ProductNames')).toEqual([]);
});
