/** How many parts an axis of prices is to have, about. */
const PARTS = 4;
/** Round steps, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** The marks of an axis on which all the prices have room, from the lowest to the highest, at round amounts. */
export function priceMarks(prices: readonly number[]): number[] {
  if (prices.length === 0) return [0, 1];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  // A level line stands in the middle.
  const room = most > least ? (most - least) / 10 : Math.max(most / 10, 1);
  const part = (most - least + 2 * room) / PARTS;
  const power = 10 ** Math.floor(Math.log10(part));
  const step = power * STEPS.find((each) => each * power >= part * 0.999)!;
  const first = Math.max(0, Math.floor((least - room) / step));
  const last = Math.ceil((most + room) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
