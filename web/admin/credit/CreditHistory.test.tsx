import { screen } from '@testing-library/react';
import { usd } from '../../lib/money';
import { showUsd } from '../../lib/usd';
import { openAdminScreen } from '../../testing/adminScreen';
import { CreditHistory } from './CreditHistory';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));

afterEach(() => delete usd.beside);

const PAYMENT = {
  ...{ __typename: 'CreditTransaction', id: 3, type: 'PAYMENT', description: 'Paid in cash', orderId: null },
  ...{ amount: '4135500.00', balanceAfter: '9000000.00', createdAt: '2026-11-20T10:00:00.000Z' },
  createdByUser: null,
};

test('the back office says the credit of a business in LBP alone, also where the shop shows USD', async () => {
  showUsd('89500.00');
  const { user } = openAdminScreen(<CreditHistory userId={2} />, '/admin/business-credit?user=2', {
    AdminCreditTransactions: () => ({
      creditTransactions: {
        ...{ __typename: 'CreditTransactionPage', totalCount: 1, nodes: [PAYMENT] },
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'More about entry 3' }));
  expect(screen.getByText('+LBP 4,135,500')).toBeInTheDocument();
  expect(await screen.findByText('LBP 9,000,000')).toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});
