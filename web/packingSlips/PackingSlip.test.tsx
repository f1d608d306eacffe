import { render, screen } from '@testing-library/react';
import { QRCode } from 'antd';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SlipOfOrderFragment } from '../gql/graphql';
import { PackingSlip } from './PackingSlip';
import { loadSlipTexts } from './slipTexts';

const LINE = { productName: 'Cedar Syrup', sizeLabel: '1 litre', selectedPackaging: null, quantity: 3 };

/** Shows the slip of an order, with or without prices. */
async function showSlip(prices: boolean) {
  const amount = (value: string) => (prices ? value : null);
  const slip = {
    language: 'EN',
    showsPrices: prices,
    lines: [{ ...LINE, unitPrice: amount('1000.00'), lineTotal: amount('3000.00') }],
  } as NonNullable<SlipOfOrderFragment['slip']>;
  const order = {
    ...{ id: 4711, customerName: 'Cafe Rawda', employeeName: null, note: null, deliveryDate: '2030-01-07' },
    ...{ deliveryWindow: '08:00-12:00', latitude: null, longitude: null },
    ...{ deliveryAddress: null, subtotalAmount: amount('3000.00'), discountAmount: amount('0.00') },
    ...{ deliveryFee: amount('3.00'), totalAmount: amount('3003.00'), slip },
  } as SlipOfOrderFragment;
  const t = await loadSlipTexts('en');
  return render(<PackingSlip order={order} slip={slip} language="en" t={t} shopName="Bustan" />);
}

/** How an address is drawn. */
const drawn = (address: string) => {
  const markup = renderToStaticMarkup(<QRCode value={address} type="svg" size={88} color="#000" errorLevel="L" />);
  return /<svg.*<\/svg>/s.exec(markup)![0].match(/ d="[^"]*"/g);
};

test('the code opens the order for packing', async () => {
  const { container } = await showSlip(true);
  const code = container.querySelector('svg')!.outerHTML.match(/ d="[^"]*"/g);
  expect(code).toEqual(drawn('http://localhost/admin/packing?order=4711'));
  expect(code).not.toEqual(drawn('http://localhost/admin/packing?order=4712'));
});

test('prices are printed where the slip says them, and nothing of them where it does not', async () => {
  const { unmount } = await showSlip(true);
  expect(screen.getByText('LBP 3,003')).toBeInTheDocument();
  expect(screen.getAllByText('LBP 3,000')).toHaveLength(2);
  unmount();
  const { container } = await showSlip(false);
  expect(screen.getByRole('row', { name: '3 Cedar Syrup 1 litre' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/LBP|\d{2},\d{3}|Amount|Total/);
});
