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

/** What is wrong with an order. */
export interface OrderProblem {
  /** The name of the line that it is about; undefined: the order itself. */
  line: string | undefined;
  message: string;
}

interface RefusalNoticeProps {
  refused: RefusedOrder | null;
  /** What the order comes to now. */
  total: Amount;
  /** What is wrong with the order and belongs to no field of the form. */
  problems: readonly OrderProblem[];
  /** The line that it is about was taken out, and the button with it. */
  onRemove: () => void;
  onNewOrder: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Why the order was not placed and what can be done about it. */
export function RefusalNotice({ refused, total, problems, onRemove, onNewOrder, ref }: RefusalNoticeProps) {
  const t = useTranslation();
  const cart = useCart();
  if (problems.length > 0) {
    return (
      <Notice ref={ref} tone="error" title={t('The order could not be placed')}>
        <ul>
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              {line === undefined ? t(message) : t('{name}: {problem}', { name: line, problem: t(message) })}
            </li>
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
        <Button
          look="danger"
          onClick={() => {
            cart.remove(line);
            onRemove();
          }}
        >
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
