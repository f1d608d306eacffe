import { lower } from '../../route';

/** What is selected of the options of delivery. */
export const OPTIONS = `zoneId zoneName fee freeFrom minimum earliest { date window }
  days { date closedFor windows { window cutOff placesLeft obstacle } }`;

/** What is selected of the refusal of an order that cannot be delivered as it asks for. */
export const REFUSED_DELIVERY = `delivery { reason options { ${OPTIONS} } }`;

/** Options as GraphQL gives them. */
export interface OptionsData {
  days: { windows: { obstacle: string | null }[] }[];
}

export interface RefusedDelivery {
  reason: string;
  options: OptionsData | null;
}

/** The options with their documented, lower-case values. */
export function optionsShape(options: OptionsData | null): OptionsData | null {
  return (
    options && {
      ...options,
      days: options.days.map((day) => ({
        ...day,
        windows: day.windows.map((window) => ({ ...window, obstacle: lower(window.obstacle) })),
      })),
    }
  );
}

/** A refusal, the same way. */
export function refusedDelivery({ reason, options }: RefusedDelivery): RefusedDelivery {
  return { reason: lower(reason), options: optionsShape(options) };
}
