import { graphql } from '../gql/gql';
import type { DeliveryTermsFragment, DeliveryTimesFragment } from '../gql/graphql';

/** When a place is delivered to, as the shop answers it; without amounts for employees. */
export type DeliveryOptions = DeliveryTimesFragment & Partial<Omit<DeliveryTermsFragment, '__typename'>>;

/** `amounts` is false for employees, who may see none (specification 17.7). */
export const DeliveryOptionsDocument = graphql(`
  query DeliveryOptions($place: DeliveryPlaceInput, $of: DeliveryTermsOf!, $amounts: Boolean!) {
    deliveryOptions(place: $place, of: $of) {
      ...DeliveryTimes
      ...DeliveryTerms @include(if: $amounts)
    }
  }

  fragment DeliveryTimes on DeliveryOptions {
    timeZone
    zoneId
    days {
      date
      closedFor
      windows {
        window
        cutOff
        obstacle
      }
    }
    earliest {
      date
      window
    }
  }

  fragment DeliveryTerms on DeliveryOptions {
    fee
    freeFrom
    minimum
  }
`);
