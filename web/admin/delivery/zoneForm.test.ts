import { deliveryZoneRules } from '../../../common/rules/deliveryRules';
import { errorsOf } from '../translations/translations';
import { addWindow, copyToAllDays, fieldOf, zoneInput, zoneValues, type ZoneValues } from './zoneForm';

const WINDOW = { weekday: 1, begins: '08:00', ends: '12:00', capacity: 20, cutOffDays: 1, cutOffTime: '18:00' };

const ZONE = {
  __typename: 'DeliveryZone',
  id: 3,
  version: 7,
  name: 'Beirut',
  translations: [{ __typename: 'DeliveryText', language: 'ar', text: 'بيروت' }],
  places: [{ __typename: 'DeliveryPlaceNames', name: 'Hamra', city: 'Beirut', spellings: ['Al Hamra', 'الحمرا'] }],
  circles: [{ __typename: 'DeliveryCircle', latitude: 33.8886, longitude: 35.4955, km: 5 }],
  isEverywhereElse: false,
  fee: null,
  freeFrom: '900000.00',
  minimum: null,
  chargesBusinesses: false,
  windows: [{ __typename: 'DeliveryWindow', ...WINDOW }],
} as const;

const values = (changes: Partial<ZoneValues> = {}): ZoneValues => ({
  ...zoneValues({ ...ZONE, translations: [...ZONE.translations], places: [], circles: [], windows: [] }),
  ...changes,
});
const errors = (changes: Partial<ZoneValues>) =>
  errorsOf<ZoneValues>(deliveryZoneRules(), zoneInput(values(changes)), fieldOf);

const window = (key: number, changes: object = {}) => ({
  key,
  weekday: 1,
  begins: '08:00',
  ends: '12:00',
  capacity: '20',
  cutOffDays: '1',
  cutOffTime: '18:00',
  ...changes,
});

it('sends a zone as it was read', () => {
  const read = JSON.parse(JSON.stringify(ZONE)) as Parameters<typeof zoneValues>[0];
  expect(zoneInput(zoneValues(read))).toEqual({
    name: 'Beirut',
    translations: [
      { language: 'ar', text: 'بيروت' },
      { language: 'fr', text: null },
    ],
    places: [{ name: 'Hamra', city: 'Beirut', spellings: ['Al Hamra', 'الحمرا'] }],
    circles: [{ latitude: 33.8886, longitude: 35.4955, km: 5 }],
    isEverywhereElse: false,
    fee: null,
    freeFrom: '900000.00',
    minimum: null,
    chargesBusinesses: false,
    windows: [WINDOW],
  });
});

it('takes Arabic figures and commas, and nothing that is no figure for zero', () => {
  const typed = zoneInput(
    values({
      fee: '٤٠,٠٠٠',
      circles: [{ key: 0, latitude: '٣٣٫٨', longitude: '35.5', km: '' }],
      windows: [window(0, { capacity: 'many' })],
    }),
  );
  expect(typed).toMatchObject({ fee: '40000', circles: [{ latitude: 33.8, longitude: 35.5, km: NaN }] });
  expect(errors({ windows: [window(0, { capacity: 'many' })] })).toEqual({
    windows: [{ capacity: expect.any(String) as string }],
  });
});

it('says what is wrong beside its field', () => {
  expect(errors({ windows: [window(0), window(1, { begins: '14:00', ends: '13:00' })] })).toEqual({
    windows: [undefined, { ends: 'A window ends after it begins' }],
  });
  expect(errors({ windows: [window(0, { cutOffDays: '0', cutOffTime: '09:00' })] })).toEqual({
    windows: [{ cutOffTime: 'Orders must end before the window begins' }],
  });
  expect(errors({ name: ' ' })).toEqual({ name: expect.any(String) as string });
  expect(fieldOf('windows[2].ends')).toBe('windows.2.ends');
  expect(fieldOf('translations.1.text')).toBe('translations.fr');
  expect(fieldOf('places.0.spellings.3')).toBe('places.0.spellings');
});

it('adds a window after the last one of the day, and gives a day to all others', () => {
  expect(addWindow([], 2)).toEqual([window(0, { weekday: 2 })]);
  const two = addWindow([window(0), window(1, { weekday: 3 })], 1);
  expect(two).toEqual([window(0), window(2, { begins: '12:00', ends: '' }), window(1, { weekday: 3 })]);
  const all = copyToAllDays([window(5), window(9, { weekday: 3, begins: '10:00' })], 3);
  expect(all.map(({ weekday, begins }) => [weekday, begins])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, '10:00']),
  );
  expect(new Set(all.map(({ key }) => key)).size).toBe(7);
});
