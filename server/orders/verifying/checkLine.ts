import { lessPercent, NO_ROUNDING, roundingOfLess, saving } from '../../../common/money';
import { FALLBACK, PriceRule } from '../../pricing/price';
import type { PriceBook } from '../../pricing/priceBook';
import { Faults, type Fault } from './fault';
import type { LineFacts } from './orderFacts';

const OF_VARIANTS: readonly string[] = [
  PriceRule.INDIVIDUAL_VARIANT,
  PriceRule.VARIANT_BUSINESS,
  PriceRule.VARIANT_CUSTOMER,
];

/** Whether the line keeps why it cost what it did; lines of before do not. */
export function hasReason({ baseAmount, discountPercent, rounding, listAmount, savedAmount }: LineFacts): boolean {
  return [baseAmount, discountPercent, rounding, listAmount, savedAmount].some((fact) => fact !== null);
}

/**
 * What of a line does not follow from the facts beside it (specification 4.14). Of a line of before, the rule is held
 * against the price book, and nothing else is known.
 * @param book by which it was priced
 */
export function checkLine(line: LineFacts, book: PriceBook): Fault[] {
  const faults = new Faults(placeOf(line));
  // What a line is sent instead of is known of one alone that was added.
  const rules: readonly string[] = line.priceBook === null ? FALLBACK[book.kind] : [...FALLBACK[book.kind], REPLACED];
  if (!rules.includes(line.priceRule)) faults.compare('rule', line.priceRule, `one of ${rules.join(', ')}`);
  if (line.variant === null && OF_VARIANTS.includes(line.priceRule))
    faults.compare('size', null, 'the size of the rule');
  if (!hasReason(line)) return faults.found;
  const { baseAmount, discountPercent, listAmount } = line;
  if (baseAmount === null) {
    faults.compare('base', null, 'the one of its reason');
    return faults.found;
  }
  faults.compare('percentage', discountPercent, isReplaced(line) ? null : percentOfBook(book));
  faults.compare('unit price', line.unitPrice, lessPercent(baseAmount, discountPercent ?? 0));
  faults.compare(
    'rounding',
    line.rounding,
    discountPercent === null
      ? NO_ROUNDING
      : roundingOfLess(lessPercent(baseAmount, discountPercent), baseAmount, discountPercent),
  );
  if ((FALLBACK.customer as readonly string[]).includes(line.priceRule)) {
    faults.compare('customer price', listAmount, baseAmount);
  }
  faults.compare(
    'saving',
    line.savedAmount,
    (listAmount === null ? null : saving(listAmount, line.unitPrice)?.saved) ?? '0.00',
  );
  return faults.found;
}

const REPLACED: string = PriceRule.REPLACED;

/** Whether a line cost what the line did that it was sent instead of. */
export function isReplaced({ priceRule }: LineFacts): boolean {
  return priceRule === REPLACED;
}

/** How a fault names a line. */
export function placeOf({ orderId, position }: LineFacts): string {
  return `order ${orderId} line ${position + 1}`;
}

/** The percentage that the book takes off; null for none, as lines keep it. */
function percentOfBook(book: PriceBook): string | null {
  return book.kind === 'discount' && Number(book.percent) > 0 ? book.percent : null;
}
