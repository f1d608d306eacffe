import { createCartStore } from './cartStore';
import { added, type CartChoice } from './lines';
import { GUEST_CART_KEY, readCart, writeCart } from './storage';

const juice: CartChoice = { productId: 1, productName: 'Juice', variant: null, price: '10.50', imageUrl: null };
const [line] = added([], juice);

describe('the stored cart', () => {
  it('is read back as it was written, and leaves nothing behind once empty', () => {
    writeCart(GUEST_CART_KEY, [line!]);
    expect(readCart(GUEST_CART_KEY)).toEqual([line]);
    writeCart(GUEST_CART_KEY, []);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"id":1}'],
    ['null', 'null'],
  ])('that is damaged (%s) counts as empty', (_what, stored) => {
    localStorage.setItem(GUEST_CART_KEY, stored);
    expect(readCart(GUEST_CART_KEY)).toEqual([]);
  });

  it.each([
    ['a price that is a number', { price: 10.5 }],
    ['a price that is no amount', { price: '10.5.0' }],
    ['a price of zero', { price: '0.00' }],
    ['a negative price', { price: '-3.00' }],
    ['a broken quantity', { quantity: 1.5 }],
    ['a quantity of zero', { quantity: 0 }],
    ['a quantity over the limit', { quantity: 10_000 }],
    ['an id that is text', { id: '1' }],
    ['no name', { name: undefined }],
  ])('leaves out a line with %s and keeps the others', (_what, damage) => {
    localStorage.setItem(GUEST_CART_KEY, JSON.stringify([{ ...line, ...damage }, null, { ...line, id: 5 }]));
    expect(readCart(GUEST_CART_KEY)).toEqual([{ ...line, id: 5 }]);
  });

  it('keeps the price that the buyer saw before, if it is one', () => {
    const lines = [
      { ...line!, priceBefore: '9.00' },
      { ...line!, id: 2, priceBefore: 'nine' },
    ];
    localStorage.setItem(GUEST_CART_KEY, JSON.stringify(lines));
    expect(readCart(GUEST_CART_KEY)).toEqual([lines[0], { ...line, id: 2 }]);
  });

  it('fills in what an older cart did not keep', () => {
    localStorage.setItem(GUEST_CART_KEY, JSON.stringify([{ id: 1, name: 'Juice', price: '10.50', quantity: 2 }]));
    expect(readCart(GUEST_CART_KEY)).toEqual([{ ...line, quantity: 2 }]);
  });
});

describe('the cart of several tabs', () => {
  it('builds on what another tab stored', () => {
    const here = createCartStore('cart-7');
    createCartStore('cart-7').update((lines) => added(lines, juice));
    here.update((lines) => added(lines, juice));
    expect(here.lines()[0]!.quantity).toBe(2);
  });

  it('keeps a line that did not change the same object', () => {
    const here = createCartStore('cart-7');
    here.update((lines) => added(added(lines, juice), { ...juice, productId: 2 }));
    const [first, second] = here.lines();
    here.update((lines) => added(lines, juice));
    expect(here.lines()[0]).not.toBe(first);
    expect(here.lines()[1]).toBe(second);
    expect(here.line('2/')).toBe(second);
  });

  it('follows the storage event of its own key alone', () => {
    const here = createCartStore('cart-7');
    const heard = jest.fn();
    const stop = here.subscribe(heard);
    writeCart('cart-7', [line!]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart-8' }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart-7' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(here.lines()).toEqual([line]);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart-7' }));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('goes on in memory when the browser refuses to store', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const here = createCartStore('cart-7');
    here.update((lines) => added(lines, juice));
    here.update((lines) => added(lines, juice));
    expect(here.lines()[0]!.quantity).toBe(2);
    refuse.mockRestore();
  });
});
