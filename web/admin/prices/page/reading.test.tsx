import { act, screen, waitFor } from '@testing-library/react';
import { cells, open, ROWS } from '../../../testing/openPrices';

it('shows what each pays, how that stands beside the customer price, and what is planned', async () => {
  open();
  expect((await cells()).map(({ textContent }) => textContent)).toEqual([
    '–',
    '–',
    'LBP 60agreed',
    'LBP 72',
    'LBP 130above customers',
    'Price TBDLBP 90 from Dec 1',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Productwhat customers pay',
    'Cedar Terraceagreed prices',
    'Hotel Al-Arz10% off',
  ]);
});

it('is one stop of Tab, within which the arrows lead', async () => {
  const { user } = open();
  const all = await cells();
  expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([all[0]]);
  act(() => all[0]!.focus());
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(all[3]).toHaveFocus();
  expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([all[3]]);
  await user.keyboard('{ArrowRight}{Control>}{End}{/Control}');
  expect(all[5]).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Chosen price' })).toHaveTextContent('Almonds (1kg), Hotel Al-Arz');
});

test.each([
  ['', { pricingMode: 'INDIVIDUAL', filter: null }],
  ['?mode=all&filter=above', { pricingMode: null, filter: 'ABOVE_CUSTOMER' }],
  ['?filter=below&percent=45', { filter: 'FAR_BELOW', percent: 45 }],
  ['?filter=below&percent=0.5', { filter: 'FAR_BELOW', percent: 30 }],
  ['?filter=unchanged&days=90', { filter: 'UNCHANGED', days: 90 }],
  ['?filter=unchanged', { filter: 'UNCHANGED', days: 365 }],
  ['?filter=planned&mode=discount', { filter: 'PLANNED', pricingMode: 'DISCOUNT' }],
  ['?search=dates&business=hotel&category=raw-nuts', { search: 'dates', business: 'hotel', category: 'raw-nuts' }],
  ['?after=40&page=3', { afterProductId: 40 }],
])('asks for what the address says: %s', async (search, variables) => {
  const { asked } = open(`/admin/prices${search}`);
  await cells();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject(variables);
});

it('the percentage is chosen', async () => {
  const { user, asked } = open('/admin/prices?filter=below');
  const percent = await screen.findByRole('spinbutton', { name: 'Percent below the customer price' });
  await user.clear(percent);
  await user.type(percent, '12');
  await user.tab();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: 'FAR_BELOW', percent: 12 }));
});

it('goes on to other businesses and back', async () => {
  const { user, asked } = open('/admin/prices', { nextUserId: 8 });
  await cells();
  await user.click(screen.getByRole('button', { name: 'Next businesses' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ afterUserId: 8 }));
  await user.click(screen.getByRole('button', { name: 'Previous businesses' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ afterUserId: null }));
});

it('shows one business at a time on a phone', async () => {
  const { innerWidth } = window;
  window.innerWidth = 390;
  const { asked } = open();
  await cells();
  window.innerWidth = innerWidth;
  expect(asked[0]).toMatchObject({ businesses: 1 });
});

it('says that nothing is found, and since when prices are known', async () => {
  open('/admin/prices?filter=unchanged', { rows: [], businesses: [] });
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(screen.getByText(/Prices are known since/)).toHaveTextContent('Jan 1, 2026');
});

it('tells a size that is called null from all sizes', async () => {
  const { rows } = { rows: [ROWS[0]!, { ...ROWS[1]!, variant: 'null' }] };
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  open('/admin/prices', { rows });
  await cells();
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});
