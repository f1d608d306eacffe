import { boolean, object, string } from 'yup';
import { grouped, isAmount } from '../amountText';
import { LIMITS } from '../constants';
import { TRANSFER_TEXTS } from '../currencies/transferTexts';
import { RATE_BOUNDS, hundredths } from '../currencies/usd';
import { westernDigits } from '../texts/westernNumber';
import { optionalAmount } from './deliveryRules';
import { optionalIdempotencyKey, optionalText, requiredText } from './textRules';

const RATE_REQUIRED = 'Say how many LBP one USD is, or take the rate away';
const RATE_OUT_OF_BOUNDS = `One USD is ${grouped(100)} to ${grouped(10_000_000)} LBP`;

/** The least and the most letters and digits of a transfer's reference. */
const REFERENCE = { least: 4, most: 60 } as const;

/** The rules of the rate (specification 31.2); null takes it away. */
export function exchangeRateRules() {
  return object({
    lbpPerUsd: string()
      .typeError(RATE_REQUIRED)
      .nullable()
      .defined(RATE_REQUIRED)
      .test('rate', RATE_OUT_OF_BOUNDS, (value) => value === null || (isAmount(value) && isWithinBounds(value))),
    showsUsd: boolean().typeError('Say yes or no').required('Say whether USD is shown'),
  });
}

function isWithinBounds(rate: string): boolean {
  const count = hundredths(rate);
  return count >= hundredths(RATE_BOUNDS.least) && count <= hundredths(RATE_BOUNDS.most);
}

/** The rules of where WishMoney is sent to (specification 31.5); null or blank takes it away. */
export function transferAccountRules() {
  return object({ sendTo: optionalText() });
}

/**
 * What two references have in common that are one: letters and digits alone, without regard to case and script of digits.
 * @returns "" for what has none
 */
export function referenceKey(reference: string): string {
  return westernDigits(reference.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** The rules of a transfer's reference (specification 31.5), from its buyer. */
export function transferRules() {
  return object({
    reference: requiredText(TRANSFER_TEXTS.required, 1, LIMITS.text).test(
      'reference',
      TRANSFER_TEXTS.length,
      (value) => {
        const { length } = referenceKey(value);
        return length >= REFERENCE.least && length <= REFERENCE.most;
      },
    ),
    idempotencyKey: optionalIdempotencyKey(),
  });
}

/** The rules of what the shop says of a transfer (specification 31.6). */
export function settledTransferRules() {
  return transferRules().shape({ totalAmount: optionalAmount() });
}
