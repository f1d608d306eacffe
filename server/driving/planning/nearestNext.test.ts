import { nearestNext, type StopPlace } from './nearestNext';

const SHOP = { latitude: 33.9, longitude: 35.5 };

function stopAt(id: number, latitude: number, longitude = 35.5): StopPlace {
  return { id, at: { latitude, longitude } };
}

test('the nearest that is left comes next, from the shop', () => {
  expect(nearestNext([stopAt(1, 33.7), stopAt(2, 33.89), stopAt(3, 33.8)], SHOP)).toEqual([2, 3, 1]);
});

test('it goes on from where it is, not from the shop', () => {
  // 33.95 is nearer to the shop than 33.8, but from 33.86 the way goes on to the south.
  expect(nearestNext([stopAt(1, 33.95), stopAt(2, 33.86), stopAt(3, 33.8)], SHOP)).toEqual([2, 3, 1]);
});

test('those whose place nobody knows are at the end, as they came', () => {
  expect(nearestNext([{ id: 9, at: null }, stopAt(1, 33.8), { id: 4, at: null }, stopAt(2, 33.89)], SHOP)).toEqual([
    2, 1, 9, 4,
  ]);
});

test('a shop that says not where it is begins at the first place that is known', () => {
  expect(nearestNext([{ id: 9, at: null }, stopAt(1, 33.7), stopAt(2, 33.89), stopAt(3, 33.72)], null)).toEqual([
    1, 3, 2, 9,
  ]);
});

test('no stop, no sequence', () => {
  expect(nearestNext([], SHOP)).toEqual([]);
});
