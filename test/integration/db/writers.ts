import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { undoLastMigration } from '../../../server/db/migrate';
import { eventually } from '../../support/processes';
import type { FreshDatabase } from '../../support/database';

/** What two connections write again and again. */
interface Writers {
  /** Does it once more; each has its own turns. */
  write: (client: Client, turn: number) => Promise<void>;
  /** How many turns everybody has made between two steps of the work, at the least. */
  turns: number;
}

/**
 * Does the work while two connections write.
 * @param work gets what waits until both have written again
 */
export async function besideWriters(
  database: FreshDatabase,
  { write, turns }: Writers,
  work: (everybodyWrites: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const writers = await Promise.all([1, 2].map(() => database.connect()));
  let isOver = false;
  const done = writers.map(() => 0);
  const writing = writers.map(async (client, at) => {
    while (!isOver) {
      await write(client, done[at]! + at);
      done[at]! += 1;
    }
  });
  for (const each of writing) each.catch(() => (isOver = true));
  const everybodyWrites = async () => {
    const before = [...done];
    await eventually('everybody writes', () => isOver || done.every((count, at) => count >= before[at]! + turns));
  };
  try {
    await everybodyWrites();
    await work(everybodyWrites);
    await everybodyWrites();
  } finally {
    isOver = true;
    await Promise.all(writing);
  }
}

/** Takes migrations back until this one is. */
export async function backBefore(db: DataSource, name: string): Promise<void> {
  for (let newest = ''; newest !== name;) {
    [{ name: newest }] = await db.query<[{ name: string }]>('SELECT name FROM migration ORDER BY id DESC LIMIT 1');
    await undoLastMigration(db, { pauseMs: 20 });
  }
}
