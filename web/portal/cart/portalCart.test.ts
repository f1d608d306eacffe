import { LIMITS } from '../../../common/constants';
import { createPortalCartStore, readPortalCart, writePortalCart } from './portalCartStore';
import {
  portalLineName,
  portalPieces,
  sizeLabel,
  withAll,
  withMore,
  withQuantityOf,
  type PortalLine,
} from './portalLines';

const dates: PortalLine = { productId: 30, size: '500g', name: 'Medjool Dates', quantity: 2 };
const juice: PortalLine = { productId: 4, size: null, name: 'Orange Juice', quantity: 1 };
const KEY = 'business-cart-7';

beforeEach(() => localStorage.clear());

describe('the lines of a portal’s cart', () => {
  it('adds to a line of the same product and size, and takes the name it has now', () => {
    const lines = withMore(withMore([dates], { ...dates, name: 'Dates', quantity: 3 }), { ...dates, size: '1kg' });
    expect(lines).toEqual([
      { ...dates, name: 'Dates', quantity: 5 },
      { ...dates, size: '1kg' },
    ]);
    expect(portalPieces(lines)).toBe(7);
  });

  it('says what a size is called in another language', () => {
    expect(portalLineName(dates)).toBe('Medjool Dates (500g)');
    expect(portalLineName({ ...dates, name: 'Dattes medjool', ...sizeLabel('500g', '500 g') })).toBe(
      'Dattes medjool (500 g)',
    );
    expect([sizeLabel('500g', '500g'), sizeLabel(null, null)]).toEqual([{}, {}]);
  });

  it('sets a quantity and removes the line below 1', () => {
    expect(withQuantityOf([dates, juice], juice, 24)).toEqual([dates, { ...juice, quantity: 24 }]);
    expect(withQuantityOf([dates, juice], dates, 0)).toEqual([juice]);
  });

  it('takes many lines at once, or none when it could not hold all of them', () => {
    expect(withAll([dates], [juice, dates])).toEqual([{ ...dates, quantity: 4 }, juice]);
    expect(withAll([{ ...juice, quantity: LIMITS.quantity }], [dates, juice])).toBeNull();
  });

  it('stays within what an order may hold', () => {
    const full = Array.from({ length: LIMITS.orderLines }, (_, index) => ({ ...juice, productId: index + 1 }));
    expect(withMore(full, dates)).toBe(full);
    expect(withMore([juice], { ...juice, quantity: LIMITS.quantity })[0]!.quantity).toBe(LIMITS.quantity);
    expect(withQuantityOf([juice], juice, 1_000_000)[0]!.quantity).toBe(LIMITS.quantity);
  });
});

describe('the storage of a portal’s cart', () => {
  it('keeps a map from product and size to quantity and name, in the order of the lines and without any price', () => {
    expect(writePortalCart(KEY, [dates, juice])).toBe(true);
    expect(localStorage.getItem(KEY)).toBe(
      '{"30/500g":{"quantity":2,"name":"Medjool Dates"},"4/":{"quantity":1,"name":"Orange Juice"}}',
    );
    expect(readPortalCart(KEY)).toEqual([dates, juice]);
    const labelled = { ...dates, label: '500 g' };
    writePortalCart(KEY, [labelled]);
    expect(readPortalCart(KEY)).toEqual([labelled]);
    writePortalCart(KEY, []);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    'no JSON',
    '[]',
    'null',
    '{"x/":{"quantity":1,"name":"a"},"0/":{"quantity":1,"name":"a"},"4":{"quantity":1,"name":"a"}}',
    '{"4/":{"quantity":0,"name":"a"},"5/":{"quantity":1.5,"name":"a"},"6/":{"quantity":10000,"name":"a"}}',
    '{"4/":null,"5/":{"quantity":1},"6/":{"name":"a"},"7/":3}',
  ])('leaves out what cannot be read: %s', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readPortalCart(KEY)).toEqual([]);
  });

  it('reads no more lines than an order may hold', () => {
    const entries = Array.from({ length: 300 }, (_, index) => [`${index + 1}/`, { quantity: 1, name: 'a' }]);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
    expect(readPortalCart(KEY)).toHaveLength(LIMITS.orderLines);
  });
});

describe('the carts of several tabs, portals and accounts', () => {
  it('builds on what another tab stored, and follows it', () => {
    const here = createPortalCartStore('business', 7);
    const elsewhere = createPortalCartStore('business', 7);
    const heard = jest.fn();
    const stop = here.subscribe(heard);
    elsewhere.update((lines) => withMore(lines, juice));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(heard).toHaveBeenCalledTimes(1);
    elsewhere.update((lines) => withMore(lines, dates));
    here.update((lines) => withMore(lines, juice));
    expect(here.lines()).toEqual([{ ...juice, quantity: 2 }, dates]);
    stop();
  });

  it('keeps the carts of employees and businesses, and of each account, apart', () => {
    createPortalCartStore('business', 7).update(() => [juice]);
    expect(createPortalCartStore('employee', 7).lines()).toEqual([]);
    expect(createPortalCartStore('business', 8).lines()).toEqual([]);
    expect(createPortalCartStore('business', 7).lines()).toEqual([juice]);
  });
});
