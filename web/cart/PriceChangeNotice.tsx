import { formatLbp } from '../../common/money';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { useCart } from './cart';
import { keyOf } from './lines';

/** Says which prices changed since they were put into the cart; the cart already holds the new ones. */
export function PriceChangeNotice() {
  const { changes, dismissChanges } = useCart();
  if (changes.length === 0) return null;
  return (
    <Notice title="Prices have changed">
      <ul>
        {changes.map(({ line, price }) => (
          <li key={keyOf(line)}>{`${line.name}: was ${formatLbp(line.price)}, now ${formatLbp(price)}`}</li>
        ))}
      </ul>
      <Button look="quiet" onClick={dismissChanges}>
        Got it
      </Button>
    </Notice>
  );
}
