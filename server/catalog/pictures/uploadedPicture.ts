import { CATALOGUE_MESSAGES as MESSAGES } from '../../../common/rules/catalogue/catalogueRules';
import { badInput } from '../../core/errors';
import type { Queryable } from '../../db/queryable';
import { copyOf, isTransient } from './copies';
import { encodedAnew, sentPicture } from './encodedPicture';
import type { NewPicture, Picture } from './picture.entity';
import { pictureHash } from './pictureHash';
import { insertPicture } from './pictures';

/** In pixels; a larger picture is scaled down to it. */
const MAX_SIDE = 1600;

const FIELD = 'imageUrl';

/** A new picture, or those that are stored already and that the text stands for, by their hashes; one at least. */
export type UploadedPicture = NewPicture | readonly string[];

/**
 * The picture of a form (specification 9.7): decoded and encoded anew as WebP without metadata, so that nothing of
 * the file that was sent but its pixels is ever served. The inline text of a stored picture, or of its copy in a list,
 * stands for that very picture.
 *
 * @param dataUrl undefined: the field was not sent; null and "": no picture
 * @throws ShopError BAD_USER_INPUT on `imageUrl` for whatever is not a whole picture of a type that is taken
 */
export async function readUploadedPicture(
  db: Queryable,
  dataUrl: string | null | undefined,
): Promise<UploadedPicture | null | undefined> {
  if (dataUrl === undefined) return undefined;
  if (dataUrl === null || dataUrl === '') return null;
  const bytes = sentPicture(dataUrl, FIELD);
  const stored = await db.query<Pick<Picture, 'hash'>[]>(
    'SELECT hash FROM picture WHERE hash = $1 OR copy_hash = $1 ORDER BY hash = $1 DESC, hash',
    [pictureHash(bytes)],
  );
  return stored.length > 0 ? stored.map(({ hash }) => hash) : reencode(bytes);
}

/**
 * Stores the picture in the caller's transaction.
 * @param before the hash of the picture until now, which stays where the text stands for it and for others: two
 * pictures can have the same copy
 * @returns its hash; null for none
 */
export async function storeUploadedPicture(
  tx: Queryable,
  picture: UploadedPicture | null,
  before: string | null,
): Promise<string | null> {
  if (picture === null) return null;
  if ('bytes' in picture) {
    await insertPicture(tx, picture);
    return picture.hash;
  }
  const chosen = picture.find((hash) => hash === before) ?? picture[0] ?? null;
  // Nobody uses it perhaps: marked as used it is not deleted meanwhile.
  const marked = await tx.query<unknown[]>('UPDATE picture SET unused_since = NULL WHERE hash = $1 RETURNING 1', [
    chosen,
  ]);
  if (marked.length === 0) throw badInput({ imageUrl: 'The picture is not there any more; please choose it again' });
  return chosen;
}

async function reencode(sent: Buffer): Promise<NewPicture> {
  const { bytes, width, height } = await encodedAnew(sent, MAX_SIDE, FIELD);
  const picture = { hash: pictureHash(bytes), mime: 'image/webp', width, height, bytes };
  try {
    return { ...picture, ...(await copyOf(picture)) };
  } catch (error) {
    throw badInput({ [FIELD]: isTransient(error) ? MESSAGES.imageSlow : MESSAGES.imageBroken });
  }
}
