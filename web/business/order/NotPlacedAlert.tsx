import { Alert, Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { formatMoney } from '../../lib/money';
import { BUSINESS_DEFAULT } from '../../../common/constants';
import { refusalAnswer, refusalText } from '../../ordering/refusals';
import { useTranslation } from '../../i18n/text';
import { portalLineName, type PortalLine } from '../../portal/cart/portalLines';
import { useBusinessCart } from '../cart/BusinessCart';
import styles from './CartDialog.module.css';
import { PriceChangeList } from './PriceChanges';
import type { NotPlaced, OneClickRefusal } from './useOneClickOrder';

/** Why the order was not placed, and what can be done about it; stays until the next press. */
export function NotPlacedAlert() {
  const t = useTranslation();
  const { last } = useBusinessCart();
  const { pathname, search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last.notPlaced) place.current?.focus();
  }, [last.notPlaced]);
  if (!last.notPlaced) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {'refusal' in last.notPlaced ? (
        <RefusalAlert {...last.notPlaced} />
      ) : (
        <Refusal title={t('The order could not be placed')}>
          <ul>
            {last.notPlaced.problems.map((problem) => (
              <li key={problem} dir="auto">
                {t(problem)}
              </li>
            ))}
          </ul>
          {'signedOut' in last.notPlaced && (
            <Button href={`/api/login?returnTo=${encodeURIComponent(pathname + search)}`}>{t('Sign In')}</Button>
          )}
        </Refusal>
      )}
    </div>
  );
}

function RefusalAlert({ refusal, changes }: Extract<NotPlaced, { refusal: unknown }>) {
  const t = useTranslation();
  const { priced, total, remove, last } = useBusinessCart();
  const { title, offersRemoval, offersNewOrder } = refusalAnswer(refusal);
  const lines = priced.map(({ line }) => line);
  const line = offersRemoval ? lineOf(refusal, lines) : undefined;
  const lineName = line && portalLineName(line);
  return (
    <Refusal title={title(t)}>
      <p>{refusal.code === 'INSUFFICIENT_CREDIT' ? t(refusal.message) : refusalText(refusal, lineName, t)}</p>
      {refusal.__typename === 'PriceChanged' && (
        <>
          <PriceChangeList changes={changes} />
          {total !== null && <p>{t('New total: {amount}', { amount: formatMoney(total) })}</p>}
        </>
      )}
      {offersNewOrder && <Button onClick={last.startNewOrder}>{t('Start a New Order')}</Button>}
      {line && (
        <Button danger onClick={() => remove(line)}>
          {t('Remove {name}', { name: portalLineName(line) })}
        </Button>
      )}
    </Refusal>
  );
}

function Refusal({ title, children }: { title: string; children: ReactNode }) {
  return <Alert type="error" role="alert" title={title} description={<div className={styles.alert}>{children}</div>} />;
}

/** The line of the cart that a refusal is about. */
function lineOf(refusal: OneClickRefusal, lines: readonly PortalLine[]): PortalLine | undefined {
  if (refusal.__typename !== 'OrderRefusal') return undefined;
  const size = refusal.selectedSize === BUSINESS_DEFAULT ? null : refusal.selectedSize;
  return lines.find((line) => line.productId === refusal.productId && (size === null || line.size === size));
}
