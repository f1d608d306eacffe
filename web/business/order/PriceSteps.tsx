import { Alert } from 'antd';
import { formatLbp } from '../../../common/amountText';
import { portalKeyOf, portalLineName } from '../../portal/cart/portalLines';
import type { PriceStep } from './priced';

/** Which prices changed while they were on the screen; the cart already shows the new ones. */
export function PriceSteps({ steps }: { steps: readonly PriceStep[] }) {
  return (
    <Alert type="warning" role="status" title="Prices have changed" description={<PriceStepList steps={steps} />} />
  );
}

/** What each line cost and what it costs now. */
export function PriceStepList({ steps }: { steps: readonly PriceStep[] }) {
  return (
    <ul>
      {steps.map(({ line, before, now }) => (
        <li key={portalKeyOf(line)}>{`${portalLineName(line)}: was ${formatLbp(before)}, now ${formatLbp(now)}`}</li>
      ))}
    </ul>
  );
}
