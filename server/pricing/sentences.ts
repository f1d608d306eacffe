import { formatLbp } from '../../common/amountText';
import type { Language } from '../../common/languages';
import { PriceRule, type Price } from './price';

interface Texts {
  readonly unset: string;
  readonly zero: string;
  readonly rules: Readonly<Record<PriceRule, string>>;
  readonly is: (amount: string, rule: string) => string;
  readonly was: (amount: string, rule: string) => string;
  readonly discounted: (base: string, percent: number) => string;
  readonly below: (saved: string, percent: number, list: string) => string;
  readonly notKept: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    unset: 'No price is set yet.',
    zero: 'The price comes out as zero, so it cannot be ordered yet.',
    rules: {
      [PriceRule.INDIVIDUAL_VARIANT]: 'the price agreed for this size',
      [PriceRule.INDIVIDUAL_PRODUCT]: 'the price agreed for this product',
      [PriceRule.VARIANT_BUSINESS]: 'the business price of this size',
      [PriceRule.BUSINESS]: 'the business price of this product',
      [PriceRule.VARIANT_CUSTOMER]: 'the customer price of this size',
      [PriceRule.CUSTOMER]: 'the customer price of this product',
      [PriceRule.LEGACY]: 'the list price of this product',
    },
    is: (amount, rule) => `${amount} is ${rule}`,
    was: (amount, rule) => `${amount} was ${rule}`,
    discounted: (base, percent) => ` of ${base} less ${percent}%`,
    below: (saved, percent, list) => `, ${saved} (${percent}%) below the customer price of ${list}`,
    notKept: 'What it was made of was not kept for orders of before.',
  },
  fr: {
    unset: 'Aucun prix n’est encore fixé.',
    zero: 'Le prix revient à zéro : le produit ne peut pas encore être commandé.',
    rules: {
      [PriceRule.INDIVIDUAL_VARIANT]: 'le prix convenu pour ce format',
      [PriceRule.INDIVIDUAL_PRODUCT]: 'le prix convenu pour ce produit',
      [PriceRule.VARIANT_BUSINESS]: 'le prix professionnel de ce format',
      [PriceRule.BUSINESS]: 'le prix professionnel de ce produit',
      [PriceRule.VARIANT_CUSTOMER]: 'le prix public de ce format',
      [PriceRule.CUSTOMER]: 'le prix public de ce produit',
      [PriceRule.LEGACY]: 'le prix catalogue de ce produit',
    },
    is: (amount, rule) => `${amount} est ${rule}`,
    was: (amount, rule) => `${amount} était ${rule}`,
    discounted: (base, percent) => `, soit ${base} moins ${percent}\u00a0%`,
    below: (saved, percent, list) => `, ${saved} (${percent}\u00a0%) de moins que le prix public de ${list}`,
    notKept: 'Le détail n’a pas été conservé pour les commandes d’avant.',
  },
  ar: {
    unset: 'لم يُحدَّد سعر بعد.',
    zero: 'السعر يساوي صفراً، لذلك لا يمكن طلبه بعد.',
    rules: {
      [PriceRule.INDIVIDUAL_VARIANT]: 'السعر المتّفق عليه لهذا الحجم',
      [PriceRule.INDIVIDUAL_PRODUCT]: 'السعر المتّفق عليه لهذا المنتج',
      [PriceRule.VARIANT_BUSINESS]: 'سعر الأعمال لهذا الحجم',
      [PriceRule.BUSINESS]: 'سعر الأعمال لهذا المنتج',
      [PriceRule.VARIANT_CUSTOMER]: 'سعر الزبائن لهذا الحجم',
      [PriceRule.CUSTOMER]: 'سعر الزبائن لهذا المنتج',
      [PriceRule.LEGACY]: 'سعر القائمة لهذا المنتج',
    },
    is: (amount, rule) => `السعر ${amount} هو ${rule}`,
    was: (amount, rule) => `كان السعر ${amount}، وهو ${rule}`,
    discounted: (base, percent) => `، أي ${base} ناقص ${percent}%`,
    below: (saved, percent, list) => `، أقلّ بمقدار ${saved} (${percent}%) من سعر الزبائن البالغ ${list}`,
    notKept: 'لم تُحفَظ تفاصيله للطلبات السابقة.',
  },
};

/**
 * Why a price is what it is, in one sentence to be read to whoever asks (specification 3.5).
 * @param base what the fallback order gave; null when nothing is set. Told apart where there is no price.
 */
export function priceSentence(language: Language, price: Price | null, base: string | null): string {
  const texts = TEXTS[language];
  if (!price) return base === null ? texts.unset : texts.zero;
  return `${texts.is(formatLbp(price.amount), texts.rules[price.rule])}${details(texts, price)}.`;
}

/** The same of a price that was paid; `price` null for an order of before, of which the rule and the amount are known. */
export function paidSentence(
  language: Language,
  { amount, rule }: Pick<Price, 'amount' | 'rule'>,
  price: Price | null,
): string {
  const texts = TEXTS[language];
  const paid = texts.was(formatLbp(amount), texts.rules[rule]);
  return price ? `${paid}${details(texts, price)}.` : `${paid}. ${texts.notKept}`;
}

function details(texts: Texts, { baseAmount, discountPercent, listAmount, saved, percentOff }: Price): string {
  const discounted = discountPercent === null ? '' : texts.discounted(formatLbp(baseAmount), Number(discountPercent));
  const below =
    percentOff > 0 && listAmount !== null ? texts.below(formatLbp(saved), percentOff, formatLbp(listAmount)) : '';
  return `${discounted}${below}`;
}
