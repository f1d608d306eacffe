import type { Translate } from '../../core/texts';

/**
 * What a change of an order moved on the credit account of its business, as a sentence.
 * @param creditAmount of the entry of the ledger: negative for a charge
 * @param shown writes an amount for the reader
 */
export function creditSentence(creditAmount: string, t: Translate, shown: (amount: string) => string): string {
  return creditAmount.startsWith('-')
    ? t('{amount} were charged to your credit account.', { amount: shown(creditAmount.slice(1)) })
    : t('{amount} were given back to your credit account.', { amount: shown(creditAmount) });
}
