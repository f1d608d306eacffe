/** The message of an error, on one line; an address that answers on several ways has one for each. */
export function messageOf(error: unknown): string {
  const { errors } = Object(error) as { errors?: unknown[] };
  const [first = error] = Array.isArray(errors) ? errors : [];
  const text = first instanceof Error ? first.message : String(first);
  return text.replace(/\s+/g, ' ').trim();
}
