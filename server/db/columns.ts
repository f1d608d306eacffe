import { Column, type ColumnOptions } from 'typeorm';

type NumericOptions = Pick<ColumnOptions, 'name' | 'nullable' | 'default'>;

/** An amount of money: `numeric(14,2)`, read and written as a decimal string (specification 2.1). */
export function Money(options: NumericOptions = {}): PropertyDecorator {
  return Column({ type: 'numeric', precision: 14, scale: 2, ...options });
}

/** A percentage with two decimals, 0 to 100, as a decimal string. */
export function Percent(options: NumericOptions = {}): PropertyDecorator {
  return Column({ type: 'numeric', precision: 5, scale: 2, ...options });
}
