import { priceOf, priceSteps, type ListPrices, type Price, type PriceStep } from './price';
import type { AgreedPrices, PriceBook } from './priceBook';
import { waterfallOf, type WaterfallStep } from './waterfall';

/** What became of one step of the fallback order. */
export enum PriceStepOutcome {
  CHOSEN = 'chosen',
  NOT_SET = 'not_set',
  NOT_REACHED = 'not_reached',
}

/** One step of the fallback order, and what became of it. */
export interface ExplainedStep extends PriceStep {
  readonly outcome: PriceStepOutcome;
}

/** Why a price is what it is. */
export interface Explanation {
  /** Null: unset or zero. */
  readonly price: Price | null;
  readonly steps: ExplainedStep[];
  /** From the customer price to the price; empty where there is none. */
  readonly waterfall: WaterfallStep[];
}

/**
 * Explains a price from the facts that make it (specification 3.5, 3.13), of today or of an earlier instant. Pure.
 * @param variant as of `priceOf`
 */
export function explain(
  product: ListPrices,
  variant: string | null,
  book: PriceBook,
  agreed: AgreedPrices | null,
): Explanation {
  const price = priceOf(product, variant, book, agreed);
  let isReached = true;
  const steps = priceSteps(product, variant, book, agreed).map((step) => {
    if (!isReached) return { outcome: PriceStepOutcome.NOT_REACHED, ...step };
    if (step.amount === null) return { outcome: PriceStepOutcome.NOT_SET, ...step };
    isReached = false;
    return { outcome: PriceStepOutcome.CHOSEN, ...step };
  });
  return { price, steps, waterfall: price ? waterfallOf(price) : [] };
}
