import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { CATALOGUE_MESSAGES as MESSAGES } from '../../../common/rules/catalogueRules';
import { LIMITS } from '../../../common/constants';
import type { Queryable } from '../../db/queryable';
import { badInput, type ShopError } from '../../core/errors';

/** The widest a picture is kept, in pixels; taller ones keep their shape within it. */
const MOST_PIXELS_WIDE = 1600;
/** A file of a few bytes can stand for a wall of pixels; what is over this is refused before it is decoded. */
const MOST_PIXELS = 50_000_000;
const DECODE_SECONDS = 10;

/** The first bytes of each type that is taken; nothing else ever reaches a decoder. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => /^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12)),
  (bytes) => /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12)),
];

/** A picture that is kept already, or one that is to be. */
export type UploadedPicture = { hash: string } & ({ isKept: true } | { isKept: false; picture: NewPicture });

interface NewPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * The picture of a form (decisions.md section 7): decoded and made anew as WebP without metadata, so that nothing of
 * the file that was sent but its pixels is ever served. The inline text of a kept picture stands for that very picture.
 *
 * @param dataUrl undefined: nothing was said; null and "": no picture
 * @throws ShopError BAD_USER_INPUT on `imageUrl` for whatever is not a whole picture of a type that is taken
 */
export async function readUploadedPicture(
  db: Queryable,
  dataUrl: string | null | undefined,
): Promise<UploadedPicture | null | undefined> {
  if (dataUrl === undefined) return undefined;
  if (dataUrl === null || dataUrl === '') return null;
  const bytes = decodeBase64(dataUrl);
  const kept = await db.query<unknown[]>('SELECT 1 FROM picture WHERE hash = $1', [hashOf(bytes)]);
  if (kept.length > 0) return { hash: hashOf(bytes), isKept: true };
  const picture = await remake(bytes);
  return { hash: hashOf(picture.bytes), isKept: false, picture };
}

/** Keeps the picture in the caller's transaction. @returns its hash; null for none */
export async function keepPicture(tx: Queryable, uploaded: UploadedPicture | null): Promise<string | null> {
  if (!uploaded || uploaded.isKept) return uploaded?.hash ?? null;
  const { width, height, bytes } = uploaded.picture;
  await tx.query(
    `INSERT INTO picture (hash, mime, width, height, bytes) VALUES ($1, 'image/webp', $2, $3, $4)
     ON CONFLICT (hash) DO NOTHING`,
    [uploaded.hash, width, height, bytes],
  );
  return uploaded.hash;
}

function decodeBase64(dataUrl: string): Buffer {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Buffer.from(text, 'base64');
  // Node skips what is not base64. Compared rather than matched: a regular expression runs out of stack over megabytes.
  if (withoutPadding(bytes.toString('base64')) !== withoutPadding(text)) throw refused(MESSAGES.imageBroken);
  if (bytes.length > LIMITS.imageBytes) throw refused(MESSAGES.imageSize);
  if (!SIGNATURES.some((matches) => matches(bytes))) throw refused(MESSAGES.imageBroken);
  return bytes;
}

function withoutPadding(base64: string): string {
  const end = base64.endsWith('==') ? -2 : base64.endsWith('=') ? -1 : undefined;
  return base64.slice(0, end);
}

async function remake(bytes: Buffer): Promise<NewPicture> {
  const { width, height } = await measure(bytes);
  if (width * height > MOST_PIXELS) throw refused(MESSAGES.imagePixels);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .timeout({ seconds: DECODE_SECONDS })
      .rotate()
      .resize({ width: MOST_PIXELS_WIDE, height: MOST_PIXELS_WIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw refused(MESSAGES.imageBroken);
  }
}

async function measure(bytes: Buffer): Promise<Pick<Metadata, 'width' | 'height'>> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw refused(MESSAGES.imageBroken);
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

function refused(message: string): ShopError {
  return badInput({ imageUrl: message });
}
