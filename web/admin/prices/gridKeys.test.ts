import { placeAfterKey } from './gridKeys';

const SIZE = { rows: 30, columns: 4 };

test.each([
  ['ArrowUp', false, [11, 2]],
  ['ArrowDown', false, [13, 2]],
  ['ArrowLeft', false, [12, 1]],
  ['ArrowRight', false, [12, 3]],
  ['PageUp', false, [2, 2]],
  ['PageDown', false, [22, 2]],
  ['Home', false, [12, 0]],
  ['End', false, [12, 3]],
  ['Home', true, [0, 0]],
  ['End', true, [29, 3]],
])('%s (with Ctrl: %s) leads on', (key, ctrlKey, [row, column]) => {
  expect(placeAfterKey({ key, ctrlKey }, { row: 12, column: 2 }, SIZE)).toEqual({ row, column });
});

test.each([
  ['ArrowUp', 0, 0],
  ['ArrowLeft', 0, 0],
  ['PageUp', 0, 0],
  ['ArrowDown', 29, 3],
  ['ArrowRight', 29, 3],
  ['PageDown', 29, 3],
])('%s stays at the edge', (key, row, column) => {
  expect(placeAfterKey({ key, ctrlKey: false }, { row, column }, SIZE)).toEqual({ row, column });
});

test('another key leads nowhere', () => {
  expect(placeAfterKey({ key: 'a', ctrlKey: false }, { row: 0, column: 0 }, SIZE)).toBeNull();
});
