import { addressText, gpsText } from './addressText';

describe('an address in one line', () => {
  it.each([
    [
      'of its parts',
      { street: 'Gouraud 1', floor: '2', city: 'Beirut', country: null },
      'Gouraud 1, Floor 2, Beirut, Lebanon',
    ],
    ['of JSON', '{"street":"Gouraud 1","city":"Beirut","country":"Cyprus"}', 'Gouraud 1, Beirut, Cyprus'],
    ['of the whole address alone', { fullAddress: 'By the old mill' }, 'By the old mill'],
    ['of nothing', null, 'Address not provided'],
    ['of spaces', '  ', 'Address not provided'],
    ['of empty parts', { street: ' ', city: null }, 'Address not provided'],
    ['of a text that is no JSON', 'Gouraud 1', 'Address format error'],
    ['of a list', '[1]', 'Address format error'],
    ['of a number', 7, 'Address format error'],
    ['of a part that is no text', { street: 7 }, 'Address format error'],
  ])('%s', (_, address, text) => {
    expect(addressText(address)).toBe(text);
  });
});

it('writes a position to 6 decimals', () => {
  expect(gpsText(33.8938, 35.50177712)).toBe('33.893800, 35.501777');
});
