import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import type { AdminRunFragment } from '../../gql/graphql';
import { UnstyledApp } from '../../testing/UnstyledApp';
import { ToastProvider } from '../../ui/toast/toast';
import { CashOfRun } from './CashOfRun';

const RUN = {
  __typename: 'Run',
  id: 7,
  version: 3,
  date: '2030-01-07',
  window: null,
  driver: { __typename: 'Driver', id: 2, name: 'Samir' },
  state: 'CLOSED',
  departedAt: '2030-01-07T06:00:00.000Z',
  floatLbp: '0.00',
  expectedLbp: '300006.00',
  expectedUsd: '0.00',
  stops: [],
  counts: [],
} as AdminRunFragment;

/** A stop of an order that was placed at a rate. */
const stopAt = (lbpPerUsd: string | null) => [{ orderId: 5, lbpPerUsd }] as AdminRunFragment['stops'];

/** Opens the dialog in which the cash of a run is counted. */
async function openCount(change: Partial<AdminRunFragment>) {
  const sent: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        observer.next({ data: { countRun: { __typename: 'Run', id: 7 } } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <UnstyledApp>
        <ToastProvider>
          <CashOfRun run={{ ...RUN, ...change }} onChanged={() => {}} />
        </ToastProvider>
      </UnstyledApp>
    </ApolloProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Count the cash' }));
  return { sent, user, dialog: await screen.findByRole('dialog', { name: 'Cash of run 7' }) };
}

test('without a rate nothing says USD, and none are counted', async () => {
  const { sent, user, dialog } = await openCount({ stops: stopAt(null) });
  expect(document.body).not.toHaveTextContent(/USD|\$/);
  await user.type(within(dialog).getByLabelText('Counted in LBP'), '300006');
  await user.click(within(dialog).getByRole('button', { name: 'Save the count' }));
  expect(await screen.findByText('The count is kept')).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ id: 7, lbp: '300006', usd: '0', note: null })]);
});

test.each([
  ['an order of it has a rate', { stops: stopAt('89500.00') }],
  ['some should be there', { expectedUsd: '2.00' }],
])('USD are counted where %s', async (_, change) => {
  const { sent, user, dialog } = await openCount(change);
  await user.type(within(dialog).getByLabelText('Counted in LBP'), '300006');
  await user.clear(within(dialog).getByLabelText('Counted in USD'));
  await user.type(within(dialog).getByLabelText('Counted in USD'), '2');
  await user.click(within(dialog).getByRole('button', { name: 'Save the count' }));
  expect(await screen.findByText('The count is kept')).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ id: 7, lbp: '300006', usd: '2' })]);
});
