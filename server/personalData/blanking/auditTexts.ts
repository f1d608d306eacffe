import type { Queryable } from '../../db/queryable';

/** Lets the rest of the transaction take out of the audit log what it says of a person; PostgreSQL refuses it else. */
export async function mayBlankAudit(tx: Queryable): Promise<void> {
  await tx.query(`SET LOCAL shop.blanks_personal_data = 'on'`);
}

/**
 * The SQL of a state in the audit log without what some of its properties say; they stay, as null.
 * @param state the column @param names the properties, as a parameter of the statement
 */
export function withoutTexts(state: 'before' | 'after', names: string): string {
  return `${state} || (SELECT coalesce(jsonb_object_agg(name, NULL::text), '{}') FROM unnest(${names}::text[]) AS name
    WHERE ${state} ? name)`;
}
