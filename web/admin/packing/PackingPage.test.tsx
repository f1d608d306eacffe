import { screen } from '@testing-library/react';
import { openAdminScreen } from '../../testing/adminScreen';
import { PackingPage } from './PackingPage';

// All icons at once are more than Jest loads in a moment; none of them matters here.
jest.mock('@ant-design/icons', () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) }));
jest.mock('../../lib/orderStream', () => ({ listenToDay: () => () => undefined }));

const WRONG = 'Please enter the number of an order, such as 260';

describe('an order to be packed', () => {
  it('is asked for by its number, and what is none is said at the field', async () => {
    const { user } = openAdminScreen(<PackingPage />, '/admin/packing', {});
    const field = screen.getByLabelText('Order number');
    await user.type(field, 'abc');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(WRONG);
    await user.clear(field);
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
  });

  it('that is not here leaves the field to try another', async () => {
    const { user } = openAdminScreen(<PackingPage />, '/admin/packing?order=9999', {
      AdminPacking: () => ({ order: null }),
    });
    expect(await screen.findByText('This order is not here to be packed.')).toBeVisible();
    await user.type(screen.getByLabelText('Order number'), '#260{Enter}');
    expect(await screen.findByRole('heading', { name: 'Order #260' })).toBeVisible();
  });
});
