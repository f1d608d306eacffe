/** One field of what an administrator changed. */
export interface FieldChange {
  /** As it is read, e.g. "Max uses". */
  label: string;
  before: unknown;
  after: unknown;
  changed: boolean;
}

/**
 * What an entry of the audit log changed, field by field, what was changed first. Before something was made, and after
 * it was deleted, its fields are undefined; what is no record of fields is one field by itself.
 */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({
      label: labelOf(name),
      before: was[name],
      after: is[name],
      changed: JSON.stringify(was[name]) !== JSON.stringify(is[name]),
    }))
    .sort((one, other) => Number(other.changed) - Number(one.changed));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { value };
}

/** "maxUses" as "Max uses", "isVIP" as "Is VIP". */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .replace(/_/g, ' ')
    .split(' ')
    .map((word) => (/^[A-Z][a-z]*$/.test(word) ? word.toLowerCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
