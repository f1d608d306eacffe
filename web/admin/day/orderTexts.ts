/** Who ordered, as lists of orders have it. */
interface Ordered {
  readonly customerName: string;
  readonly employeeName: string | null;
}

/** Who ordered, with the employee of a business; none is kept any more of an old order (specification 24.3). */
export function buyerText({ customerName, employeeName }: Ordered): string {
  return employeeName ? `${customerName} (${employeeName})` : customerName || 'Name removed';
}

/** Where an order goes, as lists of orders have it. */
interface Placed {
  readonly deliveryAddress: {
    readonly area: string | null;
    readonly city: string | null;
    readonly readable: boolean;
  } | null;
  readonly deliveryZone: string | null;
}

/** Where an order goes, in a few words: area and city, else its zone; null for neither. */
export function placeText({ deliveryAddress, deliveryZone }: Placed): string | null {
  const place = deliveryAddress?.readable && [deliveryAddress.area, deliveryAddress.city].filter(Boolean).join(', ');
  return place || deliveryZone;
}
