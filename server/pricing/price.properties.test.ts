import fc from 'fast-check';
import { FALLBACK, priceOf, type ListPrices } from './price';
import { CUSTOMER_BOOK, discountBook, individualBook, NO_PRICES, type AgreedPrices, type PriceBook } from './priceBook';

const INDIVIDUAL = individualBook(7);

const VARIANT_NAMES = ['250g', '500ml', 'constructor', '__proto__', 'كبير', ''];
const cents = fc.oneof(
  fc.bigInt({ min: 0n, max: 200n }),
  fc.bigInt({ min: 0n, max: 10_000_000_00n }),
  fc.bigInt({ min: 0n, max: 99_999_999_999_999n }),
);
const money = cents.map(formatCents);
const maybeMoney = fc.option(fc.oneof({ weight: 6, arbitrary: money }, { weight: 1, arbitrary: fc.constant('') }), {
  freq: 3,
});
const product: fc.Arbitrary<ListPrices> = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  customerPrice: maybeMoney,
  businessPrice: maybeMoney,
  price: maybeMoney,
  variants: fc
    .subarray(VARIANT_NAMES.filter((name) => name !== ''))
    .chain((names) =>
      fc.tuple(
        ...names.map((name) =>
          fc.record({ name: fc.constant(name), customerPrice: maybeMoney, businessPrice: maybeMoney }),
        ),
      ),
    ),
});
const variantName = fc.option(fc.constantFrom(...VARIANT_NAMES, 'no such size'));
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => formatCents(BigInt(hundredths)));
const book: fc.Arbitrary<PriceBook> = fc.oneof(
  fc.constant(CUSTOMER_BOOK),
  fc.constant(NO_PRICES),
  percent.map(discountBook),
  fc.integer({ min: 1, max: 9 }).map(individualBook),
);
const own: fc.Arbitrary<AgreedPrices | null> = fc.option(
  fc
    .array(fc.tuple(fc.constantFrom(...VARIANT_NAMES), money), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries)),
);

/** "12.05" for 1205. */
function formatCents(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function inCents(text: string): bigint {
  return BigInt(text.replace('.', ''));
}

/** `a / b` rounded half-up; neither is negative. */
function divideHalfUp(a: bigint, b: bigint): bigint {
  return (2n * a + b) / (2n * b);
}

/** The rules of specification 3.2 written a second time and in another way, in whole cents, to compare with. */
function reference(item: ListPrices, name: string | null, priceBook: PriceBook, agreed: AgreedPrices | null) {
  if (priceBook.kind === 'none') return null;
  const size = item.variants.filter((each) => name !== null && each.name === name).at(0);
  const agreedPrices = new Map(Object.entries(agreed ?? {}));
  const candidates: (string | null | undefined)[] = [];
  if (priceBook.kind === 'individual') {
    candidates.push(size ? agreedPrices.get(size.name) : null, agreedPrices.get(''));
  }
  if (priceBook.kind !== 'customer') candidates.push(size ? size.businessPrice : null, item.businessPrice);
  const customers = [size ? size.customerPrice : null, item.customerPrice, item.price];
  const base = [...candidates, ...customers].find((each) => each !== null && each !== undefined && each !== '');
  if (!base) return null;
  const paidShare = priceBook.kind === 'discount' ? 10_000n - inCents(priceBook.percent) : 10_000n;
  const amount = divideHalfUp(inCents(base) * paidShare, 10_000n);
  if (amount === 0n) return null;
  const list = customers.find((each) => each !== null && each !== '');
  const listed = list ? inCents(list) : 0n;
  const saved = listed > amount ? listed - amount : 0n;
  return {
    amount: formatCents(amount),
    baseAmount: formatCents(inCents(base)),
    listAmount: listed > 0n ? formatCents(listed) : null,
    saved: formatCents(saved),
    percentOff: saved > 0n ? Number(divideHalfUp(saved * 100n, listed)) : 0,
  };
}

describe('for every product and price book', () => {
  test('the price is that of the reference in exact whole cents', () => {
    fc.assert(
      fc.property(product, variantName, book, own, (item, name, priceBook, agreed) => {
        const price = priceOf(item, name, priceBook, agreed);
        const expected = reference(item, name, priceBook, agreed);
        if (expected === null) expect(price).toBeNull();
        else expect(price).toMatchObject(expected);
      }),
      { numRuns: 3000 },
    );
  });

  test('every amount has two decimals, and the rule is one of the book', () => {
    fc.assert(
      fc.property(product, variantName, book, own, (item, name, priceBook, agreed) => {
        const price = priceOf(item, name, priceBook, agreed);
        if (!price) return;
        for (const amount of [price.amount, price.saved, price.listAmount ?? '0.00']) {
          expect(amount).toMatch(/^\d+\.\d\d$/);
        }
        expect(FALLBACK[priceBook.kind]).toContain(price.rule);
      }),
    );
  });

  test('in discount mode nobody pays more than the base, and a higher percentage never costs more', () => {
    fc.assert(
      fc.property(product, variantName, percent, percent, (item, name, one, other) => {
        const [less, more] = inCents(one) <= inCents(other) ? [one, other] : [other, one];
        const at = (value: string) => priceOf(item, name, discountBook(value));
        const base = inCents(at('0.00')?.amount ?? '0.00');
        const first = inCents(at(less)?.amount ?? '0.00');
        const second = inCents(at(more)?.amount ?? '0.00');
        expect(first <= base).toBe(true);
        expect(second <= first).toBe(true);
      }),
    );
  });

  test('individual mode without own prices is discount mode with 0 %', () => {
    fc.assert(
      fc.property(product, variantName, fc.constantFrom(null, {}), (item, name, none) => {
        expect(priceOf(item, name, INDIVIDUAL, none)).toEqual(priceOf(item, name, discountBook('0.00')));
      }),
    );
  });

  test('a customer price never depends on business prices or own prices', () => {
    fc.assert(
      fc.property(product, variantName, own, maybeMoney, (item, name, agreed, business) => {
        const other: ListPrices = {
          ...item,
          businessPrice: business,
          variants: item.variants.map((each) => ({ ...each, businessPrice: business })),
        };
        expect(priceOf(item, name, CUSTOMER_BOOK, agreed)).toEqual(priceOf(other, name, CUSTOMER_BOOK, null));
      }),
    );
  });

  test('it is pure: frozen input gives the same answer twice, and stays as it was', () => {
    fc.assert(
      fc.property(product, variantName, book, own, (item, name, priceBook, agreed) => {
        const before = JSON.stringify([item, priceBook, agreed]);
        deepFreeze([item, priceBook, agreed]);
        const first = priceOf(item, name, priceBook, agreed);
        expect(priceOf(item, name, priceBook, agreed)).toEqual(first);
        expect(JSON.stringify([item, priceBook, agreed])).toBe(before);
      }),
    );
  });
});

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}
