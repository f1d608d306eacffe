import { formatUsd, usdOf } from '../../common/currencies/usd';
import { usd } from './money';

/** Shows USD beside LBP from now on. @param today LBP for one USD */
export function showUsd(today: string): void {
  usd.beside = (amount, rate = today) => (rate === null ? '' : ` (${formatUsd(usdOf(amount, rate))})`);
}
