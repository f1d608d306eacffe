import { usedPart } from './usedPart';

describe('the used part of a credit limit', () => {
  it.each([
    ['nothing used', { currentBalance: '5000.00', creditLimit: '5000.00', usedCredit: '0.00' }, 0],
    ['a part, half up', { currentBalance: '4475.00', creditLimit: '5000.00', usedCredit: '525.00' }, 11],
    ['all of it', { currentBalance: '0.00', creditLimit: '5000.00', usedCredit: '5000.00' }, 100],
    ['more than all of it', { currentBalance: '-2500.00', creditLimit: '5000.00', usedCredit: '7500.00' }, 100],
    ['paid ahead', { currentBalance: '6000.00', creditLimit: '5000.00', usedCredit: '0.00' }, 0],
    ['a limit of nothing', { currentBalance: '-10.00', creditLimit: '0.00', usedCredit: '10.00' }, 100],
  ])('%s', (_, credit, percent) => {
    expect(usedPart(credit)).toBe(percent);
  });
});
