/** Something stored that does not follow from what is kept beside it. */
export interface Fault {
  /** Where it stands: `order 12`, `order 12 line 3`, `business 7`. */
  readonly at: string;
  /** What does not fit, as in a sentence: `unit price`. */
  readonly what: string;
  /** Null for nothing. */
  readonly stored: string | null;
  /** What the facts beside it give; null for nothing. */
  readonly comesOut: string | null;
}

/** A fault as one line for people. */
export function faultLine({ at, what, stored, comesOut }: Fault): string {
  return `${at}: ${what}: ${stored ?? 'nothing'} is stored, ${comesOut ?? 'nothing'} comes out`;
}

/** Gathers the faults of one place. */
export class Faults {
  readonly found: Fault[] = [];

  constructor(private readonly at: string) {}

  /** Notes a fault when the two differ; they are written alike when they are the same. */
  compare(what: string, stored: string | null, comesOut: string | null): void {
    if (stored !== comesOut) this.found.push({ at: this.at, what, stored, comesOut });
  }
}
