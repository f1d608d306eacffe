import { act, screen, waitFor, within } from '@testing-library/react';
import { offline } from '../../testing/network';
import { openShop, product, sizedProduct } from '../../testing/shop';

type Answers = NonNullable<Parameters<typeof openShop>[1]>;

const found = (...nodes: ReturnType<typeof product>[]) => ({
  products: { __typename: 'ProductPage' as const, nodes, totalCount: nodes.length },
});
const JUICE = product({ id: 1, name: 'Orange Juice' });
const ALMONDS = sizedProduct();

/** Turns to the search field, which then finds as one types. */
async function turnTo(answers: Answers, path = '/') {
  const shop = openShop(path, answers);
  const plain = await screen.findByRole('searchbox', { name: 'Search products' });
  act(() => plain.focus());
  const field = await screen.findByRole('combobox', { name: 'Search products' });
  expect(field).toHaveFocus();
  return { ...shop, field };
}

const options = () => within(screen.getByRole('listbox', { name: 'Search results' })).findAllByRole('option');

describe('the search field', () => {
  it('asks at a pause in typing alone, and shows the matches and how many there are', async () => {
    const { user, network } = await turnTo({ Search: () => found(JUICE, ALMONDS) });
    await user.keyboard('jui');
    expect((await options()).map((option) => option.textContent)).toEqual([
      expect.stringContaining('Orange Juice'),
      expect.stringContaining('Almonds'),
      'See all 2 results',
    ]);
    expect(network.of('Search').map(({ variables }) => variables)).toEqual([{ search: 'jui' }]);
    expect(screen.getByText('2 products found')).toHaveAttribute('role', 'status');
  });

  it('opens the match that is chosen by the arrows', async () => {
    const { user } = await turnTo({ Search: () => found(JUICE, ALMONDS) });
    await user.keyboard('al');
    await options();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect((await options())[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/products/2-almonds'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Almonds' })).toBeInTheDocument();
  });

  it('leads to all results by Enter, as by the last option', async () => {
    const { user, field } = await turnTo({ Search: () => found(JUICE, ALMONDS) });
    await user.keyboard('  fresh juice ');
    await options();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname + location.search).toBe('/store?search=fresh+juice'));
    expect(field).not.toHaveFocus();
    await user.click(await screen.findByRole('combobox', { name: 'Search products' }));
    await user.keyboard('s');
    await user.click((await options()).at(-1)!);
    await waitFor(() => expect(location.search).toBe('?search=fresh+juices'));
  });

  it('goes nowhere without a word to search for, and asks nothing', async () => {
    const { user, network } = await turnTo({});
    await user.keyboard('   {Enter}');
    expect(location.pathname + location.search).toBe('/');
    expect(network.of('Search')).toHaveLength(0);
  });

  it('closes by Escape and keeps what was typed', async () => {
    const { user, field } = await turnTo({ Search: () => found(JUICE) });
    await user.keyboard('orange');
    await options();
    await user.keyboard('{Escape}');
    expect(within(screen.getByRole('listbox', { name: 'Search results' })).queryByRole('option')).toBeNull();
    expect(field).toHaveValue('orange');
  });

  it('says when nothing is found, and when the shop cannot be reached', async () => {
    const { user, network, field } = await turnTo({ Search: () => found() });
    await user.keyboard('pebbles');
    expect(await screen.findAllByText('Nothing found for “pebbles”.')).not.toHaveLength(0);
    network.answer({ Search: offline });
    await user.clear(field);
    await user.keyboard('olives');
    expect(
      await screen.findAllByText('The search could not be reached. Press Enter to try again.', {}, { timeout: 4000 }),
    ).not.toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.search).toBe('?search=olives'));
  });

  it('shows what was searched for, and looks it up again only when it is turned to', async () => {
    const { network } = await turnTo({ Search: () => found(JUICE) }, '/store?search=orange');
    expect(screen.getByRole('combobox', { name: 'Search products' })).toHaveValue('orange');
    await options();
    expect(network.of('Search')).toHaveLength(1);
  });
});
