/** The bounds of the durations that are counted, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

/** What was counted of one operation. */
interface Times {
  /** One for each bound, and one for what took longer; not cumulated yet. */
  readonly buckets: Float64Array;
  sum: number;
  readonly outcomes: Map<string, number>;
}

/** A value of a metric, as prom-client writes it. */
interface Value {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly metricName?: string;
}

/**
 * How many requests of each operation came to which end, and how long they took. Our own counting under prom-client's
 * registry: its histograms find their labels anew for each value, which took longer than all else that is noted about a
 * cached answer.
 */
export class RequestTimes {
  private readonly operations = new Map<string, Times>();

  /** Counts one request. Both names must come from lists that the shop has, since each makes a series of its own. */
  note(operation: string, outcome: string, milliseconds: number): void {
    let times = this.operations.get(operation);
    if (times === undefined) {
      times = { buckets: new Float64Array(BOUNDS.length + 1), sum: 0, outcomes: new Map() };
      this.operations.set(operation, times);
    }
    const seconds = milliseconds / 1_000;
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket += 1;
    times.buckets[bucket]! += 1;
    times.sum += seconds;
    times.outcomes.set(outcome, (times.outcomes.get(outcome) ?? 0) + 1);
  }

  /** How many requests of each operation came to which end. */
  counts(): Value[] {
    return [...this.operations].flatMap(([operation, { outcomes }]) =>
      [...outcomes].map(([outcome, value]) => ({ value, labels: { operation, outcome } })),
    );
  }

  /** The durations, as a histogram of this name. */
  durations(name: string): Value[] {
    return [...this.operations].flatMap(([operation, { buckets, sum }]) => {
      let count = 0;
      const cumulated = [...buckets].map((each, index) => ({
        value: (count += each),
        labels: { le: BOUNDS[index] ?? '+Inf', operation },
        metricName: `${name}_bucket`,
      }));
      return [
        ...cumulated,
        { value: sum, labels: { operation }, metricName: `${name}_sum` },
        { value: count, labels: { operation }, metricName: `${name}_count` },
      ];
    });
  }
}
