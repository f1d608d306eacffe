import { Alert } from 'antd';
import { formatMoney } from '../../lib/money';
import { portalKeyOf, portalLineName } from '../../portal/cart/portalLines';
import type { PriceChange } from './priced';
import { useTranslation } from '../../i18n/text';

/** Which prices changed while they were on the screen; the cart already shows the new ones. */
export function PriceChanges({ changes }: { changes: readonly PriceChange[] }) {
  const t = useTranslation();
  return (
    <Alert
      type="warning"
      role="status"
      title={t('Prices have changed')}
      description={<PriceChangeList changes={changes} />}
    />
  );
}

/** What each line cost and what it costs now. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  const t = useTranslation();
  return (
    <ul>
      {changes.map(({ line, before, now }) => (
        <li key={portalKeyOf(line)}>
          <bdi>{portalLineName(line)}</bdi>:{' '}
          {t('was {before}, now {now}', { before: formatMoney(before), now: formatMoney(now) })}
        </li>
      ))}
    </ul>
  );
}
