import type { Ref } from 'react';
import { formatMoney } from '../lib/money';
import type { Amount } from '../../common/money';
import { PriceChangeList } from '../cart/drawer/PriceChangeList';
import { useCart } from '../cart/cart';
import type { CartLine } from '../cart/lines';
import { useTranslation } from '../i18n/text';
import { refusalAnswer, refusalText, type Refusal } from '../ordering/refusals';
import { Button } from '../ui/form/Button';
import { Notice } from '../ui/feedback/Notice';
import type { RefusedOrder } from './usePlaceOrder';

interface RefusalNoticeProps {
  refused: RefusedOrder | null;
  /** What the order comes to now. */
  total: Amount;
  /** What is wrong with the order and belongs to no field of the form. */
  problems: readonly string[];
  onNewOrder: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Why the order was not placed and what can be done about it. */
export function RefusalNotice({ refused, total, problems, onNewOrder, ref }: RefusalNoticeProps) {
  const t = useTranslation();
  const cart = useCart();
  if (problems.length > 0) {
    return (
      <Notice ref={ref} tone="error" title={t('The order could not be placed')}>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{t(problem)}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (!refused) return null;
  const { refusal, changes } = refused;
  const { title, offersRemoval, offersNewOrder } = refusalAnswer(refusal);
  const line = offersRemoval ? lineOf(refusal, cart.lines) : undefined;
  return (
    <Notice ref={ref} tone="error" title={title(t)}>
      <p>{refusalText(refusal, line?.name, t)}</p>
      {refusal.__typename === 'PriceChanged' && (
        <>
          <PriceChangeList changes={changes} />
          <p>{t('New total: {total}', { total: formatMoney(total) })}</p>
        </>
      )}
      {offersNewOrder && <Button onClick={onNewOrder}>{t('Start a New Order')}</Button>}
      {line && (
        <Button look="danger" onClick={() => cart.remove(line)}>
          {t('Remove {name}', { name: line.name })}
        </Button>
      )}
    </Notice>
  );
}

/** The line of the cart that a refusal is about. */
function lineOf(refusal: Refusal, lines: readonly CartLine[]): CartLine | undefined {
  if (refusal.__typename !== 'OrderRefusal') return undefined;
  const { productId, selectedSize } = refusal;
  return lines.find((line) => line.id === productId && (selectedSize === null || line.selectedSize === selectedSize));
}
