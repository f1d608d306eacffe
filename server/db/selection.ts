/** The conditions of a statement, joined by AND; every value is a parameter. */
export class Selection {
  readonly parameters: unknown[] = [];
  private readonly conditions: string[] = [];

  /** Adds a condition; each `?` in it stands for one of the values, in their order. */
  and(condition: string, ...values: unknown[]): this {
    let next = 0;
    this.conditions.push(condition.replaceAll('?', () => this.parameter(values[next++])));
    return this;
  }

  /** Adds a condition with one value, unless that is null or undefined. */
  andIfPresent(condition: string, value: unknown): this {
    return value === null || value === undefined ? this : this.and(condition, value);
  }

  /** Adds a value. @returns its placeholder, like `$3` */
  parameter(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }

  /** The text after WHERE. */
  get where(): string {
    return this.conditions.length === 0 ? 'true' : this.conditions.join(' AND ');
  }
}
