import { foldedPlace, kilometres, PlaceFinder } from './places';
import type { PlaceNames, ZonePlaces } from './zone';

const place = (name: string, spellings: string[] = [], city: string | null = null): PlaceNames => ({
  name,
  spellings,
  city,
});
const zone = (id: number, places: PlaceNames[], more: Partial<ZonePlaces> = {}): ZonePlaces => ({
  id,
  places,
  circles: [],
  isEverywhereElse: false,
  ...more,
});

const BEIRUT = zone(
  1,
  [
    place('Beirut', ['Beyrouth', 'بيروت']),
    place('Achrafieh', ['الأشرفية'], 'Beirut'),
    place('Hamra', ['الحمراء'], 'Beirut'),
  ],
  { circles: [{ latitude: 33.8886, longitude: 35.4955, km: 6 }] },
);
const TRIPOLI = zone(2, [place('Tripoli', ['طرابلس']), place('Mina', ['الميناء'], 'Tripoli')], {
  circles: [{ latitude: 34.4367, longitude: 35.8497, km: 8 }],
});
const EAST = zone(3, [place('Sassine', [], 'Beirut')]);
const REST = zone(4, [], { isEverywhereElse: true });

test.each([
  ['  BEYROUTH ', 'beyrouth'],
  ['Zoûk-Mosbeh', 'zouk mosbeh'],
  ['Al Hamra', 'hamra'],
  ['El-Mina', 'mina'],
  ['Alma', 'alma'],
  ["Ba'abda", 'baabda'],
  ['الأشرفية', 'اشرفيه'],
  ['الاشرفيّة', 'اشرفيه'],
  ['بيـــروت', 'بيروت'],
  ['برج حمّود', 'برج حمود'],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldedPlace(text)).toBe(folded);
});

const finder = new PlaceFinder([BEIRUT, TRIPOLI, EAST, REST]);

test.each([
  [{ city: 'beirut' }, 1],
  [{ city: 'بَيْروت' }, 1],
  [{ city: 'Beyrouth', area: 'Somewhere' }, 1],
  [{ city: 'Beirut', area: 'Sassine' }, 3],
  [{ city: 'Beyrouth', area: 'Sassine' }, 3],
  [{ city: 'Hamra, Beirut' }, 1],
  [{ city: 'Hamra' }, 4],
  [{ area: 'Hamra' }, 1],
  // There is a Hamra in other cities, too.
  [{ city: 'Tripoli', area: 'Hamra' }, 2],
  [{ city: 'طرابلس', area: 'الميناء' }, 2],
  [{ city: 'Zahle', state: 'Bekaa' }, 4],
  [{ city: 'Suburb', state: 'Beirut' }, 1],
  [{}, 4],
  [{ city: null, area: null, state: null, latitude: null, longitude: null }, 4],
  [{ latitude: 33.89, longitude: 35.5 }, 1],
  [{ latitude: 34.44, longitude: 35.85, city: 'Beirut' }, 2],
  [{ latitude: 33.0, longitude: 36.0, city: 'Beirut' }, 1],
  [{ latitude: 33.0, longitude: 36.0 }, 4],
])('%j is in zone %i', (where, id) => {
  expect(finder.find(where)?.id).toBe(id);
});

test('without a zone for everywhere else nobody delivers to what none covers', () => {
  expect(new PlaceFinder([BEIRUT, TRIPOLI]).find({ city: 'Zahle' })).toBeNull();
  expect(new PlaceFinder<ZonePlaces>([]).find({ city: 'Beirut' })).toBeNull();
});

test('of circles that hold a point the one with the nearest centre counts, its edge included', () => {
  const wide = zone(5, [], { circles: [{ latitude: 33.9, longitude: 35.5, km: 50 }] });
  const near = zone(6, [], { circles: [{ latitude: 34.0, longitude: 35.5, km: 5 }] });
  const both = new PlaceFinder([wide, near]);
  expect(both.find({ latitude: 34.01, longitude: 35.5 })?.id).toBe(6);
  expect(both.find({ latitude: 33.94, longitude: 35.5 })?.id).toBe(5);
  const km = kilometres({ latitude: 33.9, longitude: 35.5 }, { latitude: 34.2, longitude: 35.7 });
  const edge = new PlaceFinder([zone(7, [], { circles: [{ latitude: 33.9, longitude: 35.5, km }] })]);
  expect(edge.find({ latitude: 34.2, longitude: 35.7 })?.id).toBe(7);
  expect(edge.find({ latitude: 34.2001, longitude: 35.7 })).toBeNull();
});
