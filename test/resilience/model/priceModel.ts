/**
 * Prices at instants as a plain list of events that is replayed from the beginning, in whole cents: written apart from the
 * shop's own rules, to compare with.
 */

/** What of a world has been changed to what; null takes it away. */
export type ModelEvent =
  | { readonly of: 'product'; readonly column: 'customer' | 'business' | 'legacy'; readonly cents: number | null }
  | { readonly of: 'shown'; readonly shown: boolean }
  | { readonly of: 'size'; readonly name: string; readonly prices: readonly [number | null, number | null] | null }
  | { readonly of: 'agreed'; readonly size: string; readonly cents: number | null }
  | { readonly of: 'terms'; readonly approved: boolean; readonly individual: boolean; readonly hundredths: number };

/** One product and one business, with all that has happened to them. */
export interface ModelWorld {
  readonly events: { readonly step: number; readonly event: ModelEvent }[];
}

export type ModelViewer = 'customer' | 'business';

/** Whether the product had the size after the step; null: it needs none. */
export function hadSize({ events }: ModelWorld, step: number, size: string | null): boolean {
  const named = events.filter(
    ({ step: happened, event }) => happened <= step && event.of === 'size' && event.name === size,
  );
  const last = named.at(-1)?.event;
  return size === null || (last?.of === 'size' && last.prices !== null);
}

/** What the viewer would have paid after the step, as "1.23"; null: no price; undefined: no such product. */
export function modelPrice(
  { events }: ModelWorld,
  step: number,
  viewer: ModelViewer,
  size: string | null,
): string | null | undefined {
  const own: Record<string, number | null> = {};
  const sizes = new Map<string, readonly [number | null, number | null]>();
  const agreed = new Map<string, number | null>();
  let isShown = true;
  let terms = { approved: false, individual: false, hundredths: 0 };
  for (const { step: happened, event } of events) {
    if (happened > step) break;
    if (event.of === 'product') own[event.column] = event.cents;
    if (event.of === 'shown') isShown = event.shown;
    if (event.of === 'terms') terms = event;
    if (event.of === 'agreed') agreed.set(event.size, event.cents);
    if (event.of !== 'size') continue;
    if (event.prices) sizes.set(event.name, event.prices);
    else sizes.delete(event.name);
  }
  if (!isShown) return undefined;
  const asBusiness = viewer === 'business' && terms.approved;
  const chosen = size === null ? undefined : sizes.get(size);
  const inOrder: (number | null | undefined)[] = [];
  if (asBusiness && terms.individual) {
    if (chosen) inOrder.push(agreed.get(size!));
    inOrder.push(agreed.get(''));
  }
  if (asBusiness) inOrder.push(chosen?.[1], own.business);
  inOrder.push(chosen?.[0], own.customer, own.legacy);
  let cents = inOrder.find((each) => typeof each === 'number');
  if (cents === undefined) return null;
  if (asBusiness && !terms.individual) cents = Math.floor((cents * (10_000 - terms.hundredths) * 2 + 10_000) / 20_000);
  return cents === 0 ? null : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
