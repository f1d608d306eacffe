import { dropAttempt, settleAttempt, startAttempt } from './attempt';

const content = {
  items: [{ productId: 1, quantity: 1, unitPrice: '10.00' }],
  deliveryAddress: { street: 'Hamra Street 12' },
  paymentMethod: 'COD',
};

const more = { ...content, items: [{ productId: 1, quantity: 2, unitPrice: '10.00' }] };

const keyFor = (order: object, buyer = 'guest') => startAttempt(order, buyer).idempotencyKey;

afterEach(() => {
  dropAttempt('guest');
  dropAttempt('7');
});

describe('the idempotency key of an order', () => {
  it('has a length the shop takes and is the same for the same order, also after a reload', () => {
    const key = keyFor(content);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(keyFor({ ...content })).toBe(key);
    settleAttempt('guest');
    expect(keyFor({ ...content })).toBe(key);
    jest.isolateModules(() => {
      const reloaded = jest.requireActual<typeof import('./attempt')>('./attempt');
      expect(reloaded.startAttempt(content, 'guest').idempotencyKey).toBe(key);
    });
  });

  it('stays for another content while it is open whether the order was placed', () => {
    const first = startAttempt(content, 'guest');
    expect(first.wasOpen).toBe(false);
    expect(startAttempt(more, 'guest')).toEqual({ idempotencyKey: first.idempotencyKey, wasOpen: true });
  });

  it('is another one for another content once it is known that nothing was placed', () => {
    const key = keyFor(content);
    settleAttempt('guest');
    expect(keyFor(more)).not.toBe(key);
  });

  it('is each buyer’s own, and kept while another one orders', () => {
    const key = keyFor(content);
    expect(startAttempt(content, '7')).toEqual({ idempotencyKey: expect.not.stringMatching(key), wasOpen: false });
    expect(keyFor(more)).toBe(key);
  });

  it('is another one once the order was placed', () => {
    const key = keyFor(content);
    dropAttempt('guest');
    expect(keyFor(content)).not.toBe(key);
  });

  it('keeps nothing of the address in the storage', () => {
    keyFor(content);
    expect(JSON.stringify(localStorage)).not.toContain('Hamra');
  });
});
