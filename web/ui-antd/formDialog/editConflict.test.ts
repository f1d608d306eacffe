import { conflictOf, merged } from './editConflict';

const BEFORE = { name: 'Honey', slug: 'honey', inStock: true, prices: { '1L': { low: '1', high: '2' } } };

describe('a form that somebody else saved first', () => {
  it('keeps what was typed, and takes in the rest', () => {
    const typed = { ...BEFORE, name: 'Mine', inStock: false };
    const now = { ...BEFORE, name: 'Theirs', slug: 'theirs' };
    expect(merged(BEFORE, typed, now)).toEqual({ ...BEFORE, name: 'Mine', slug: 'theirs', inStock: false });
  });

  it('does so price by price, also of sizes that only one of them has', () => {
    const typed = { ...BEFORE, prices: { '1L': { low: '9', high: '2' }, '2L': { low: '5', high: '6' } } };
    const now = { ...BEFORE, prices: { '1L': { low: '1', high: '8' }, '3L': { low: '7', high: '7' } } };
    expect(merged(BEFORE, typed, now).prices).toEqual({
      '1L': { low: '9', high: '8' },
      '2L': { low: '5', high: '6' },
      '3L': { low: '7', high: '7' },
    });
  });

  it('tells of what they changed alone, and whether it is what stands there', () => {
    expect(conflictOf('a', 'mine', 'a')).toBeNull();
    expect(conflictOf('a', 'mine', 'b')).toEqual({ opened: 'a', saved: 'b', differs: true });
    expect(conflictOf('a', 'b', 'b')).toEqual({ opened: 'a', saved: 'b', differs: false });
  });
});
