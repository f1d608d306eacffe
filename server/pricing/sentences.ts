import { formatLbp } from '../../common/amountText';
import { lbpFormatOf } from '../../common/exactAmountText';
import type { Language } from '../../common/languages';
import { textsIn, type Translate } from '../core/texts';
import { PriceRule, type Price } from './price';

/** What each rule is called within a sentence. */
const RULES: Readonly<Record<PriceRule, (t: Translate) => string>> = {
  [PriceRule.INDIVIDUAL_VARIANT]: (t) => t('the price agreed for this size'),
  [PriceRule.INDIVIDUAL_PRODUCT]: (t) => t('the price agreed for this product'),
  [PriceRule.VARIANT_BUSINESS]: (t) => t('the business price of this size'),
  [PriceRule.BUSINESS]: (t) => t('the business price of this product'),
  [PriceRule.VARIANT_CUSTOMER]: (t) => t('the customer price of this size'),
  [PriceRule.CUSTOMER]: (t) => t('the customer price of this product'),
  [PriceRule.LEGACY]: (t) => t('the list price of this product'),
  [PriceRule.REPLACED]: (t) => t('the price of what it was sent instead of'),
};

/**
 * Why a price is what it is, in one sentence to be read to whoever asks (specification 3.5).
 * @param base what the fallback order gave; null when nothing is set. Told apart where there is no price.
 */
export function priceSentence(language: Language, price: Price | null, base: string | null): string {
  const t = textsIn(language);
  if (!price) {
    return base === null ? t('No price is set yet.') : t('The price comes out as zero, so it cannot be ordered yet.');
  }
  const is = t('{amount} is {rule}', { amount: formatOf(price)(price.amount), rule: RULES[price.rule](t) });
  return `${is}${details(t, price)}.`;
}

/** The same of a price that was paid; `price` null for an order of before, of which the rule and the amount are known. */
export function paidSentence(
  language: Language,
  { amount, rule }: Pick<Price, 'amount' | 'rule'>,
  price: Price | null,
): string {
  const t = textsIn(language);
  const format = price ? formatOf(price) : formatLbp;
  const paid = t('{amount} was {rule}', { amount: format(amount), rule: RULES[rule](t) });
  return price
    ? `${paid}${details(t, price)}.`
    : `${paid}. ${t('What it was made of was not kept for orders of before.')}`;
}

/** As the way from the customer price to this one is written (specification 3.13). */
function formatOf({ amount, baseAmount, listAmount }: Price): (amount: string) => string {
  return lbpFormatOf([amount, baseAmount, ...(listAmount === null ? [] : [listAmount])]);
}

function details(t: Translate, price: Price): string {
  const { baseAmount, discountPercent, listAmount, saved, percentOff } = price;
  const format = formatOf(price);
  const discounted =
    discountPercent === null
      ? ''
      : t(' of {base} less {percent}%', { base: format(baseAmount), percent: Number(discountPercent) });
  const below =
    percentOff > 0 && listAmount !== null
      ? t(', {saved} ({percent}%) below the customer price of {list}', {
          saved: format(saved),
          percent: percentOff,
          list: format(listAmount),
        })
      : '';
  return `${discounted}${below}`;
}
