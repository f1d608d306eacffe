import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { PriceChangeList } from './PriceChangeList';
import { useCart } from './cart';

/** Says which prices changed since they were put into the cart; the cart already holds the new ones. */
export function PriceChangeNotice() {
  const { changes, dismissChanges } = useCart();
  if (changes.length === 0) return null;
  return (
    <Notice title="Prices have changed">
      <PriceChangeList changes={changes} />
      <Button look="quiet" onClick={dismissChanges}>
        Got it
      </Button>
    </Notice>
  );
}
