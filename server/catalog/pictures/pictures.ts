import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../../../common/pictures';
import { entityColumns } from '../../db/entityColumns';
import type { Queryable } from '../../db/queryable';
import { Picture, type PictureSize } from './picture.entity';

/** The types of picture that the shop stores, by sharp's name of the format. */
const MIME: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  heif: 'image/avif',
};

/** The name of a picture: the first 32 hex digits of the SHA-256 of its bytes. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Stores a picture under its hash; the same bytes are stored once. */
export async function insertPicture(db: Queryable, { hash, mime, width, height, bytes }: Picture): Promise<void> {
  await db.query(
    `INSERT INTO picture (hash, mime, width, height, bytes) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) DO NOTHING`,
    [hash, mime, width, height, bytes],
  );
}

/** Stores a picture as it is. @returns its hash @throws for a format that the shop does not store */
export async function storePicture(db: Queryable, bytes: Buffer): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata();
  const mime = MIME[format];
  if (!mime) throw new Error(`A picture of format ${format} is not stored`);
  const hash = pictureHash(bytes);
  await insertPicture(db, { hash, mime, width, height, bytes });
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

/** The pictures as inline `data:` strings, in the order of the hashes; one statement. */
export async function inlinePictures(db: Queryable, hashes: readonly string[]): Promise<(string | null)[]> {
  const rows = await db.query<Pick<Picture, 'hash' | 'mime' | 'bytes'>[]>(
    `SELECT ${entityColumns(Picture, 'i', ['hash', 'mime', 'bytes'])} FROM picture i WHERE i.hash = ANY($1)`,
    [hashes],
  );
  const inline = new Map(
    rows.map(({ hash, mime, bytes }) => [hash, `data:${mime};base64,${bytes.toString('base64')}`]),
  );
  return hashes.map((hash) => inline.get(hash) ?? null);
}
