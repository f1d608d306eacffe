import { formatLbp } from '../../common/amountText';

/** Says an amount in USD, once that is loaded: where the shop shows USD, before anything is drawn. */
export const usd: { beside?: (amount: string, rate?: string | null) => string } = {};

/**
 * "LBP 1,250,000", with USD beside it where the shop shows them: "LBP 1,250,000 ($13.97)" (specification 31.4).
 * @param rate that of an order, null for none; absent: the one of today
 */
export function formatMoney(amount: string, rate?: string | null): string {
  return formatLbp(amount) + (usd.beside?.(amount, rate) ?? '');
}
