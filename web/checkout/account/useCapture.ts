import { useEffect, useRef, useState } from 'react';
import { addressOf, type Place, type Position } from './geocode';

/** As documented in specification 15.8: the exact position, within 15 s, and no old one. */
const POSITION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 };

/** Why there is no position. */
export type CaptureFailure = 'unsupported' | 'denied' | 'late' | 'unavailable';

/** What is going on: nothing, the position is awaited, or its address is looked up. */
export type CaptureWork = 'none' | 'locating' | 'naming';

interface CaptureListener {
  onPosition: (position: Position) => void;
  /** The address of the position, once it is known; when there is none it stays with the raw coordinates. */
  onPlace: (place: Place) => void;
  onFailure: (failure: CaptureFailure) => void;
}

/** Values of GeolocationPositionError.code; a browser need not have the class. */
const FAILURES: Record<number, CaptureFailure> = { 1: 'denied', 2: 'unavailable', 3: 'late' };

/**
 * Captures where the buyer is: the browser's position, then its address from the service that `geocoder` names. A
 * capture that was started later, or leaving the page, ends an earlier one.
 */
export function useCapture(
  geocoder: () => Promise<string | null>,
  listener: CaptureListener,
): { work: CaptureWork; capture: () => void } {
  const [work, setWork] = useState<CaptureWork>('none');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function name(position: Position, signal: AbortSignal): Promise<void> {
    listener.onPosition(position);
    setWork('naming');
    const service = await geocoder().catch(() => null);
    const place = service && (await addressOf(position, service, document.documentElement.lang || 'en', signal));
    if (signal.aborted) return;
    if (place) listener.onPlace(place);
    setWork('none');
  }

  function capture(): void {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const fail = (failure: CaptureFailure) => {
      if (signal.aborted) return;
      setWork('none');
      listener.onFailure(failure);
    };
    if (!('geolocation' in navigator)) {
      fail('unsupported');
      return;
    }
    setWork('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!signal.aborted) void name({ latitude, longitude }, signal);
      },
      ({ code }) => fail(FAILURES[code] ?? 'unavailable'),
      POSITION_OPTIONS,
    );
  }

  return { work, capture };
}
