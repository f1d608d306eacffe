import { getHeapSpaceStatistics } from 'node:v8';
import { giveBackMemory } from './giveBackMemory';

/** What V8 holds of the system for objects that are young, in bytes. */
const young = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.physical_space_size;

test('what young objects took goes back to the system, each time', async () => {
  for (let times = 0; times < 2; times += 1) {
    let before = 0;
    for (let kept: number[][] = []; before < 8_000_000; before = young()) {
      if (kept.length > 100) kept = [];
      kept.push(new Array<number>(10_000).fill(times));
    }
    await giveBackMemory();
    expect(young()).toBeLessThan(before / 2);
  }
});
