import { mapLink } from './mapLink';

const NOWHERE = { latitude: null, longitude: null, deliveryAddress: null };

test('the map opens at the position, else at the address, else not at all', () => {
  const address = { street: 'Gouraud 114', city: 'Beirut', fullAddress: null };
  expect(mapLink({ latitude: 33.89, longitude: 35.5, deliveryAddress: address })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=33.89%2C35.5',
  );
  expect(mapLink({ ...NOWHERE, deliveryAddress: address })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Gouraud+114%2C+Beirut',
  );
  expect(mapLink({ ...NOWHERE, deliveryAddress: { fullAddress: 'Near the old souk' } })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Near+the+old+souk',
  );
  expect(mapLink(NOWHERE)).toBeNull();
});
