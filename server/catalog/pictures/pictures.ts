import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../../../common/pictures';
import type { Queryable } from '../../db/queryable';
import { copyOf } from './copies';
import type { NewPicture, Picture, PictureSize } from './picture.entity';
import { pictureHash } from './pictureHash';

/** The types of picture that the shop stores, by sharp's name of the format. */
const MIME: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  heif: 'image/avif',
};

/**
 * Stores a picture and its copy under the picture's hash; the same bytes are stored once. One that is there is marked as
 * used, which keeps it from being deleted until the transaction has ended.
 */
export async function insertPicture(db: Queryable, picture: NewPicture): Promise<void> {
  const { hash, mime, width, height, bytes, copyHash, copySize, copy } = picture;
  await db.query(
    `INSERT INTO picture (hash, mime, width, height, bytes, copy_hash, copy_size, copy)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (hash) DO UPDATE SET unused_since = NULL`,
    [hash, mime, width, height, bytes, copyHash, copySize, copy],
  );
}

/** Stores a picture as it is. @returns its hash @throws for a format that the shop does not store */
export async function storePicture(db: Queryable, bytes: Buffer): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata();
  const mime = MIME[format];
  if (!mime) throw new Error(`A picture of format ${format} is not stored`);
  const hash = pictureHash(bytes);
  await insertPicture(db, { hash, mime, width, height, bytes, ...(await copyOf({ hash, bytes })) });
  return hash;
}

/**
 * A picture as WebP, at most `width` pixels wide; made once and stored.
 * @returns null when there is no such picture or the width is not one of `PICTURE_WIDTHS`
 */
export async function sizedPicture(db: Queryable, hash: string, width: number): Promise<Buffer | null> {
  if (!PICTURE_WIDTHS.some((offered) => offered === width)) return null;
  const [stored] = await db.query<Pick<PictureSize, 'bytes'>[]>(
    'SELECT bytes FROM picture_size WHERE hash = $1 AND width = $2',
    [hash, width],
  );
  if (stored) return stored.bytes;
  const [original] = await db.query<Pick<Picture, 'bytes'>[]>('SELECT bytes FROM picture WHERE hash = $1', [hash]);
  if (!original) return null;
  const bytes = await sharp(original.bytes)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  await db.query('INSERT INTO picture_size (hash, width, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    hash,
    width,
    bytes,
  ]);
  return bytes;
}
