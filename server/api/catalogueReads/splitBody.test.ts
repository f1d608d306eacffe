import fc from 'fast-check';
import { SplitBody } from './splitBody';

const item = fc.record({ id: fc.nat(), name: fc.string({ unit: 'binary' }), price: fc.constantFrom('1.00', '25.00') });

test('a body with other items at some places is the body that would be written with them', () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 8 }),
      fc.array(fc.tuple(fc.nat({ max: 7 }), item, fc.boolean()), { maxLength: 4 }),
      (list, changes) => {
        const bodyOf = (nodes: readonly unknown[]) => ({ data: { products: { nodes, totalCount: 8 } } });
        const split = SplitBody.of(bodyOf(list), list)!;
        expect(split.bytes.toString()).toBe(JSON.stringify(bodyOf(list)));
        const after: unknown[] = [...list];
        // As long as before, or not.
        for (const [place, other, isAlike] of changes) {
          const old = list[place];
          if (old) after[place] = isAlike ? { ...old, price: old.price === '1.00' ? '2.00' : '52.00' } : other;
        }
        const others = new Map(
          after.flatMap((one, place) => (one === list[place] ? [] : [[place, JSON.stringify(one)]])),
        );
        const changed = split.with(others);
        expect(changed.bytes.toString()).toBe(JSON.stringify(bodyOf(after)));
        // And again, from what it has become.
        const back = new Map([...others.keys()].map((place) => [place, JSON.stringify(list[place])]));
        expect(changed.with(back).bytes.equals(split.bytes)).toBe(true);
        expect(split.bytes.toString()).toBe(JSON.stringify(bodyOf(list)));
      },
    ),
  );
});

test('bodies of any length in any script are written, one after the other', () => {
  for (const length of [0, 10, 300_000, 1_000_000, 20]) {
    for (const text of ['a', 'ع', '🍊']) {
      const list = [{ id: 1, name: text.repeat(length) }, { id: 2 }];
      expect(SplitBody.of({ list }, list)!.bytes.equals(Buffer.from(JSON.stringify({ list })))).toBe(true);
    }
  }
});
