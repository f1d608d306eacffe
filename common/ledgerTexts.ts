import type { TextWithValues } from './messages';

/** What the shop writes by itself beside the entries of a credit ledger (specification 7.8). */
export const LEDGER_TEXTS = [
  'Order #{number}',
  'Order #{number} cancelled',
  'Order #{number} changed',
  'Order #{number} taken up again',
  'Payment received',
] as const;

/**
 * What a ledger says beside an entry, for readers of any language.
 * @param description as the ledger keeps it, in English
 * @param orderId the order that the entry is for; null for none
 * @returns null for what an admin wrote, which nobody translates
 */
export function ledgerText(description: string, orderId: number | null): TextWithValues | null {
  const number = String(orderId);
  const key = LEDGER_TEXTS.find((text) => text.replace('{number}', number) === description);
  return key === undefined ? null : { key, values: { number } };
}
