import { Client } from 'pg';

/** What COPY writes must be read again by another server: these say how. The limits of time are those of short requests. */
const SETTINGS = {
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '30s',
  client_encoding: 'UTF8',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '3',
};

/**
 * Does the work in one transaction on a connection of its own, which the pool's pipelining and limits do not touch. All
 * settings are the transaction's, so that it works behind PgBouncer, too.
 * @param mode after BEGIN, such as `ISOLATION LEVEL REPEATABLE READ READ ONLY`
 */
export async function inTransaction<T>(url: string, mode: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'bustan-backup' });
  // A connection that is lost fails the statement at hand; between two of them it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`BEGIN ${mode}`);
    for (const [name, value] of Object.entries(SETTINGS)) await client.query(`SET LOCAL ${name} = '${value}'`);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    // What was not committed is undone with the connection; a COPY that nobody reads on would let a ROLLBACK wait for ever.
    await client.end().catch(() => undefined);
  }
}
