import type { PoolClient } from 'pg';

/** A commit that stands on this machine alone: whether it lasts is not known. */
export class OutcomeUnknown extends Error {}

/** The place in PostgreSQL's sources that warns of a commit which no standby has confirmed. */
const UNCONFIRMED = 'SyncRepWaitForLSN';

/**
 * Runs a COMMIT. With synchronous replication PostgreSQL answers COMMIT also when its wait for the standby was cut short
 * (by a time limit, or since it is being stopped), with no more than a warning: what was done would be lost with this
 * machine, and must not be answered as done.
 * @throws OutcomeUnknown when that has happened
 */
export async function confirmed<T>(connection: PoolClient, commit: () => Promise<T>): Promise<T> {
  let unconfirmed = false;
  const note = ({ routine }: { routine?: string }): void => {
    unconfirmed ||= routine === UNCONFIRMED;
  };
  connection.on('notice', note);
  try {
    const answer = await commit();
    if (unconfirmed) throw new OutcomeUnknown('The commit was not confirmed by a standby');
    return answer;
  } finally {
    connection.off('notice', note);
  }
}
