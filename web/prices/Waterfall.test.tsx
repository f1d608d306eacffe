import { render, screen } from '@testing-library/react';
import { Waterfall } from './Waterfall';

const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('adds up as it is read: with piastres in each step when one of them has any', () => {
  const steps = [
    { label: 'Customer price', change: '345000.00' },
    { label: 'Business price', change: '-40000.00' },
    { label: '12.55% business discount', change: '-38277.50' },
  ];
  render(<Waterfall steps={steps} total={{ label: 'Price of one', amount: '266722.50' }} />);
  expect(amounts()).toEqual(['LBP 345,000.00', '−LBP 40,000.00', '−LBP 38,277.50', 'LBP 266,722.50']);
});

it('has whole pounds otherwise', () => {
  const steps = [
    { label: 'Customer price', change: '345000.00' },
    { label: 'Agreed price', change: '5000.00' },
  ];
  render(<Waterfall steps={steps} total={{ label: 'Price of one', amount: '350000.00' }} />);
  expect(amounts()).toEqual(['LBP 345,000', '+LBP 5,000', 'LBP 350,000']);
});
