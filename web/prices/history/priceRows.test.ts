import { priceRows } from './priceRows';

it('says at each moment what all the prices were from then on', () => {
  const rows = priceRows([
    {
      kind: 'CUSTOMER',
      points: [
        { at: '2026-01-01T00:00:00.000Z', amount: '100.00' },
        { at: '2026-03-01T00:00:00.000Z', amount: null },
      ],
    },
    {
      kind: 'OWN',
      points: [
        { at: '2026-01-01T00:00:00.000Z', amount: '90.00' },
        { at: '2026-02-01T00:00:00.000Z', amount: '85.00' },
        { at: '2026-03-01T00:00:00.000Z', amount: '80.00' },
      ],
    },
  ]);
  expect(rows).toEqual([
    { at: '2026-01-01T00:00:00.000Z', amounts: { CUSTOMER: '100.00', OWN: '90.00' } },
    { at: '2026-02-01T00:00:00.000Z', amounts: { CUSTOMER: '100.00', OWN: '85.00' } },
    { at: '2026-03-01T00:00:00.000Z', amounts: { CUSTOMER: null, OWN: '80.00' } },
  ]);
});

it('is empty of nothing', () => {
  expect(priceRows([])).toEqual([]);
});
