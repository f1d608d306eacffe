import { priceMarks } from './priceScale';

test.each([
  [
    [305000, 380000, 270000],
    [250000, 300000, 350000, 400000],
  ],
  [[100000], [90000, 95000, 100000, 105000, 110000]],
  [[0], [0, 0.5, 1]],
  [[], [0, 1]],
])('has round marks around %j', (prices, marks) => {
  expect(priceMarks(prices)).toEqual(marks);
});

it('has room for all prices', () => {
  for (let most = 1; most < 1e8; most = most * 3 + 7) {
    const marks = priceMarks([most / 3, most]);
    expect(marks[0]).toBeLessThan(most / 3);
    expect(marks.at(-1)).toBeGreaterThan(most);
    expect(marks.length).toBeLessThan(9);
  }
});
