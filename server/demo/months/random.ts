/** Numbers from 0 to below 1 that look random and are the same at each loading (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from the least to the most. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Whether something happens that happens so often. @param share 0 to 1 */
  happens(share: number): boolean {
    return this.next() < share;
  }

  /** One of the items. @param bias 1: each as often as the others; more: the first ones more often */
  pick<Item>(items: readonly Item[], bias = 1): Item {
    return items[Math.floor(this.next() ** bias * items.length)]!;
  }
}
