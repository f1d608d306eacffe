import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offline } from '../testing/network';
import { category, openShop, price, product, productPage, sizedProduct, viewer } from '../testing/shop';

const IN_CATEGORY = '/?category=fresh-juices';

async function cardOf(name: string) {
  return within(await screen.findByRole('article', { name }));
}

/** A finger that moves by `x` pixels over the element. */
function swipe(element: Element, x: number) {
  fireEvent.touchStart(element, { touches: [{ clientX: 300, clientY: 50 }] });
  fireEvent.touchMove(element, { touches: [{ clientX: 300 + x, clientY: 50 }] });
  fireEvent.touchEnd(element, { touches: [] });
}

describe('the categories', () => {
  it('show under the documented headings and open one by its slug, which Back to Categories clears', async () => {
    const { user, network } = openShop('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Fresh Products' })).toBeInTheDocument();
    expect(screen.getByText('Browse Our Fresh Categories')).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: /Raw Nuts/ }));
    expect(location.search).toBe('?category=raw-nuts');
    expect(await screen.findByRole('heading', { level: 1, name: 'Raw Nuts' })).toBeInTheDocument();
    expect(network.of('Products')[0]!.variables).toEqual({ category: 'raw-nuts' });
    await user.click(screen.getByRole('button', { name: 'Back to Categories' }));
    expect(location.search).toBe('');
  });

  it('are the five built-in ones when the call returns nothing', async () => {
    openShop('/', { Categories: () => ({ categories: [] }) });
    await screen.findByRole('link', { name: /Fresh Juices Daily/ });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?category=fresh-juices-daily',
      '/?category=fruits-veg-garnish',
      '/?category=dry-fruits',
      '/?category=raw-nuts',
      '/?category=frozen-garnish',
    ]);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('that fail to load leave the built-in ones and a Retry that brings the real ones', async () => {
    const { user, network } = openShop('/', { Categories: offline });
    await user.click(await screen.findByRole('button', { name: 'Retry' }, { timeout: 3000 }));
    expect(screen.getByRole('link', { name: /Frozen Garnish/ })).toBeInTheDocument();
    network.answer({ Categories: () => ({ categories: [category(9, 'Honey', 'honey')] }) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Honey/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('open the first by a swipe to the left of 75 px, not by a shorter one nor to the right', async () => {
    openShop('/');
    const grid = (await screen.findByRole('link', { name: /Raw Nuts/ })).closest('ul')!;
    swipe(grid, -74);
    swipe(grid, 200);
    expect(location.search).toBe('');
    swipe(grid, -75);
    expect(location.search).toBe('?category=fresh-juices');
    await screen.findByRole('article', { name: 'Orange Juice' });
  });
});

describe('the products of a category', () => {
  it('go back by a swipe to the right', async () => {
    openShop(IN_CATEGORY);
    const card = await screen.findByRole('article', { name: 'Orange Juice' });
    swipe(card, -200);
    expect(location.search).toBe('?category=fresh-juices');
    swipe(card, 75);
    expect(location.search).toBe('');
  });

  it('show as 12 skeletons until they are there', async () => {
    openShop(IN_CATEGORY);
    expect(screen.getAllByTestId('skeleton-card')).toHaveLength(12);
    await screen.findByRole('article', { name: 'Orange Juice' });
    expect(screen.queryAllByTestId('skeleton-card')).toHaveLength(0);
  });

  it('say when there are none, and offer Retry when they cannot be read', async () => {
    const { user, network } = openShop(IN_CATEGORY, { Products: offline });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    network.answer({ Products: () => ({ products: productPage([]) }) });
    await user.click(retry);
    expect(await screen.findByText('No products found in this category.')).toBeInTheDocument();
  });
});

describe('a product card', () => {
  it('adds with a toast, then steps: plus raises, minus at 1 takes the line out', async () => {
    const { user } = openShop(IN_CATEGORY);
    const card = await cardOf('Orange Juice');
    await user.click(card.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Added to Cart')).toBeInTheDocument();
    expect(screen.getByText('Orange Juice added to your cart')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Increase quantity of Orange Juice' }));
    expect(screen.getByRole('button', { name: 'Cart (2)' })).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Decrease quantity of Orange Juice' }));
    await user.click(card.getByRole('button', { name: 'Decrease quantity of Orange Juice' }));
    expect(card.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
    expect(await screen.findByText('Item Removed')).toBeInTheDocument();
    expect(screen.queryByText('Added to Cart')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart (0)' })).toBeInTheDocument();
  });

  it('keeps the keyboard’s focus when Add to Cart and the stepper take each other’s place', async () => {
    const { user } = openShop(IN_CATEGORY);
    const card = await cardOf('Orange Juice');
    await waitFor(() => expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled());
    card.getByRole('button', { name: 'Add to Cart' }).focus();
    await user.keyboard('{Enter}');
    expect(card.getByRole('button', { name: 'Increase quantity of Orange Juice' })).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(card.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
  });

  it('takes the focus from nowhere else when its control changes', async () => {
    const { user } = openShop(IN_CATEGORY);
    const card = await cardOf('Almonds');
    await user.click(card.getByRole('button', { name: 'Add to Cart' }));
    card.getByLabelText('Size').focus();
    await user.selectOptions(card.getByLabelText('Size'), '1kg');
    expect(card.getByRole('button', { name: 'Add to Cart' })).toBeInTheDocument();
    expect(card.getByLabelText('Size')).toHaveFocus();
    fireEvent.click(card.getByRole('button', { name: 'Add to Cart' }));
    expect(card.getByRole('button', { name: 'Increase quantity of Almonds (1kg)' })).toBeInTheDocument();
    expect(card.getByLabelText('Size')).toHaveFocus();
  });

  it('has the first size preselected and prices and counts each size for itself', async () => {
    const { user } = openShop(IN_CATEGORY);
    const card = await cardOf('Almonds');
    expect(card.getByLabelText('Size')).toHaveValue('500g');
    expect(card.getByText('LBP 400,000')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Add to Cart' }));
    await user.selectOptions(card.getByLabelText('Size'), '1kg');
    expect(card.getByText('LBP 750,000')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Add to Cart' }));
    expect(JSON.parse(localStorage.getItem('guest-cart')!)).toMatchObject([
      { id: 2, name: 'Almonds (500g)', selectedVariant: '500g', price: '400000.00' },
      { id: 2, name: 'Almonds (1kg)', selectedVariant: '1kg', price: '750000.00' },
    ]);
  });

  it('cannot be used when out of stock, or without a price', async () => {
    openShop(IN_CATEGORY, {
      Products: () => ({
        products: productPage([
          { ...sizedProduct(), inStock: false },
          product({ id: 3, name: 'Fig Jam', price: null, tags: ['a', 'b', 'c', 'd'] }),
        ]),
      }),
    });
    const soldOut = await cardOf('Almonds');
    expect(soldOut.getAllByText('Out of Stock')).toHaveLength(2);
    expect(soldOut.getByLabelText('Size')).toBeDisabled();
    expect(soldOut.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    const unpriced = await cardOf('Fig Jam');
    expect(unpriced.getByText('Price TBD')).toBeInTheDocument();
    expect(unpriced.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    expect(unpriced.getByText('Photo Unavailable')).toBeInTheDocument();
    expect(within(unpriced.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it.each([
    ['an approved business', { role: 'BUSINESS', businessApproved: true } as const, 1],
    ['a pending business', { role: 'BUSINESS', businessApproved: false } as const, 0],
    ['a customer', { role: 'CUSTOMER' } as const, 0],
  ])('notes the Business Price for %s accordingly', async (_who, who, notes) => {
    openShop(IN_CATEGORY, {
      Viewer: () => ({ viewer: viewer(who) }),
      Products: () => ({ products: productPage([product({ price: price('225000.00') })]) }),
    });
    const card = await cardOf('Orange Juice');
    await waitFor(() => expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled());
    expect(card.queryAllByText('Business Price')).toHaveLength(notes);
  });
});
