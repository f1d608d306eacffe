import sharp, { type Metadata } from 'sharp';
import { LIMITS } from '../../../common/constants';
import { CATALOGUE_MESSAGES as MESSAGES } from '../../../common/rules/catalogue/catalogueRules';
import { badInput, type ShopError } from '../../core/errors';
import { DECODE_SECONDS, isTransient, MAX_PIXELS } from './copies';

/** The first bytes of each type that is taken; nothing else ever reaches a decoder. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => /^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12)),
  (bytes) => /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12)),
];

/** A picture that was decoded and encoded anew, as WebP. */
export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * The bytes that a picture of a form is sent as, with or without the head of a data URL.
 * @param field where it is in the request
 * @throws ShopError BAD_USER_INPUT on the field for what is not base64, no picture of a type that is taken, or too large
 */
export function sentPicture(dataUrl: string, field: string): Buffer {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Buffer.from(text, 'base64');
  // Node skips what is not base64. Compared rather than matched: a regular expression runs out of stack over megabytes.
  if (withoutPadding(bytes.toString('base64')) !== withoutPadding(text)) throw refusal(field, MESSAGES.imageBroken);
  if (bytes.length > LIMITS.imageBytes) throw refusal(field, MESSAGES.imageSize);
  if (!SIGNATURES.some((matches) => matches(bytes))) throw refusal(field, MESSAGES.imageBroken);
  return bytes;
}

function withoutPadding(base64: string): string {
  const end = base64.endsWith('==') ? -2 : base64.endsWith('=') ? -1 : undefined;
  return base64.slice(0, end);
}

/**
 * Decodes a picture and encodes it anew as WebP without metadata, so that nothing of the file that was sent but its pixels is
 * ever served.
 * @param maxSide in pixels; a larger picture is scaled down to it
 * @param field where it is in the request
 * @throws ShopError BAD_USER_INPUT on the field for what is not a whole picture
 */
export async function encodedAnew(bytes: Buffer, maxSide: number, field: string): Promise<EncodedPicture> {
  const { width, height } = await measure(bytes, field);
  if (width * height > MAX_PIXELS) throw refusal(field, MESSAGES.imagePixels);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
      .timeout({ seconds: DECODE_SECONDS })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw refusal(field, isTransient(error) ? MESSAGES.imageSlow : MESSAGES.imageBroken);
  }
}

async function measure(bytes: Buffer, field: string): Promise<Pick<Metadata, 'width' | 'height'>> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw refusal(field, MESSAGES.imageBroken);
  }
}

function refusal(field: string, message: string): ShopError {
  return badInput({ [field]: message });
}
