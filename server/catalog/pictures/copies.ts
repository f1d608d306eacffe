import sharp from 'sharp';
import type { Picture } from './picture.entity';
import { pictureHash } from './pictureHash';

/** The longest side of a copy in pixels. */
const COPY_SIDE = 320;
/** The most bytes of a copy: 16,000 characters as inline text, so that a page of 100 has 1.6 MB of them. */
export const COPY_BYTES = 11_980;
/**
 * The most pixels of a picture that is decoded: a file of a few bytes can stand for gigabytes of them.
 */
export const MAX_PIXELS = 50_000_000;
/** For which one picture may occupy the machine: a whole one takes a second or two, and many times that on a busy machine. */
export const DECODE_SECONDS = 30;

/** Whether a picture was given up because it took too long, or too much memory: it may be read another time. */
export function isTransient(error: unknown): boolean {
  return /timeout|memory/i.test(String(error));
}

/** How a copy is made; the first that is small enough is taken. All but a few pictures need the first or second. */
const ATTEMPTS = [
  { side: COPY_SIDE, quality: 76 },
  { side: COPY_SIDE, quality: 60 },
  { side: COPY_SIDE, quality: 45 },
  { side: COPY_SIDE, quality: 30 },
  { side: 240, quality: 30 },
  { side: 160, quality: 30 },
  { side: 64, quality: 30 },
] as const;

/** The copy of a picture that lists carry inline, as its row has it. */
export type PictureCopy = Pick<Picture, 'copyHash' | 'copySize' | 'copy'>;

/** Of a picture that cannot be read. */
export const NO_COPY: PictureCopy = { copyHash: null, copySize: 0, copy: null };

/**
 * The copy of a picture for lists (specification 9.7): at most 320 pixels wide and high and 11,980 bytes, upright,
 * with what is transparent. A picture that is small enough is its own.
 * @throws for what is no picture, or has more than `MAX_PIXELS`
 */
export async function copyOf({ hash, bytes }: Pick<Picture, 'hash' | 'bytes'>): Promise<PictureCopy> {
  const { width, height } = await sharp(bytes).metadata();
  if (bytes.length <= COPY_BYTES && Math.max(width, height) <= COPY_SIDE) {
    return { copyHash: hash, copySize: bytes.length, copy: null };
  }
  // Decoded and scaled down once; what follows is of a hundredth of the pixels.
  const small = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
    .timeout({ seconds: DECODE_SECONDS })
    .rotate()
    .resize({ width: COPY_SIDE, height: COPY_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const { side, quality } of ATTEMPTS) {
    const copy = await sharp(small)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, alphaQuality: quality })
      .toBuffer();
    if (copy.length <= COPY_BYTES) return { copyHash: pictureHash(copy), copySize: copy.length, copy };
  }
  throw new Error(`The copy of picture ${hash} has more than ${COPY_BYTES} bytes`);
}
