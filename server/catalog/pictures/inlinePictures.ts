import { ShopError } from '../../core/errors';
import { entityColumns } from '../../db/entityColumns';
import type { Queryable } from '../../db/queryable';
import type { Loaders } from '../../graphql/loaders';
import { LIST_BYTES } from '../../graphql/paging';
import { COPY_BYTES } from './copies';
import { makeCopiesNow } from './missingCopies';
import { Picture } from './picture.entity';

/** About the characters of an inline picture, which the price of an operation counts; alone that of one of 600 KB. */
export const INLINE_COST = { characters: { inList: 16_000, alone: 800_000 } } as const;

export const INLINE_DESCRIPTION =
  'The picture as an inline data:image string: in a list a copy of at most 320 pixels, alone the picture as it was given. Heavy, so a list should ask for `picture`.';

/** Where a picture stands: in a list it is shown by its copy, alone as it was given (specification 9.7). */
export type Standing = 'list' | 'alone';

/** A picture that a product or category can give inline. */
export interface InlinePicture {
  readonly hash: string;
  /** Bytes of its copy; null for one that is not made yet. */
  readonly copySize: number | null;
  readonly standing: Standing;
}

/** The inline picture with the hash; null for none. */
export function inlineOf(hash: string | null, copySize: number | null, standing: Standing): InlinePicture | null {
  return hash === null ? null : { hash, copySize, standing };
}

/** The characters of a picture's copy as inline text, or the most that it can have; known before it is read. */
export function inlineLength({ copySize }: Pick<InlinePicture, 'copySize'>): number {
  if (copySize === 0) return 'null'.length;
  return 'data:image/webp;base64,'.length + 4 * Math.ceil((copySize ?? COPY_BYTES) / 3);
}

/** The characters of copies that were given to each request. */
const given = new WeakMap<Loaders, number>();

/**
 * The picture as an inline `data:` string; null without a picture. All of a request are read by one statement.
 * @throws ShopError BAD_USER_INPUT when the copies of the request have more than `LIST_BYTES` characters
 */
export function inlineText(loaders: Loaders, picture: InlinePicture | null): Promise<string | null> | null {
  if (picture === null) return null;
  if (picture.standing === 'alone') return loaders.load(wholePictures, picture.hash);
  const length = (given.get(loaders) ?? 0) + inlineLength(picture);
  if (length > LIST_BYTES) {
    throw new ShopError(
      'BAD_USER_INPUT',
      `The inline pictures of one operation have at most ${LIST_BYTES} characters: ask for fewer, or for \`picture\`.`,
    );
  }
  given.set(loaders, length);
  return loaders.load(pictureCopies, picture.hash);
}

async function wholePictures(db: Queryable, hashes: readonly string[]): Promise<(string | null)[]> {
  const rows = await db.query<Pick<Picture, 'hash' | 'mime' | 'bytes'>[]>(
    `SELECT ${entityColumns(Picture, 'i', ['hash', 'mime', 'bytes'])} FROM picture i WHERE i.hash = ANY($1)`,
    [hashes],
  );
  return inOrder(hashes, rows);
}

async function pictureCopies(db: Queryable, hashes: readonly string[]): Promise<(string | null)[]> {
  const rows = await readCopies(db, hashes);
  const missing = rows.filter(({ copySize }) => copySize === null).map(({ hash }) => hash);
  if (missing.length === 0) return inOrder(hashes, rows);
  await makeCopiesNow(db, missing);
  return inOrder(hashes, [...rows, ...(await readCopies(db, missing))]);
}

interface CopyRow extends Pick<Picture, 'hash' | 'mime' | 'copySize'> {
  readonly bytes: Buffer | null;
}

function readCopies(db: Queryable, hashes: readonly string[]): Promise<CopyRow[]> {
  return db.query(
    `SELECT i.hash, i.copy_size AS "copySize", CASE WHEN i.copy IS NULL THEN i.mime ELSE 'image/webp' END AS mime,
       CASE WHEN i.copy_size > 0 THEN coalesce(i.copy, i.bytes) END AS bytes
     FROM picture i WHERE i.hash = ANY($1)`,
    [hashes],
  );
}

function inOrder(
  hashes: readonly string[],
  rows: readonly { hash: string; mime: string; bytes: Buffer | null }[],
): (string | null)[] {
  const inline = new Map(
    rows.map(({ hash, mime, bytes }) => [hash, bytes && `data:${mime};base64,${bytes.toString('base64')}`]),
  );
  return hashes.map((hash) => inline.get(hash) ?? null);
}
