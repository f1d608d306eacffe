/** What waits, of many visitors: they take turns, however much each of them has waiting. */
export class FairQueue<Item> {
  /** Of each visitor the oldest first; the visitor whose turn it is stands first. */
  private readonly lines = new Map<string, Item[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** How many visitors have something waiting. */
  get visitors(): number {
    return this.lines.size;
  }

  push(visitor: string, item: Item): void {
    const line = this.lines.get(visitor);
    if (line) line.push(item);
    else this.lines.set(visitor, [item]);
    this.count += 1;
  }

  /** Takes out the oldest item of the first visitor who may have one, whose next turn comes after all others'. */
  take(mayHave: (visitor: string) => boolean = () => true): Item | undefined {
    for (const [visitor, line] of this.lines) {
      if (!mayHave(visitor)) continue;
      const item = line.shift();
      this.count -= 1;
      this.lines.delete(visitor);
      if (line.length > 0) this.lines.set(visitor, line);
      return item;
    }
    return undefined;
  }

  /** Everybody who has something waiting. */
  names(): Iterable<string> {
    return this.lines.keys();
  }

  /** Takes out the visitor's newest item. */
  takeNewest(visitor: string): Item | undefined {
    const line = this.lines.get(visitor);
    if (!line) return undefined;
    if (line.length === 1) this.lines.delete(visitor);
    this.count -= 1;
    return line.pop();
  }

  /** Takes out what the condition holds for, from the front of each visitor's items up to the first for which it does not. */
  takeWhile(condition: (item: Item) => boolean): Item[] {
    const taken: Item[] = [];
    for (const [visitor, line] of this.lines) {
      const first = line.findIndex((item) => !condition(item));
      taken.push(...line.splice(0, first === -1 ? line.length : first));
      if (line.length === 0) this.lines.delete(visitor);
    }
    this.count -= taken.length;
    return taken;
  }

  /** How many items the visitor has waiting. */
  lengthOf(visitor: string): number {
    return this.lines.get(visitor)?.length ?? 0;
  }

  /** Takes out the visitor's item that the condition holds for. @returns whether there was one */
  remove(visitor: string, condition: (item: Item) => boolean): boolean {
    const line = this.lines.get(visitor);
    const index = line?.findIndex(condition) ?? -1;
    if (!line || index === -1) return false;
    line.splice(index, 1);
    this.count -= 1;
    if (line.length === 0) this.lines.delete(visitor);
    return true;
  }
}

/** The visitor who has most waiting in the queues together; null when nobody waits. */
export function visitorWithMost(...queues: readonly FairQueue<unknown>[]): string | null {
  let most: { visitor: string; waiting: number } | null = null;
  for (const visitor of new Set(queues.flatMap((queue) => [...queue.names()]))) {
    const waiting = queues.reduce((sum, queue) => sum + queue.lengthOf(visitor), 0);
    if (!most || waiting > most.waiting) most = { visitor, waiting };
  }
  return most && most.visitor;
}
