import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import french from '../../i18n/messages/fr/store.json';
import portals from '../../i18n/messages/fr/portals.json';
import { activate } from '../../i18n/text';
import { useBusinessCart } from '../cart/BusinessCart';
import { PlacedAlert } from './OrderAlerts';

jest.mock('../cart/BusinessCart', () => ({ useBusinessCart: jest.fn() }));

afterEach(() => activate('en'));

function show(placed: object) {
  jest.mocked(useBusinessCart).mockReturnValue({
    last: {
      placed: { orderId: 7, totalAmount: '250000.00', paymentType: 'Business Credit', ...placed },
    },
  } as never);
  render(
    <MemoryRouter>
      <PlacedAlert onLeave={() => {}} />
    </MemoryRouter>,
  );
}

describe('an order that was just placed', () => {
  it('is told with how it is paid and when it comes, in the language of the reader', () => {
    activate('fr', { ...french, ...portals });
    show({ deliveryDate: '2026-11-26', deliveryWindow: '08:00-12:00' });
    expect(screen.getByText('LBP 250,000 · Crédit professionnel')).toBeVisible();
    expect(screen.getByText(/^Livraison/)).toHaveTextContent(/: jeu\. 26 nov\. 08:00 – 12:00$/);
  });

  it('names no day in a shop that asks for none', () => {
    show({ deliveryDate: null, deliveryWindow: null });
    expect(screen.getByText('LBP 250,000 · Business Credit')).toBeVisible();
    expect(screen.queryByText(/^Delivery/)).not.toBeInTheDocument();
  });
});
