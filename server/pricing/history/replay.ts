import { factsOf, type FactsAt, type RawFacts } from './factsAt';

/** An entry of the history: what became of what. */
export interface Change {
  readonly kind: 'product' | 'size' | 'agreed' | 'terms';
  readonly variant: string;
  readonly userId: number | null;
  /** As the history keeps it; null: it is gone. */
  readonly new: object | null;
}

/** The facts as a change left them; a change of another business leaves them as they were. Pure. */
export function afterChange(facts: RawFacts, { kind, variant, userId, new: now }: Change): RawFacts {
  if (userId !== null && userId !== facts.userId) return facts;
  if (kind === 'product') return { ...facts, product: now as RawFacts['product'] };
  if (kind === 'terms') return { ...facts, terms: now as RawFacts['terms'] };
  const part = kind === 'size' ? 'sizes' : 'agreed';
  const entries = Object.entries(facts[part] ?? {}).filter(([name]) => name !== variant);
  return { ...facts, [part]: Object.fromEntries(now === null ? entries : [...entries, [variant, now]]) };
}

/** A moment of a history, and the facts from then on. */
export interface Moment {
  readonly at: Date;
  readonly facts: FactsAt;
}

/** The facts at the beginning and after each moment at which something changed; the changes are in their order. */
export function replay(start: RawFacts, from: Date, changes: readonly (Change & { readonly at: Date })[]): Moment[] {
  const moments: Moment[] = [{ at: from, facts: factsOf(start) }];
  let facts = start;
  for (const [index, change] of changes.entries()) {
    facts = afterChange(facts, change);
    // What holds from the same moment on is one.
    if (changes[index + 1]?.at.getTime() === change.at.getTime()) continue;
    moments.push({ at: change.at, facts: factsOf(facts) });
  }
  return moments;
}
