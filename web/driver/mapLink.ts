import { addressText, type DeliveryAddressParts } from '../../common/addresses/deliveryAddress';

interface StopPlace {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly deliveryAddress: (DeliveryAddressParts & { readonly fullAddress: string | null }) | null;
}

/**
 * Opens the way to a stop in the map of the phone; every phone knows this address. By its position where it is known, else by
 * its address; null without either.
 */
export function mapLink({ latitude, longitude, deliveryAddress }: StopPlace): string | null {
  const where =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : deliveryAddress && (addressText(deliveryAddress) || deliveryAddress.fullAddress);
  return where ? `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: where })}` : null;
}
