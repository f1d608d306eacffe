import { attemptKey, dropAttempt } from './attempt';
import type { OrderContent } from './form';

const content: OrderContent = {
  items: [{ productId: 1, quantity: 1, unitPrice: '10.00' }],
  deliveryAddress: { street: 'Hamra Street 12' },
  paymentMethod: 'COD',
};

afterEach(dropAttempt);

describe('the idempotency key of an order', () => {
  it('has a length the shop takes and is the same for the same order, also after a reload', () => {
    const key = attemptKey(content, 'guest');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(attemptKey({ ...content }, 'guest')).toBe(key);
    jest.isolateModules(() => {
      const reloaded = jest.requireActual<typeof import('./attempt')>('./attempt');
      expect(reloaded.attemptKey(content, 'guest')).toBe(key);
    });
  });

  it('is another one for another content or another buyer', () => {
    const key = attemptKey(content, 'guest');
    const more = attemptKey({ ...content, items: [{ productId: 1, quantity: 2, unitPrice: '10.00' }] }, 'guest');
    expect(more).not.toBe(key);
    expect(attemptKey(content, '7')).not.toBe(more);
  });

  it('is another one once the order was placed', () => {
    const key = attemptKey(content, 'guest');
    dropAttempt();
    expect(attemptKey(content, 'guest')).not.toBe(key);
  });

  it('keeps nothing of the address in the storage', () => {
    attemptKey(content, 'guest');
    expect(JSON.stringify(localStorage)).not.toContain('Hamra');
  });
});
