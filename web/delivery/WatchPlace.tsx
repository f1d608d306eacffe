import { useEffect } from 'react';
import type { DeliveryPlaceInput } from '../gql/graphql';

/** A place is asked about once nothing was typed for a moment. */
const TYPED_MS = 400;

interface WatchPlaceProps<Place> {
  /** The place in the form; null for the own one. */
  place: Place;
  /** The same function each time. */
  onPlace: (place: Place) => void;
}

/** Tells where an order goes, as it is typed into a form. */
export function WatchPlace<Place extends DeliveryPlaceInput | null>({ place, onPlace }: WatchPlaceProps<Place>) {
  const asText = JSON.stringify(place);
  useEffect(() => {
    const timer = setTimeout(() => onPlace(JSON.parse(asText) as Place), TYPED_MS);
    return () => clearTimeout(timer);
  }, [asText, onPlace]);
  return null;
}
