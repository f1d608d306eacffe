import { missingForOrders, missingOfAddress } from './businessAccount';

const PLACE = {
  __typename: 'DeliveryPlace' as const,
  businessName: 'Cedar Terrace',
  address: 'Gouraud 114',
  city: 'Beirut',
  state: null,
  zip: null,
};

test.each([
  [{ ...PLACE, country: null, phone: null }, [], ['Your address has no phone number yet.']],
  [
    { ...PLACE, address: '', country: null, phone: '+961 3 218 440' },
    ['Your address has no street yet.'],
    ['Your address has no street yet.'],
  ],
  [
    null,
    ['Your address has no street yet.', 'Your address has no city yet.'],
    ['Your address has no street yet.', 'Your address has no city yet.', 'Your address has no phone number yet.'],
  ],
])('an order needs a street and a city, and a phone number is missed all the same', (place, forOrders, atAll) => {
  expect(missingForOrders(place)).toEqual(forOrders);
  expect(missingOfAddress(place)).toEqual(atAll);
});
