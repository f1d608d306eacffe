import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { CreditHistory } from '../../../admin/credit/CreditHistory';
import { openAdminScreen } from '../../../testing/adminScreen';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

const EMPTY = 'No transactions yet';

const entry = (id: number) => ({
  ...{ __typename: 'CreditTransaction', id, type: 'PAYMENT', description: 'Paid', orderId: null, createdByUser: null },
  ...{ amount: `${id}.00`, balanceAfter: '0.00', createdAt: '2026-11-20T10:00:00.000Z' },
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

/** A list of 101 entries, of which the last one is gone by the time that its page is read. */
function openList(address: string) {
  const wasCalledEmpty: boolean[] = [];
  const screens = (
    <>
      <Back />
      <CreditHistory userId={2} />
    </>
  );
  const opened = openAdminScreen(screens, address, {
    AdminCreditTransactions: ({ after }) => {
      wasCalledEmpty.push(screen.queryByText(EMPTY) !== null);
      const [nodes, endCursor] =
        after === 'second' ? [[], null] : after === 'first' ? [[entry(51)], 'second'] : [[entry(1)], 'first'];
      const pageInfo = { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null };
      return { creditTransactions: { __typename: 'CreditTransactionPage', totalCount: 100, nodes, pageInfo } };
    },
  });
  return { ...opened, wasCalledEmpty };
}

const press = (name: string) => screen.findByRole('button', { name });

test('a last page that is empty gives way to the one before it, which Back leaves', async () => {
  const { user, address, wasCalledEmpty } = openList('/credit');
  await screen.findByText('+LBP 1');
  await user.click(await press('Next'));
  await screen.findByText('+LBP 51');
  await user.click(await press('Next'));
  await screen.findByText('+LBP 51');
  await screen.findByText('1 of 100 · page 2');
  expect(address()).toBe('/credit?credit-after=first&credit-page=2');
  expect(wasCalledEmpty).toEqual([false, false, false, false]);
  await user.click(await press('Back'));
  await user.click(await press('Back'));
  await screen.findByText('+LBP 1');
  expect(address()).toBe('/credit');
});

test('one that was opened by its address gives way to the first', async () => {
  const { address, wasCalledEmpty } = openList('/credit?credit-after=second&credit-page=3');
  expect(await screen.findByText('+LBP 1')).toBeInTheDocument();
  expect(address()).toBe('/credit');
  expect(wasCalledEmpty).toEqual([false, false]);
});
