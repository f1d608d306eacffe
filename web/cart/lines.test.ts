import {
  added,
  withChangesAcknowledged,
  merged,
  repriced,
  unacknowledgedChanges,
  withQuantity,
  without,
  type CartChoice,
  type CartLine,
} from './lines';
import { priceChanges, subtotal } from './totals';

const juice: CartChoice = { productId: 1, productName: 'Juice', variant: null, price: '10.50', imageUrl: null };
const nuts = (variant: string): CartChoice => ({ ...juice, productId: 2, productName: 'Nuts', variant, price: '7.25' });

describe('the lines of a cart', () => {
  it('start with the documented fields, the variant in brackets and the defaults of a guest', () => {
    expect(added([], juice)).toEqual([
      {
        id: 1,
        name: 'Juice',
        price: '10.50',
        quantity: 1,
        imageUrl: null,
        selectedVariant: null,
        selectedSize: '500ml',
        selectedPackaging: 'Bottle',
      },
    ]);
    expect(added([], nuts('1kg'))[0]).toMatchObject({
      name: 'Nuts (1kg)',
      selectedVariant: '1kg',
      selectedSize: '1kg',
    });
  });

  it('are told apart by product and variant, and adding the same pair again raises the quantity by 1', () => {
    const lines = [juice, nuts('1kg'), nuts('500g'), nuts('1kg')].reduce(added, []);
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Juice', 1],
      ['Nuts (1kg)', 2],
      ['Nuts (500g)', 1],
    ]);
    expect(subtotal(lines)).toBe('32.25');
  });

  it('go when their quantity falls below 1, and hold at most 9,999', () => {
    const lines = added(added([], juice), nuts('1kg'));
    expect(withQuantity(lines, lines[0]!, 0)).toEqual([lines[1]]);
    expect(withQuantity(lines, lines[0]!, 12_000)[0]!.quantity).toBe(9999);
    expect(without(lines, { id: 2, selectedVariant: '500g' })).toEqual(lines);
  });

  it('change their price only where the shop has another one', () => {
    const lines = added(added([], juice), nuts('1kg'));
    expect(priceChanges(lines, ({ price }) => price)).toEqual([]);
    expect(priceChanges(lines, () => null)).toEqual([]);
    const changes = priceChanges(lines, ({ id, price }) => (id === 2 ? '8.00' : price));
    expect(changes).toEqual([{ line: lines[1], price: '8.00' }]);
    expect(repriced(lines, changes).map(({ price }) => price)).toEqual(['10.50', '8.00']);
  });

  it('tell of a change until the buyer has seen it, against what was seen first, and not of one that went back', () => {
    const to = (price: string) => (lines: readonly CartLine[]) =>
      repriced(
        lines,
        priceChanges(lines, () => price),
      );
    const lines = added([], juice);
    const twice = to('12.00')(to('11.00')(lines));
    expect(unacknowledgedChanges(twice)).toEqual([
      { line: expect.objectContaining({ price: '10.50' }), price: '12.00' },
    ]);
    expect(unacknowledgedChanges(withQuantity(twice, lines[0]!, 3))).toHaveLength(1);
    expect(unacknowledgedChanges(withChangesAcknowledged(twice))).toEqual([]);
    expect(withChangesAcknowledged(twice)[0]!.price).toBe('12.00');
    expect(to('10.50')(twice)).toEqual(lines);
    expect(
      unacknowledgedChanges(
        repriced(
          lines,
          priceChanges(lines, () => '11.00'),
          true,
        ),
      ),
    ).toEqual([]);
  });

  it('tell of the change, too, when more of the same is added at another price', () => {
    const lines = added(added([], juice), { ...juice, price: '9.00' });
    expect(lines).toMatchObject([{ price: '9.00', quantity: 2, priceBefore: '10.50' }]);
  });

  it('of two carts become one, with the quantities added up', () => {
    const mine = added(added([], juice), juice);
    const guests = added(added([], juice), nuts('1kg'));
    expect(merged(mine, guests).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Juice', 3],
      ['Nuts (1kg)', 1],
    ]);
  });
});
