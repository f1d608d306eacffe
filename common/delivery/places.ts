import type { Circle, PlaceNames, ZonePlaces } from './zone';

/** Where an order goes, as far as it is known. */
export interface Place {
  readonly area?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  /** Degrees, with `longitude`: the place was given by its position. */
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** Letters of Arabic that are written for one another. */
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/[ىئ]/g, 'ي'],
  [/ؤ/g, 'و'],
  [/ة/g, 'ه'],
  // Drawn out, and what stands above and below the letters.
  [/[\u0640\u064b-\u065f\u0670]/g, ''],
];

/** The articles before names of places; what follows is long enough to be a name by itself. */
const ARTICLE = /^(?:(?:al|el|ar|as|ash|an|ad) (?=\S{3})|ال(?=\S{3}))/;

/**
 * The form in which names of places are compared (specification 29.1): without regard to case, accents, hyphens,
 * apostrophes, articles, and the ways in which Arabic writes one letter.
 */
export function foldedPlace(text: string): string {
  // Before the marks are split off: what stands on an alif is no accent.
  const arabic = ARABIC.reduce((folded, [letters, as]) => folded.replace(letters, as), text.normalize('NFC'));
  return arabic
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(ARTICLE, '');
}

/** What stands between commas and the like, the first before the last; and the whole of it, if it is short. */
function partsOf(text: string | null | undefined): string[] {
  if (!text) return [];
  const parts = text.split(/[,،;/\n|–—]+|\s-\s/).map(foldedPlace);
  return [...new Set([...parts, foldedPlace(text)])].filter((part) => part !== '');
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance over the ground in kilometres. */
export function kilometres(
  one: Pick<Circle, 'latitude' | 'longitude'>,
  other: Pick<Circle, 'latitude' | 'longitude'>,
): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((to - from) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(north + Math.cos(from) * Math.cos(to) * east)));
}

/** Finds the zone of a place; made once for the zones of a moment. */
export class PlaceFinder<Zone extends ZonePlaces> {
  /** The places by each of their spellings. */
  private readonly byName = new Map<string, { zone: Zone; city: string | null }[]>();
  private readonly everywhereElse: Zone | null;
  /** From each spelling of a place to its name. */
  private readonly names = new Map<string, string>();

  constructor(private readonly zones: readonly Zone[]) {
    for (const zone of zones) for (const place of zone.places) this.add(zone, place);
    this.everywhereElse = zones.find(({ isEverywhereElse }) => isEverywhereElse) ?? null;
  }

  private add(zone: Zone, { name, spellings, city }: PlaceNames): void {
    for (const spelling of [name, ...spellings].map(foldedPlace)) {
      this.byName.set(spelling, [...(this.byName.get(spelling) ?? []), { zone, city: city && foldedPlace(city) }]);
      // An area is the name of no city.
      if (city === null) this.names.set(spelling, foldedPlace(name));
    }
  }

  /**
   * The zone that covers a place (specification 29.1): by the circle whose centre is nearest, then by the area, the city and
   * the state as they are written, then the one that is everywhere else. @returns null: nobody delivers there
   */
  find(place: Place): Zone | null {
    const { area, city, state, latitude, longitude } = place;
    if (latitude != null && longitude != null) {
      const near = this.nearest({ latitude, longitude });
      if (near) return near;
    }
    const cities = partsOf(city).map((part) => this.names.get(part) ?? part);
    for (const part of [...partsOf(area), ...partsOf(city), ...partsOf(state)]) {
      const named = this.byName.get(part) ?? [];
      // An area of a city goes before a place of the same name that may be anywhere.
      const found =
        named.find((each) => each.city !== null && (cities.length === 0 || this.isAmong(each.city, cities))) ??
        named.find((each) => each.city === null);
      if (found) return found.zone;
    }
    return this.everywhereElse;
  }

  private isAmong(city: string, cities: readonly string[]): boolean {
    return cities.includes(this.names.get(city) ?? city);
  }

  private nearest(point: Pick<Circle, 'latitude' | 'longitude'>): Zone | null {
    let found: Zone | null = null;
    let least = Infinity;
    for (const zone of this.zones) {
      for (const circle of zone.circles) {
        const distance = kilometres(circle, point);
        if (distance > circle.km || distance >= least) continue;
        [found, least] = [zone, distance];
      }
    }
    return found;
  }
}
