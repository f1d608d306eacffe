import { screen, waitFor, within } from '@testing-library/react';
import { openShop, price, product, sizedProduct, todaysPrices, viewer } from '../../testing/shop';

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

async function openCart({ user }: ReturnType<typeof openShop>, count: number) {
  await user.click(await screen.findByRole('button', { name: `Cart (${count})` }));
  return within(await screen.findByRole('dialog', { name: 'Shopping Cart' }));
}

describe('the cart drawer', () => {
  it('says when it is empty', async () => {
    const shop = openShop('/');
    const drawer = await openCart(shop, 0);
    expect(drawer.getByText('Your cart is empty')).toBeInTheDocument();
    await shop.user.click(drawer.getByRole('button', { name: 'Continue Shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows what was kept, its total with LBP 7,500 delivery, and leads to the checkout', async () => {
    localStorage.setItem('guest-cart', JSON.stringify([LINE]));
    const shop = openShop('/');
    const drawer = await openCart(shop, 2);
    expect(drawer.getByText('500ml')).toBeInTheDocument();
    expect(drawer.getByText('Bottle')).toBeInTheDocument();
    expect(drawer.getByText('LBP 7,500')).toBeInTheDocument();
    expect(drawer.getByText('LBP 507,500')).toBeInTheDocument();
    expect(drawer.getByText('Payment options: Card, WishMoney, COD')).toBeInTheDocument();
    await shop.user.click(drawer.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(location.pathname).toBe('/checkout');
  });

  it('takes the focus, closes by Escape and gives the focus back', async () => {
    const shop = openShop('/');
    await openCart(shop, 0);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await shop.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cart (0)' })).toHaveFocus());
  });

  it('stops its minus at 1, and takes a line out by its remove button', async () => {
    localStorage.setItem('guest-cart', JSON.stringify([LINE]));
    const shop = openShop('/');
    const drawer = await openCart(shop, 2);
    const minus = drawer.getByRole('button', { name: 'Decrease quantity of Orange Juice' });
    await shop.user.click(minus);
    expect(minus).toBeDisabled();
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toMatchObject([{ quantity: 1 }]);
    await shop.user.click(drawer.getByRole('button', { name: 'Remove Orange Juice' }));
    expect(drawer.getByText('Your cart is empty')).toBeInTheDocument();
    expect(await screen.findByText('Item Removed')).toBeInTheDocument();
  });

  it('is emptied by Clear Cart, with a toast', async () => {
    localStorage.setItem('guest-cart', JSON.stringify([LINE, { ...LINE, id: 2, name: 'Almonds' }]));
    const shop = openShop('/');
    const drawer = await openCart(shop, 4);
    await shop.user.click(drawer.getByRole('button', { name: 'Clear Cart' }));
    expect(await screen.findByText('Cart Cleared')).toBeInTheDocument();
    expect(localStorage.getItem('guest-cart')).toBeNull();
  });

  it('never changes a price silently: a toast says so, and a note that stays until it was put away', async () => {
    localStorage.setItem('guest-cart', JSON.stringify([LINE]));
    const answers = { TodaysPrices: () => todaysPrices([product({ price: price('260000.00') })]) };
    const first = openShop('/', answers);
    expect(await screen.findByText('Prices have changed')).toBeInTheDocument();
    expect(screen.getByText('Your cart shows what is new.')).toBeInTheDocument();
    first.view.unmount();
    const shop = openShop('/', answers);
    const drawer = await openCart(shop, 2);
    expect(await drawer.findByText('Orange Juice: was LBP 250,000, now LBP 260,000')).toBeInTheDocument();
    expect(drawer.getByText('LBP 527,500')).toBeInTheDocument();
    await shop.user.click(drawer.getByRole('button', { name: 'Got it' }));
    expect(drawer.queryByText('Prices have changed')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toEqual([{ ...LINE, price: '260000.00' }]);
  });

  it('reads the prices again when the page is looked at again', async () => {
    localStorage.setItem('guest-cart', JSON.stringify([LINE]));
    const { network } = openShop('/');
    await waitFor(() => expect(network.of('TodaysPrices')).toHaveLength(1));
    network.answer({ TodaysPrices: () => todaysPrices([product({ price: price('240000.00') })]) });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Prices have changed')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toMatchObject([
      { price: '240000.00', priceBefore: '250000.00' },
    ]);
  });

  it.each([
    ['Out of Stock', product({ inStock: false })],
    ['Price TBD', product({ price: null })],
    ['No longer available', null],
  ])('does not lead a line to the checkout that is “%s”, and takes it out on request', async (problem, today) => {
    const second = { ...LINE, id: 2, name: 'Almonds (500g)', quantity: 1, selectedVariant: '500g' };
    localStorage.setItem('guest-cart', JSON.stringify([LINE, second]));
    const shop = openShop('/', {
      TodaysPrices: () => todaysPrices([...(today ? [today] : []), sizedProduct()]),
    });
    const drawer = await openCart(shop, 3);
    const notice = await drawer.findByRole('alert');
    expect(notice).toHaveTextContent('Some items cannot be ordered now');
    expect(notice).toHaveTextContent(`Orange Juice: ${problem}`);
    expect(drawer.getAllByText(problem)).toHaveLength(1);
    await shop.user.click(drawer.getByRole('button', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(notice).toHaveFocus());
    expect(location.pathname).toBe('/');
    await shop.user.click(drawer.getByRole('button', { name: 'Remove These Items' }));
    expect(await screen.findByText('Orange Juice removed from your cart')).toBeInTheDocument();
    await shop.user.click(drawer.getByRole('button', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(location.pathname).toBe('/checkout'));
  });

  it('names a size that is gone, and lets the cart pass once the shop has it again', async () => {
    const line = { ...LINE, id: 2, name: 'Almonds (2kg)', selectedVariant: '2kg' };
    localStorage.setItem('guest-cart', JSON.stringify([line]));
    const shop = openShop('/', { TodaysPrices: () => todaysPrices([sizedProduct()]) });
    const drawer = await openCart(shop, 2);
    expect(await drawer.findByText('Almonds (2kg): This size is no longer available')).toBeInTheDocument();
    const again = sizedProduct();
    shop.network.answer({
      TodaysPrices: () =>
        todaysPrices([{ ...again, variants: [{ ...again.variants[0]!, name: '2kg', price: price('250000.00') }] }]),
    });
    await shop.user.click(drawer.getByRole('button', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(location.pathname).toBe('/checkout'));
  });

  it('is a signed-in user’s own, with the discount of an approved business', async () => {
    localStorage.setItem('guest-cart', JSON.stringify([LINE]));
    localStorage.setItem('cart-7', JSON.stringify([{ ...LINE, quantity: 5 }]));
    const shop = openShop('/', {
      Viewer: () => ({ viewer: viewer({ role: 'BUSINESS', pricingMode: 'DISCOUNT', businessDiscount: '12.50' }) }),
    });
    const drawer = await openCart(shop, 5);
    expect(drawer.getByText('-12.5% discount applied')).toBeInTheDocument();
  });

  it('survives a damaged storage', async () => {
    localStorage.setItem('guest-cart', '[{"id":1,"name":');
    const shop = openShop('/');
    expect((await openCart(shop, 0)).getByText('Your cart is empty')).toBeInTheDocument();
  });
});
