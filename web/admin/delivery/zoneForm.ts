import { westernNumber } from '../../../common/texts/westernNumber';
import type { DeliveryTextInput, DeliveryWindowInput, DeliveryZoneInput } from '../../gql/graphql';
import type { TranslatedLanguage } from '../../../common/languages';
import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';
import type { Zone } from './documents';

/** A city or an area, as it is typed. */
interface PlaceValues {
  /** Tells it from the others while the form is open. */
  key: number;
  name: string;
  city: string;
  /** Other spellings, with commas between them. */
  spellings: string;
}

/** A circle around a point, as it is typed. */
interface CircleValues {
  key: number;
  latitude: string;
  longitude: string;
  km: string;
}

/** A window of a weekday, as it is typed. */
export interface WindowValues {
  key: number;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  begins: string;
  ends: string;
  capacity: string;
  cutOffDays: string;
  cutOffTime: string;
}

/** What the form of a zone holds. */
export interface ZoneValues {
  name: string;
  translations: Record<TranslatedLanguage, string>;
  places: PlaceValues[];
  circles: CircleValues[];
  isEverywhereElse: boolean;
  fee: string;
  freeFrom: string;
  minimum: string;
  chargesBusinesses: boolean;
  windows: WindowValues[];
}

/** The days of a week, from 1. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A window to begin with: a morning, ordered until the evening before. */
const FIRST_WINDOW = { begins: '08:00', ends: '12:00', capacity: '20', cutOffDays: '1', cutOffTime: '18:00' };

/** The values of the form for a zone; null for a new one. */
export function zoneValues(zone: Zone | null): ZoneValues {
  const said = (language: TranslatedLanguage) =>
    zone?.translations.find((each) => each.language === language)?.text ?? '';
  return {
    name: zone?.name ?? '',
    translations: textsBy(said),
    places: (zone?.places ?? []).map(({ name, city, spellings }, key) => ({
      key,
      name,
      city: city ?? '',
      spellings: spellings.join(', '),
    })),
    circles: (zone?.circles ?? []).map(({ latitude, longitude, km }, key) => ({
      key,
      latitude: String(latitude),
      longitude: String(longitude),
      km: String(km),
    })),
    isEverywhereElse: zone?.isEverywhereElse ?? false,
    fee: zone?.fee ?? '',
    freeFrom: zone?.freeFrom ?? '',
    minimum: zone?.minimum ?? '',
    chargesBusinesses: zone?.chargesBusinesses ?? false,
    windows: (zone?.windows ?? []).map(({ weekday, begins, ends, capacity, cutOffDays, cutOffTime }, key) => ({
      key,
      weekday,
      begins,
      ends,
      capacity: String(capacity),
      cutOffDays: String(cutOffDays),
      cutOffTime,
    })),
  };
}

function textsBy(text: (language: TranslatedLanguage) => string): Record<TranslatedLanguage, string> {
  return Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, text(language)])) as Record<
    TranslatedLanguage,
    string
  >;
}

/** What is sent for the form. A figure that is none is sent as it cannot be kept, and refused beside its field. */
export function zoneInput(values: ZoneValues): DeliveryZoneInput {
  return {
    name: values.name.trim(),
    translations: translationsInput(values.translations),
    places: values.places.map(({ name, city, spellings }) => ({
      name: name.trim(),
      city: city.trim() || null,
      spellings: listed(spellings),
    })),
    circles: values.circles.map(({ latitude, longitude, km }) => ({
      latitude: figure(latitude),
      longitude: figure(longitude),
      km: figure(km),
    })),
    isEverywhereElse: values.isEverywhereElse,
    fee: amount(values.fee),
    freeFrom: amount(values.freeFrom),
    minimum: amount(values.minimum),
    chargesBusinesses: values.chargesBusinesses,
    windows: windowsInput(values.windows),
  };
}

/** The windows as they are sent, in the sequence of the form. */
export function windowsInput(windows: readonly WindowValues[]): DeliveryWindowInput[] {
  return windows.map(({ weekday, begins, ends, capacity, cutOffDays, cutOffTime }) => ({
    weekday,
    begins,
    ends,
    capacity: figure(capacity),
    cutOffDays: figure(cutOffDays),
    cutOffTime,
  }));
}

/** Texts in the other languages as they are sent; empty ones are none. */
export function translationsInput(texts: Record<TranslatedLanguage, string>): DeliveryTextInput[] {
  return TRANSLATED_LANGUAGES.map((language) => ({ language, text: texts[language].trim() || null }));
}

function listed(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** A number as it is typed, also with Arabic figures; one that is none is not taken for 0. */
function figure(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(westernNumber(text));
}

function amount(text: string): string | null {
  return westernNumber(text) || null;
}

/** The field of the form that a path in what is sent belongs to: `windows[2].ends` is `windows.2.ends`. */
export function fieldOf(path: string): string {
  const dotted = path.replace(/\[(\d+)\]/g, '.$1');
  const [, place] = /^translations\.(\d+)/.exec(dotted) ?? [];
  if (place !== undefined) return `translations.${TRANSLATED_LANGUAGES[Number(place)] ?? 'ar'}`;
  return dotted.replace(/^(places\.\d+\.spellings)\..*$/, '$1');
}

/** A window more for a weekday: after its last one, else like the first of the other days. */
export function addWindow(windows: readonly WindowValues[], weekday: number): WindowValues[] {
  const key = Math.max(-1, ...windows.map((each) => each.key)) + 1;
  const last = windows.filter((each) => each.weekday === weekday).at(-1);
  const added = last
    ? { ...last, begins: last.ends === '24:00' ? '' : last.ends, ends: '', key }
    : { ...FIRST_WINDOW, ...windows[0], weekday, key };
  return sorted([...windows, added]);
}

/** The windows of one weekday for all the others, too, in place of those that they have. */
export function copyToAllDays(windows: readonly WindowValues[], weekday: number): WindowValues[] {
  const day = windows.filter((each) => each.weekday === weekday);
  return WEEKDAYS.flatMap((_, index) => day.map((each) => ({ ...each, weekday: index + 1 }))).map((each, key) => ({
    ...each,
    key,
  }));
}

/** By weekday; within one as they stand, so that nothing moves while it is typed. */
function sorted(windows: readonly WindowValues[]): WindowValues[] {
  return [...windows].sort((one, other) => one.weekday - other.weekday);
}
