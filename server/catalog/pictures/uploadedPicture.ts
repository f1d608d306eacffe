import sharp, { type Metadata } from 'sharp';
import { CATALOGUE_MESSAGES as MESSAGES } from '../../../common/rules/catalogue/catalogueRules';
import { LIMITS } from '../../../common/constants';
import type { Queryable } from '../../db/queryable';
import { badInput, type ShopError } from '../../core/errors';
import { copyOf, DECODE_SECONDS, isTransient, MAX_PIXELS } from './copies';
import type { NewPicture, Picture } from './picture.entity';
import { pictureHash } from './pictureHash';
import { insertPicture } from './pictures';

/** In pixels; a larger picture is scaled down to it. */
const MAX_SIDE = 1600;

/** The first bytes of each type that is taken; nothing else ever reaches a decoder. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => /^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12)),
  (bytes) => /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12)),
];

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
  const bytes = decodeBase64(dataUrl);
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

function decodeBase64(dataUrl: string): Buffer {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Buffer.from(text, 'base64');
  // Node skips what is not base64. Compared rather than matched: a regular expression runs out of stack over megabytes.
  if (withoutPadding(bytes.toString('base64')) !== withoutPadding(text)) throw imageRefusal(MESSAGES.imageBroken);
  if (bytes.length > LIMITS.imageBytes) throw imageRefusal(MESSAGES.imageSize);
  if (!SIGNATURES.some((matches) => matches(bytes))) throw imageRefusal(MESSAGES.imageBroken);
  return bytes;
}

function withoutPadding(base64: string): string {
  const end = base64.endsWith('==') ? -2 : base64.endsWith('=') ? -1 : undefined;
  return base64.slice(0, end);
}

async function reencode(bytes: Buffer): Promise<NewPicture> {
  const { width, height } = await measure(bytes);
  if (width * height > MAX_PIXELS) throw imageRefusal(MESSAGES.imagePixels);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
      .timeout({ seconds: DECODE_SECONDS })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    const picture = {
      hash: pictureHash(data),
      mime: 'image/webp',
      width: info.width,
      height: info.height,
      bytes: data,
    };
    return { ...picture, ...(await copyOf(picture)) };
  } catch (error) {
    throw imageRefusal(isTransient(error) ? MESSAGES.imageSlow : MESSAGES.imageBroken);
  }
}

async function measure(bytes: Buffer): Promise<Pick<Metadata, 'width' | 'height'>> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw imageRefusal(MESSAGES.imageBroken);
  }
}

function imageRefusal(message: string): ShopError {
  return badInput({ imageUrl: message });
}
