import { act, screen, waitFor } from '@testing-library/react';
import { agreed, cell, cells, CONFLICT, field, open, ROWS, rowsWith } from '../../../testing/openPrices';

it('sends what is typed once, shows what came of it, and gives the focus back', async () => {
  const { user, written, answer, set, asked } = open();
  const all = await cells();
  act(() => all[2]!.focus());
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('60.00');
  await user.clear(field()!);
  await user.keyboard('55{Enter}{Enter}{Enter}');
  expect(written.map(({ name, variables }) => [name, variables])).toEqual([
    ['SetIndividualPrice', { userId: 7, productId: 5, variant: '500g', price: '55', seen: '60.00' }],
  ]);
  set({ rows: rowsWith('55.00') });
  await answer(agreed('55.00'));
  await waitFor(() => expect(field()).toBeNull());
  expect((await cells())[2]).toHaveTextContent('LBP 55agreed');
  expect((await cells())[2]).toHaveFocus();
  expect(asked.at(-1)).toMatchObject({ productIds: [5], userIds: [7] });
});

it('is left by Escape without a word to the server', async () => {
  const { user, written } = open();
  const all = await cells();
  act(() => all[3]!.focus());
  await user.keyboard('{Enter}12{Escape}');
  expect(field()).toBeNull();
  expect(all[3]).toHaveFocus();
  expect(written).toEqual([]);
});

it('keeps what is typed when it is no amount, and says so', async () => {
  const { user, written } = open();
  const all = await cells();
  act(() => all[3]!.focus());
  await user.keyboard('{Enter}twelve{Enter}');
  expect(field()).toHaveValue('twelve');
  expect(field()).toHaveAccessibleDescription('Price must be a valid positive number');
  expect(field()).toHaveFocus();
  expect(written).toEqual([]);
});

it('keeps what is typed when somebody else was faster, and can then be sent again', async () => {
  const { user, written, refuse, answer, set } = open();
  const all = await cells();
  act(() => all[2]!.focus());
  await user.keyboard('{Enter}');
  await user.clear(field()!);
  await user.keyboard('55{Enter}');
  set({ rows: rowsWith('58.00') });
  await refuse(CONFLICT);
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(
      'admin has changed this meanwhile Changed meanwhile to 58.00; yours is kept.',
    ),
  );
  expect(field()).toHaveValue('55');
  await user.type(field()!, '{Enter}');
  expect(written.at(-1)?.variables).toMatchObject({ price: '55', seen: '58.00' });
  set({ rows: rowsWith('55.00') });
  await answer(agreed('55.00'));
  await waitFor(() => expect(field()).toBeNull());
});

it('removes what is agreed after it was asked', async () => {
  const { user, written, answer, set } = open();
  const all = await cells();
  act(() => all[2]!.focus());
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatchObject({
    name: 'RemoveIndividualPrice',
    variables: { userId: 7, productId: 5, variant: '500g', seen: '60.00' },
  });
  set({
    rows: ROWS.map((each) => (each.variant === '500g' ? { ...each, cells: [cell(7, '80.00'), each.cells[1]!] } : each)),
  });
  await answer({ removeIndividualPrice: { __typename: 'IndividualPrice', customPrice: '60.00' } });
  await waitFor(async () => expect((await cells())[2]).toHaveTextContent('LBP 80'));
});

it('asks before a price that was typed is left for another one', async () => {
  const { user } = open();
  const all = await cells();
  await user.dblClick(all[2]!);
  await user.type(field()!, '1');
  await user.dblClick(all[3]!);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field()).toHaveAccessibleName('Price of Almonds (500g) agreed with Cedar Terrace');
});

it('an answer that comes late takes nothing away of what is typed meanwhile', async () => {
  const { user, answer } = open();
  const all = await cells();
  await user.dblClick(all[2]!);
  await user.clear(field()!);
  await user.type(field()!, '55{Enter}{Escape}');
  await user.dblClick(all[3]!);
  await user.type(field()!, '71');
  await answer(agreed('55.00'));
  expect(await screen.findByText('Individual price set successfully')).toBeInTheDocument();
  expect(field()).toHaveValue('71');
  expect(field()).not.toHaveAttribute('readonly');
});

it('a refusal that comes late is said of no other price, which can be sent meanwhile', async () => {
  const { user, written, refuse } = open();
  const all = await cells();
  await user.dblClick(all[2]!);
  await user.clear(field()!);
  await user.type(field()!, '55{Enter}{Escape}');
  await user.dblClick(all[3]!);
  await user.type(field()!, '71');
  await refuse(CONFLICT);
  expect(field()).toHaveValue('71');
  expect(field()).toHaveAccessibleDescription('');
  await user.type(field()!, '{Enter}');
  expect(written.map(({ variables }) => variables.price)).toEqual(['55', '71']);
});

it('keeps what is typed when another part cannot be read', async () => {
  let isDown = false;
  const { user } = open('/admin/prices', { nextUserId: 8 }, () => {
    if (isDown) throw new Error('no network');
    return {};
  });
  const all = await cells();
  await user.dblClick(all[3]!);
  await user.type(field()!, '71');
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Next businesses' }));
  const again = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(again);
  await waitFor(() => expect(field()).toHaveValue('71'));
});
