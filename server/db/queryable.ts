/** Anything that runs a SQL statement: the data source, a transaction's manager, a query runner. */
export interface Queryable {
  query<Row = unknown>(sql: string, parameters?: unknown[]): Promise<Row>;
}
