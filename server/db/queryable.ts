/** Anything that runs a SQL statement and gives its rows: prepared statements, or a data source for reads. */
export interface Queryable {
  /** The rows of a SELECT, an INSERT … RETURNING, or (of prepared statements alone) any other statement's RETURNING. */
  query<Rows = unknown>(sql: string, parameters?: unknown[]): Promise<Rows>;
}
