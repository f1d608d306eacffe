import { screen, waitFor } from '@testing-library/react';
import { openShop, product, productPage, sizedProduct } from '../../testing/shop';

const IN_CATEGORY = '/?category=fresh-juices';

const inStock = () => screen.findByRole('checkbox', { name: 'In stock only' });
const sortBy = () => screen.findByRole('combobox', { name: 'Sort by' });

describe('the controls of a list', () => {
  it('sort it: the address and what is asked for follow, and Back leaves the list', async () => {
    const { user, network } = openShop(IN_CATEGORY);
    expect(await sortBy()).toHaveValue('');
    const entries = history.length;
    await user.selectOptions(await sortBy(), 'Price: low to high');
    await waitFor(() => expect(location.search).toBe('?category=fresh-juices&sort=price-low'));
    await waitFor(() =>
      expect(network.of('Products').at(-1)?.variables).toEqual({ category: 'fresh-juices', sort: 'PRICE_LOW' }),
    );
    await user.selectOptions(await sortBy(), (await sortBy()).querySelector('option')!.text);
    await waitFor(() => expect(location.search).toBe('?category=fresh-juices'));
    expect(history.length).toBe(entries);
  });

  it('leave out what is out of stock, and say how many products that gives', async () => {
    const { user, network } = openShop(IN_CATEGORY, {
      Products: ({ inStock: only }) => ({
        products: productPage(only ? [product()] : [product(), { ...sizedProduct(), inStock: false }]),
      }),
    });
    expect(await screen.findByText('2 products')).toBeInTheDocument();
    await user.click(await inStock());
    expect(await inStock()).toBeChecked();
    expect(await screen.findByText('1 product')).toBeInTheDocument();
    expect(location.search).toBe('?category=fresh-juices&stock=in');
    expect(network.of('Products').at(-1)?.variables).toEqual({ category: 'fresh-juices', inStock: true });
    await user.click(await inStock());
    expect(await screen.findByText('2 products')).toBeInTheDocument();
    expect(location.search).toBe('?category=fresh-juices');
  });

  it('take up what an address asks for, and nothing that there is not', async () => {
    const { network } = openShop(`${IN_CATEGORY}&sort=newest&stock=in`);
    expect(await sortBy()).toHaveValue('newest');
    expect(await inStock()).toBeChecked();
    expect(network.of('Products')[0]?.variables).toEqual({ category: 'fresh-juices', sort: 'NEWEST', inStock: true });
  });

  it('ignore an order that is none', async () => {
    const { network } = openShop(`${IN_CATEGORY}&sort=prettiest&stock=maybe`);
    expect(await sortBy()).toHaveValue('');
    expect(await inStock()).not.toBeChecked();
    expect(network.of('Products')[0]?.variables).toEqual({ category: 'fresh-juices' });
  });
});
