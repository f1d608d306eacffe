import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../../../common/pictures';
import type { Queryable } from '../../db/queryable';

/** The types of picture that the shop keeps, by sharp's name of the format. */
const MIME: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  heif: 'image/avif',
};

/** Keeps a picture under the hash of its bytes; the same bytes are kept once. */
export async function storePicture(db: Queryable, bytes: Buffer): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata();
  const mime = MIME[format];
  if (!mime) throw new Error(`A picture of format ${format} is not kept`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await db.query(
    `INSERT INTO picture (hash, mime, width, height, bytes) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) DO NOTHING`,
    [hash, mime, width, height, bytes],
  );
  return hash;
}

/**
 * A picture as WebP, at most `width` pixels wide; made once and kept.
 * @returns null when there is no such picture or the width is not one of `PICTURE_WIDTHS`
 */
export async function sizedPicture(db: Queryable, hash: string, width: number): Promise<Buffer | null> {
  if (!PICTURE_WIDTHS.some((known) => known === width)) return null;
  const kept = await db.query<{ bytes: Buffer }[]>('SELECT bytes FROM picture_size WHERE hash = $1 AND width = $2', [
    hash,
    width,
  ]);
  if (kept[0]) return kept[0].bytes;
  const originals = await db.query<{ bytes: Buffer }[]>('SELECT bytes FROM picture WHERE hash = $1', [hash]);
  if (!originals[0]) return null;
  const bytes = await sharp(originals[0].bytes)
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
  const rows = await db.query<{ hash: string; mime: string; bytes: Buffer }[]>(
    'SELECT hash, mime, bytes FROM picture WHERE hash = ANY($1)',
    [hashes],
  );
  const found = new Map(rows.map((row) => [row.hash, `data:${row.mime};base64,${row.bytes.toString('base64')}`]));
  return hashes.map((hash) => found.get(hash) ?? null);
}
