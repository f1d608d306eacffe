import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { PortalCartProvider } from '../../portal/cart/PortalCartProvider';
import { writePortalCart } from '../../portal/cart/portalCartStore';
import { openAdminScreen } from '../../testing/adminScreen';
import { BusinessAccountContext, type BusinessAccount } from '../businessAccount';
import { BusinessCartProvider } from '../cart/BusinessCart';
import { CartDialog } from './CartDialog';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

const ACCOUNT = {
  viewer: { id: 7, deliveryPlace: { address: 'Gouraud 114', city: 'Beirut', phone: '+961 3 218 440' } },
  credit: { currentBalance: '0.00' },
  byCredit: false,
  name: 'Cedar Terrace',
  refetch: () => {},
} as unknown as BusinessAccount;

/** Opens the cart with one bottle of juice, which costs what `price` says whenever the shop is asked. */
function openCart(shop: { price: string; placeOrder: () => Record<string, unknown> }) {
  localStorage.clear();
  writePortalCart('business-cart-7', [{ productId: 4, size: null, name: 'Orange Juice', quantity: 1 }]);
  const product = () => ({
    __typename: 'Product',
    id: 4,
    name: 'Orange Juice',
    picture: null,
    inStock: true,
    onlyLeft: null,
    price: { __typename: 'Price', amount: shop.price, listAmount: shop.price, saved: '0.00', percentOff: 0 },
    variants: [],
  });
  return openAdminScreen(
    <BusinessAccountContext value={ACCOUNT}>
      <PortalCartProvider portal="business" userId={7}>
        <BusinessCartProvider>
          <CartDialog onClose={() => {}} />
        </BusinessCartProvider>
      </PortalCartProvider>
    </BusinessAccountContext>,
    '/business/portal?cart=open',
    {
      BusinessCartProducts: () => ({ products: { __typename: 'ProductPage', nodes: [product()] } }),
      DeliveryOptions: () => ({ deliveryOptions: null }),
      LastWhenMissing: () => ({ viewer: { __typename: 'Viewer', id: 7, whenMissing: null } }),
      PlaceOneClickOrder: () => ({ placeOneClickOrder: shop.placeOrder() }),
    },
  );
}

const CHANGED = 'Orange Juice: was LBP 342,000, now LBP 684,000';

describe('an order of a business that was not placed', () => {
  it('tells the prices that the cart has taken on meanwhile, also when only the connection was gone', async () => {
    const shop = {
      price: '342000.00',
      placeOrder: (): Record<string, unknown> => {
        shop.price = '684000.00';
        throw new TypeError('Failed to fetch');
      },
    };
    const { user, sent } = openCart(shop);
    expect(await screen.findByText('LBP 342,000 each')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText('LBP 684,000 each')).toBeVisible();
    expect(screen.getByText('Prices have changed')).toBeVisible();
    expect(
      screen.getByText((_text, element) => element?.tagName === 'LI' && element.textContent === CHANGED),
    ).toBeVisible();
    expect(sent('PlaceOneClickOrder')).toHaveLength(1);
  });

  it('says once what changed when that is why', async () => {
    const shop = {
      price: '342000.00',
      placeOrder: () => {
        shop.price = '684000.00';
        const item = { __typename: 'PricedItem', productId: 4, selectedSize: 'default', unitPrice: '684000.00' };
        const amounts = { subtotalAmount: '684000.00', discountAmount: '0.00', deliveryFee: '0.00' };
        const fresh = { __typename: 'PricedOrder', ...amounts, totalAmount: '684000.00', items: [item] };
        return { __typename: 'PriceChanged', code: 'PRICE_CHANGED', message: 'Prices have changed.', fresh };
      },
    };
    const { user } = openCart(shop);
    expect(await screen.findByText('LBP 342,000 each')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText('LBP 684,000 each')).toBeVisible();
    expect(screen.getAllByText('Prices have changed')).toHaveLength(1);
    expect(
      screen.getAllByText((_text, element) => element?.tagName === 'LI' && element.textContent === CHANGED),
    ).toHaveLength(1);
  });

  it('leads to signing in once the session has ended, and does not read what customers pay', async () => {
    const shop = {
      price: '342000.00',
      placeOrder: (): Record<string, unknown> => {
        shop.price = '380000.00';
        throw new CombinedGraphQLErrors({
          errors: [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }],
        });
      },
    };
    const { user, sent } = openCart(shop);
    expect(await screen.findByText('LBP 342,000 each')).toBeVisible();
    const readings = sent('BusinessCartProducts').length;
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fbusiness%2Fportal%3Fcart%3Dopen',
    );
    expect(screen.getByText('LBP 342,000 each')).toBeVisible();
    expect(sent('BusinessCartProducts')).toHaveLength(readings);
  });
});
