import { screen, waitFor } from '@testing-library/react';
import { cells, open, ROWS } from '../../../testing/openPrices';

/** Parts of 300 products, and nothing but in the last one. */
const parts = (last: number) => (variables: Record<string, any>) => {
  const at = ((variables.afterProductId as number | null) ?? 0) / 300;
  const nextProductId = at < last ? (at + 1) * 300 : null;
  return { rows: at < last ? [] : ROWS, nextProductId, productsLookedAt: 300 };
};
const ADDRESS = '/admin/prices?filter=above';

it('looks on by itself until something is found, each part once', async () => {
  const { asked } = open(ADDRESS, {}, parts(17));
  expect(await cells()).toHaveLength(6);
  expect(asked.map(({ afterProductId }) => afterProductId)).toEqual(
    Array.from({ length: 18 }, (_, at) => (at === 0 ? null : at * 300)),
  );
  expect(asked.every(({ filter }) => filter === 'ABOVE_CUSTOMER')).toBe(true);
});

it('says at the end that nothing is found', async () => {
  const nothing = (variables: Record<string, any>) => ({ ...parts(3)(variables), rows: [] });
  const { asked } = open(ADDRESS, {}, nothing);
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(asked).toHaveLength(4);
});

it('asks before it looks through more than 6,300 products, and goes on from there', async () => {
  const { asked, user } = open(ADDRESS, {}, parts(30));
  expect(await screen.findByText('Nothing among the first 6,300 products; there are more.')).toBeInTheDocument();
  expect(asked).toHaveLength(21);
  await user.click(screen.getByRole('button', { name: 'Look on' }));
  await cells();
  expect(asked).toHaveLength(31);
});

it('is stopped, and what was on its way is not shown', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { user } = open(ADDRESS, {}, async (variables) => {
    if (variables.afterProductId === 300) await held;
    return parts(2)(variables);
  });
  expect(await screen.findByText('Nothing among the first 300 products yet; looking on.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  letGo();
  expect(await screen.findByText('Nothing among the first 300 products; there are more.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Look on' }));
  await cells();
});

it('says when it cannot go on, and can be asked again', async () => {
  let isDown = true;
  const { user } = open(ADDRESS, {}, (variables) => {
    if (variables.afterProductId !== null && isDown) throw new Error('no network');
    return parts(2)(variables);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Look on' }));
  await cells();
});

it('looks for nothing of a filter that was left', async () => {
  const { asked, user } = open(ADDRESS, {}, (variables) =>
    variables.filter === null ? {} : { ...parts(30)(variables), isOfFirstBusinesses: true },
  );
  expect(await screen.findByText('Of the first 1,000 businesses: search to look at others.')).toBeInTheDocument();
  await screen.findByText('Nothing among the first 6,300 products; there are more.');
  await user.click(screen.getByRole('combobox', { name: 'Prices' }));
  await user.click(await screen.findByText('Prices: all'));
  await cells();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: null, afterProductId: null }));
  expect(asked).toHaveLength(22);
});
