/** What everybody pays, written apart from the shop's own rules: in whole cents, by plain lists, to compare with. */

export type Cents = number | null;

export interface ModelProduct {
  readonly id: number;
  customer: Cents;
  business: Cents;
  legacy: Cents;
  sizes: { name: string; customer: Cents; business: Cents }[];
}

export interface ModelBusiness {
  readonly id: number;
  approved: boolean;
  individual: boolean;
  /** In hundredths of a percent. */
  percent: number;
}

/** All that prices are made from at one moment. */
export interface ModelState {
  products: ModelProduct[];
  businesses: ModelBusiness[];
  agreed: { userId: number; productId: number; size: string; cents: number }[];
}

/** What a business pays, null standing for customers; null for no price. */
export function slowPrice(state: ModelState, productId: number, size: string | null, userId: number | null): Cents {
  const product = state.products.find(({ id }) => id === productId)!;
  const chosen = product.sizes.find(({ name }) => name === size);
  if (size !== null && !chosen) return null;
  const business = state.businesses.find(({ id, approved }) => id === userId && approved);
  const agreed = (name: string): number | undefined =>
    state.agreed.find((each) => each.userId === userId && each.productId === productId && each.size === name)?.cents;
  const inOrder: (Cents | undefined)[] = [
    ...(business?.individual ? [size === null ? undefined : agreed(size), agreed('')] : []),
    ...(business ? [chosen?.business, product.business] : []),
    chosen?.customer,
    product.customer,
    product.legacy,
  ];
  const base = inOrder.find((each) => typeof each === 'number') ?? 0;
  const off = business && !business.individual ? business.percent : 0;
  // Half-up.
  return Math.floor((base * (10_000 - off) * 2 + 10_000) / 20_000) || null;
}

/** A change of a state. */
export type ModelChange = (state: ModelState) => void;

/** The state after a change; the one before stays as it is. */
export function after(state: ModelState, change: ModelChange): ModelState {
  const next = structuredClone(state);
  change(next);
  return next;
}

/** Sets what is agreed; null takes it back. */
export function agree(userId: number, productId: number, size: string, cents: Cents): ModelChange {
  return (state) => {
    state.agreed = state.agreed.filter(
      (each) => each.userId !== userId || each.productId !== productId || each.size !== size,
    );
    if (cents !== null) state.agreed.push({ userId, productId, size, cents });
  };
}
