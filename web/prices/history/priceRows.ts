/** A price over time, as the server tells it: each point holds until the next. */
export interface PriceSeries {
  readonly kind: string;
  readonly points: readonly { readonly at: string; readonly amount: string | null }[];
}

/** What all the prices were from a moment on; by kind, null where there was none. */
export interface PriceRow {
  readonly at: string;
  readonly amounts: Readonly<Record<string, string | null>>;
}

/** All moments at which one of the prices became another, oldest first, each with all the prices from then on. */
export function priceRows(series: readonly PriceSeries[]): PriceRow[] {
  const moments = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].sort(
    (a, b) => Date.parse(a) - Date.parse(b),
  );
  return moments.map((at) => ({
    at,
    amounts: Object.fromEntries(
      series.map(({ kind, points }) => [
        kind,
        points.findLast((point) => Date.parse(point.at) <= Date.parse(at))?.amount ?? null,
      ]),
    ),
  }));
}
