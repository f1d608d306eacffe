/**
 * Text as it is stored: without the spaces around it. A lone half of a surrogate pair, which JSON allows and
 * PostgreSQL's JSON does not, becomes the replacement character, as wherever text is encoded as UTF-8.
 */
export function trimmedText(value: string): string {
  return Buffer.from(value.trim()).toString();
}

/** Text as it is stored; null when nothing is left of it. */
export function textOrNull(value: string | null | undefined): string | null {
  return trimmedText(value ?? '') || null;
}

/** Each text as it is stored; those of spaces alone are left out. */
export function trimmedTexts(values: readonly string[] | null | undefined): string[] {
  return (values ?? []).map(trimmedText).filter((value) => value !== '');
}
