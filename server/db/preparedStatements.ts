import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from './queryable';

/**
 * Names of statements by their text. Every value is a parameter, so there are a few dozen texts, and some more for
 * filters.
 */
const names = new Map<string, string>();
/** Statements beyond these run unnamed, since each connection keeps every named one. */
const MAX_NAMES = 500;

/**
 * Runs statements under a name of their own, so that PostgreSQL parses and plans each once a connection: planning the
 * short statements of lists and orders costs as much as running them.
 */
export class PreparedStatements implements Queryable {
  constructor(private readonly connection: Pool | PoolClient) {}

  async query<Rows>(text: string, values: unknown[] = []): Promise<Rows> {
    const { rows } = await this.connection.query({ name: nameOf(text), text, values });
    return rows as Rows;
  }
}

function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < MAX_NAMES) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    names.set(text, name);
  }
  return name;
}
