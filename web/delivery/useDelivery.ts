import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DeliveryPlaceInput, DeliveryTermsOf } from '../gql/graphql';
import { DeliveryOptionsDocument, type DeliveryOptions } from './deliveryDocument';
import type { DeliveryTime } from './deliveryTime';
import { savedTime, saveTime, type PickedTime } from './savedTime';

/** When an order can be delivered, and when it is to be. */
export interface Delivery {
  /** What can be chosen; null for nothing to be asked: the shop has no zones, or could not say. */
  options: DeliveryOptions | null;
  /** Whether it is not said yet where it goes, so that nothing can be chosen. */
  asksForPlace: boolean;
  /** Whether the options of the place are being read; those of the place before are shown meanwhile. */
  loading: boolean;
  /** The time that the order is sent with: the earliest until another is picked; null when there is none. */
  chosen: DeliveryTime | null;
  /**
   * What was picked or sent for the place, null for an order that was sent without a time, undefined for nothing. An order
   * whose answer was lost is sent again with it, whatever can be chosen by now.
   */
  kept: DeliveryTime | null | undefined;
  /** What was picked and cannot be had any more, so that another time is chosen by now. */
  lost: DeliveryTime | null;
  /** @param goesTo the place that it is for, where the form is ahead of what was asked */
  pick: (time: DeliveryTime | null, goesTo?: DeliveryPlaceInput) => void;
  /** Forgets what was picked: it is ordered. */
  forget: () => void;
  /** Reads what can be chosen again. */
  refresh: () => void;
  /** Goes on with the options that a refusal brought; null: the shop has no zones any more. */
  takeFresh: (options: DeliveryOptions | null) => void;
}

interface DeliveryQuestion {
  /** Where it goes, as far as it is known; null for the own place of who asks. */
  place: DeliveryPlaceInput | null;
  of: DeliveryTermsOf;
  /** Names the form and whose it is, so that what was picked is kept over a reload. */
  form: string;
  /** Nothing is asked as long as there is nothing to order. */
  skip?: boolean;
}

/** No timer of a browser takes longer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * When an order to this place can be delivered. The earliest time is chosen until the buyer picks another one, and again
 * when the place changes. It is read anew when the cut-off of the chosen time passes.
 */
export function useDelivery({ place, of, form, skip = false }: DeliveryQuestion): Delivery {
  const client = useApolloClient();
  const variables = { place, of, amounts: of !== 'EMPLOYEE' };
  const { data, previousData, loading, refetch } = useQuery(DeliveryOptionsDocument, {
    variables,
    skip,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [picked, setPicked] = useState(() => savedTime(form));
  const placeKey = JSON.stringify(place);
  const current = data?.deliveryOptions ?? null;
  const kept = picked?.placeKey === placeKey ? picked.time : undefined;
  const mine = kept ?? null;
  const holds = mine !== null && current !== null && canBeChosen(current, mine);
  const asksForPlace = place !== null && !place.city && place.latitude == null;
  const canChoose = current !== null && !asksForPlace;
  // Until it is answered what can be chosen, that is what was picked before.
  const chosen = data === undefined ? mine : !canChoose ? null : holds ? mine : current.earliest;
  const refresh = () => void refetch().catch(() => {});
  const keep = (time: PickedTime | null) => {
    setPicked(time);
    saveTime(form, time);
  };

  const cutOff = current && chosen && windowOf(current, chosen)?.cutOff;
  const onCutOff = useEffectEvent(refresh);
  useEffect(() => {
    if (!cutOff) return undefined;
    const wait = Date.parse(cutOff) - Date.now();
    // One that has passed is not asked about again and again, should the clocks differ.
    if (wait <= 0 || wait > LONGEST_WAIT_MS) return undefined;
    const timer = setTimeout(() => onCutOff(), wait);
    return () => clearTimeout(timer);
  }, [cutOff]);

  return {
    options: current ?? (loading ? (previousData?.deliveryOptions ?? null) : null),
    asksForPlace,
    loading,
    chosen: chosen && { date: chosen.date, window: chosen.window },
    kept,
    lost: mine !== null && current !== null && !holds ? mine : null,
    pick: (time, goesTo) => keep({ placeKey: goesTo ? JSON.stringify(goesTo) : placeKey, time }),
    forget: () => keep(null),
    refresh,
    takeFresh(options) {
      const data = { __typename: 'Query', deliveryOptions: options } as const;
      client.writeQuery({ query: DeliveryOptionsDocument, variables, data });
    },
  };
}

/** The window of this time, if the shop names it. */
function windowOf({ days }: DeliveryOptions, { date, window }: DeliveryTime) {
  return days.find((day) => day.date === date)?.windows.find((each) => each.window === window);
}

function canBeChosen(options: DeliveryOptions, time: DeliveryTime): boolean {
  const isOpen = options.days.some(({ date, closedFor }) => date === time.date && closedFor === null);
  return isOpen && windowOf(options, time)?.obstacle === null;
}
