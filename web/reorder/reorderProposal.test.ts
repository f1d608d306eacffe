import { LIMITS } from '../../common/constants';
import { isUnchanged, pieceCount, proposeReorder, type ReorderLine } from './reorderProposal';

const line = (changes: Partial<ReorderLine> = {}): ReorderLine => ({
  __typename: 'OrderAgainLine',
  productId: 1,
  productName: 'Almonds',
  variant: null,
  sizeLabel: null,
  quantity: 2,
  unitPriceThen: '10.00',
  unitPrice: '10.00',
  obstacle: null,
  picture: null,
  ...changes,
});

const cartOf = (quantity: number, lines = quantity > 0 ? 1 : 0) => ({
  quantityOf: () => quantity,
  lineCount: () => lines,
});

describe('a past order that goes into a cart', () => {
  it('goes as it is when all is as before', () => {
    const proposal = proposeReorder(
      [line(), line({ productId: 2, variant: '1kg', sizeLabel: '1 kg', quantity: 3 })],
      cartOf(0),
    );
    expect(isUnchanged(proposal)).toBe(true);
    expect(pieceCount(proposal)).toBe(5);
    expect(proposal.items).toEqual([
      {
        productId: 1,
        productName: 'Almonds',
        variant: null,
        sizeLabel: null,
        quantity: 2,
        price: '10.00',
        imageUrl: null,
      },
      {
        productId: 2,
        productName: 'Almonds',
        variant: '1kg',
        sizeLabel: '1 kg',
        quantity: 3,
        price: '10.00',
        imageUrl: null,
      },
    ]);
  });

  it.each([
    ['NO_LONGER_SOLD', 'No longer available'],
    ['SIZE_GONE', 'This size is no longer available'],
    ['OUT_OF_STOCK', 'Out of Stock'],
    ['PRICE_UNAVAILABLE', 'Price TBD'],
  ] as const)('leaves out what cannot be ordered: %s', (obstacle, why) => {
    const proposal = proposeReorder(
      [line({ obstacle, unitPrice: null, variant: '1kg' }), line({ productId: 2 })],
      cartOf(0),
    );
    expect(proposal.blocked).toEqual([{ name: 'Almonds (1kg)', why }]);
    expect(proposal.items.map(({ productId }) => productId)).toEqual([2]);
    expect(isUnchanged(proposal)).toBe(false);
  });

  it('names what costs something else now, and nothing of prices to who sees none', () => {
    const seen = proposeReorder([line({ unitPrice: '12.00' })], cartOf(0));
    expect(seen.changed).toEqual([{ name: 'Almonds', before: '10.00', now: '12.00' }]);
    expect(seen.items[0]?.price).toBe('12.00');
    const unseen = proposeReorder([line({ unitPriceThen: null, unitPrice: null })], cartOf(0));
    expect(isUnchanged(unseen)).toBe(true);
    expect(unseen.items[0]?.price).toBeNull();
  });

  it('adds to what is in the cart up to the most that an order holds of a product', () => {
    const proposal = proposeReorder([line({ quantity: 5 })], cartOf(LIMITS.quantity - 3));
    expect(proposal.cut).toEqual([{ name: 'Almonds', quantity: 3 }]);
    expect(proposal.items[0]?.quantity).toBe(3);
    const full = proposeReorder([line()], cartOf(LIMITS.quantity));
    expect(full.blocked).toEqual([{ name: 'Almonds', why: 'The cart holds no more of it' }]);
    expect(full.items).toEqual([]);
  });

  it('adds no more lines than an order holds, but more of what has a line already', () => {
    const lines = [line(), line({ productId: 2 }), line({ productId: 3 })];
    const proposal = proposeReorder(lines, {
      quantityOf: (productId) => (productId === 3 ? 4 : 0),
      lineCount: () => LIMITS.orderLines - 1,
    });
    expect(proposal.items.map(({ productId }) => productId)).toEqual([1, 3]);
    expect(proposal.blocked).toHaveLength(1);
  });
});
