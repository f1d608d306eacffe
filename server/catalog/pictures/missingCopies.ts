import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Queryable } from '../../db/queryable';
import { transaction } from '../../db/transaction';
import { copyOf, isTransient, NO_COPY, type PictureCopy } from './copies';
import type { Picture } from './picture.entity';

type Original = Pick<Picture, 'hash' | 'bytes'>;

/**
 * Makes the copies of pictures that have none yet: those from before there were copies, and those that an older version
 * of the shop takes in beside this one. One at a time, each in a short transaction of its own. Done twice it does nothing
 * more: a copy is written where none is, and what another process has locked is passed over.
 */
export async function makeMissingCopies(db: DataSource, log: Logger, isStopped: () => boolean): Promise<void> {
  let last: string | null = '';
  while (last !== null && !isStopped()) last = await makeNext(db, log, last);
}

/** @returns the picture whose copy was made; null when none is left */
function makeNext(db: DataSource, log: Logger, after: string): Promise<string | null> {
  return transaction(db, async (tx) => {
    const [original] = await tx.query<Original[]>(
      `SELECT hash, bytes FROM picture WHERE copy_size IS NULL AND hash > $1
       ORDER BY hash LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
      [after],
    );
    if (!original) return null;
    await makeCopy(tx, original).catch((error: unknown) => {
      log.warn({ err: error, picture: original.hash }, 'a copy of a picture could not be made for now');
    });
    return original.hash;
  });
}

/** The copies that are being made, by picture, and the end of their queue. */
interface Making {
  readonly copies: Map<string, Promise<void>>;
  last: Promise<void>;
}

const making = new WeakMap<Queryable, Making>();

/**
 * Makes the copies of these pictures now. However many readers wait for a copy, a process makes it once, and makes one
 * at a time. One that cannot be made for now is tried again by the next reader.
 */
export async function makeCopiesNow(db: Queryable, hashes: readonly string[]): Promise<void> {
  const queue = making.get(db) ?? { copies: new Map<string, Promise<void>>(), last: Promise.resolve() };
  making.set(db, queue);
  await Promise.allSettled(hashes.map((hash) => queue.copies.get(hash) ?? enqueue(db, queue, hash)));
}

function enqueue(db: Queryable, queue: Making, hash: string): Promise<void> {
  const made = queue.last
    .then(async () => {
      const [original] = await db.query<Original[]>(
        'SELECT hash, bytes FROM picture WHERE hash = $1 AND copy_size IS NULL',
        [hash],
      );
      if (original) await makeCopy(db, original);
    })
    .finally(() => queue.copies.delete(hash));
  queue.copies.set(hash, made);
  queue.last = made.catch(() => undefined);
  return made;
}

async function makeCopy(db: Queryable, original: Original): Promise<void> {
  const { copyHash, copySize, copy } = await copyOf(original).catch(noCopyFor);
  await db.query('UPDATE picture SET copy_hash = $2, copy_size = $3, copy = $4 WHERE hash = $1 AND copy_size IS NULL', [
    original.hash,
    copyHash,
    copySize,
    copy,
  ]);
}

/** A picture that cannot be read is looked at once; lists carry nothing in its place. @throws what may go well next time */
function noCopyFor(error: unknown): PictureCopy {
  if (isTransient(error)) throw error;
  return NO_COPY;
}
