import type { Amount } from '../money';

/** One of the weekly windows of a zone (specification 29.2). */
export interface PlannedWindow {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** "08:00" */
  readonly begins: string;
  /** Later than it begins; "24:00" at the latest. */
  readonly ends: string;
  /** Most orders of one day, 1 to 9,999. */
  readonly capacity: number;
  /** So many days before the delivery orders end, 0 to 14 … */
  readonly cutOffDays: number;
  /** … at this time of that day. */
  readonly cutOffTime: string;
}

/** A city or an area, with how else it is written. */
export interface PlaceNames {
  readonly name: string;
  readonly spellings: readonly string[];
  /** Of an area: the city in which it is meant; null: wherever it is named. */
  readonly city: string | null;
}

/** Whatever is at most so many kilometres from a point. */
export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly km: number;
}

/** What a delivery to a zone costs (specification 29.4). */
export interface ZoneTerms {
  /** Null: what the checkouts take without zones. */
  readonly fee: Amount | null;
  /** From this subtotal on delivery is free; null: never. */
  readonly freeFrom: Amount | null;
  /** The least subtotal; null: none. */
  readonly minimum: Amount | null;
  /** Whether all of this holds for businesses and their employees, too. */
  readonly chargesBusinesses: boolean;
}

/** The places of a zone. */
export interface ZonePlaces {
  readonly id: number;
  readonly places: readonly PlaceNames[];
  readonly circles: readonly Circle[];
  readonly isEverywhereElse: boolean;
}

/** Where, when and at which cost a zone is delivered to. */
export interface Zone extends ZonePlaces, ZoneTerms {
  readonly windows: readonly PlannedWindow[];
}

/** A day on which nobody delivers. */
export interface Closure {
  /** Null: to no zone. */
  readonly zoneId: number | null;
  readonly day: string;
}

/** A window as a text: "08:00-12:00". */
export function windowText({ begins, ends }: Pick<PlannedWindow, 'begins' | 'ends'>): string {
  return `${begins}-${ends}`;
}
