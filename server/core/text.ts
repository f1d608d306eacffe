/**
 * Text as it is kept: without the spaces around it; halves of surrogate pairs, which JSON can say and PostgreSQL's JSON
 * cannot, become the replacement character, as they do wherever else text is written as UTF-8.
 */
export function trimmedText(value: string): string {
  return Buffer.from(value.trim()).toString();
}

/** Text as it is kept; null when nothing is left of it. */
export function textOrNull(value: string | null | undefined): string | null {
  return trimmedText(value ?? '') || null;
}

/** Each text as it is kept; those of spaces alone are left out. */
export function trimmedTexts(values: readonly string[] | null | undefined): string[] {
  return (values ?? []).map(trimmedText).filter((value) => value !== '');
}
