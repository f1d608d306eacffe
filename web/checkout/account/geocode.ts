import { gpsText } from '../../../common/addresses/deliveryAddress';

/** The longest address that is kept; longer ones are cut. */
const MOST_LETTERS = 300;
const ANSWER_WITHIN_MS = 5_000;

/** A position on the earth in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** What a position is called. */
export interface Place {
  address: string;
  /** Whom the address data is to be credited to, in the service's own words. */
  credit: string | null;
}

/** "33.893800, 35.501800": a position to six decimals, about ten centimetres. */
export function coordinatesOf({ latitude, longitude }: Position): string {
  return gpsText(latitude, longitude);
}

/**
 * Asks the public maps service for the address of a position (specification 15.8): `display_name` in its answer.
 * Whatever the service answers is foreign text: it is taken only as text, on one line and of bounded length.
 *
 * @returns null when the service fails, takes longer than five seconds, or knows no address
 */
export async function addressOf(
  position: Position,
  service: string,
  language: string,
  signal: AbortSignal,
): Promise<Place | null> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, ANSWER_WITHIN_MS);
  signal.addEventListener('abort', stop);
  try {
    const address = new URL(service);
    address.searchParams.set('format', 'jsonv2');
    address.searchParams.set('lat', position.latitude.toFixed(6));
    address.searchParams.set('lon', position.longitude.toFixed(6));
    address.searchParams.set('accept-language', language);
    const answer = await fetch(address, {
      credentials: 'omit',
      // The service wants to know which site asks, and nothing more.
      referrerPolicy: 'origin',
      signal: controller.signal,
    });
    if (!answer.ok) return null;
    return placeFrom(await answer.json());
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function placeFrom(answer: unknown): Place | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const address = 'display_name' in answer ? oneLine(answer.display_name) : null;
  return address === null ? null : { address, credit: 'licence' in answer ? oneLine(answer.licence) : null };
}

function oneLine(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .slice(0, 10 * MOST_LETTERS)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  // Cut by whole characters, since half of a surrogate pair cannot be stored.
  return text === '' ? null : [...text].slice(0, MOST_LETTERS).join('');
}
