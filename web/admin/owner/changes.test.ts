import { changesOf } from './changes';

describe('what an entry of the audit log changed', () => {
  it('is told field by field, what was changed first', () => {
    expect(changesOf({ name: 'Mint', maxUses: 3, tags: ['a'] }, { name: 'Mint', maxUses: 5, tags: ['a'] })).toEqual([
      { label: 'Max uses', before: 3, after: 5, changed: true },
      { label: 'Name', before: 'Mint', after: 'Mint', changed: false },
      { label: 'Tags', before: ['a'], after: ['a'], changed: false },
    ]);
  });

  it('is every field of what was made, and of what was deleted', () => {
    expect(changesOf(null, { expiresAt: null })).toEqual([
      { label: 'Expires at', before: undefined, after: null, changed: true },
    ]);
    expect(changesOf({ is_active: true }, null)).toEqual([
      { label: 'Is active', before: true, after: undefined, changed: true },
    ]);
  });

  it('is the value itself where that has no fields', () => {
    expect(changesOf('PENDING', 'SHIPPED')).toEqual([
      { label: 'Value', before: 'PENDING', after: 'SHIPPED', changed: true },
    ]);
    expect(changesOf(null, null)).toEqual([]);
  });
});
