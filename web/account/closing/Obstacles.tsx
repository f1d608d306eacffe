import { formatMoney } from '../../lib/money';
import type { AccountClosingQuery } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { Notice } from '../../ui/feedback/Notice';
import styles from './ClosingPage.module.css';

export type Facts = AccountClosingQuery['accountClosing'];

/** Whether something stands in the way of closing the account. */
export function isInTheWay({ openOrders, creditIsAtLimit, isLastAdmin, openRunIds }: Facts): boolean {
  return openOrders > 0 || !creditIsAtLimit || isLastAdmin || openRunIds.length > 0;
}

/** What has to be settled before the account can be closed, in words. */
export function Obstacles({ facts }: { facts: Facts }) {
  const t = useTranslation();
  const { openOrders, openOrderIds, creditIsAtLimit, creditDue, isLastAdmin, openRunIds } = facts;
  const more = openOrders > openOrderIds.length ? `${t(', ')}…` : '';
  const numbers = openOrderIds.map((id) => `#${id}`).join(t(', ')) + more;
  return (
    <Notice tone="error" title={t('The account cannot be closed yet')}>
      <ul className={styles.points}>
        {openOrders > 0 && (
          <li>
            {t(
              '{count, plural, one {An order is still open: {numbers}. Close the account when it is delivered or cancelled.} other {# orders are still open: {numbers}. Close the account when they are delivered or cancelled.}}',
              { count: openOrders, numbers },
            )}
          </li>
        )}
        {!creditIsAtLimit && <li>{creditText(creditDue, t)}</li>}
        {openRunIds.length > 0 && (
          <li>
            {t('You are still out with a run: {numbers}. Close the account when the run is closed.', {
              numbers: openRunIds.map((id) => `#${id}`).join(t(', ')),
            })}
          </li>
        )}
        {isLastAdmin && <li>{t('You are the only admin. Make another one first.')}</li>}
      </ul>
    </Notice>
  );
}

function creditText(due: Facts['creditDue'], t: ReturnType<typeof useTranslation>): string {
  if (due === null) return t('Your credit account is not settled yet. Please ask the shop.');
  if (!due.startsWith('-')) return t('{amount} of your credit are still to be paid.', { amount: formatMoney(due) });
  return t('The shop still owes you {amount} from your credit account. Please ask it to settle that.', {
    amount: formatMoney(due.slice(1)),
  });
}
