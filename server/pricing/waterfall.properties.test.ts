import fc from 'fast-check';
import { minus, sum } from '../../common/money';
import { LANGUAGES, type Language } from '../../common/languages';
import { explain, PriceStepOutcome } from './explanation';
import { CUSTOMER_BOOK, discountBook, individualBook, NO_PRICES } from './priceBook';
import { priceOf, type ListPrices } from './price';
import { WaterfallKind } from './waterfall';
import { paidSentence, priceSentence } from './sentences';

const money = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2));
const maybe = fc.option(money, { freq: 3 });
const product: fc.Arbitrary<ListPrices> = fc.record({
  id: fc.constant(1),
  customerPrice: maybe,
  businessPrice: maybe,
  price: maybe,
  variants: fc.tuple(fc.record({ name: fc.constant('S'), customerPrice: maybe, businessPrice: maybe })),
});
const book = fc.oneof(
  fc.constantFrom(CUSTOMER_BOOK, NO_PRICES, individualBook(7)),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => discountBook((hundredths / 100).toFixed(2))),
);
const agreed = fc.option(fc.dictionary(fc.constantFrom('', 'S'), money));

test('the changes of an explanation add up to the price, step by step, and begin with the customer price', () => {
  fc.assert(
    fc.property(product, fc.constantFrom(null, 'S'), book, agreed, (item, variant, priceBook, own) => {
      const { price, steps, waterfall } = explain(item, variant, priceBook, own);
      expect(price).toEqual(priceOf(item, variant, priceBook, own));
      expect(steps.filter(({ outcome }) => outcome === PriceStepOutcome.CHOSEN).length).toBeLessThanOrEqual(1);
      if (!price) return void expect(waterfall).toEqual([]);
      expect(sum(waterfall.map(({ change }) => change))).toBe(price.amount);
      let before = '0.00';
      for (const { change, amount } of waterfall) {
        expect(minus(amount, before)).toBe(change);
        before = amount;
      }
      if (price.listAmount !== null)
        expect(waterfall[0]).toMatchObject({ kind: 'customer_price', amount: price.listAmount });
      const chosen = steps.find(({ outcome }) => outcome === PriceStepOutcome.CHOSEN);
      expect([chosen?.rule, chosen?.amount]).toEqual([price.rule, price.baseAmount]);
      expect(waterfall.some(({ kind }) => kind === WaterfallKind.DISCOUNT)).toBe(price.discountPercent !== null);
    }),
    { numRuns: 2000 },
  );
});

test.each(Object.keys(LANGUAGES) as Language[])(
  'every price can be said in %s, and names no value that there is not',
  (language) => {
    fc.assert(
      fc.property(product, fc.constantFrom(null, 'S'), book, agreed, (item, variant, priceBook, own) => {
        const { price, steps } = explain(item, variant, priceBook, own);
        const base = steps.find(({ outcome }) => outcome === PriceStepOutcome.CHOSEN)?.amount ?? null;
        const said = [priceSentence(language, price, base)];
        if (price) said.push(paidSentence(language, price, price), paidSentence(language, price, null));
        for (const sentence of said) expect(sentence).not.toMatch(/undefined|null|NaN/);
        expect(new Set(said).size).toBe(said.length);
      }),
    );
  },
);
