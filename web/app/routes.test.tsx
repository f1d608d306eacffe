import { screen, waitFor } from '@testing-library/react';
import { loadPage } from '../lib/loadPage';
import { openShop, viewer } from '../testing/shop';
import { offline } from '../testing/network';

jest.mock('../lib/loadPage', () => ({ loadPage: jest.fn() }));
jest.mock('../admin/AdminScreens', () => ({ AdminScreens: () => <h1>Admin Dashboard</h1> }));

beforeEach(() => jest.mocked(loadPage).mockClear());

describe('the routes', () => {
  it('answer an unknown address with the documented texts', async () => {
    openShop('/no-such-page');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  });

  it('send a visitor of the dashboard who is not logged in to the login, and back afterwards', async () => {
    openShop('/admin/dashboard');
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/api/login?returnTo=%2Fadmin%2Fdashboard'));
    expect(screen.queryByText('Admin Dashboard')).not.toBeInTheDocument();
  });

  it.each(['CUSTOMER', 'BUSINESS', 'EMPLOYEE'] as const)('send a %s away from the dashboard', async (role) => {
    openShop('/admin/dashboard', { Viewer: () => ({ viewer: viewer({ role }) }) });
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('let an admin in', async () => {
    openShop('/admin/dashboard', { Viewer: () => ({ viewer: viewer({ role: 'ADMIN' }) }) });
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument();
  });
});

describe('the order success page', () => {
  it('shows the number from the address after the account checkout', async () => {
    openShop('/order-success?orderId=77', { Viewer: () => ({ viewer: viewer() }) });
    expect(await screen.findByText('Order #77')).toBeInTheDocument();
    expect(screen.getByText(/confirmation email is on its way/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'View Order' })).toHaveAttribute('href', '/orders/77');
  });
});

describe('the order page', () => {
  const signedIn = () => ({ viewer: viewer() });

  it('asks who is signed out to log in, and asks the shop nothing', async () => {
    const { network } = openShop('/orders/5');
    expect(await screen.findByRole('heading', { name: 'Access Required' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/api/login?returnTo=%2Forders%2F5');
    expect(network.of('Order')).toHaveLength(0);
  });

  it.each(['/orders/5', '/orders/nonsense'])('says that there is no order at %s', async (path) => {
    openShop(path, { Viewer: signedIn, Order: () => ({ order: null }) });
    expect(await screen.findByRole('heading', { name: 'Order Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
  });

  it('offers Retry when the order cannot be read', async () => {
    const { user, network } = openShop('/orders/5', { Viewer: signedIn, Order: offline });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    network.answer({ Order: () => ({ order: null }) });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Order Not Found' })).toBeInTheDocument();
  });

  it('shows status, items, totals, address and history, and no amount to who may not see any', async () => {
    openShop('/orders/5', { Viewer: signedIn, Order: () => ({ order: ORDER }) });
    expect(await screen.findByRole('heading', { name: 'Order #5' })).toBeInTheDocument();
    expect(screen.getAllByText('Shipped')).not.toHaveLength(0);
    expect(screen.getByText('Almonds')).toBeInTheDocument();
    expect(screen.getByText('Quantity 3')).toBeInTheDocument();
    expect(screen.getByText('GPS: 33.893800, 35.501800')).toBeInTheDocument();
    expect(screen.getByText('Tracking number: LB-1')).toBeInTheDocument();
    expect(screen.queryByText(/LBP/)).not.toBeInTheDocument();
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
  });
});

const ORDER = {
  __typename: 'Order' as const,
  id: 5,
  status: 'SHIPPED' as const,
  createdAt: '2026-11-20T10:00:00.000Z',
  paymentMethod: 'EMPLOYEE_ORDER' as const,
  paymentStatus: 'PENDING' as const,
  subtotalAmount: null,
  discountAmount: null,
  deliveryFee: null,
  totalAmount: null,
  deliveryDate: null,
  deliveryWindow: null,
  lbpPerUsd: null,
  loyaltyPointsEarned: null,
  trackingNumber: 'LB-1',
  customerName: 'Cedar Terrace',
  employeeName: 'Rana',
  customerEmail: null,
  customerPhone: null,
  addressType: 'LOCATION' as const,
  latitude: 33.8938,
  longitude: 35.5018,
  note: null,
  deliveryAddress: null,
  items: [
    {
      __typename: 'OrderLine' as const,
      id: 1,
      productName: 'Almonds',
      sizeLabel: 'Standard',
      untranslated: [],
      selectedPackaging: 'Standard',
      quantity: 3,
      unitPrice: null,
      lineTotal: null,
      picture: null,
    },
  ],
  history: [
    {
      __typename: 'OrderEvent' as const,
      id: 1,
      status: 'SHIPPED' as const,
      trackingNumber: 'LB-1',
      at: '2026-11-20T11:00:00.000Z',
      byUsername: 'admin',
      byBuyer: false,
      change: null,
    },
  ],
  cancellation: { __typename: 'Cancellation' as const, obstacle: 'LEFT' as const, until: null },
};
