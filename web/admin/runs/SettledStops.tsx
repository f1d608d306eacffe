import { Link } from 'react-router-dom';
import type { AdminRunFragment } from '../../gql/graphql';
import { Happened, PhotoButton } from '../../orders/deliveries/Happened';
import { buyerText } from '../day/orderTexts';
import styles from './runs.module.css';

type Stop = AdminRunFragment['stops'][number];

/** What became of the stops that are done, with what was collected and the photos. */
export function SettledStops({ stops }: { stops: readonly Stop[] }) {
  if (stops.length === 0) return null;
  return (
    <ul className={styles.settled} aria-label="Stops that are done">
      {stops.map((stop) => {
        const { orderId, outcome, attempts } = stop;
        const last = attempts.at(-1);
        const buyer = buyerText(stop);
        return (
          <li key={orderId}>
            <span>
              <Link to={`/orders/${orderId}`}>{`#${orderId}`}</Link> <bdi>{buyer}</bdi>{' '}
              {outcome === 'TAKEN_BACK' ? (
                'was taken back'
              ) : last ? (
                <Happened attempt={last} buyer={buyer} />
              ) : (
                'is done'
              )}
            </span>
            {last && <PhotoButton orderId={orderId} attempt={last} />}
          </li>
        );
      })}
    </ul>
  );
}
