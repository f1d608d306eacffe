import { PlaceFinder, type Place } from './places';
import type { Circle, PlaceNames, ZonePlaces } from './zone';

/**
 * Circles, and areas that are meant in one city alone, beside a model that looks at everything.
 * Another seed: DELIVERY_SEED=… npx jest common/delivery
 */
const SEED = Number(process.env.DELIVERY_SEED ?? 20261125);
const CASES = 10_000;

/** mulberry32 */
let state = SEED;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const below = (count: number): number => Math.floor(random() * count);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

const CITIES = ['Beirut', 'Tripoli', 'Zahle'];
const ARABIC = ['بيروت', 'طرابلس', 'زحلة'];
const AREAS = ['Mina', 'Souk', 'Verdun'];

type TestZone = ZonePlaces & { id: number };

/** The angle at the centre of the earth, by the law of cosines, in kilometres. */
function distance(one: Omit<Circle, 'km'>, other: Omit<Circle, 'km'>): number {
  const [a, b, between] = [one.latitude, other.latitude, one.longitude - other.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(between);
  return 6371 * Math.acos(Math.min(1, cosine));
}

const somewhere = () => ({ latitude: 33.5 + random(), longitude: 35.3 + random() });

function randomZones(): TestZone[] {
  const owner = CITIES.map(() => below(4));
  const areas = AREAS.flatMap((name) =>
    [null, ...CITIES].flatMap((city) =>
      random() < 0.3 ? [{ owner: below(3), place: { name, spellings: [], city } }] : [],
    ),
  );
  const elsewhere = random() < 0.5 ? below(3) : null;
  return [0, 1, 2].map((id) => ({
    id,
    places: [
      ...CITIES.flatMap((name, city): PlaceNames[] =>
        owner[city] === id ? [{ name, spellings: [ARABIC[city]!], city: null }] : [],
      ),
      ...areas.flatMap((area): PlaceNames[] => (area.owner === id ? [area.place] : [])),
    ],
    circles: Array.from({ length: below(3) }, () => ({ ...somewhere(), km: 1 + 30 * random() })),
    isEverywhereElse: id === elsewhere,
  }));
}

/** By looking at all circles, then at all places. @param city its number; null: none is written */
function expectedZone(zones: readonly TestZone[], { latitude, longitude, area }: Place, city: number | null) {
  if (latitude != null && longitude != null) {
    const near = zones
      .flatMap(({ id, circles }) =>
        circles.map((each) => ({ id, ...each, far: distance(each, { latitude, longitude }) })),
      )
      .filter(({ far, km }) => far <= km)
      .sort((one, other) => one.far - other.far);
    if (near[0]) return { id: near[0].id, by: 'circle' };
  }
  const places = zones.flatMap((zone) => zone.places.map((each) => ({ id: zone.id, ...each })));
  const written = city === null ? null : CITIES[city];
  const named = places.filter(({ name }) => name === area);
  const meant =
    named.find((each) => each.city !== null && (written === null || each.city === written)) ??
    named.find((each) => each.city === null);
  if (meant) return { id: meant.id, by: meant.city === null ? 'area anywhere' : 'area of a city' };
  const inCity = places.find(({ name }) => name === written);
  if (inCity) return { id: inCity.id, by: 'city' };
  const elsewhere = zones.find(({ isEverywhereElse }) => isEverywhereElse);
  return { id: elsewhere?.id ?? null, by: elsewhere ? 'elsewhere' : 'nowhere' };
}

test(`${CASES} random circles, and areas of cities, agree with the model (seed ${SEED})`, () => {
  const ways = new Set<string>();
  for (let run = 0; run < CASES; run += 1) {
    const zones = randomZones();
    const city = random() < 0.3 ? null : below(CITIES.length);
    const place: Place = {
      area: random() < 0.3 ? null : oneOf(AREAS),
      // Not every city is a place of a zone under its Arabic name; the model reads no Arabic.
      city: city === null ? null : oneOf(knows(zones, city) ? [CITIES[city]!, ARABIC[city]!] : [CITIES[city]!]),
      ...(random() < 0.5 && somewhere()),
    };
    const { id, by } = expectedZone(zones, place, city);
    expect([run, new PlaceFinder(zones).find(place)?.id ?? null]).toEqual([run, id]);
    ways.add(by);
  }
  // Every way was met.
  expect([...ways].sort()).toEqual(['area anywhere', 'area of a city', 'circle', 'city', 'elsewhere', 'nowhere']);
});

/** Whether a zone has the city, and so its spelling. */
function knows(zones: readonly TestZone[], city: number): boolean {
  return zones.some(({ places }) => places.some((each) => each.city === null && each.name === CITIES[city]));
}
