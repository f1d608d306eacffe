import { addressLines, addressText, gpsText } from './deliveryAddress';

const WHOLE = {
  companyName: 'Cedar Terrace Café',
  street: 'Rue Gouraud 114',
  building: 'Block B',
  floor: '3',
  area: 'Gemmayzeh',
  city: 'Beirut',
  state: 'Mount Lebanon',
  postalCode: '1100',
  country: 'Lebanon',
  fullAddress: 'Rue Gouraud 114, Beirut',
};

test('an address is read line by line', () => {
  expect(addressLines(WHOLE)).toEqual([
    ['Cedar Terrace Café'],
    ['Rue Gouraud 114'],
    ['Block B', '3'],
    ['Gemmayzeh', 'Beirut', 'Mount Lebanon', '1100'],
    ['Lebanon'],
  ]);
});

test('the floor is said in the words of whoever shows it', () => {
  expect(addressLines({ building: 'Block B', floor: ' 3 ' }, (floor) => `Floor ${floor}`)).toEqual([
    ['Block B', 'Floor 3'],
  ]);
});

test('what is absent or blank is left out', () => {
  expect(addressLines({ street: ' ', building: null, floor: '', city: ' Byblos ' })).toEqual([['Byblos']]);
  expect(addressLines({})).toEqual([]);
});

test('in one line, the whole text stands for an address without parts', () => {
  expect(addressText(WHOLE)).toBe(
    'Cedar Terrace Café, Rue Gouraud 114, Block B, 3, Gemmayzeh, Beirut, Mount Lebanon, 1100, Lebanon',
  );
  expect(addressText({ street: 'Rue Gouraud 114', floor: '3' }, (floor) => `Floor ${floor}`)).toBe(
    'Rue Gouraud 114, Floor 3',
  );
  expect(addressText({ street: 'شارع غورو', city: 'بيروت' }, undefined, '، ')).toBe('شارع غورو، بيروت');
  expect(addressText({ fullAddress: ' Rue Gouraud 114, Beirut ' })).toBe('Rue Gouraud 114, Beirut');
  expect(addressText({})).toBe('');
});

test('a position has 6 decimals', () => {
  expect(gpsText(33.8938, 35.50177712)).toBe('33.893800, 35.501777');
});
