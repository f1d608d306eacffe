import type { Queryable } from '../../db/queryable';

/**
 * Lets the rest of the transaction take out of the audit log and the history of prices what they say of a person;
 * PostgreSQL refuses it else.
 */
export async function mayBlankRecords(tx: Queryable): Promise<void> {
  await tx.query(`SET LOCAL shop.blanks_personal_data = 'on'`);
}

/**
 * The SQL of a recorded state without what some of its properties say; they stay, as null.
 * @param state the column @param names the properties, as a parameter of the statement
 */
export function withoutTexts(state: 'before' | 'after' | 'old' | 'new', names: string): string {
  return `${state} || (SELECT coalesce(jsonb_object_agg(name, NULL::text), '{}') FROM unnest(${names}::text[]) AS name
    WHERE ${state} ? name)`;
}
