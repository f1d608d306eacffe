import type { Ref } from 'react';
import { formatLbp } from '../../common/amountText';
import type { Amount } from '../../common/money';
import { PriceChangeList } from '../cart/PriceChangeList';
import { useCart } from '../cart/cart';
import type { PriceChange } from '../cart/lines';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { REFUSAL_ANSWERS, type Refusal } from './refusals';

interface RefusalNoticeProps {
  refusal: Refusal | null;
  /** The prices that a refusal brought. */
  changes: readonly PriceChange[];
  /** What the order comes to now. */
  total: Amount;
  /** What is wrong with the order and belongs to no field of the form. */
  problems: readonly string[];
  onNewOrder: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Why the order was not placed and what can be done about it. */
export function RefusalNotice({ refusal, changes, total, problems, onNewOrder, ref }: RefusalNoticeProps) {
  if (problems.length > 0) {
    return (
      <Notice ref={ref} tone="error" title="The order could not be placed">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (!refusal) return null;
  const { title, text, offersRemoval, offersNewOrder } = REFUSAL_ANSWERS[refusal.code];
  return (
    <Notice ref={ref} tone="error" title={title}>
      <p>{text ?? refusal.message}</p>
      {refusal.__typename === 'PriceChanged' && (
        <>
          <PriceChangeList changes={changes} />
          <p>{`New total: ${formatLbp(total)}`}</p>
        </>
      )}
      {offersNewOrder && <Button onClick={onNewOrder}>Start a New Order</Button>}
      {offersRemoval && <RemoveRefused refusal={refusal} />}
    </Notice>
  );
}

function RemoveRefused({ refusal }: { refusal: Refusal }) {
  const cart = useCart();
  if (refusal.__typename !== 'OrderRefusal') return null;
  const { productId, selectedSize } = refusal;
  const line = cart.lines.find(
    (other) => other.id === productId && (selectedSize === null || other.selectedSize === selectedSize),
  );
  if (!line) return null;
  return <Button look="danger" onClick={() => cart.remove(line)}>{`Remove ${line.name}`}</Button>;
}
