import { addressLines, addressText } from './deliveryAddress';

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
  expect(addressText({ fullAddress: ' Rue Gouraud 114, Beirut ' })).toBe('Rue Gouraud 114, Beirut');
  expect(addressText({})).toBe('');
});
