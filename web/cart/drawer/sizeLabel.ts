import type { CartLine } from '../lines';

/** The brackets at the end of a name, in which there may be others. */
const LAST_BRACKETS = /\(((?:[^()]|\([^()]*\))*)\)$/;

/**
 * What the size of a line is called in the buyer's language: a line keeps that at the end of its name alone, since the
 * cart names sizes in English, as orders do. Null for none.
 */
export function sizeLabel({ name, selectedVariant }: Pick<CartLine, 'name' | 'selectedVariant'>): string | null {
  return selectedVariant && (LAST_BRACKETS.exec(name)?.[1] ?? selectedVariant);
}
