import { Alert } from 'antd';
import { formatLbp } from '../../../common/amountText';
import { portalKeyOf, portalLineName } from '../../portal/cart/portalLines';
import type { PriceChange } from './priced';

/** Which prices changed while they were on the screen; the cart already shows the new ones. */
export function PriceChanges({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <Alert
      type="warning"
      role="status"
      title="Prices have changed"
      description={<PriceChangeList changes={changes} />}
    />
  );
}

/** What each line cost and what it costs now. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <ul>
      {changes.map(({ line, before, now }) => (
        <li key={portalKeyOf(line)}>{`${portalLineName(line)}: was ${formatLbp(before)}, now ${formatLbp(now)}`}</li>
      ))}
    </ul>
  );
}
