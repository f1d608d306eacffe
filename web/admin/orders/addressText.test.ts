import { addressParts } from './addressText';

const EMPTY = {
  __typename: 'DeliveryAddress' as const,
  name: null,
  companyName: null,
  street: null,
  area: null,
  city: null,
  state: null,
  postalCode: null,
  building: null,
  floor: null,
  country: null,
  fullAddress: null,
  readable: true,
};

describe('an address in one line', () => {
  it.each([
    ['of its parts', { street: 'Gouraud 1', floor: '2', city: 'Beirut' }, 'Gouraud 1, Floor 2, Beirut, Lebanon'],
    ['of another country', { street: 'Gouraud 1', country: 'Cyprus' }, 'Gouraud 1, Cyprus'],
    ['of the whole address alone', { fullAddress: 'By the old mill' }, 'By the old mill'],
    ['of empty parts', { street: ' ' }, 'Address not provided'],
    ['of what is no address', { readable: false }, 'Address format error'],
  ])('%s', (_, parts, text) => {
    expect(addressParts({ ...EMPTY, ...parts }).join(', ')).toBe(text);
  });

  it('of nothing', () => {
    expect(addressParts(null)).toEqual(['Address not provided']);
  });
});
