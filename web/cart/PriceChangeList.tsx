import { formatLbp } from '../../common/money';
import { keyOf, type PriceChange } from './lines';

/** The lines whose price changed, with what it was and what it is now. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <ul>
      {changes.map(({ line, price }) => (
        <li key={keyOf(line)}>{`${line.name}: was ${formatLbp(line.price)}, now ${formatLbp(price)}`}</li>
      ))}
    </ul>
  );
}
