import type { Client } from 'pg';

/** A statement with its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Function Name'?: string;
  Plans?: Plan[];
}

/** How PostgreSQL runs a statement, in short: which tables it reads by which indexes, and which from end to end. */
export async function planOf(client: Client, { text, values }: Statement): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (FORMAT JSON) ${text}`, values);
  return [...new Set(readsOf(rows[0]!['QUERY PLAN'][0].Plan))].join(', ');
}

function readsOf(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(readsOf);
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = plan;
  if (type === 'Seq Scan' && table !== undefined) return [`all of ${table}`, ...below];
  if (index !== undefined) return [index, ...below];
  return below;
}
